import { type Ladder, pairKey } from '#shared/vocabulary/ladder.ts';
import { type Day, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Pair } from './pairs.ts';
import { meetingOf } from './remembered-distance.ts';
import { type Issued, issuedSlot } from './slots.ts';
import type { ChallengeTerms, Rematch } from './terms.ts';
import type { Reach } from './whom/reach.ts';

/** Two who are within reach of each other, the one above first, and the day from which they may challenge again. */
interface WaitingPair {
  readonly above: PlayerId;
  readonly below: PlayerId;
  readonly from: Day;
}

/** The pairs that have to wait after a day until they may challenge again, the soonest first. */
export type Rematches = (ladder: Ladder, today: Day) => readonly WaitingPair[];

export const noRematches: Rematches = () => [];

/** Pairs whose last challenge was too recent (N9), or one of whom has to wait for another reason (H5). */
export const waitingPairs =
  ({ reach, rematch }: ChallengeTerms & { readonly rematch: Rematch }): Rematches =>
  (ladder, today) => {
    const waiting: WaitingPair[] = [];
    for (const [pair] of issuedSlot.of(ladder).entries()) {
      const placed = inOrder(ladder, pair);
      if (!placed) continue;
      const [above, below] = placed;
      const from = waitingWithin(reach, rematch, ladder, [above, below], today);
      if (from && from > today) waiting.push({ above, below, from });
    }
    return waiting.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  };

/** Until when one of the two waits who has the other one within reach: the one who waits longest. */
function waitingWithin(
  reach: Reach,
  rematch: Rematch,
  ladder: Ladder,
  [above, below]: readonly [PlayerId, PlayerId],
  today: Day,
): Day | undefined {
  const up = { challenger: below, challenged: above };
  const ways: readonly Pair[] = [up, { challenger: above, challenged: below }];
  const [last] = ways
    .flatMap((pair) => {
      const from = mayMeetAgain(ladder, rematch, pair);
      return from && reach.includes(ladder, meetingOf(ladder, pair), today) ? [from] : [];
    })
    .toSorted()
    .toReversed();
  return last && neverAgain(ladder, rematch, up) === undefined ? last : undefined;
}

const issuedOf = (ladder: Ladder, { challenger, challenged }: Pair): readonly Issued[] =>
  issuedSlot.of(ladder).get(pairKey(challenger, challenged)) ?? [];

/** The last challenge of two that counts for when they meet again. */
export const lastIssued = (ladder: Ladder, pair: Pair): Issued | undefined =>
  issuedOf(ladder, pair)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .at(-1);

/** From which day on one may challenge the other again; missing where nothing of the two is to be waited for. */
export function mayMeetAgain(ladder: Ladder, { wait, further }: Rematch, pair: Pair): Day | undefined {
  const last = lastIssued(ladder, pair);
  if (!last) return undefined;
  return further ? further.from(ladder, pair, last, wait) : wait(ladder, last.day);
}

/** Why two players can't meet again, however long they wait. */
export const neverAgain = (ladder: Ladder, { further }: Rematch, pair: Pair): string | undefined =>
  further?.never(ladder, pair, issuedOf(ladder, pair));

/** The two of a pair, the one above first, if both are on the ladder. */
function inOrder({ order }: Ladder, pair: string) {
  const placed = pair.split(' ').flatMap((id) => {
    const player = parsePlayerId(id);
    const rung = player && order.rungOf(player);
    return player && rung ? [{ player, rung }] : [];
  });
  const [above, below] = placed.toSorted((one, other) => one.rung - other.rung);
  return above && below ? ([above.player, below.player] as const) : undefined;
}
