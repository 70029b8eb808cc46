import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Table } from '#shared/vocabulary/table.ts';
import { forAny } from '../runs.ts';

interface Step {
  readonly what: 'set' | 'delete';
  readonly key: string;
  readonly value: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('set', 'set', 'delete'),
  key: fc.nat(4000).map((number) => `key-${number}`),
  value: fc.nat(5),
});
const steps = fc.array(step, { maxLength: 1500, size: 'max' });

const apply = (table: Table<string, number>, { what, key, value }: Step): Table<string, number> =>
  what === 'set' ? table.set(key, value) : table.delete(key);

function applyToMap(map: Map<string, number>, { what, key, value }: Step): void {
  if (what === 'set') map.set(key, value);
  else map.delete(key);
}

const sorted = <V>(pairs: Iterable<readonly [string, V]>) =>
  [...pairs].toSorted(([one], [other]) => (one < other ? -1 : 1));

const tableOf = (changes: readonly Step[]) => changes.reduce(apply, Table.empty<string, number>());

const always = (holds: (changes: readonly Step[], further: readonly Step[]) => void): void =>
  forAny(20, [steps, fc.array(step, { maxLength: 20 })], holds);

describe('a table', () => {
  it('holds what a map holds after the same changes', () => {
    always((changes) => {
      const map = new Map<string, number>();
      for (const change of changes) applyToMap(map, change);
      const table = tableOf(changes);
      expect(sorted(table.entries())).toEqual(sorted(map));
      expect([...table.values()].toSorted()).toEqual([...map.values()].toSorted());
      expect(table.size).toBe(map.size);
      const keys = changes.map(({ key }) => key);
      expect(keys.map((key) => table.get(key))).toEqual(keys.map((key) => map.get(key)));
      expect(keys.filter((key) => table.has(key))).toEqual(keys.filter((key) => map.has(key)));
    });
  });

  it('says which keys have changed since another, and no others', () => {
    always((changes, further) => {
      const before = tableOf(changes);
      const after = further.reduce(apply, before);
      const differing = new Set(further.map(({ key }) => key).filter((key) => before.get(key) !== after.get(key)));
      expect([...after.changedSince(before)].toSorted()).toEqual([...differing].toSorted());
      expect([...before.changedSince(after)].toSorted()).toEqual([...differing].toSorted());
    });
  });

  it('is the same whether it is made at once or key by key', () => {
    always((changes) => {
      const pairs = changes.map(({ key, value }) => [key, value] as const);
      const atOnce = Table.of(pairs);
      const oneByOne = pairs.reduce((table, [key, value]) => table.set(key, value), Table.empty<string, number>());
      expect([...atOnce.entries()]).toEqual([...oneByOne.entries()]);
      expect(atOnce.size).toBe(oneByOne.size);
      expect([...atOnce.changedSince(oneByOne)]).toEqual([]);
      const gone = pairs.reduce((table, [key]) => table.delete(key), atOnce);
      expect([...gone.entries()]).toEqual([]);
    });
  });

  it('stays as it was when it is followed by another', () => {
    always((changes, further) => {
      const table = tableOf(changes);
      const before = sorted(table.entries());
      further.reduce(apply, table);
      expect(sorted(table.entries())).toEqual(before);
    });
  });

  it('stays itself when nothing changes', () => {
    const table = Table.empty<string, number>().set('ann', 1).set('bob', 2);
    expect(table.set('ann', 1)).toBe(table);
    expect(table.delete('cy')).toBe(table);
    expect([...table.changedSince(table)]).toEqual([]);
  });
});
