import { decide } from '#shared/engine/decide.ts';
import type { Bodies, Command, Stamp } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber, type Verb } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import type { Problem } from '../session/api.ts';

/** A person who taps: their id on this tablet, and their name. */
export interface Whose {
  readonly who: string;
  readonly name: string;
}

/** Something that was tapped: a command, and the name under which it is sent until it is answered. */
export interface Tap {
  readonly key: string;
  /** Dated by the estimate of the server's time. */
  readonly command: Command;
  /** When it was tapped by the tablet's own clock, and since when that was not set; missing if that is not known. */
  readonly own?: { readonly at: number; readonly since: string };
  /** What it is called, with the names of the moment. */
  readonly says: Phrase;
  /** The last line that was known of the ladder when it was tapped. */
  readonly seen?: LineNumber | undefined;
  /** The person who tapped it, on a tablet used by several people: it is sent in their name alone. */
  readonly whose?: Whose;
  /** Rungs from the challenger up to the challenged when a challenge was tapped. */
  readonly distance?: number;
  /** It was sent at least once, and may have arrived. */
  readonly tried?: true;
  /** It was undone since: it is not played ahead. */
  readonly undone?: true;
  /** The line under which the service recorded it. */
  readonly line?: LineNumber;
}

/** A tap that the service turned down, and those after it that make no sense without it. */
export interface RefusedTap {
  readonly tap: Tap;
  readonly problem: Problem;
  readonly followers: readonly Tap[];
}

/** What a tablet has to send, in order; what was refused and is still to be dealt with; what it sent last. */
export interface TapQueue {
  readonly taps: readonly Tap[];
  readonly refused: readonly RefusedTap[];
  readonly done: readonly Tap[];
}

export const NOTHING: TapQueue = { taps: [], refused: [], done: [] };

const REMEMBERED = 5;

export function commandOf<V extends Verb>(stamp: Stamp, verb: V, body: Bodies[V]): Command<V> {
  return { ...stamp, verb, body };
}

export const withTap = (queue: TapQueue, tap: Tap): TapQueue => ({ ...queue, taps: [...queue.taps, tap] });

/** Whether the same was tapped and is still to be sent: a finger that taps twice means it once. */
export const isTapped = ({ taps }: TapQueue, { verb, body }: Command): boolean =>
  taps.some(({ command }) => command.verb === verb && meaningOf(command.body) === meaningOf(body));

/** All but the name that is made up at each tap. */
const meaningOf = (body: object): string => JSON.stringify('challenged' in body ? { ...body, id: undefined } : body);

export const waiting = ({ taps }: TapQueue): readonly Tap[] => taps.filter(({ line }) => line === undefined);

/** The one that is to be sent now: one at a time, in the order in which they were tapped. */
export const nextTap = (queue: TapQueue): Tap | undefined => waiting(queue)[0];

/** Taps that can't be sent now, with what depends on them. */
export function heldUp(queue: TapQueue, isAway: (tap: Tap) => boolean): readonly Tap[] {
  const away = waiting(queue).filter(isAway);
  const all = new Set(away.flatMap((tap) => [tap, ...followersOf(queue, tap)]));
  return queue.taps.filter((tap) => all.has(tap));
}

/** Takes a tap back with what depends on it, unless it was ever sent. */
export function takenBack(queue: TapQueue, key: string): TapQueue {
  const tap = queue.taps.find((each) => each.key === key);
  return !tap || tap.tried ? queue : without(queue, [tap, ...followersOf(queue, tap)]);
}

/** It is sent for the first time, or again. */
export const tried = (queue: TapQueue, key: string, command: Command): TapQueue =>
  changed(queue, key, (tap) => ({ ...tap, command, tried: true }));

/** It is recorded, but the tablet's ladder may not show it yet. */
export const recorded = (queue: TapQueue, key: string, line: LineNumber): TapQueue =>
  changed(queue, key, (tap) => ({ ...tap, line }));

/** The tablet has the ladder up to a version: what is recorded by then is done. */
export function caughtUp(queue: TapQueue, version: LineNumber): TapQueue {
  const done = queue.taps.filter(({ line }) => line !== undefined && line <= version);
  if (done.length === 0) return queue;
  return { ...without(queue, done), done: [...queue.done, ...done].slice(-REMEMBERED) };
}

export function refusedBy(queue: TapQueue, key: string, problem: Problem): TapQueue {
  const tap = queue.taps.find((each) => each.key === key);
  if (!tap) return queue;
  const followers = followersOf(queue, tap);
  return { ...without(queue, [tap, ...followers]), refused: [...queue.refused, { tap, problem, followers }] };
}

export const dismissed = (queue: TapQueue, key: string): TapQueue => ({
  ...queue,
  refused: queue.refused.filter(({ tap }) => tap.key !== key),
});

export function changed(queue: TapQueue, key: string, change: (tap: Tap) => Tap): TapQueue {
  return { ...queue, taps: queue.taps.map((tap) => (tap.key === key ? change(tap) : tap)) };
}

export function without(queue: TapQueue, gone: readonly Tap[]): TapQueue {
  return { ...queue, taps: queue.taps.filter((tap) => !gone.includes(tap)) };
}

/** What a command brings into the world, for later ones to name. */
const madeBy = ({ verb, body }: Command): string | undefined =>
  verb === 'challenge' ? body.id : verb === 'join' ? body.player : undefined;

export function followersOf({ taps }: TapQueue, tap: Tap): readonly Tap[] {
  const made = new Set([madeBy(tap.command)]);
  return taps.slice(taps.indexOf(tap) + 1).filter(({ command }) => {
    const follows = idsIn(command).some((id) => made.has(id));
    if (follows) made.add(madeBy(command));
    return follows;
  });
}

/** The players, challenges and matches that a command names. */
export const idsIn = ({ body }: Command): readonly string[] =>
  Object.values(body)
    .flat()
    .filter((value) => typeof value === 'string');

/** The ladder with all that waits recorded. What the rules refuse here is skipped: the service decides. */
export const playAhead = (known: Ladder, { taps }: TapQueue): Ladder =>
  taps.reduce(
    (ladder, { command, undone }) => (undone ? ladder : decide(ladder, dated(command, ladder)).ladder),
    known,
  );

/** A command as of a moment that the ladder has reached: the tablet's estimate of the time may lie behind the service. */
export const dated = (command: Command, { at }: Ladder): Command => ({ ...command, at: later(command.at, at) });

export const later = (one: Instant, other: Instant): Instant => instant(Math.max(one, other));
