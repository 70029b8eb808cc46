import { describe, expect, it } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { DUE_INDEX } from '#functions/database/table.ts';
import {
  dueLadders,
  FORMAT,
  headKey,
  isOfOlderRules,
  markIn,
  noteRules,
  RULES,
  readDueAt,
  readMark,
  readVersions,
  rulesItem,
} from '#functions/ladders/head.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, newLadderIn, seededLadderIn } from './club.ts';
import { MemoryDatabase } from './memory-database.ts';

const NOWHERE: LadderKey = { club: 'nobody', ladder: 'none' };

function opened() {
  const database = new MemoryDatabase();
  return { database, store: new LadderStore(database) };
}

describe('by which rules a ladder was worked out', () => {
  it('is noted, and asked only where the rules have changed since the first ones', async () => {
    const { database, store } = opened();
    const key = await newLadderIn(store);
    await database.transact([{ remove: rulesItem(key) }]);
    const isOlder = (rules: number) => isOfOlderRules(database, key, rules);
    expect([await isOlder(1), await isOlder(2)]).toEqual([false, true]);
    await noteRules(database, key, 2);
    expect([await isOlder(1), await isOlder(2), await isOlder(3)]).toEqual([false, false, true]);
  });

  it('is noted as it is made', async () => {
    const { database, store } = opened();
    const key = await newLadderIn(store);
    expect(await isOfOlderRules(database, key, RULES)).toBe(false);
    expect(await isOfOlderRules(database, key, RULES + 1)).toBe(true);
  });
});

describe('a ladder’s head', () => {
  it('tells the versions of many in the order in which they are asked for, and of those that are not there, nothing', async () => {
    const { database, store } = opened();
    const [empty, seeded] = [await newLadderIn(store), await seededLadderIn(store, ['ann', 'bob'])];
    const found = await readVersions(database, [seeded, NOWHERE, empty, seeded]);
    expect(found.map((version) => version?.line)).toEqual([2, undefined, 1, 2]);
  });

  it('says whether it is shut, and nothing where there is no ladder', async () => {
    const { database, store } = opened();
    const key = await newLadderIn(store);
    const open = await readMark(database, key);
    expect(open).toEqual({ epoch: expect.any(String) });
    await store.setClosed(key, true, at('20:00'));
    const shut = await readMark(database, key);
    expect(shut).toEqual({ epoch: expect.any(String), shut: 'closed' });
    expect(shut?.epoch).not.toBe(open?.epoch);
    expect(await readMark(database, NOWHERE)).toBeUndefined();
  });

  it('is left alone where a newer release has stored it', () => {
    const item = { ...headKey({ club: 'riverside', ladder: 'main' }), format: FORMAT };
    expect(markIn(item)).toEqual({});
    const newer = FORMAT + 1;
    expect(() => markIn({ ...item, format: newer })).toThrow(
      `CLUB#riverside#LADDER#main is of a newer release: format ${newer}`,
    );
  });

  it('says since when it is due, and is listed from then on', async () => {
    const { database, store } = opened();
    const [empty, seeded] = [await newLadderIn(store), await seededLadderIn(store, ['ann', 'bob'])];
    expect(await readDueAt(database, NOWHERE)).toBeUndefined();
    expect(await readDueAt(database, empty)).toEqual({ at: undefined, epoch: expect.any(String) });
    const due = (await readDueAt(database, seeded))?.at ?? expect.fail();
    const listed = async (by: number) => {
      const found = [];
      for (const shard of dueLadders(database, instant(by))) for await (const each of shard) found.push(each);
      return found;
    };
    expect(await listed(due - 1)).toEqual([]);
    expect(await listed(due)).toEqual([{ ...seeded, at: due }]);
    // Something else in the index is no ladder that is due.
    const item = await database.get(headKey(seeded));
    await database.put({ ...item, pk: 'of another kind', sk: 'head', [DUE_INDEX.sort]: due });
    expect(await listed(due)).toEqual([{ ...seeded, at: due }]);
  });
});
