import type { Clause } from './vocabulary.ts';

/** Every reason to say no, most urgent first: where several apply, the first of this list is the one reported. */
const HARD_CODES = [
  'invalid',
  'time-goes-back',
  'not-this-system',
  'season-over',
  'unknown-player',
  'already-on-ladder',
  'not-on-ladder',
  'already-seeded',
  'missing-rating',
  'not-present',
  'already-present',
  'busy',
  'met-tonight',
  'already-open',
  'self-challenge',
  'same-person',
  'unknown-challenge',
  'closed-challenge',
  'unknown-game',
  'bad-score',
  'not-in-pair',
  'not-awaiting-approval',
  'election-fixed',
  'entry-first',
  'not-correctable',
  'has-result',
  'not-final-night',
  'too-early',
  'match-in-progress',
  'not-the-playoff',
  'duplicate-id',
  'no-such-rung',
  'bad-days',
  'not-away',
  'already-offered',
  'reason-required',
  'other-box',
  'already-played',
] as const;

/** What the organiser or scorer may override by giving a reason (§0 Overriding). */
const SOFT_CODES = [
  'outside-hours',
  'not-your-turn',
  'out-of-reach',
  'rematch-too-soon',
  'protected',
  'must-wait',
  'away',
  'enough-open',
  'enough-lately',
  'odd-date',
  'outside-round',
  'not-paid-up',
  'no-moves',
  'cannot-decline',
  'cannot-withdraw',
  'cannot-postpone',
  'no-days-left',
  'short-notice',
  'awaiting-approval',
] as const;

export const REFUSAL_CODES = [...HARD_CODES, ...SOFT_CODES] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A "no" that changes nothing: a stable code, a sentence for people, and the clause that says so. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly clause: Clause;
}

export const refusal = (code: RefusalCode, message: string, clause: Clause): Refusal => ({ code, message, clause });

export const isSoft = (code: RefusalCode): boolean => (SOFT_CODES as readonly string[]).includes(code);

/** Whether a reason does not count against something. */
export type Passes = (no: Refusal) => boolean;

/** The one refusal to report, if any. With `overridden`, soft ones don't count, and neither does what `passes`. */
export function firstRefusal(found: Iterable<Refusal>, overridden: boolean, passes?: Passes): Refusal | undefined {
  let first: Refusal | undefined;
  for (const each of found) {
    if ((overridden && isSoft(each.code)) || passes?.(each)) continue;
    if (!first || REFUSAL_CODES.indexOf(each.code) < REFUSAL_CODES.indexOf(first.code)) first = each;
  }
  return first;
}
