import { Table } from './table.ts';

/** A state as one value of plain JSON, and back; what is of another form counts as nothing. */
export interface Plain<S> {
  readonly format: (state: S) => unknown;
  readonly parse: (plain: unknown) => S;
}

export const plainly = <S>(): Plain<S> => ({ format: (state) => state, parse: (plain) => plain as S });

const listIn = <T>(plain: unknown): readonly T[] => (Array.isArray(plain) ? plain : []);

export const asEntries = <K extends string, V>(): Plain<Table<K, V>> => ({
  format: (state) => [...state.entries()],
  parse: (plain) => Table.of(listIn<readonly [K, V]>(plain)),
});

/** A table as its values, which say their keys themselves. */
export const byTheirIds = <K extends string, V extends { readonly id: K }>(): Plain<Table<K, V>> => ({
  format: (state) => [...state.values()],
  parse: (plain) => Table.of(listIn<V>(plain).map((each) => [each.id, each] as const)),
});
