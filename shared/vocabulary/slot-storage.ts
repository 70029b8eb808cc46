import { asEntries, byTheirIds, type Plain, plainly } from './plain.ts';
import { Table } from './table.ts';
import type { PlayerId } from './vocabulary.ts';

/** What is stored under a name, such as a record of a slot, as it is and as it was: each undefined where there is none. */
export interface RecordChange {
  readonly name: string;
  readonly is: unknown;
  readonly was: unknown;
}

/** The figures of one player in the columns of a slot. */
export type Figures = Readonly<Record<string, number>>;

export interface StoredSlot {
  readonly head: unknown;
  /** Its records, each under its own name after the common prefix. */
  readonly records: readonly (readonly [name: string, value: unknown])[];
  /** The figures beside the rungs, by column. */
  readonly figures: readonly (readonly [player: PlayerId, figures: Figures])[];
  /** The part of it in the records of players. */
  readonly ofPlayers: readonly (readonly [player: PlayerId, value: unknown])[];
}

export interface Records<S> {
  /** The name of the only record, or the common prefix of all of them, which then ends in "#". */
  readonly called: string;
  readonly changes: (before: S, after: S) => Iterable<RecordChange>;
  readonly count: (state: S) => number;
}

/**
 * How a slot's state is stored, as plain JSON and in as few places as it needs: small things in the head, which is written with
 * every line; records of its own; columns beside the rungs, for what moves with the order; a field in the records of players.
 * What is written depends on what changed, never on how much there is.
 */
export interface Keeping<S> extends Plain<S> {
  /** The part of it in the head; undefined if there is nothing to say. */
  readonly head?: (state: S) => unknown;
  readonly records?: Records<S>;
  readonly columns?: {
    readonly names: readonly string[];
    readonly isEmpty: (state: S) => boolean;
    readonly figures: (state: S, player: PlayerId) => Figures | undefined;
    readonly changed: (before: S, after: S) => Iterable<PlayerId>;
  };
  readonly ofPlayers?: {
    readonly field: (state: S) => (player: PlayerId) => unknown;
    readonly changed: (before: S, after: S) => Iterable<PlayerId>;
  };
  readonly read: (found: StoredSlot) => S;
}

/** The value in the head; undefined if it has not changed since the start. */
export const inHead = <S>(empty: S): Keeping<S> => ({
  ...plainly<S>(),
  head: (state) => (state === empty ? undefined : state),
  read: ({ head }) => (head === undefined ? empty : (head as S)),
});

/** In the head, as ids with spaces between them. */
export const idsInHead: Keeping<readonly PlayerId[]> = {
  ...plainly<readonly PlayerId[]>(),
  head: (ids) => (ids.length > 0 ? formatIds(ids) : undefined),
  read: ({ head }) => parseIds(head),
};

export const formatIds = (ids: readonly PlayerId[]): string => ids.join(' ');
export const parseIds = (text: unknown): readonly PlayerId[] =>
  typeof text === 'string' && text !== '' ? (text.split(' ') as PlayerId[]) : [];

/** The only record of a slot, made of some of its state. */
export const oneRecord = <S>(called: string, part: (state: S) => unknown): Records<S> => ({
  called,
  changes: (before, after) => [{ name: called, is: part(after), was: part(before) }],
  count: (state) => (part(state) === undefined ? 0 : 1),
});

/** A record of its own; undefined while it is still as it began. */
export const asRecord = <S>(called: string, empty: S): Keeping<S> => {
  const unlessEmpty = (state: S): unknown => (state === empty ? undefined : state);
  return {
    parse: (plain) => plain as S,
    format: unlessEmpty,
    records: oneRecord(called, unlessEmpty),
    read: ({ records: [record] }) => (record === undefined ? empty : (record[1] as S)),
  };
};

/** A record for each, named after its key. */
export const asRecords = <K extends string, V>(called: string): Keeping<Table<K, V>> => ({
  ...asEntries<K, V>(),
  records: { called, changes: (before, after) => changesOf(called, before, after), count: ({ size }) => size },
  read: ({ records }) => tableOf(records),
});

function* changesOf<K extends string, V>(called: string, before: Table<K, V>, after: Table<K, V>) {
  for (const key of after.changedSince(before)) {
    yield { name: `${called}${key}`, is: after.get(key), was: before.get(key) };
  }
}

/** Columns beside the players' rungs, one for each of their figures; a player without the first figure has none at all. */
export const asColumns = <V extends object>(
  needed: Readonly<Record<string, keyof V & string>>,
  others: Readonly<Record<string, keyof V & string>> = {},
): Keeping<Table<PlayerId, V>> => {
  const figures = Object.entries({ ...needed, ...others });
  return {
    ...asEntries<PlayerId, V>(),
    columns: {
      names: figures.map(([column]) => column),
      isEmpty: ({ size }) => size === 0,
      figures: (state, player) => renamed(state.get(player), figures),
      changed: (before, after) => after.changedSince(before),
    },
    read: ({ figures: found }) =>
      tableOf(
        found
          .filter(([, row]) => Object.keys(needed).every((column) => row[column] !== undefined))
          .map(
            ([player, row]) =>
              [
                player,
                renamed(
                  row,
                  figures.map(([column, figure]) => [figure, column]),
                ),
              ] as const,
          ),
      ),
  };
};

/** The values of an object that has any by other names. */
function renamed(
  from: object | undefined,
  names: readonly (readonly [to: string, from: string])[],
): Figures | undefined {
  if (!from) return undefined;
  const values: Figures = { ...from };
  const figures: Record<string, number> = {};
  for (const [to, name] of names) {
    const value = values[name];
    if (value !== undefined) figures[to] = value;
  }
  return figures;
}

export const asFieldOfPlayers = <V>(): Keeping<Table<PlayerId, V>> => ({
  ...asEntries<PlayerId, V>(),
  ofPlayers: {
    field: (state) => (player) => state.get(player),
    changed: (before, after) => after.changedSince(before),
  },
  read: ({ ofPlayers }) => tableOf(ofPlayers),
});

/** What two players have together, in the record of the first one; its key names both. */
export const asFieldOfFirst = <V>(): Keeping<Table<string, V>> => ({
  ...asEntries<string, V>(),
  ofPlayers: {
    field: (state) => {
      const theirs = new Map<string, Record<string, V>>();
      for (const [key, value] of state.entries()) {
        const [first = '', second = ''] = key.split(' ');
        theirs.set(first, { ...theirs.get(first), [second]: value });
      }
      return (player) => theirs.get(player);
    },
    changed: (before, after) => [...after.changedSince(before)].flatMap((key) => parseIds(key).slice(0, 1)),
  },
  read: ({ ofPlayers }) =>
    tableOf(
      ofPlayers.flatMap(([first, field]) =>
        Object.entries(field ?? {}).map(([second, value]) => [`${first} ${second}`, value] as const),
      ),
    ),
});

const tableOf = <K extends string, V>(entries: readonly (readonly [string, unknown])[]): Table<K, V> =>
  Table.of(entries as readonly (readonly [K, V])[]);

/** Listed by its values alone, which say their keys themselves. */
export const listedById = <K extends string, V extends { readonly id: K }>(
  keeping: Keeping<Table<K, V>>,
): Keeping<Table<K, V>> => ({ ...keeping, ...byTheirIds<K, V>() });
