import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import {
  accepted,
  arrive,
  challenge,
  ids,
  join,
  newLadderIn,
  player,
  result,
  say,
  seed,
  seededLadderIn,
  settle,
  standings,
  storeAt,
} from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

interface Use extends Capacity {
  readonly operation: string;
}

function meteredStore(): { readonly store: DynamoStore; readonly used: Use[] } {
  const used: Use[] = [];
  const store = storeAt(place(), { onCapacity: (operation, capacity) => used.push({ operation, ...capacity }) });
  return { store, used };
}

/** Records a result by which a player takes the rung of another; gives what that alone cost. */
async function costOfResult(size: number, challenger: string, challenged: string): Promise<readonly Use[]> {
  const { store, used } = meteredStore();
  const key = await seededLadderIn(store, ids(size));
  for (const command of [arrive(challenger), arrive(challenged), challenge('m1', challenger, challenged)])
    accepted(await store.submit(key, command));
  used.length = 0;
  accepted(await store.submit(key, result('m1'), { idempotencyKey: 'once' }));
  const cost = [...used];
  expect(await store.verify(key)).toEqual([]);
  return cost;
}

describe('a result', () => {
  it.each([10, 1000, 10_000])('writes only what it changes, and reads nothing, on a ladder of %d', async (size) => {
    // The head, the page, both players, the match that is over, the line, and the request.
    const [cost, ...more] = await costOfResult(size, 'p00004', 'p00002');
    expect(more).toEqual([]);
    expect(cost).toMatchObject({ operation: 'transact', items: 7, readUnits: 0 });
    expect(cost?.writeUnits).toBeLessThanOrEqual(20);
  });

  it('across the border of two pages writes both, and no more', async () => {
    const [cost] = await costOfResult(10_000, 'p05122', 'p05119');
    expect(cost?.items).toBe(8);
    expect(cost?.writeUnits).toBeLessThanOrEqual(20);
  });
});

const named = (count: number) => seed(ids(count), (id) => `Player number ${id} of the club`);

describe('a ladder of 10,000', () => {
  it('is seeded in one transaction, settled in another, and then full', async () => {
    const { store, used } = meteredStore();
    const key = await newLadderIn(store);
    used.length = 0;
    accepted(await store.submit(key, named(10_000)));
    expect(used.filter(({ operation }) => operation === 'transact')).toHaveLength(1);
    const loaded = await storeAt(place()).load(key);
    expect(loaded?.players.size).toBe(10_000);
    const { entry } = accepted(await store.submit(key, settle('2021-10-01T12:00')));
    expect(entry.effects.settled[0]?.dropped).toHaveLength(10_000);
    expect(await store.submit(key, join('late', '2021-10-01T12:00'))).toMatchObject({ kind: 'too-large' });
    expect(await store.verify(key)).toEqual([]);
  });
});

describe('more than a transaction can carry', () => {
  it.each([
    ['too many players', named(10_001)],
    [
      'names too long',
      seed(ids(9000), (id) =>
        Array.from({ length: 40 }, (_, n) => Math.imul(n + 7, Number(id.slice(1)) * 2654435761)).join(''),
      ),
    ],
  ])('is refused with a sentence that says what to do, and nothing is written: %s', async (_, command) => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    expect(await store.submit(key, command)).toMatchObject({
      kind: 'too-large',
      message: expect.stringMatching(/\.$/),
    });
    expect((await store.load(key))?.line).toBe(1);
    expect(await store.log(key)).toEqual([]);
    expect(await store.verify(key)).toEqual([]);
    accepted(await store.submit(key, join('ann')));
  });
});

describe('a page of the order', () => {
  it('goes with the last player on it', async () => {
    const store = storeAt(place());
    const key = await seededLadderIn(store, ids(129));
    accepted(await store.submit(key, say('19:00', 'leave', { player: player('p00129') })));
    expect(standings(await storeAt(place()).load(key))).toEqual(ids(128));
    expect(await store.verify(key)).toEqual([]);
  });
});

describe('a log longer than one answer of the database', () => {
  it('is read whole', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const long = () => randomBytes(150_000).toString('hex');
    for (const id of ids(8)) accepted(await store.submit(key, { ...join(id), by: long() }));
    expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await store.verify(key)).toEqual([]);
  });
});
