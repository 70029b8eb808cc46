import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import {
  type AccessRecord,
  grantAccess,
  readAccess,
  readAccessRecords,
  replaceAccess,
} from '#functions/books/access-keys.ts';
import { addClub, clubLadderItem, readClub } from '#functions/books/clubs.ts';
import { beginImport, finishImport, type LogImport } from '#functions/books/imports.ts';
import type { Database } from '#functions/database/database.ts';
import { ACCESS_COUNT, clubPartition, LADDER_COUNT, type LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { itemsOf } from '#functions/ladders/changes.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { Season } from '#shared/engine/season.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { accepted, at, HEADER, ids, join, meteredStore, namesIn, newLadderIn, seed, settle, storeAt } from './club.ts';
import { KINDS } from './databases.ts';
import { useEmulator } from './emulator.ts';

const key = (): AccessRecord => ({
  hash: randomUUID(),
  role: 'scorer',
  label: 'tablet',
  use: 'link',
  created: at('20:00'),
});
const newClub = () => `club-${randomUUID()}`;
const counterOf = (club: string, sk: string) => ({ pk: clubPartition(club), sk });
const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(KINDS)('on $name, the access keys of a club', (kind) => {
  const open = kind.use();
  const opened = async () => new LadderStore(await open());

  test('are as many as may be and not one more, however many are made at once', async () => {
    const club = newClub();
    await (await open()).put({ ...counterOf(club, ACCESS_COUNT), count: MOST.keys - 3 });
    const made = await several(8, async () => grantAccess((await opened()).database, club, key()));
    expect(made.filter((outcome) => outcome === 'granted')).toHaveLength(3);
    const store = await opened();
    expect(await readAccessRecords(store.database, club)).toHaveLength(3);
    const change = { at: at('20:00'), what: 'key-made', about: 'organiser', by: 'operator', role: 'operator' } as const;
    expect(await grantAccess(store.database, club, key())).toBe('too-many');
    expect(await grantAccess(store.database, club, key(), change)).toBe('granted');
    const [old = ''] = (await readAccessRecords(store.database, club)).map(({ hash }) => hash);
    const replacement = { old, fresh: { ...key(), use: 'link' }, signOut: true } as const;
    expect(await replaceAccess(store.database, club, replacement)).toBe('too-many');
    expect(await readAccess(store.database, club, old)).not.toHaveProperty('replaced');
  });
});

/** A club with so many ladders, of which only the list says anything. */
async function clubWith(database: Database, ladders: number): Promise<string> {
  const club = newClub();
  await addClub(new LadderStore(database).database, { id: club, name: 'A club' });
  const items = Array.from({ length: ladders }, (_, index) => clubLadderItem({ club, ladder: `old-${index}` }));
  for (let from = 0; from < ladders; from += 100)
    await database.transact(items.slice(from, from + 100).map((put) => ({ put })));
  await database.put({ ...counterOf(club, LADDER_COUNT), count: ladders });
  return club;
}

const BEGUN = {
  state: 'writing',
  request: 'a log',
  source: 'log',
  keepRefused: false,
  dryRun: false,
  by: 'organiser',
  ...{ begun: at('20:00'), changed: at('20:00') },
  ...{ tries: 0, lines: 1, checked: 1, written: 1, items: 0, stored: 0, refused: 0 },
} as const;

const newImport = ({ ladder }: LadderKey): LogImport => ({ ...BEGUN, id: ladder, token: randomUUID() });

/** Asks for the end of an import, as a worker does, until it is told one. */
async function finish(store: LadderStore, ladder: LadderKey, begun: LogImport, token: string = randomUUID()) {
  const { head } = itemsOf(ladder, new Season(HEADER));
  for (;;) {
    const end = await finishImport(store.database, ladder, begun, { ...begun, state: 'made', token }, head);
    if (end !== 'busy') return end;
  }
}
describe.each(KINDS)('on $name, the ladders of a club', (kind) => {
  const open = kind.use();
  const opened = async () => new LadderStore(await open());

  const made = async (club: string, index: number) =>
    createLadder((await opened()).database, { club, ladder: `made-${index}` }, HEADER);
  const copied = async (club: string, index: number) =>
    createLadder((await opened()).database, { club, ladder: `copied-${index}` }, HEADER, [seed(ids(120))]);
  const imported = async (club: string, index: number) => {
    const [store, ladder] = [await opened(), { club, ladder: `imported-${index}` }];
    const begun = newImport(ladder);
    const how = await beginImport(store.database, ladder, begun);
    return how === 'begun' ? finish(store, ladder, begun) : how;
  };

  const WAYS = [
    ['from nothing', [made]],
    ['from short logs', [copied]],
    ['by imports', [imported]],
    ['in every way', [made, copied, imported]],
  ] as const;

  test.each(WAYS)('are as many as may be and not one more, made at once %s', async (_, ways) => {
    const database = await open();
    const club = await clubWith(database, MOST.ladders - 1);
    const ends = await Promise.all(ways.flatMap((make) => Array.from({ length: 6 }, (_, index) => make(club, index))));
    expect(ends.filter((end) => end === 'created' || end === 'changed')).toHaveLength(1);
    expect(ends.filter((end) => end === 'too-many-ladders')).toHaveLength(ends.length - 1);
    const { ladders = [] } = (await readClub((await opened()).database, club)) ?? {};
    expect(ladders).toHaveLength(MOST.ladders);
    expect(await database.get(counterOf(club, LADDER_COUNT))).toMatchObject({ count: MOST.ladders });
    for (let index = 0; index < 6; index++) {
      for (const ladder of [`made-${index}`, `copied-${index}`].filter((each) => !ladders.includes(each)))
        expect(await namesIn(database, { club, ladder })).toEqual([]);
    }
  });

  test('are not begun to be imported where the club is full; one that is there is said to be there', async () => {
    const [database, store] = [await open(), await opened()];
    const club = await clubWith(database, MOST.ladders - 1);
    expect(await createLadder(store.database, { club, ladder: 'last' }, HEADER)).toBe('created');
    const begin = (ladder: string) => beginImport(store.database, { club, ladder }, newImport({ club, ladder }));
    expect(await begin('more')).toBe('too-many-ladders');
    expect(await begin('last')).toBe('exists');
    expect(await createLadder(store.database, { club, ladder: 'last' }, HEADER)).toBe('exists');
    expect(await namesIn(database, { club, ladder: 'more' })).toEqual([]);
  });

  test('have the one whose import filled the club, though nobody heard of it the first time', async () => {
    const [database, store] = [await open(), await opened()];
    const ladder = { club: await clubWith(database, MOST.ladders - 1), ladder: 'imported' };
    const begun = newImport(ladder);
    expect(await beginImport(store.database, ladder, begun)).toBe('begun');
    const token = randomUUID();
    expect([await finish(store, ladder, begun, token), await finish(store, ladder, begun, token)]).toEqual([
      'changed',
      'changed',
    ]);
    expect(await finish(store, ladder, begun)).toBe('lost');
    expect(await store.load(ladder)).toBeDefined();
  });
});

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
