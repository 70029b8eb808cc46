import { picked } from '#shared/vocabulary/alike.ts';
import { PREFERENCES, type SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Ladder, Player } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, PlayerId, SeedingOrder } from '#shared/vocabulary/vocabulary.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { dayOf } from './standing.ts';

/** Fills an empty ladder once (§0 Seeding). Until the first challenge it can be voided, and done again (§0 Voiding). */
export const seeding = (clause: Clause): Rule<'seed'> => ({
  fields: [],
  looksBack: (ladder) => ladder.players.size > 0,
  *refusals(ladder, { body }, log) {
    if (log?.isUnseeded ? log.hasBegun : ladder.players.size > 0)
      yield refusal('already-seeded', COMMON.seeded, clause);
    if (body.order === 'rating') yield* unrated(body.players, clause);
    const twice = firstTwice(body.players.map((player) => player.id));
    if (twice) yield refusal('duplicate-id', COMMON.twice(twice), clause);
  },
  apply(ladder, { body, at }) {
    return { ladder: admitted(ladder, inOrder(body.order, body.players), dayOf(ladder, at)), clause };
  },
  *againstVoiding(_ladder, _command, { hasBegun }) {
    if (!hasBegun) return;
    yield refusal('not-correctable', COMMON.begun, '§0');
  },
});

function* unrated(players: readonly SeededPlayer[], clause: Clause): Generator<Refusal> {
  const missing = players.filter((player) => player.rating === undefined).map((player) => player.name ?? player.id);
  if (missing.length === 0) return;
  yield refusal('missing-rating', COMMON.noRating(missing.join(', ')), clause);
}

function firstTwice(ids: readonly PlayerId[]): PlayerId | undefined {
  const seen = new Set<PlayerId>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

export function inOrder(order: SeedingOrder, players: readonly SeededPlayer[]): readonly SeededPlayer[] {
  if (order !== 'rating') return players;
  return players.toSorted((one, other) => (one.rating ?? 0) - (other.rating ?? 0));
}

function admitted(ladder: Ladder, players: readonly SeededPlayer[], day: Day): Ladder {
  const seeded = players.map((player) => player.id);
  return {
    ...ladder,
    order: Order.of([...seeded, ...joinedBefore(ladder, seeded)]),
    players: players.reduce((table, player) => table.set(player.id, record(ladder, player, day)), ladder.players),
  };
}

/** Players who joined before a seed that doesn't list them, top first. */
export function joinedBefore({ order }: Ladder, seeded: readonly PlayerId[]): readonly PlayerId[] {
  const listed = new Set(seeded);
  return order.players().filter((player) => !listed.has(player));
}

function record({ order, players }: Ladder, { id, name, rating, ...rest }: SeededPlayer, day: Day): Player {
  const known = players.get(id);
  // A player who has left since comes back by the seed, as by joining.
  const since = order.has(id) ? known?.admitted : undefined;
  const preferences = { ...known?.preferences, ...picked(rest, PREFERENCES) };
  return {
    ...known,
    id,
    ...(name !== undefined && { name }),
    ...(rating !== undefined && { rating }),
    admitted: since ?? day,
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}
