import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { Kept, type Readable, Seasons } from '#functions/publishing/seasons.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { Club } from '../view/club.ts';
import { OneLadder } from './store.ts';

/** Three players and some matches. */
const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
for (let day = 10; day < 16; day++)
  club.match(`2021-09-${day}T20:00Z`, day % 2 ? 'cy' : 'ann', day % 2 ? 'ann' : 'cy', [2, 0]);
const WEIGHT = 3 + club.season.lines().length;

/** Any number of ladders, all alike; notes those that are read from their first line on. */
function many() {
  const one = new OneLadder(club);
  const whole: string[] = [];
  const store: Readable = {
    load: () => one.load({ club: 'lavers', ladder: 'main' }),
    header: () => one.header({ club: 'lavers', ladder: 'main' }),
    log: async ({ ladder }: LadderKey, after?: LineNumber) => {
      if (after === 1) whole.push(ladder);
      return one.log({ club: 'lavers', ladder: 'main' }, after);
    },
    version: () => one.version({ club: 'lavers', ladder: 'main' }),
    database: one.database,
    present: one.present,
    seasons: async () => ({ present: 1, ended: [] }),
  };
  return { store, whole };
}

describe('what is remembered of ladders between publications', () => {
  it('is bounded by lines and players, not by ladders: all of two hundred small ones', async () => {
    const { store, whole } = many();
    const seasons = new Seasons(store, 200 * WEIGHT);
    for (let round = 0; round < 3; round++)
      for (let each = 0; each < 200; each++) await seasons.find({ club: 'lavers', ladder: `l${each}` });
    expect(whole).toHaveLength(200);
    await seasons.find({ club: 'lavers', ladder: 'another' });
    await seasons.find({ club: 'lavers', ladder: 'l199' });
    expect(whole).toHaveLength(201);
    await seasons.find({ club: 'lavers', ladder: 'l0' });
    expect(whole.at(-1)).toBe('l0');
  });

  it('is one ladder at least, however large', async () => {
    const { store, whole } = many();
    const seasons = new Seasons(store, 1);
    for (let round = 0; round < 3; round++) await seasons.find({ club: 'lavers', ladder: 'large' });
    expect(whole).toEqual(['large']);
  });
});

it('what is kept stays within its budget, but for what was kept last, and loses what was used longest ago', () => {
  const uses = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.integer({ min: 0, max: 9 }) }));
  fc.assert(
    fc.property(uses, fc.integer({ min: 0, max: 20 }), (steps, budget) => {
      const kept = new Kept<number>(budget);
      let expected: { readonly name: string; readonly cost: number }[] = [];
      for (const { name, cost } of steps) {
        kept.set(name, cost, cost);
        expected = [...expected.filter((each) => each.name !== name), { name, cost }];
        while (expected.length > 1 && expected.reduce((sum, each) => sum + each.cost, 0) > budget) expected.shift();
        for (const each of ['a', 'b', 'c', 'd'])
          expect(kept.get(each)).toBe(expected.find((other) => other.name === each)?.cost);
      }
    }),
  );
});
