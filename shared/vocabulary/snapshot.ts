import type { Preferences } from './command.ts';
import {
  type Challenge,
  type Facts,
  type Game,
  type Issued,
  type Ladder,
  newLadder,
  type Player,
  type Purse,
} from './ladder.ts';
import { Order, type Page } from './order.ts';
import { Table } from './table.ts';
import type { PlayerId } from './vocabulary.ts';

type Tables = 'order' | 'players' | 'challenges' | 'games' | 'issued' | 'purses' | 'facts' | 'past';

/**
 * A ladder as plain JSON, complete enough to decide on: everything but what only the log remembers, as the store keeps
 * it too.
 */
export interface LadderSnapshot extends Omit<Ladder, Tables> {
  /** The order from the top. */
  readonly pages: readonly Page[];
  readonly players: readonly Player[];
  readonly challenges: readonly Challenge[];
  readonly games: readonly Game[];
  readonly issued: readonly (readonly [pair: string, challenges: readonly Issued[]])[];
  readonly purses: readonly (readonly [player: PlayerId, purse: Purse])[];
  readonly facts: readonly (readonly [pair: string, known: Facts])[];
}

export function formatLadder(ladder: Ladder): LadderSnapshot {
  const { order, players, challenges, games, issued, purses, facts, past: _, ...rest } = ladder;
  return {
    ...rest,
    pages: order.pages,
    players: [...players.values()],
    challenges: [...challenges.values()],
    games: [...games.values()],
    issued: [...issued.entries()],
    purses: [...purses.entries()],
    facts: [...facts.entries()],
  };
}

/** The ladder of a snapshot that `formatLadder` made; its past is empty, so `looksBack` says what it cannot decide. */
export function parseLadder(snapshot: LadderSnapshot): Ladder {
  const { pages, players, challenges, games, issued, purses, facts, ...rest } = snapshot;
  return {
    ...rest,
    order: Order.ofPages(pages),
    players: byId(players),
    challenges: byId(challenges),
    games: byId(games),
    issued: Table.of(issued),
    purses: Table.of(purses),
    facts: Table.of(facts),
    past: newLadder(rest.header).past,
  };
}

const byId = <K extends string, T extends { readonly id: K }>(all: readonly T[]): Table<K, T> =>
  Table.of(all.map((each) => [each.id, each] as const));

/** A ladder without what is nobody's business but the club's: memberships and ratings. */
export const publicLadder = (ladder: Ladder): Ladder => ({
  ...ladder,
  players: Table.of([...ladder.players.entries()].map(([id, player]) => [id, publicPlayer(player)] as const)),
});

/** Field by field, so that one that is new stays inside until it is listed here. */
function publicPlayer(record: Player): Player {
  const { id, name, admitted, played, preferences, gap, entering, declined, hasResult, peg } = record;
  return {
    id,
    ...(name !== undefined && { name }),
    admitted,
    ...(played !== undefined && { played }),
    ...(preferences && { preferences: publicPreferences(preferences) }),
    ...(gap !== undefined && { gap }),
    ...(entering && { entering }),
    ...(declined !== undefined && { declined }),
    ...(hasResult && { hasResult }),
    ...(peg && { peg }),
  };
}

const publicPreferences = ({ rated, main, byoyomi, scoring }: Preferences): Preferences => ({
  ...(rated !== undefined && { rated }),
  ...(main !== undefined && { main }),
  ...(byoyomi !== undefined && { byoyomi }),
  ...(scoring !== undefined && { scoring }),
});
