import { type Ladder, pairKey } from '#shared/vocabulary/ladder.ts';
import { type Day, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Pair } from './pairs.ts';
import type { Reach } from './reach.ts';
import { meetingOf } from './remembered-distance.ts';
import { issuedSlot } from './slots.ts';
import type { ChallengeTerms } from './terms.ts';

/** Two who are within reach of each other, the one above first, and the day from which they may challenge again. */
interface WaitingPair {
  readonly above: PlayerId;
  readonly below: PlayerId;
  readonly from: Day;
}

/** The pairs that have to wait after a day until they may challenge again, the soonest first. */
export type Rematches = (ladder: Ladder, today: Day) => readonly WaitingPair[];

export const noRematches: Rematches = () => [];

type Rematch = NonNullable<ChallengeTerms['rematch']>;

/** Those whose last challenge was not long enough ago (N9). */
export const waitingPairs =
  ({ reach, rematch }: ChallengeTerms & { readonly rematch: Rematch }): Rematches =>
  (ladder, today) => {
    const waiting: WaitingPair[] = [];
    for (const [pair, issued] of issuedSlot.of(ladder).entries()) {
      const placed = inOrder(ladder, pair);
      const from = freeFrom(
        ladder,
        rematch,
        issued.map(({ day }) => day),
      );
      if (!placed || !from || from <= today) continue;
      const [above, below] = placed;
      if (isWithin(reach, ladder, [above, below], today)) waiting.push({ above, below, from });
    }
    return waiting.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  };

const isWithin = (reach: Reach, ladder: Ladder, [one, other]: readonly [PlayerId, PlayerId], day: Day): boolean =>
  reach.includes(ladder, meetingOf(ladder, { challenger: other, challenged: one }), day) ||
  reach.includes(ladder, meetingOf(ladder, { challenger: one, challenged: other }), day);

/** From which day on a pair may challenge each other; missing where they have not. */
export const mayMeetAgain = (ladder: Ladder, rematch: Rematch, { challenger, challenged }: Pair): Day | undefined =>
  freeFrom(
    ladder,
    rematch,
    issuedSlot
      .of(ladder)
      .get(pairKey(challenger, challenged))
      ?.map(({ day }) => day) ?? [],
  );

function freeFrom(ladder: Ladder, { wait }: Rematch, issued: readonly Day[]): Day | undefined {
  const last = issued.toSorted().at(-1);
  return last && wait(ladder, last);
}

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
