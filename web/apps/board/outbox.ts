import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { CUT } from '#shared/rules/night/play-off.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { FIRST_LINE, type Instant, instant, type LineNumber, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { capital } from '#shared/words/phrase.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { findActor, here, type SignedInPage } from '#web/ui/session/acting.ts';
import type { Problem } from '#web/ui/session/api.ts';
import { lastSessions, type Session, whoIs } from '#web/ui/session/session.ts';
import {
  changed,
  commandOf,
  dismissed,
  followersOf,
  heldUp,
  type RefusedTap,
  type Tap,
  type TapQueue,
  takenBack,
  type Whose,
  waiting,
  without,
} from '#web/ui/tablet/queue.ts';
import type { OwnClock } from '#web/ui/tablet/server-clock.ts';
import type { Manner, People } from '#web/ui/tablet/tablet.ts';
import { TEXT } from './texts.ts';

/** A tap that is first sent later than this, in milliseconds, says when it was made. */
const LATE = 2000;

/** Taps that mean nothing on another date than their own. */
const OF_THE_NIGHT: readonly Verb[] = ['arrive', 'depart', 'pass', 'challenge'];

/** The code of what the tablet itself turns down: the night on which it was tapped is over. */
const NIGHT_OVER = 'night-over';

const nightOver = (): Problem => ({ status: 409, code: NIGHT_OVER, detail: TEXT.nightOver });

/** A tap as it is sent. It says when it was made if it waited, or arrives before the final's cut-off (L29). */
function sent({ command }: Tap, now: Instant, ladder: Ladder | undefined): Command | Problem {
  if (!ladder) return command;
  const { timezone } = ladder.header;
  const isToday = localOf(timezone, command.at).day === localOf(timezone, now).day;
  if (!isToday && OF_THE_NIGHT.includes(command.verb)) return nightOver();
  const isLate = !isToday || now - command.at > LATE;
  if (command.verb === 'arrive' && (isLate || isBeforeCut(ladder, command.at)))
    return { ...command, body: { arrivedAt: secondBefore(command.at), ...command.body } };
  if (command.verb === 'result' && isLate)
    return { ...command, body: { playedAt: secondBefore(command.at), ...command.body } };
  return command;
}

/** A whole second that the service has surely passed: it refuses what is still to come, if by a millisecond. */
const secondBefore = (at: Instant): Instant => instant(Math.floor(at / 1000 - 1) * 1000);

function isBeforeCut({ header: { timezone, season } }: Ladder, at: Instant): boolean {
  const { day } = localOf(timezone, at);
  return day === season.end && at <= instantOf(timezone, day, CUT.time);
}

/** What is said about taps that wait for a connection: that they keep their time, or that some can't be entered any more. */
export function waitingWords(taps: readonly Tap[], timezone: string, now: Instant): string {
  if (taps.length === 0) return '';
  const today = localOf(timezone, now).day;
  const isPast = ({ command: { verb, at } }: Tap) => OF_THE_NIGHT.includes(verb) && localOf(timezone, at).day !== today;
  return taps.some(isPast) ? TEXT.pastMidnight : TEXT.keepsTime;
}

/** What waits is dated by what is now known of the tablet's own clock. */
const datedAnew = (queue: TapQueue, { since, ahead }: OwnClock): TapQueue => ({
  ...queue,
  taps: queue.taps.map((tap) => {
    if (tap.tried || tap.own?.since !== since) return tap;
    return { ...tap, command: { ...tap.command, at: instant(Math.floor(tap.own.at + ahead)) } };
  }),
});

/** Two tablets have checked the same player in or out, and neither has an earlier time: it need not be told. */
const isTwice = ({ tap: { command, undone }, problem: { code } }: RefusedTap): boolean =>
  undone ||
  (code === 'already-present' && command.verb === 'arrive' && command.body.arrivedAt === undefined) ||
  (code === 'not-present' && command.verb === 'depart');

/** A result that was undone before the service had said that it is recorded: its match goes on, and is not broken off. */
export const isUndoneResult = ({ undone: isUndone, line, command }: Tap): boolean =>
  isUndone === true && line !== undefined && command.verb === 'result';

/** What was undone before the service had said that it is recorded is voided as soon as it has. */
function withVoidings(queue: TapQueue): TapQueue {
  const due = [...queue.taps, ...queue.done].filter(
    (tap) => tap.undone && tap.line !== undefined && !isUndoneResult(tap),
  );
  if (due.length === 0) return queue;
  const rest = ({ key }: Tap) => !due.some((each) => each.key === key);
  const others = { ...queue, taps: queue.taps.filter(rest), done: queue.done.filter(rest) };
  return withFirst(others, ...due.map(voiding));
}

const voiding = ({ key, line = FIRST_LINE, command: { at }, says, whose }: Tap): Tap => ({
  key: `${key}-undone`,
  command: commandOf({ at }, 'void', { line }),
  says: WORDS.labelled(capital(WORDS.undone), says).flat(),
  ...(whose && { whose }),
});

const withFirst = (queue: TapQueue, ...first: readonly Tap[]): TapQueue => {
  const waits = waiting(queue);
  return { ...queue, taps: [...queue.taps.filter((tap) => !waits.includes(tap)), ...first, ...waits] };
};

/** How the tablet of an official tells the service what was tapped. */
export const OFFICIAL: Manner = {
  sent,
  tidy(queue, clock) {
    const { refused, ...rest } = withVoidings(datedAnew(queue, clock));
    return { ...rest, refused: refused.filter((each) => !isTwice(each)) };
  },
};

/** Undoes what waits, with what depends on it: what was never sent, as if it had not been tapped. */
export function undone(queue: TapQueue, key: string): TapQueue {
  const tap = queue.taps.find((each) => each.key === key);
  if (!tap?.tried) return takenBack(queue, key);
  return changed(without(queue, followersOf(queue, tap)), key, (each) => ({ ...each, undone: true }));
}

/** What is recorded, and was undone since, is said no more. */
export const forgotten = (queue: TapQueue, line: LineNumber): TapQueue => ({
  ...queue,
  taps: queue.taps.filter((tap) => tap.line !== line),
  done: queue.done.filter((tap) => tap.line !== line),
});

/** The scorer gives a reason for doing it anyway: it is sent first, under a new id, and what depends on it after it. */
export function insisted(queue: TapQueue, key: string, override: string, name: string): TapQueue {
  const found = queue.refused.find(({ tap }) => tap.key === key);
  if (!found) return queue;
  const again: Tap = { key: name, command: { ...found.tap.command, override }, says: found.tap.says };
  return withFirst(dismissed(queue, key), again, ...found.followers);
}

/** A challenge that comes too late is entered at the distance that it had (L20a). */
export function distanceIn({ order }: Ladder, { verb, body }: Command): Pick<Tap, 'distance'> | undefined {
  if (verb !== 'challenge') return undefined;
  const [from, to] = [order.rungOf(body.challenger), order.rungOf(body.challenged)];
  return from === undefined || to === undefined ? undefined : { distance: from - to };
}

/** What was tapped of the end of a challenge that was refused. */
export const resultBehind = ({ followers }: RefusedTap): Command<'result'> | undefined => {
  const found = followers.find(({ command: { verb } }) => verb === 'result')?.command;
  return found?.verb === 'result' ? found : undefined;
};

/** A challenge that came too late, and the result that it had: a match from a sheet, on its date and at its distance (L8). */
export function asSheet(refused: RefusedTap): Command<'match'> | undefined {
  const { command, distance } = refused.tap;
  const result = resultBehind(refused);
  if (command.verb !== 'challenge' || !result) return undefined;
  return commandOf({ at: result.at }, 'match', {
    ...command.body,
    score: result.body.score,
    playedAt: secondBefore(result.at),
    ...(distance !== undefined && { distance }),
  });
}

const whoseOf = (session: Session | undefined): Whose | undefined =>
  session && { who: whoIs(session), name: `${session.label} (${session.role})` };

/** Which of the people who tap is signed in here; another tab may know better. */
const sessionOf = ({ whose }: Tap): Session | undefined =>
  [...lastSessions(), ...here.all].find((each) => whoIs(each) === whose?.who);

const isAway = (tap: Tap): boolean => tap.whose !== undefined && !sessionOf(tap);

/** What waits for people who are signed out here, and what depends on it. */
export const heldIn = (queue: TapQueue): readonly Tap[] => heldUp(queue, isAway);

/** The people who use this tablet, and how each sends the service what they tapped. */
export const officialsAt = (stage: SignedInPage): Manner => ({
  ...OFFICIAL,
  tidy: (queue, clock) => signed(OFFICIAL.tidy(queue, clock)),
  people: peopleAt(stage),
});

function signed(queue: TapQueue): TapQueue {
  const whose = whoseOf(here.actor);
  return whose ? { ...queue, taps: queue.taps.map((tap) => ({ whose, ...tap })) } : queue;
}

const peopleAt = (stage: SignedInPage): People => ({
  next(queue) {
    const held = heldIn(queue);
    return waiting(queue).find((tap) => !held.includes(tap));
  },
  as: (tap) => sessionOf(tap)?.actor,
  async turnedAway(tap) {
    await findActor(stage);
    return tap?.whose !== undefined && tap.whose.who !== whoseOf(here.actor)?.who;
  },
});

/** Has the taps of a scorer who is signed out be sent as the one who taps now. */
export function takenOver(queue: TapQueue, who: string): TapQueue {
  const whose = whoseOf(here.actor);
  return whose
    ? { ...queue, taps: queue.taps.map((tap) => (tap.whose?.who === who ? { ...tap, whose } : tap)) }
    : queue;
}

export function awaited(queue: TapQueue): readonly (Whose & { readonly taps: number })[] {
  const by = new Map<string, Whose & { readonly taps: number }>();
  for (const { whose } of waiting(queue).filter(isAway))
    if (whose) by.set(whose.who, { ...whose, taps: (by.get(whose.who)?.taps ?? 0) + 1 });
  return [...by.values()];
}

export const nameOfActor = (): string => whoseOf(here.actor)?.name ?? '';
