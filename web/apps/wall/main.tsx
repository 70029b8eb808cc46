/// <reference lib="dom" />

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { parseInstant, type When } from '#shared/calendar/moment.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { LadderView, ResultView } from '#shared/contract/view.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, countdown } from '#shared/words/dates.ts';
import type { Who } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { untilWords } from '#web/ui/ladder/crosses.ts';
import { Final } from '#web/ui/ladder/night.tsx';
import { Alone } from '#web/ui/page/alone.tsx';
import { Crest, initialsUnless, wear } from '#web/ui/page/club-look.tsx';
import { hangThere } from '#web/ui/page/hanging.ts';
import { speak, speakAsBefore } from '#web/ui/page/language.ts';
import { readFile } from '#web/ui/page/published.ts';
import { QrCode } from '#web/ui/page/qr.tsx';
import { useServiceTime } from '#web/ui/page/service-time.ts';
import { asOf, editionOf, Watcher } from '#web/ui/page/watcher.ts';
import { FullDay, Name, Score, ShortDay } from '#web/ui/page/words.tsx';
import { FINAL, JOY, LEADING, LOADING, SETTLEMENTS, TITLES, WORDS } from '#web/ui/texts.ts';
import { WALL } from '../texts.ts';
import { Challenges } from './challenges.tsx';
import { Headline, moversIn, type News, newsBetween } from './headline.tsx';
import { Night } from './night.tsx';
import { Pyramid } from './pyramid.tsx';
import { Rungs } from './rungs.tsx';

/** After this many failed looks in a row, the screen says that it is old. */
const IN_VAIN = 2;
const [RESULTS, FEW] = [6, 2];
/** With more players than that at the club, tonight has all the room. */
const BUSY = 8;

const App = () => {
  const { view, misses, news } = useView();
  const now = useServiceTime('../version.json');
  useEffect(() => {
    if (view) document.title = view.name ?? WORDS.ladder;
  }, [view]);
  if (!view)
    return (
      <div class="wall">
        <Alone title={WORDS.ladder}>
          <p role="status">{misses > 0 ? LOADING.failed : WORDS.oneMoment}</p>
        </Alone>
      </div>
    );
  const champion = view.final?.champion ?? view.winner;
  const isEmpty = view.standings.length === 0;
  return (
    <div class="wall">
      <header>
        <h1 {...(view.club && initialsUnless(view.club))}>
          <Crest of={view.club?.crest} />
          {view.club && (
            <>
              <bdi class="club">{view.club.name}</bdi>{' '}
            </>
          )}
          <bdi>{view.name ?? WORDS.theLadder}</bdi>
        </h1>
        <Time view={view} old={misses >= IN_VAIN} now={now} />
      </header>
      {champion && <Champion of={champion} day={view.final?.day} />}
      {!champion && isEmpty && <Nobody />}
      {!champion && !isEmpty && <Playing view={view} now={now} news={news} />}
    </div>
  );
};

/** The season has been won: nothing else is worth as much room. */
const Champion = ({ of, day }: { readonly of: Who; readonly day: string | undefined }) => (
  <main class="won">
    {day !== undefined && <p>{FINAL.title(<FullDay at={day} />)}</p>}
    <p class="champion">{SHARED.champion(<Name of={of} />)}</p>
    <p>{JOY.congratulations}</p>
    <Codes night={false} />
  </main>
);

const Nobody = () => (
  <main class="won">
    <p class="champion">{LEADING.nobody}</p>
    <Codes night={false} />
  </main>
);

interface WallData {
  readonly view: LadderView;
  readonly now: Instant;
}

const Playing = ({ view, now, news }: WallData & Pick<Parameters<typeof Headline>[0], 'news'>) => {
  const { final, challenges = [], standings } = view;
  const night = final?.closed ? undefined : view.night;
  const at = formatLocal(view.timezone, now);
  const today = at.slice(0, 10);
  // From the first minute of the day on: before anybody is there, people read what to come for, and how to check in.
  const isFinal = final?.day === today;
  const open = challenges.filter(({ state }) => state !== 'awaiting');
  const isFew = night !== undefined || open.length > 0;
  const isBusy = (night?.pegs.length ?? 0) > BUSY;
  const beside = [
    final && (final.cut || isFinal) && <Final final={final} />,
    final && !final.cut && isFinal && <Countdown until={final.cutAt} now={now} />,
    night && <Night night={night} matches={view.matches} at={at} />,
    open.length > 0 && <Challenges view={view} open={open} />,
    !night && view.due && <Due due={view.due} />,
    !isBusy && view.results.some(stands) && <Latest results={view.results} most={isFew ? FEW : RESULTS} />,
  ].filter(Boolean);
  const above = (
    <div class="above">
      {view.round && news.length === 0 ? (
        <div class="headline">
          <div class="leader">
            <p>
              <strong>{untilWords(view.round)}</strong>
            </p>
          </div>
        </div>
      ) : (
        <Headline standings={standings} news={news} />
      )}
      <Codes night={night !== undefined || (isFinal && !final.closed)} />
    </div>
  );
  const { length: leaders } = standings.filter(({ rung }) => rung === 1);
  // In a round everybody is shown among those of their table.
  const below = leaders === 1 && !view.round ? standings.slice(1) : standings;
  const columns = (
    <>
      {above}
      <Rungs standings={below} today={today} movers={moversIn(news)} />
    </>
  );
  return (
    <main class={beside.length === 0 ? 'alone' : view.shape ? 'drawn' : undefined}>
      <div class="ladder-with-codes">
        {view.shape ? <Pyramid view={view} today={today} above={above} otherwise={columns} /> : columns}
      </div>
      {beside.length > 0 && <aside>{beside}</aside>}
    </main>
  );
};

/** What falls due next, and what that means. */
const Due = ({ due }: { readonly due: NonNullable<LadderView['due']> }) => (
  <section class="due">
    <h2>{SETTLEMENTS.next}</h2>
    <p>{due.text}</p>
  </section>
);

/** For how long it is told what moved, in milliseconds. */
const TOLD = 10_000;

/** The ladder as last seen, how many looks since found nothing new, and what has just moved. */
function useView() {
  const [view, setView] = useState<LadderView>();
  const [misses, setMisses] = useState(0);
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    if (news.length === 0) return;
    const timer = setTimeout(() => setNews([]), TOLD);
    return () => clearTimeout(timer);
  }, [news]);
  useEffect(() => {
    let seen: LadderView | undefined;
    const watcher = new Watcher({
      path: '../version.json',
      shown: () => seen && editionOf(seen),
      async renew(signal, edition) {
        const read = await readFile<LadderView>(asOf('../view.json', edition));
        signal.throwIfAborted();
        if (!read) throw new Error('the ladder cannot be read');
        if (read.version === seen?.version && read.asOf === seen.asOf) return;
        await speak(read.language);
        wear(read.club);
        const found = newsBetween(seen, read);
        seen = read;
        if (found.length > 0) setNews(found);
        setView(read);
      },
      isOn: () => seen?.night !== undefined,
      told: setMisses,
    });
    return () => watcher.stop();
  }, []);
  return { view, misses, news };
}

const Time = ({ view, old, now }: WallData & { readonly old: boolean }) =>
  old ? (
    <p class="old" role="status">
      {WALL.lostSince(<ShortDay at={view.asOf} />, clockTime(view.asOf))}
    </p>
  ) : (
    <time>{clockTime(formatLocal(view.timezone, now))}</time>
  );

const Countdown = ({ until, now }: { readonly until: When; readonly now: Instant }) => {
  const left = (parseInstant(until) ?? now) - now;
  return left > 0 ? (
    <p class="countdown" role="timer">
      {countdown(left)}
    </p>
  ) : null;
};

const stands = ({ state }: ResultView): boolean => state === 'stands';

const Latest = ({ results, most }: { readonly results: readonly ResultView[]; readonly most: number }) => (
  <section class="latest">
    <h2>{WALL.latest}</h2>
    <ul>
      {results
        .filter(stands)
        .slice(0, most)
        .map(({ line, kind, challenger, challenged, score }) => (
          <li key={line}>
            <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
            {kind === 'playoff' && <small> {WORDS.playoff}</small>}
          </li>
        ))}
    </ul>
  </section>
);

/** For phones: this ladder, and on a club night the page on which players check in. */
const Codes = ({ night }: { readonly night: boolean }) => {
  const at = (path: string): string => new URL(path, location.href).href;
  return (
    <div class="codes">
      <figure>
        <QrCode text={at('../')} label={WALL.thisLadder} />
        <figcaption>{WALL.thisLadder}</figcaption>
      </figure>
      {night && (
        <figure>
          <QrCode text={at('../me/?arrive')} label={WORDS.checkIn} />
          <figcaption>{WORDS.checkIn}</figcaption>
        </figure>
      )}
    </div>
  );
};

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.wall).then(() => {
    place.replaceChildren();
    render(<App />, place);
  });
}
hangThere();
