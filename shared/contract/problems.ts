import * as z from 'zod/mini';
import { line } from '../log/fields.ts';
import { REFUSAL_CODES, type RefusalCode } from '../vocabulary/refusal.ts';
import type { Verb } from '../vocabulary/vocabulary.ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem-codes.ts';
import { clause, object, optional, told } from './schema.ts';

const ofTheDoor = Object.keys(PROBLEM_STATUS).filter(
  (code): code is keyof typeof PROBLEM_STATUS => code in PROBLEM_STATUS,
);
export const PROBLEM_CODES: readonly ProblemCode[] = [...ofTheDoor, ...REFUSAL_CODES];

/** A problem document (RFC 9457) with one of some codes. */
export const problemWith = (codes: readonly ProblemCode[]) =>
  object({
    type: z.literal('about:blank'),
    title: told('What the status is called.', z.string()),
    status: z.int(),
    code: told('Stable, for programs.', z.enum(codes)),
    detail: told('A sentence for people.', z.string()),
    clause: optional('Where a rule says no.', clause),
    overridable: optional(
      'Whether an organiser or scorer may do it anyway, with a reason in `override`.',
      z.literal(true),
    ),
    version: optional('The version that the ladder has now.', line),
  });

export const problemDocument = problemWith(PROBLEM_CODES);
export type ProblemDocument = z.infer<typeof problemDocument>;

/** What the rules may have against each verb, in any system; besides what every verb may meet. */
export const REFUSALS: { readonly [V in Verb]: readonly RefusalCode[] } = {
  seed: ['already-seeded', 'duplicate-id', 'missing-rating'],
  join: ['already-on-ladder', 'election-fixed', 'duplicate-id', 'no-such-rung'],
  prefer: ['unknown-player', 'not-on-ladder', 'election-fixed'],
  rename: ['unknown-player'],
  regroup: ['unknown-player', 'duplicate-id', 'same-person'],
  leave: ['unknown-player', 'not-on-ladder', 'busy', 'awaiting-approval'],
  place: ['unknown-player', 'not-on-ladder', 'no-such-rung', 'reason-required'],
  away: ['unknown-player', 'not-on-ladder', 'bad-days', 'no-days-left'],
  back: ['unknown-player', 'not-on-ladder', 'not-away'],
  arrive: ['unknown-player', 'not-on-ladder', 'already-present', 'outside-hours'],
  depart: ['unknown-player', 'not-on-ladder', 'not-present', 'busy'],
  pass: ['unknown-player', 'not-on-ladder', 'not-present', 'busy', 'not-your-turn'],
  challenge: [
    'unknown-player',
    'not-on-ladder',
    'not-present',
    'busy',
    'met-tonight',
    'already-open',
    'self-challenge',
    'same-person',
    'entry-first',
    'duplicate-id',
    'outside-hours',
    'not-your-turn',
    'out-of-reach',
    'rematch-too-soon',
    'protected',
    'must-wait',
    'away',
    'enough-open',
    'enough-lately',
    'not-paid-up',
  ],
  accept: ['unknown-challenge', 'closed-challenge'],
  decline: ['unknown-challenge', 'closed-challenge', 'cannot-decline'],
  withdraw: ['unknown-challenge', 'closed-challenge', 'cannot-withdraw'],
  postpone: ['unknown-player', 'unknown-challenge', 'closed-challenge', 'cannot-postpone'],
  offer: ['unknown-challenge', 'closed-challenge', 'already-offered'],
  result: [
    'unknown-player',
    'unknown-challenge',
    'closed-challenge',
    'bad-score',
    'not-in-pair',
    'outside-hours',
    'odd-date',
    'no-moves',
  ],
  match: [
    'unknown-player',
    'not-on-ladder',
    'met-tonight',
    'already-open',
    'self-challenge',
    'same-person',
    'bad-score',
    'not-in-pair',
    'duplicate-id',
    'outside-hours',
    'out-of-reach',
    'rematch-too-soon',
    'protected',
    'must-wait',
    'enough-lately',
    'other-box',
    'already-played',
    'outside-round',
    'odd-date',
    'not-paid-up',
    'no-moves',
  ],
  approve: ['unknown-challenge', 'unknown-game', 'not-awaiting-approval'],
  reject: ['unknown-player', 'unknown-challenge', 'unknown-game', 'not-awaiting-approval'],
  abandon: ['unknown-challenge', 'closed-challenge', 'unknown-game'],
  start: ['duplicate-id', 'unknown-player', 'not-on-ladder'],
  finish: ['unknown-player', 'unknown-game', 'bad-score', 'odd-date'],
  correct: ['not-correctable', 'bad-score'],
  void: ['not-correctable', 'has-result'],
  close: ['not-final-night', 'too-early', 'match-in-progress', 'outside-hours'],
  playoff: ['unknown-player', 'not-on-ladder', 'not-final-night', 'not-the-playoff'],
  configure: ['not-correctable', 'short-notice'],
  settle: [],
};

/** What every verb may meet in the rules. */
export const ANY_VERB: readonly RefusalCode[] = ['invalid', 'time-goes-back', 'not-this-system', 'season-over'];
