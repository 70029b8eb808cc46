import { describe, expect, it } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { HeaderCache } from '#functions/ladders/header-cache.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  at,
  challenge,
  HEADER,
  join,
  newLadderIn,
  player,
  result,
  say,
  seed,
  seededLadderIn,
  settle,
  standings,
} from './club.ts';
import { KINDS, sqlite, useStores } from './databases.ts';

const CLOSED = at('2021-09-07T10:00');

/** Closing and hiding, whatever the store stands on, with a second server that remembers the ladder as it was. */
describe.each(KINDS)('a store on $name', (kind) => {
  const open = useStores(kind);

  it('records nothing on a closed ladder, whatever another server remembers of it, until it is opened again', async () => {
    const [store, warm] = [await open(), await open()];
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
    accepted(await warm.submit(key, arrive('ann')));
    const before = accepted(await warm.submit(key, arrive('bob'), { idempotencyKey: 'k' }));
    expect(await store.setClosed(key, true, CLOSED)).toBe('changed');
    expect(await store.setClosed(key, true, CLOSED)).toBe('unchanged');
    for (const server of [warm, store, await open()])
      for (const command of [challenge('m1', 'bob', 'ann'), settle('2021-12-01T00:00'), arrive('bob')])
        expect((await server.submit(key, command)).kind).toBe('closed');
    expect((await warm.rehearse(key, arrive('cy'))).kind).toBe('closed');
    expect(await warm.submit(key, arrive('bob'), { idempotencyKey: 'k' })).toMatchObject({ repeated: true });
    expect([(await store.load(key))?.line, await store.dueAt(key)]).toEqual([before.entry.line, undefined]);
    expect([await store.verify(key), (await store.version(key))?.shut]).toEqual([[], 'closed']);
    // It is published again all the same, as when names change.
    expect(await warm.touch(key, at('2021-09-08T10:00'))).toBe('touched');
    expect(await store.dueAt(key)).toBeUndefined();
    expect(await warm.setClosed(key, false, CLOSED)).toBe('changed');
    expect(await store.verify(key)).toEqual([]);
    expect(await store.dueAt(key)).toBeDefined();
    accepted(await store.submit(key, challenge('m1', 'bob', 'ann')));
    accepted(await warm.submit(key, result('m1')));
    expect(await warm.verify(key)).toEqual([]);
  });

  it('closes a ladder to which many are writing: each line is there that was told as recorded, and no other', async () => {
    const servers = [await open(), await open()] as const;
    const key = await seededLadderIn(servers[0], ['ann', 'bob']);
    const names = Array.from({ length: 20 }, (_, index) => `new-${index}`);
    const [ends] = await Promise.all([
      Promise.all(names.map((id, index) => servers[index % 2 === 0 ? 0 : 1].submit(key, join(id)))),
      (await open()).setClosed(key, true, CLOSED),
    ]);
    const told = ends.map(({ kind }) => kind);
    expect(told.every((each) => each === 'accepted' || each === 'closed')).toBe(true);
    const ladder = await (await open()).load(key);
    expect(ladder?.players.size).toBe(2 + told.filter((each) => each === 'accepted').length);
    expect(await servers[0].verify(key)).toEqual([]);
  });

  it('hides a ladder and shows it again, and counts that for the club’s page', async () => {
    const store = await open();
    const key = await newLadderIn(store);
    expect(await setHidden(store.database, key, true)).toBe('changed');
    expect(await setHidden(store.database, key, true)).toBe('unchanged');
    expect(await readClub(store.database, key.club)).toMatchObject({
      ladders: ['main'],
      hidden: ['main'],
      switched: 1,
    });
    expect(await setHidden(store.database, key, false)).toBe('changed');
    expect(await readClub(store.database, key.club)).not.toHaveProperty('hidden');
    expect(await setHidden(store.database, { ...key, ladder: 'no' }, true)).toBe('no-such-ladder');
  });
});

const open = sqlite.use();

const NOON = '2021-11-03T12:00';
const day = (text: string): Day => text as Day;
const OCTOBER = [{ from: day('2021-10-01'), to: day('2021-10-31') }];

/** Three players of whom nobody has played; in November two months are settled. */
async function inNovember(header: Header = HEADER) {
  const store = new LadderStore(await open());
  const key = await newLadderIn(store, header);
  for (const command of [seed(['ann', 'bob', 'cy']), settle(NOON)]) accepted(await store.submit(key, command));
  return { store, key };
}

const other = async (): Promise<LadderStore> => new LadderStore(await open());

it('closures that reach back rewrite what they change, for every process, and the log verifies', async () => {
  const { store, key } = await inNovember();
  const warm = await other();
  expect(standings(await warm.load(key))).toEqual([]);
  accepted(await store.submit(key, say(NOON, 'configure', { closures: OCTOBER })));
  expect(standings(await store.load(key))).toEqual(['ann', 'bob', 'cy']);
  accepted(await warm.submit(key, say(NOON, 'rename', { player: player('cy'), name: 'Cyril' })));
  const ladder = await (await other()).load(key);
  expect(ladder?.header.closures).toEqual(OCTOBER);
  expect(ladder?.players.get(player('cy'))?.name).toBe('Cyril');
  expect(await store.verify(key)).toEqual([]);
});

it('a new date of the final is when the ladder is next due, and voiding the line takes that back', async () => {
  const header = { ...HEADER, season: { start: day('2021-10-25'), end: day('2021-11-30') } };
  const { store, key } = await inNovember(header);
  const cut = async () => new Date((await store.dueAt(key)) ?? 0).toISOString();
  const before = await cut();
  const touched = await store.touch(key, at('2021-11-20T00:00'));
  expect([touched, await cut()]).toEqual(['touched', '2021-11-30T20:15:00.001Z']);
  const moved = accepted(
    await store.submit(key, say(NOON, 'configure', { end: day('2021-12-13'), settings: { drop: 2 } })),
  );
  await store.touch(key, at('2021-11-20T00:00'));
  expect(await cut()).toBe('2021-12-01T00:00:00.000Z');
  expect(await store.verify(key)).toEqual([]);
  accepted(await store.submit(key, say(NOON, 'void', { line: moved.entry.line })));
  expect([await cut(), await store.verify(key)]).toEqual([before, []]);
});

it('the header is that of now, and the log begins with its own', async () => {
  const { store, key } = await inNovember();
  accepted(await store.submit(key, say(NOON, 'configure', { name: 'Thursdays', closures: OCTOBER })));
  const fresh = await other();
  expect(await fresh.header(key)).toMatchObject({ name: 'Thursdays', closures: OCTOBER });
  expect(await new HeaderCache(fresh).of(key)).toEqual(HEADER);
});

it('of a ladder that is known only the version is read each minute, as long as it has the same log', async () => {
  const { store, key } = await inNovember();
  let [loads, elapsed] = [0, 0];
  const load = (asked: LadderKey) => {
    loads++;
    return store.load(asked);
  };
  const headers = new HeaderCache({ load, version: (asked) => store.version(asked) }, () => elapsed);
  for (let minute = 0; minute < 10; minute++) {
    elapsed = minute * 60_000;
    expect(await headers.of(key)).toEqual(HEADER);
  }
  // The second time there is a version to remember with it.
  expect(loads).toBe(2);
  await store.setClosed(key, true, at(NOON));
  elapsed += 60_000;
  expect(await headers.of(key)).toEqual(HEADER);
  expect(loads).toBe(3);
});

it('the club’s page is made again for a new name or last day, and for nothing else', async () => {
  const { store, key } = await inNovember();
  const switched = async () => (await readClub(store.database, key.club))?.switched ?? 0;
  accepted(await store.submit(key, say(NOON, 'configure', { settings: { drop: 2 } })));
  expect(await switched()).toBe(0);
  const named = accepted(await store.submit(key, say(NOON, 'configure', { name: 'Thursdays' })));
  expect(await switched()).toBe(1);
  accepted(await store.submit(key, say(NOON, 'configure', { end: day('2022-06-13') })));
  accepted(await store.submit(key, say(NOON, 'void', { line: named.entry.line })));
  expect(await switched()).toBe(3);
});
