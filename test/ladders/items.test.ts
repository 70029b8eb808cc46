import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { accepted, ids, join, meteredStore, newLadderIn, seed, settle, storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const named = (count: number) => seed(ids(count), (id) => `Player number ${id} of the club`);

it('a ladder of 10,000 is seeded in one transaction, settled in another, and then full', async () => {
  const { store, used } = meteredStore(place());
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

it.each([
  ['too many players', named(10_001)],
  [
    'names too long',
    seed(ids(9000), (id) =>
      Array.from({ length: 40 }, (_, n) => Math.imul(n + 7, Number(id.slice(1)) * 2654435761)).join(''),
    ),
  ],
])(
  'more than a transaction can carry is refused with a sentence that says what to do, and nothing is written: %s',
  async (_, command) => {
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
  },
);

it('a log longer than one answer of the database is read whole', async () => {
  const store = storeAt(place());
  const key = await newLadderIn(store);
  const long = () => randomBytes(150_000).toString('hex');
  for (const id of ids(8)) accepted(await store.submit(key, { ...join(id), by: long() }));
  expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await store.verify(key)).toEqual([]);
});
