/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { entrantsOf } from '#shared/rules/entrants/people.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { readBy } from '#shared/words/reader.ts';
import { useSystem } from '#web/ui/ladder/system.ts';
import { Face, hueOf, initialsOf } from '#web/ui/page/club-look.tsx';
import { matchId, randomName } from '#web/ui/page/ids.ts';
import { useLooking } from '#web/ui/page/use-looking.ts';
import { isFor } from '#web/ui/session/acting.ts';
import type { ByMailProps } from '#web/ui/session/by-mail.tsx';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import { commandOf, idsIn, isTapped, later, playAhead, waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { openTablet, useTablet } from '#web/ui/tablet/use-tablet.ts';
import { ACCOUNT_TEXT, ANSWERS, CONNECTION, TITLES, WORDS } from '#web/ui/texts.ts';
import { Line, Refusals } from './line.tsx';
import { meOf } from './model.ts';
import type { AccountProps } from './more.tsx';
import { type OwnFacts, type ReadPublished, readPublished } from './published.ts';
import type { OfRest } from './rest.tsx';
import { Sections } from './sections.tsx';
import { isStandalone, LazyPart, type PhoneSheet, type SentCommand, SheetPart, type Tools } from './tools.tsx';
import { commandWords, shutWords } from './words.ts';

/** How often what depends on the time is drawn again, in milliseconds. */
const TICK = 10_000;

export const App = () => {
  const place = ladderOfAddress();
  const stage = { app: 'me', ...place } as const;
  const session = useSession(stage);
  if (session === undefined) return <Alone>{WORDS.oneMoment}</Alone>;
  if (session === 'unreached') return <Alone>{CONNECTION.trying}</Alone>;
  if (session === 'nobody')
    return (
      <Alone>
        {ACCOUNT_TEXT.nobody}
        {isStandalone() && <LazyPart<object> part="by-link" props={{}} of={session} />}
        <LazyPart<ByMailProps> part="by-mail" props={{ club: place.club }} of={session} />
      </Alone>
    );
  const player = 'gone' in session || !isFor(stage, session) ? undefined : parsePlayerId(session.player ?? '');
  if ('gone' in session || !player)
    return (
      <Alone>
        <LazyPart<AccountProps>
          part="more"
          props={{ stage, actor: session }}
          of={session}
          meanwhile={WORDS.oneMoment}
        />
      </Alone>
    );
  return <Phone key={`${player} ${session.actor}`} player={player} session={session} />;
};

const Alone = ({ children }: { readonly children: ComponentChildren }) => (
  <main class="me">
    <h1>{TITLES.me}</h1>
    <div role="status">{children}</div>
    <p>
      <a href="../">{ANSWERS.wholeLadder}</a>
    </p>
  </main>
);

interface PhoneProps {
  readonly player: PlayerId;
  readonly session: Session;
}

const Phone = ({ player: person, session }: PhoneProps) => {
  const tablet = useMemo(() => openTablet({ whose: `me/${person}` }), [person]);
  useTablet(tablet, TICK);
  const { ladder, shut, reached } = tablet.known;
  const [as, playAs] = useState(() => new URLSearchParams(location.search).get('as'));
  const all = ladder ? entrantsOf(ladder, person) : [];
  const player = all.find((each) => each === as) ?? all[0] ?? person;
  const entrants = ladder?.header.entrants && { person, all, playAs };
  readBy(player);
  const system = useSystem(ladder?.header);
  // Of which entrant the page is only their rules say.
  const published = usePublished(entrants && system !== 'loaded' ? undefined : ladder, player);
  if (ladder && system === 'loaded')
    return <Me key={player} {...{ tablet, player, entrants, session, published }} known={ladder} />;
  return (
    <Alone>{shut ? shutWords(shut) : reached && system !== 'unreached' ? WORDS.oneMoment : CONNECTION.trying}</Alone>
  );
};

interface MeProps extends PhoneProps, Pick<Tools, 'entrants'> {
  readonly tablet: Tablet;
  readonly known: Ladder;
  readonly published: ReadPublished | undefined;
}

const Me = ({ tablet, known, player, entrants, session, published }: MeProps) => {
  const [sheet, open] = useState<PhoneSheet>();
  const told = useTold(published, known, player);
  const [sent, setSent] = useState<SentCommand>();
  const [face, setFace] = useState<{ readonly of: string | undefined }>();
  const showFace = (of: string | undefined) => setFace({ of });
  const tools = toolsOf({ tablet, known, player, entrants, told, open, sent, setSent, showFace });
  const { model } = tools;
  useEffect(() => {
    document.title = `${model.me.name} – ${known.header.name ?? WORDS.ladder}`;
  }, [model.me.name, known.header.name]);
  return (
    <>
      <header class="me">
        <h1 class={`disc-${hueOf(player)}`} data-of={initialsOf(model.me.name)}>
          <Face of={face ? face.of : published?.view.standings.find(({ id }) => id === player)?.face} />
          <a {...(told && { href: `../player/#${told.publicId}` })}>
            <bdi>{model.me.name}</bdi>
          </a>
        </h1>
        <p>
          <a href="../">
            <bdi>{known.header.name ?? ANSWERS.wholeLadder}</bdi>
          </a>
        </p>
      </header>
      <main class="me">
        <Line tablet={tablet} at={tools.at} />
        <Refusals tablet={tablet} />
        <Sections tools={tools} session={session} />
        {sheet && (
          <SheetPart<OfRest>
            key={JSON.stringify(sheet)}
            part="rest"
            props={{ what: 'sheet', sheet, tools }}
            tools={tools}
          />
        )}
      </main>
    </>
  );
};

/** Milliseconds after which something that could not be read is asked for again, and a history that is to follow. */
const [AGAIN, FOLLOWS] = [3000, 10_000] as const;

/** What is published of the ladder, read again whenever the ladder is at another line than what was read. */
function usePublished(ladder: Ladder | undefined, player: PlayerId): ReadPublished | undefined {
  const [published, setPublished] = useState<ReadPublished>();
  const line = ladder?.line;
  useLooking(
    async (isOver) => {
      if (line === undefined || !ladder || published?.view.version === line) return undefined;
      const read = await readPublished(ladder, player);
      if (isOver()) return undefined;
      if (read) setPublished(read);
      return read?.view.version !== line ? AGAIN : read.isBehind ? FOLLOWS : undefined;
    },
    [line],
  );
  return published;
}

/** What is published stays in view while a newer edition is on its way. */
function useTold(published: ReadPublished | undefined, known: Ladder, player: PlayerId): OwnFacts | undefined {
  const last = useRef<OwnFacts | undefined>(undefined);
  const told = useMemo(() => published?.told(known, player), [published, known, player]);
  if (told) last.current = told;
  return last.current;
}

interface Parts extends Pick<Tools, 'entrants'> {
  readonly tablet: Tablet;
  readonly known: Ladder;
  readonly player: PlayerId;
  readonly told: OwnFacts | undefined;
  readonly open: (sheet: PhoneSheet | undefined) => void;
  readonly sent: SentCommand | undefined;
  readonly setSent: (sent: SentCommand) => void;
  readonly showFace: Tools['showFace'];
}

function toolsOf({ tablet, known, player, entrants, told, open, sent, setSent, showFace }: Parts): Tools {
  const { queue } = tablet.known;
  const ladder = playAhead(known, queue);
  const at = later(tablet.now(), ladder.at);
  const place = ladderOfAddress();
  return {
    tablet,
    path: `/api/clubs/${place.club}/ladders/${place.ladder}`,
    player,
    entrants,
    model: meOf(ladder, player, at),
    told,
    at,
    pending: new Set(waiting(queue).flatMap(({ command }) => idsIn(command))),
    open,
    sent,
    command: (verb, body) => commandOf<Verb>({ at: tablet.now() }, verb, body),
    send: (command) => {
      if (isTapped(tablet.known.queue, command)) return open(undefined);
      tablet.tap({ ...command, at: tablet.now() }, commandWords(command, ladder, player));
      setSent({ command, before: ladder });
      open(undefined);
    },
    newId: () => matchId(randomName()),
    showFace,
  };
}
