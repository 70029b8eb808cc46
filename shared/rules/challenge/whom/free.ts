import { choice, figure } from '#shared/rules/common/settings.ts';
import type { Rule } from '#shared/rules/rule.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Pair } from '../pairs.ts';
import { freeSlot } from './slots.ts';

/** How many challenges a season to anybody above a player has, who has them, and down from which rung (H3). */
export const freeChallenges = {
  count: figure('freeChallenges', 0, [0, 5]),
  whose: choice('freeFor', 'newcomers', ['newcomers', 'everybody']),
  from: figure('freeFrom', 1, [1, 100]),
} as const;

export type FreeChallenges = typeof freeChallenges;

/** How many of them a player has left. Newcomers are those who joined in this season, and were not seeded. */
export function freeLeft(ladder: Ladder, { count, whose }: FreeChallenges, player: PlayerId): number {
  const { joined, used = [] } = freeSlot.of(ladder).get(player) ?? {};
  return whose.of(ladder) === 'everybody' || joined ? Math.max(0, count.of(ladder) - used.length) : 0;
}

/** Whether one that a player has left goes so far. */
export function reachesFree(ladder: Ladder, free: FreeChallenges, { challenger, challenged }: Pair): boolean {
  const [from, to] = [ladder.order.rungOf(challenger), ladder.order.rungOf(challenged)];
  if (from === undefined || to === undefined || to >= from || to < free.from.of(ladder)) return false;
  return freeLeft(ladder, free, challenger) > 0;
}

/** The challenger has used one up, whatever becomes of it. */
export function withFreeUsed(ladder: Ladder, challenger: PlayerId, id: ChallengeId): Ladder {
  const all = freeSlot.of(ladder);
  const theirs = all.get(challenger) ?? {};
  return freeSlot.set(ladder, all.set(challenger, { ...theirs, used: [...(theirs.used ?? []), id] }));
}

/** One that was withdrawn may be made again. */
export function withFreeBack(
  ladder: Ladder,
  { challenger, id }: Pick<Pair, 'challenger'> & { readonly id: ChallengeId },
): Ladder {
  const all = freeSlot.of(ladder);
  const { used = [], ...theirs } = all.get(challenger) ?? {};
  if (!used.includes(id)) return ladder;
  const left = used.filter((each) => each !== id);
  const now = { ...theirs, ...(left.length > 0 && { used: left }) };
  return freeSlot.set(ladder, Object.keys(now).length > 0 ? all.set(challenger, now) : all.delete(challenger));
}

/** Joining, of which it is kept who was never there before: not who comes back. */
export const joiningAsNewcomer = (joining: Rule<'join'>): Rule<'join'> => ({
  ...joining,
  apply(ladder, command, terms) {
    const applied = joining.apply(ladder, command, terms);
    const { player } = command.body;
    if (ladder.players.has(player)) return applied;
    const all = freeSlot.of(applied.ladder);
    return { ...applied, ladder: freeSlot.set(applied.ladder, all.set(player, { ...all.get(player), joined: true })) };
  },
});

/** Seeding, which makes nobody a newcomer, also where it comes late. */
export const seedingNoNewcomers = (seeding: Rule<'seed'>): Rule<'seed'> => ({
  ...seeding,
  apply(ladder, command, terms) {
    const applied = seeding.apply(ladder, command, terms);
    let all = freeSlot.of(applied.ladder);
    for (const { id } of command.body.players) {
      const { joined, ...rest } = all.get(id) ?? {};
      if (joined) all = Object.keys(rest).length > 0 ? all.set(id, rest) : all.delete(id);
    }
    return { ...applied, ladder: freeSlot.set(applied.ladder, all) };
  },
});
