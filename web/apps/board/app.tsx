/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import { clockTime } from '#shared/words/dates.ts';
import { useSystem } from '#web/ui/ladder/system.ts';
import { useSteps } from '#web/ui/page/steps.ts';
import { useTogether } from '#web/ui/page/use-part.ts';
import { Watching } from '#web/ui/page/watching.tsx';
import { Account } from '#web/ui/session/account-part.tsx';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import { ACCOUNT } from '#web/ui/session/ways-in.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { useTablet } from '#web/ui/tablet/use-tablet.ts';
import { TITLES, WORDS } from '#web/ui/texts.ts';
import { actionsOf, type BoardActions, type BoardSheet } from './actions.ts';
import { Also } from './also.tsx';
import { Arrivals } from './arrivals.tsx';
import { hasNights } from './model.ts';
import { OfTheNight, useMedia } from './parts.tsx';
import { Matches, Room, Turn } from './room.tsx';
import { OpenSheet } from './sheets.tsx';
import { TEXT } from './texts.ts';
import { Awaited, Line, Refusals, Toast } from './tray.tsx';
import { shutWords } from './words.ts';

/** How often the clocks on the board move on, in milliseconds. */
const TICK = 1000;

/** From here on check-in has a place of its own beside the matches, as the style sheet has it; below it is a sheet. */
const WIDE = '(min-width: 44rem)';

export const STAGE = { app: 'board', ...ladderOfAddress() } as const;

export const App = ({ tablet }: { readonly tablet: Tablet }) => {
  const session = useSession(STAGE);
  if (session === undefined) return <Closed title={WORDS.oneMoment} />;
  if (typeof session !== 'string' && 'gone' in session)
    return (
      <Closed title={TITLES.board}>
        <Account stage={STAGE} actor={session} />
      </Closed>
    );
  return <Opened tablet={tablet} session={typeof session === 'string' ? undefined : session} />;
};

const Closed = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <main class="closed">
    <h1>{title}</h1>
    {children}
    <Links session={undefined} />
  </main>
);

interface OpenedProps {
  readonly tablet: Tablet;
  readonly session: Session | undefined;
}

const Opened = (props: OpenedProps) => {
  const { tablet } = props;
  useTablet(tablet, TICK);
  return (
    <>
      <Watching isOn onAlive={() => tablet.alive()} />
      <Night {...props} />
    </>
  );
};

const Night = ({ tablet, session }: OpenedProps) => {
  const { ladder, shut, queue } = tablet.known;
  const system = useSystem(ladder?.header);
  const waits = waiting(queue).length;
  const together = useTogether(['tonight']);
  const known = system === 'loaded' && together ? ladder : undefined;
  if (known && hasNights(known)) return <Board tablet={tablet} known={known} session={session} />;
  const line = system === 'unreached' ? { ...tablet.known, reached: false } : tablet.known;
  return (
    <main class="closed">
      <h1>{known ? TEXT.noNight : shut ? TITLES.board : WORDS.oneMoment}</h1>
      {shut && <p role="alert">{shutWords(shut)}</p>}
      {shut && waits > 0 && <p>{TEXT.kept(waits)}</p>}
      {(!line.reached || queue.taps.length > 0) && !shut && <Line known={line} at={tablet.now()} />}
      <Links session={session} />
    </main>
  );
};

const Links = ({ session }: Pick<OpenedProps, 'session'>) => (
  <nav>
    <a href="../">{WORDS.theLadder}</a>
    <a href="../desk/">{TITLES.desk}</a>
    {session ? <Account stage={STAGE} actor={session} /> : <a href={ACCOUNT}>{WORDS.signOut}</a>}
  </nav>
);

const Board = ({ tablet, known, session }: OpenedProps & { readonly known: Ladder }) => {
  const [sheet, open] = useState<BoardSheet>();
  const [said, say] = useState<Refusal>();
  const { still, once } = useTaps();
  const actions = actionsOf(tablet, known, open, say, still);
  const { board } = actions;
  const isWide = useMedia(WIDE);
  const isOpen = !board.final?.closed;
  return (
    <main class="night-board" onClickCapture={once}>
      <header>
        <h1>
          <bdi>{known.header.name ?? TITLES.board}</bdi>
        </h1>
        <time dateTime={board.now}>{clockTime(board.now)}</time>
        {isWide && <Links session={session} />}
      </header>
      <div class="now">
        {board.matches.some(({ leftOpen }) => leftOpen) && <OfTheNight kind="unfinished" actions={actions} />}
        {board.final && <OfTheNight kind="final" actions={actions} />}
        {isOpen && board.final?.step !== 'close' && <Turn actions={actions} />}
      </div>
      <Room actions={actions} />
      <div class="beside">
        <Matches actions={actions} />
        {isWide ? isOpen && <CheckIn actions={actions} /> : <Links session={session} />}
      </div>
      <footer class="tray">
        <Awaited tablet={tablet} />
        <Refusals actions={actions} />
        <Also actions={actions} session={session} />
        <div role="alert">
          {said && (
            <button type="button" class="refusal" onClick={() => say(undefined)}>
              {said.message}
            </button>
          )}
        </div>
        <div class="bar">
          <Line known={tablet.known} at={actions.at} />
          <Toast actions={actions} />
          {isOpen && !isWide && (
            <button type="button" class="main" onClick={() => open({ kind: 'arrivals' })}>
              {WORDS.checkIn}
            </button>
          )}
          <button type="button" class="so-far-button" onClick={() => open({ kind: 'tonight' })}>
            {TEXT.tonight}
          </button>
        </div>
      </footer>
      {sheet && <OpenSheet key={JSON.stringify(sheet)} sheet={sheet} actions={actions} />}
    </main>
  );
};

/** Who plays is shown before the long list of those who may come is drawn. */
const CheckIn = ({ actions }: { readonly actions: BoardActions }) => {
  const step = useSteps(2);
  return (
    <section class="check-in" aria-labelledby="check-in">
      <h2 id="check-in">{WORDS.checkIn}</h2>
      {step > 1 && <Arrivals actions={actions} />}
    </section>
  );
};

/** A second tap so soon, in milliseconds, and so near, in pixels, is the same tap twice. */
const SOON = 300;
const NEAR = 24;

/** How long lists don't move after a tap, in milliseconds: nothing moves under a finger. */
const STILL = 1500;

/** Lets no double tap through, and says whether somebody is tapping. */
function useTaps() {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const [tap, set] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => set(undefined), STILL);
    return () => clearTimeout(timer);
  }, [tap]);
  const once = useCallback((event: MouseEvent) => {
    // A key moves nothing under a finger.
    if (event.detail === 0) return;
    const { time, x, y } = last.current;
    const next = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (next.time - time < SOON && Math.hypot(next.x - x, next.y - y) < NEAR) {
      event.stopPropagation();
      event.preventDefault();
    } else {
      last.current = next;
      set(next);
    }
  }, []);
  return { still: tap !== undefined, once };
}
