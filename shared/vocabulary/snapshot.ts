import { picked } from './alike.ts';
import { PUBLIC_PREFERENCES } from './command.ts';
import { type Challenge, type Ladder, newLadder, type Player } from './ladder.ts';
import { Unread } from './lens.ts';
import { Order, type Page } from './order.ts';
import { Table } from './table.ts';

/** A ladder as plain JSON, complete but for what only the log remembers; each slot stands in it under its own name. */
export interface LadderSnapshot extends Pick<Ladder, 'header' | 'line' | 'at' | 'settled'> {
  readonly pages: readonly Page[];
  readonly players: readonly Player[];
  readonly challenges: readonly Challenge[];
  readonly [slot: string]: unknown;
}

/** The ladder of a snapshot, with an empty past. Its system need not be loaded: slots are read when they are asked for. */
export function parseLadder(snapshot: LadderSnapshot): Ladder {
  const { header, line, at, settled, pages, players, challenges, ...slots } = snapshot;
  return {
    ...newLadder(header),
    line,
    at,
    settled,
    slots: Object.fromEntries(Object.entries(slots).map(([name, plain]) => [name, new Unread(plain)])),
    order: Order.ofPages(pages),
    players: byId(players),
    challenges: byId(challenges),
  };
}

const byId = <K extends string, T extends { readonly id: K }>(all: readonly T[]): Table<K, T> =>
  Table.of(all.map((each) => [each.id, each] as const));

/** A ladder without what only the club may see: memberships and ratings. */
export const publicLadder = (ladder: Ladder): Ladder => ({
  ...ladder,
  players: Table.of([...ladder.players.entries()].map(([id, player]) => [id, publicPlayer(player)] as const)),
});

/** Field by field, so that one that is new stays inside until it is listed here. */
const publicPlayer = (player: Player): Player => ({
  ...picked(player, ['id', 'name', 'admitted', 'played']),
  ...(player.preferences && { preferences: picked(player.preferences, PUBLIC_PREFERENCES) }),
  ...picked(player, ['gap', 'entering', 'declined', 'hasResult', 'peg']),
});
