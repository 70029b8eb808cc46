import { addDays } from '../../calendar/days.ts';
import { instantOf } from '../../calendar/zone.ts';
import type { Reported } from '../../vocabulary/command.ts';
import { type ConfirmationSettlement, confirmationName } from '../../vocabulary/entry.ts';
import type { Awaiting, Challenge, Ladder } from '../../vocabulary/ladder.ts';
import { nameOf } from '../../vocabulary/ladder.ts';
import { movesBetween } from '../../vocabulary/moves.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { ChallengeId, Clause, Instant, PlayerId } from '../../vocabulary/vocabulary.ts';
import { figure } from '../common/settings.ts';
import { dayOf } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import type { Applied, Rule } from '../rule.ts';
import { ofRejected } from './looking-back.ts';
import { findChallenge, pairOf, twoNames } from './pairs.ts';

/** The days that an opponent has, after the day of the report, to confirm or dispute it; 0: reports count at once. */
export const confirm = figure('confirm', 'Days to confirm a result that a player reports (0: not asked)', 0, [0, 30]);

/** Until when a report waits for the other player, where it does: the end of the last of the days that they have. */
export function waiting(
  ladder: Ladder,
  { reported }: Reported,
  at: Instant,
): Pick<Awaiting, 'reported' | 'counts'> | undefined {
  const days = confirm.of(ladder);
  if (reported === undefined || days === 0) return undefined;
  return { reported, counts: instantOf(ladder.header.timezone, addDays(dayOf(ladder, at), days + 1)) };
}

/** Refuses a report by somebody who did not play. */
export function* mustHavePlayed(
  ladder: Ladder,
  reported: PlayerId | undefined,
  players: readonly PlayerId[],
): Generator<Refusal> {
  if (reported === undefined || players.includes(reported)) return;
  yield refusal('unknown-player', `${nameOf(ladder, reported)} is not one of those who played.`, '§0');
}

/** Refuses to confirm anything on a ladder that has nothing confirmed. */
function* mustAskForIt(ladder: Ladder, id: ChallengeId): Generator<Refusal> {
  if (confirm.of(ladder) > 0 || ladder.challenges.get(id)?.awaiting) return;
  yield refusal('not-this-system', 'Results need not be confirmed on this ladder.', '§0');
}

export function* mustAwait(ladder: Ladder, id: ChallengeId, clause: Clause): Generator<Refusal> {
  const challenge = findChallenge(ladder, id);
  if (!challenge) yield refusal('unknown-challenge', `There is no challenge "${id}".`, clause);
  else if (!ladder.challenges.get(id)?.awaiting) {
    yield refusal('not-awaiting-approval', `${twoNames(ladder, challenge)} have no result that is waiting.`, clause);
  }
}

/** A result that is waiting, and comes to count as it was reported. */
export type Counting = (ladder: Ladder, challenge: Challenge, awaiting: Awaiting) => Applied;

/** A waiting result counts: the other player has confirmed it, or the desk has decided so. */
export const confirming = (counted: Counting, clause: Clause): Rule<'approve'> => ({
  ...approvingBy(counted, clause),
  *refusals(ladder, { body }) {
    yield* mustAskForIt(ladder, body.challenge);
    yield* mustAwait(ladder, body.challenge, clause);
  },
});

/** A waiting result counts once it is approved; who may approve it is not decided here. */
export const approvingBy = (counted: Counting, clause: Clause): Rule<'approve'> => ({
  looksBack: (ladder, { body }) => !ladder.challenges.has(body.challenge),
  refusals: (ladder, { body }) => mustAwait(ladder, body.challenge, clause),
  apply(ladder, { body }) {
    const open = ladder.challenges.get(body.challenge);
    return open?.awaiting ? counted(ladder, open, open.awaiting) : { ladder };
  },
  needs(ladder, { body }) {
    const open = ladder.challenges.get(body.challenge);
    return open?.awaiting ? [open.challenger, open.challenged] : [];
  },
});

/**
 * A waiting result is taken back by whoever reported it, or turned down by the desk: the game is still to be played. One
 * that is disputed goes on waiting, for the desk, and no longer counts by itself.
 */
export const disputing = (clause: Clause): Rule<'reject'> => ({
  fields: ['disputed'],
  tellsOfPlay: (command) => (command.body.disputed === undefined ? ofRejected.tellsOfPlay(command) : undefined),
  looksBack: (ladder, command) => ofRejected.looksBack(ladder, command),
  attendedSince: (ladder, command) =>
    command.body.disputed === undefined ? ofRejected.attendedSince(ladder, command) : undefined,
  *refusals(ladder, { body }) {
    yield* mustAskForIt(ladder, body.challenge);
    yield* mustAwait(ladder, body.challenge, clause);
    const open = ladder.challenges.get(body.challenge);
    if (open) yield* mustHavePlayed(ladder, body.disputed, [open.challenger, open.challenged]);
  },
  apply(ladder, { body }) {
    const open = ladder.challenges.get(body.challenge);
    if (!open?.awaiting) return { ladder };
    const { awaiting, ...rest } = open;
    const { counts: _, ...disputed } = awaiting;
    const after: Challenge =
      body.disputed === undefined ? rest : { ...rest, awaiting: { ...disputed, disputed: true } };
    return { ladder: { ...ladder, challenges: ladder.challenges.set(open.id, after) }, clause };
  },
});

interface Counts {
  readonly challenge: Challenge;
  readonly awaiting: Awaiting;
  readonly at: Instant;
}

const known = new WeakMap<Ladder['challenges'], Counts | 'none'>();

/** The waiting result that counts by itself before all others. Looked for once: it is asked before every line. */
function nextToCount(challenges: Ladder['challenges']): Counts | 'none' {
  const found = known.get(challenges) ?? firstToCount(challenges);
  known.set(challenges, found);
  return found;
}

function firstToCount(challenges: Ladder['challenges']): Counts | 'none' {
  let first: Counts | 'none' = 'none';
  for (const challenge of challenges.values()) {
    const { awaiting } = challenge;
    if (awaiting?.counts === undefined) continue;
    const next = { challenge, awaiting, at: awaiting.counts };
    if (first === 'none' || isBefore(next, first)) first = next;
  }
  return first;
}

/** Those that are due together count in the order in which they were reported. */
const isBefore = (one: Counts, other: Counts): boolean =>
  one.at < other.at || (one.at === other.at && one.awaiting.line < other.awaiting.line);

/** A result that was neither confirmed nor disputed in time counts by itself, by the order of that moment. */
export const confirmations =
  (counted: Counting, clause: Clause): Duty<ConfirmationSettlement> =>
  (ladder) => {
    const next = nextToCount(ladder.challenges);
    if (next === 'none') return undefined;
    const { challenge, awaiting, at } = next;
    return {
      at,
      settle() {
        const { ladder: after } = counted(ladder, challenge, awaiting);
        const settlement: ConfirmationSettlement = {
          kind: 'confirmation',
          name: confirmationName(challenge.id),
          at,
          challenge: challenge.id,
          ...pairOf(challenge),
          score: awaiting.score,
          clause,
          removed: [],
          moves: movesBetween(ladder.order, after.order),
        };
        return { ladder: after, settlement };
      },
    };
  };
