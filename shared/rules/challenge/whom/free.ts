import { keptOfPlayers } from '#shared/rules/common/records-of-players.ts';
import { choice, figure, isSet } from '#shared/rules/common/settings.ts';
import type { Rule } from '#shared/rules/rule.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { TheTwo } from '../the-two.ts';
import { reachesEverybody } from './anybody.ts';
import { type Free, freeSlot } from './slots.ts';

/** How many challenges a season to anybody above a player has, who has them, and down from which rung (H3). */
export const freeChallenges = {
  count: figure('freeChallenges', 0, [0, 5]),
  whose: choice('freeFor', 'newcomers', ['newcomers', 'everybody']),
  from: figure('freeFrom', 1, [1, 100]),
  /** When they are used up: only as needed; also by challenges possible without them; or all with the first result. */
  until: choice('freeUntil', 'used', ['used', 'made', 'result']),
} as const;

export type FreeChallenges = typeof freeChallenges;

const kept = keptOfPlayers<Free>(freeSlot, isSet(freeChallenges.count));

/** What is stored of newcomers and of free challenges, where the rules give any. */
export const keptOfFree = [kept] as const;

/**
 * How many of them a player has left, if there is anything to need them for. Newcomers joined in this season, and were not
 * seeded.
 */
export function freeLeft(ladder: Ladder, { count, whose, until }: FreeChallenges, player: PlayerId): number {
  if (reachesEverybody(ladder)) return 0;
  const { joined, used = [] } = kept.of(ladder, player) ?? {};
  if (until.of(ladder) === 'result' && ladder.players.get(player)?.hasResult) return 0;
  return whose.of(ladder) === 'everybody' || joined ? Math.max(0, count.of(ladder) - used.length) : 0;
}

/** How many a player has left, and down from which rung. */
export const freeOf = (ladder: Ladder, player: PlayerId): { readonly left: number; readonly from: number } => ({
  left: freeLeft(ladder, freeChallenges, player),
  from: freeChallenges.from.of(ladder),
});

/** Whether one that a player has left goes so far. */
export function reachesFree(ladder: Ladder, free: FreeChallenges, { challenger, challenged }: TheTwo): boolean {
  const [from, to] = [ladder.order.rungOf(challenger), ladder.order.rungOf(challenged)];
  if (from === undefined || to === undefined || to >= from || to < free.from.of(ladder)) return false;
  return freeLeft(ladder, free, challenger) > 0;
}

/** Whether a challenge uses one up: one that needs it or, where all that are made count, any. */
export const usesFree = (ladder: Ladder, free: FreeChallenges, two: TheTwo, needsIt: boolean): boolean =>
  free.until.of(ladder) === 'made'
    ? freeLeft(ladder, free, two.challenger) > 0
    : needsIt && reachesFree(ladder, free, two);

/** The challenger has used one up, however the challenge ends. */
export const withFreeUsed = (ladder: Ladder, challenger: PlayerId, id: ChallengeId): Ladder =>
  kept.changed(ladder, challenger, (theirs) => ({ ...theirs, used: [...(theirs?.used ?? []), id] }));

/** One that was withdrawn may be made again. */
export function withFreeBack(
  ladder: Ladder,
  { challenger, id }: Pick<TheTwo, 'challenger'> & { readonly id: ChallengeId },
): Ladder {
  if (!kept.of(ladder, challenger)?.used?.includes(id)) return ladder;
  return kept.changed(ladder, challenger, ({ used = [], ...theirs } = {}) => {
    const left = used.filter((each) => each !== id);
    return { ...theirs, ...(left.length > 0 && { used: left }) };
  });
}

/** Joining, which remembers who was never there before: not those who come back. */
export const joiningAsNewcomer = (joining: Rule<'join'>): Rule<'join'> => ({
  ...joining,
  apply(ladder, command, terms) {
    const applied = joining.apply(ladder, command, terms);
    const { player } = command.body;
    if (ladder.players.has(player)) return applied;
    return { ...applied, ladder: kept.changed(applied.ladder, player, (known) => ({ ...known, joined: true })) };
  },
});

/** Seeding, which makes nobody a newcomer, also where it comes late. */
export const seedingNoNewcomers = (seeding: Rule<'seed'>): Rule<'seed'> => ({
  ...seeding,
  apply(ladder, command, terms) {
    const applied = seeding.apply(ladder, command, terms);
    const newcomers = command.body.players.filter(
      ({ id }) => kept.inLog(applied.ladder, id)?.joined ?? kept.of(applied.ladder, id)?.joined,
    );
    const seeded = newcomers.reduce(
      (after, { id }) => kept.changed(after, id, ({ joined: _, ...rest } = {}) => rest),
      applied.ladder,
    );
    return { ...applied, ladder: seeded };
  },
});
