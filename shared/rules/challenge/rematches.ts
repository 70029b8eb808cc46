import { keyOfTwo, type Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { meetingOf } from './remembered-distance.ts';
import { type Issued, issuedSlot } from './slots.ts';
import type { ChallengeTerms, Rematch } from './terms.ts';
import type { TheTwo } from './the-two.ts';
import type { Reach } from './whom/reach.ts';

/** Two who are within reach of each other, the one above first, and the day from which they may challenge again. */
interface WaitingTwo {
  readonly above: PlayerId;
  readonly below: PlayerId;
  readonly from: Day;
}

/** Those who have to wait after a day until they may challenge again, the soonest first. */
export type Rematches = (ladder: Ladder, today: Day) => readonly WaitingTwo[];

export const noRematches: Rematches = () => [];

/** Two whose last challenge was too recent (N9), or one of whom has to wait for another reason (H5). */
export const waitingTwos =
  ({ reach, rematch }: ChallengeTerms & { readonly rematch: Rematch }): Rematches =>
  (ladder, today) => {
    const waiting: WaitingTwo[] = [];
    for (const [key] of issuedSlot.of(ladder).entries()) {
      const placed = inOrder(ladder, key);
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
  const ways: readonly TheTwo[] = [up, { challenger: above, challenged: below }];
  const [last] = ways
    .flatMap((two) => {
      const from = mayMeetAgain(ladder, rematch, two);
      return from && reach.includes(ladder, meetingOf(ladder, two), today) ? [from] : [];
    })
    .toSorted()
    .toReversed();
  return last && neverAgain(ladder, rematch, up) === undefined ? last : undefined;
}

const issuedOf = (ladder: Ladder, { challenger, challenged }: TheTwo): readonly Issued[] =>
  issuedSlot.of(ladder).get(keyOfTwo(challenger, challenged)) ?? [];

/** The challenges of two that count for when they meet again, the last at the end. */
export const inOrderOfIssue = (ladder: Ladder, two: TheTwo): readonly Issued[] =>
  issuedOf(ladder, two).toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** From which day on one may challenge the other again; missing where nothing of the two is to be waited for. */
export function mayMeetAgain(ladder: Ladder, { wait, further }: Rematch, two: TheTwo): Day | undefined {
  const last = inOrderOfIssue(ladder, two).at(-1);
  if (!last) return undefined;
  return further ? further.from(ladder, two, last, wait) : wait(ladder, last.day);
}

/** Why two players can't meet again, however long they wait. */
export const neverAgain = (ladder: Ladder, { further }: Rematch, two: TheTwo): string | undefined =>
  further?.never(ladder, two, issuedOf(ladder, two));

/** The two whom a key names, the one above first, if both are on the ladder. */
function inOrder({ order }: Ladder, key: string) {
  const placed = key.split(' ').flatMap((id) => {
    const player = parsePlayerId(id);
    const rung = player && order.rungOf(player);
    return player && rung ? [{ player, rung }] : [];
  });
  const [above, below] = placed.toSorted((one, other) => one.rung - other.rung);
  return above && below ? ([above.player, below.player] as const) : undefined;
}
