import type { Facts, Ladder, Player } from '../../shared/vocabulary/ladder.ts';
import { factsKey } from '../../shared/vocabulary/ladder.ts';
import { Table } from '../../shared/vocabulary/table.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/**
 * What is stored of a player; of a program also what is known of it against each lower one, because every game that
 * adds to that changes the program's own record too.
 */
export interface PlayerPart extends Player {
  readonly facts?: Readonly<Record<string, Facts>>;
}

/** Gives the part of each player of a ladder. */
export function playerPartsOf({ players, facts }: Ladder): (id: PlayerId) => PlayerPart | undefined {
  const known = new Map<string, Record<string, Facts>>();
  for (const [key, each] of facts.entries()) {
    const { upper, lower } = pairOf(key);
    known.set(upper, { ...known.get(upper), [lower]: each });
  }
  return (id) => {
    const [player, theirs] = [players.get(id), known.get(id)];
    return player && theirs ? { ...player, facts: theirs } : player;
  };
}

/** Whose part may differ between two ladders. */
export const playersChanged = (before: Ladder, after: Ladder): ReadonlySet<PlayerId> =>
  new Set([
    ...after.players.changedSince(before.players),
    ...[...after.facts.changedSince(before.facts)].map((key) => pairOf(key).upper),
  ]);

/** The players and the facts in their parts. */
export function playersIn(parts: Iterable<PlayerPart>): Pick<Ladder, 'players' | 'facts'> {
  const players: [PlayerId, Player][] = [];
  const known: [string, Facts][] = [];
  for (const { facts = {}, ...player } of parts) {
    players.push([player.id, player]);
    for (const [lower, each] of Object.entries(facts)) known.push([factsKey(player.id, lower as PlayerId), each]);
  }
  return { players: Table.of(players), facts: Table.of(known) };
}

function pairOf(key: string): { readonly upper: PlayerId; readonly lower: PlayerId } {
  const [upper = '', lower = ''] = key.split(' ');
  return { upper: upper as PlayerId, lower: lower as PlayerId };
}
