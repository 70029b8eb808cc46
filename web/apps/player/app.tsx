import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayerIndex } from '#shared/contract/history.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { toldAhead } from '#shared/view/ahead.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isAbout } from '#shared/words/phrase.ts';
import { Bump } from '#web/ui/chart/bump.tsx';
import { Clause, Rulebook } from '#web/ui/ladder/clause.tsx';
import { controlsOfView } from '#web/ui/ladder/controls.ts';
import { Behind, isBehind } from '#web/ui/ladder/history.tsx';
import { LastResults } from '#web/ui/ladder/last-results.tsx';
import { boutsOf, sumOf } from '#web/ui/ladder/record.ts';
import { Alone } from '#web/ui/page/alone.tsx';
import { Face, wear } from '#web/ui/page/club-look.tsx';
import { Share } from '#web/ui/page/share.tsx';
import { SignIn } from '#web/ui/page/sign-in.tsx';
import { useSteps } from '#web/ui/page/steps.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { editionOf, Watcher } from '#web/ui/page/watcher.ts';
import { countedOn, Name, placesTogether, ShortDay, Words } from '#web/ui/page/words.tsx';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { sendsMails } from '#web/ui/session/ways-in.ts';
import { LOADING, WORDS } from '#web/ui/texts.ts';
import { PLAYER } from '../texts.ts';
import { Bouts, Records } from './bouts.tsx';
import { type PlayerPageData, readFacts } from './facts.ts';
import { boundsOf, Opponents, opponentsIn } from './opponents.tsx';
import type { PeopleProps } from './pairs/people.tsx';
import { Past } from './past.tsx';

export const App = () => {
  const id = useHash();
  const player = parsePlayerId(id);
  const facts = useFacts(player ?? '');
  if (facts === undefined || facts === 'unreached')
    return (
      <Alone title={WORDS.player}>
        <p role="status">{facts ? LOADING.failed : WORDS.oneMoment}</p>
      </Alone>
    );
  const { view, history } = facts;
  const index = history.players.findIndex((each) => each.id === id);
  const isKnown = index >= 0 || view.standings.some((each) => each.id === id);
  if (player && isKnown) return <Player {...{ facts, player, index }} />;
  const person = history.people?.find((each) => each.id === id);
  return person ? (
    <>
      <Head view={view} />
      <People facts={facts} of={person} />
    </>
  ) : (
    <Unknown view={view} history={history} />
  );
};

/** Only of several who play as one: it comes with a script of its own. */
const People = (props: PeopleProps) => {
  const { Part } = usePart<PeopleProps>('people', props.of);
  return Part ? <Part {...props} /> : null;
};

function useHash(): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const changed = () => {
      setHash(location.hash.slice(1));
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus();
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return hash;
}

function useFacts(player: string): PlayerPageData | 'unreached' | undefined {
  const [facts, setFacts] = useState<PlayerPageData | 'unreached'>();
  const last = useRef<PlayerPageData>(undefined);
  useEffect(() => {
    if ((last.current?.only ?? player) !== player) {
      last.current = undefined;
      setFacts(undefined);
    }
    const watcher = new Watcher({
      path: '../version.json',
      shown: () =>
        last.current && !isBehind(last.current.history, last.current.view) ? editionOf(last.current.view) : undefined,
      async renew(signal, found) {
        const read = await readFacts(player, last.current, found);
        signal.throwIfAborted();
        last.current = read;
        if (read) wear(read.view.club);
        setFacts(read ?? 'unreached');
      },
      isOn: () => last.current?.view.night !== undefined,
      isOneOfMany: true,
      told: (inVain) => setFacts(last.current ?? (inVain > 0 ? 'unreached' : undefined)),
    });
    return () => watcher.stop();
  }, [player]);
  return facts;
}

const Unknown = ({ view, history }: Pick<PlayerPageData, 'view' | 'history'>) => (
  <>
    <Head view={view} />
    <main>
      <h1 tabIndex={-1}>{WORDS.everybody}</h1>
      <ul class="links">
        {history.players.map((who) => (
          <li key={who.id}>
            <a href={`#${who.id}`}>
              <Name of={who} />
            </a>
          </li>
        ))}
      </ul>
    </main>
  </>
);

const Head = ({ view }: { readonly view: LadderView }) => (
  <header>
    <p class="belongs">
      <a href="../">
        <bdi>{view.name ?? WORDS.theLadder}</bdi>
      </a>
      <SignIn club={{ id: ladderOfAddress().club, mails: sendsMails() }} />
    </p>
  </header>
);

interface PlayerProps {
  readonly facts: PlayerPageData;
  readonly player: PlayerId;
  /** Where the history knows them; negative where they have just come. */
  readonly index: PlayerIndex;
}

const Player = ({ facts, player, index }: PlayerProps) => {
  const { view, history } = facts;
  const standing = view.standings.find(({ id }) => id === player);
  const name = (history.players[index] ?? standing)?.name ?? player;
  useEffect(() => {
    document.title = `${name} – ${view.name ?? WORDS.ladder}`;
  }, [name, view.name]);
  return (
    <Rulebook.Provider value={{ rules: view.rules, page: '../' }}>
      <Head view={view} />
      <main class="player">
        <Season {...{ facts, player, index }}>
          <h1 tabIndex={-1}>
            <Face of={standing?.face} />
            <bdi>{name}</bdi>
          </h1>
          <Standing facts={facts} standing={standing} />
          <Past key={player} view={view} player={player} />
          {standing?.people && <People facts={facts} of={standing} />}
          {standing && <ShareRung standing={standing} inAll={facts.inAll} />}
        </Season>
      </main>
    </Rulebook.Provider>
  );
};

interface SeasonProps extends PlayerProps {
  /** What stands above it. */
  readonly children: ComponentChildren;
}

/** How many steps a season is drawn in, from its head down. */
const STEPS = 5;

const Season = ({ facts, player, index, children }: SeasonProps) => {
  const { view, history } = facts;
  const step = useSteps(STEPS);
  const opponents = useMemo(() => opponentsIn(step > 1 ? facts : { view }, player), [facts, player, step > 1]);
  const bouts = boutsOf(history, index).filter(({ played }) => !played.slip);
  return (
    <>
      <div>
        {children}
        <NewNames history={history} player={player} />
        <Behind history={history} page={view} />
        <LastResults bouts={bouts} />
        <p class="sum">{sumOf(bouts)}</p>
        <section>
          <h2>{PLAYER.season[controlsOfView(view).measure === 'points' ? 'points' : 'rungs']}</h2>
          {index >= 0 && step > 2 && (
            <Bump key={index} history={history} only={index} bounds={boundsOf(view, player, opponents)} />
          )}
        </section>
      </div>
      {step > 3 && (
        <div>
          <Opponents view={view} opponents={opponents} />
          <Records history={history} bouts={bouts} />
        </div>
      )}
      {step > 4 && <Bouts history={history} bouts={bouts} view={view} />}
    </>
  );
};

const NewNames = ({ history, player }: Pick<PlayerPageData, 'history'> & Pick<SeasonProps, 'player'>) => {
  const theirs = history.changes?.filter(({ text }) => isAbout(text, player)) ?? [];
  return theirs.length === 0 ? null : (
    <ul class="why">
      {theirs.map(({ line, at, text }) => (
        <li key={line}>
          <ShortDay at={at} /> <Words of={text} />
        </li>
      ))}
    </ul>
  );
};

/** By the link that has a picture of its own: no program sees what stands behind "#". */
const ShareRung = ({
  standing: { id, name, rung },
  inAll,
}: {
  readonly standing: StandingView;
  readonly inAll: number;
}) => (
  <Share
    title={document.title}
    text={`${name}: ${WORDS.rungOf(String(rung), inAll).join('')}`}
    url={`${location.origin}${location.pathname}${id}/`}
    picture={`${id}/preview.png`}
  />
);

const FRIENDLY: ReadonlySet<string> = new Set(['rise', 'share']);

const Standing = ({
  facts,
  standing,
}: {
  readonly facts: PlayerPageData;
  readonly standing: StandingView | undefined;
}) => {
  if (!standing) return <p class="stand">{PLAYER.absent}</p>;
  const { view, inAll } = facts;
  const { rung, points, why } = standing;
  return (
    <>
      <p class="stand">
        {WORDS.rungOf(<strong>{rung}</strong>, inAll)}
        {points !== undefined && WORDS.withPoints(points)}
      </p>
      {toldAhead(standing, view).map(({ forecast, rung: stands }) => (
        <p key={forecast.period} class={FRIENDLY.has(forecast.what) ? 'fate friendly' : 'fate'}>
          {forecastWords(forecast, stands, standing.asked)}
          <Clause of={forecast.clause} />
        </p>
      ))}
      <ul class="why">
        {why.map((reason) => (
          <li key={`${reason.line} ${reason.at}`}>
            <ShortDay at={reason.at} /> <Words of={reason.text} />
            {countedOn(reason)}
            {placesTogether(reason)}
            <Clause of={reason.clause} />
          </li>
        ))}
      </ul>
    </>
  );
};
