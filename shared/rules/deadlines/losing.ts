import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Remembering } from '../challenge/terms.ts';
import { asBegun } from '../common/configured.ts';
import type { Movement } from '../common/movement.ts';
import type { Setting } from '../common/settings.ts';
import { takenOff, toBottom } from '../common/standing.ts';
import { dropped } from '../inactivity/penalties.ts';
import { closed, defended, forfeited, lostByBoth, type Unplayed } from './deadline.ts';
import { strikesSlot } from './slots.ts';

/** What a challenge that nobody played costs those who are to blame for that (H15), and from which one on (H17). */
export interface LosingTerms {
  readonly movement: Movement;
  /** What is recorded of it, as of a game on that day (H5, H6). */
  readonly remembering: Remembering;
  readonly costs: Setting<string>;
  /** With this many strikes in a season a player pays, and begins anew; 0 where each challenge costs by itself. */
  readonly strikes: Setting<number>;
  readonly strikeCosts: Setting<string>;
}

/** What becomes of a challenge for which some of its two are to blame, one at least, and of the ladder. */
export type Losing = (ladder: Ladder, challenge: Challenge, day: Day, blamed: readonly PlayerId[]) => Come;
type Come = ReturnType<Unplayed>;

export const losing =
  (terms: LosingTerms): Losing =>
  (ladder, challenge, day, blamed) => {
    const begun = asBegun(ladder, challenge);
    const most = terms.strikes.of(begun);
    if (most === 0) return paid(terms, terms.costs.of(begun), ladder, challenge, day, blamed);
    const struck = blamed.reduce(withStrike, ladder);
    const strikes = blamed.map((player) => ({ player, count: strikesOf(struck, player), of: most }));
    const paying = strikes.flatMap(({ player, count }) => (count >= most ? [player] : []));
    if (paying.length === 0) return { ...closed(struck, challenge, day), strikes };
    const cleared = paying.reduce(withoutStrikes, struck);
    return { ...paid(terms, terms.strikeCosts.of(begun), cleared, challenge, day, paying), strikes };
  };

/** An unplayed challenge is lost by the players whom `blamed` names; if it names nobody, it is closed. */
export const blaming =
  (lost: Losing, blamed: (challenge: Challenge) => readonly PlayerId[]): Unplayed =>
  (ladder, challenge, day) => {
    const those = blamed(challenge);
    return those.length > 0 ? lost(ladder, challenge, day, those) : closed(ladder, challenge, day);
  };

const strikesOf = (ladder: Ladder, player: PlayerId): number => strikesSlot.of(ladder).get(player) ?? 0;

const withStrike = (ladder: Ladder, player: PlayerId): Ladder =>
  strikesSlot.set(ladder, strikesSlot.of(ladder).set(player, strikesOf(ladder, player) + 1));

const withoutStrikes = (ladder: Ladder, player: PlayerId): Ladder =>
  strikesSlot.set(ladder, strikesSlot.of(ladder).delete(player));

/** As a lost match, where both are to blame one rung each (H15); or their rung alone: nobody else gains by that. */
function paid(
  { movement, remembering }: LosingTerms,
  costs: string,
  ladder: Ladder,
  challenge: Challenge,
  day: Day,
  blamed: readonly PlayerId[],
): Come {
  const [one] = blamed;
  const isLost = one === challenge.challenged ? forfeited : defended;
  const asMatch = blamed.length > 1 ? lostByBoth : isLost(movement);
  const come = asMatch(ladder, challenge, day);
  const outcome =
    blamed.length > 1 ? 'lost-by-both' : one === challenge.challenged ? 'challenger-won' : 'challenged-won';
  const kept = remembering(come.ladder, challenge, { outcome, day });
  const move = COSTS[costs];
  return { ...come, ...(move?.({ ...kept, order: ladder.order }, challenge, new Set(blamed)) ?? { ladder: kept }) };
}

type Cost = (
  ladder: Ladder,
  challenge: Challenge,
  blamed: ReadonlySet<PlayerId>,
) => Pick<Come, 'ladder' | 'removed'> & Partial<Pick<Come, 'dropped'>>;

/** What it costs beside a lost match. */
const COSTS: Readonly<Record<string, Cost>> = {
  'one-rung': (ladder, _, blamed) => ({
    ladder: { ...ladder, order: ladder.order.rearranged(dropped(ladder.order.players(), blamed, 1)) },
  }),
  /** In the order in which they stood. */
  bottom: (ladder, _, blamed) => ({ ladder: { ...ladder, order: toBottom(ladder.order, blamed) } }),
  /** Their other challenges close; this one is over in any case. */
  removed: (ladder, { id }, blamed) => ({
    ladder: takenOff({ ...ladder, challenges: ladder.challenges.delete(id) }, blamed),
    removed: ladder.order.topFirst(blamed),
    dropped: [],
  }),
};
