import { describe, expect, it } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import { changeImport, readImport, readImports } from '#functions/books/imports.ts';
import { clubPartition, LADDER_COUNT, type LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { namesIn } from '../club.ts';
import { databaseAt, useEmulator } from '../emulator.ts';
import { logOf } from './logs.ts';
import { begin, MortalWorker, newWorld, storeOf, type World, workOff } from './world.ts';

const place = useEmulator();

const downloaded = async (world: World, key: LadderKey): Promise<string> => {
  const store = storeOf(world);
  const [ladder, log] = [(await store.load(key)) ?? expect.fail(), await store.log(key)];
  const commands = log.map(({ command }) => command);
  return formatLog(madeOf(ladder), commands);
};

const stateOf = async (world: World, key: LadderKey) => (await readImport(storeOf(world).database, key))?.state;
const listed = async (world: World, { club }: LadderKey): Promise<readonly LadderKey[]> => {
  const found: LadderKey[] = [];
  for await (const key of readImports(storeOf(world).database, club)) found.push(key);
  return found;
};

/** What a worker wrote of a ladder, apart from how far the import has come. */
const itemsWritten = ({ written }: World): readonly string[] =>
  written.filter((name) => name !== 'claim' && !name.includes('/') && !/^(club|count)#/.test(name));

async function started(step?: number, log = LOG, terms = {}) {
  const world = newWorld(place(), step);
  return { world, key: await begin(world, log, terms), store: storeOf(world) };
}

/** Whether a ladder is there, as it should be, of which nothing was written twice. */
async function mustBeMadeOnce(world: World, key: LadderKey): Promise<readonly string[]> {
  expect(await storeOf(world).verify(key)).toEqual([]);
  const items = itemsWritten(world);
  expect(new Set(items).size).toBe(items.length);
  return items;
}

const LINES = 1000;
const LOG = logOf(LINES);
const HEADER: Header = JSON.parse(LOG.split('\n')[0] ?? '').ladder;

describe('an import', () => {
  it('becomes the ladder that the log says, within what the partition takes', async () => {
    const { world, key } = await started();
    const began = world.time.now;
    await workOff(world, key);
    expect(await stateOf(world, key)).toBe('made');
    expect(await storeOf(world).verify(key)).toEqual([]);
    expect(JSON.parse(`[${(await downloaded(world, key)).trim().split('\n').join(',')}]`)).toHaveLength(LINES);
    expect(world.partition.turnedAway).toBe(0);
    expect(world.partition.units / ((world.time.now - began) / 1000)).toBeLessThan(1000);
    expect(await listed(world, key)).toEqual([]);
    expect([...world.transfers.files.keys()]).toEqual([expect.stringMatching(/outcome\.json$/)]);
  });

  it('shows nothing of the ladder before it is complete, and how far it has come', async () => {
    const { world, key, store } = await started(2000);
    expect(await new MortalWorker(world).work(key)).toBe('more');
    const { state, written = 0, checked } = (await readImport(store.database, key)) ?? {};
    expect({ state, checked }).toEqual({ state: 'writing', checked: LINES });
    expect(written).toBeGreaterThan(1);
    expect(written).toBeLessThan(LINES);
    expect(await store.load(key)).toBeUndefined();
    expect((await readClub(store.database, key.club))?.ladders).toEqual([]);
    expect(await listed(world, key)).toEqual([key]);
  });

  it('goes on where it was, killed ten times at any request, and writes nothing twice', async () => {
    const { world, key } = await started();
    expect(await workOff(world, key, [1, 2, 3, 4, 5, 8, 9, 12, 13, 6])).toBe(10);
    expect(await stateOf(world, key)).toBe('made');
    const items = await mustBeMadeOnce(world, key);
    expect(items.filter((name) => name.startsWith('entry#'))).toHaveLength(LINES - 1);
  });

  it('slows down where others use up the partition, and ends all the same', async () => {
    const { world, key } = await started();
    const began = world.time.now;
    world.partition.isTaken = (now) => Math.floor((now - began) / 1500) % 2 === 1;
    await workOff(world, key);
    expect(world.partition.turnedAway).toBeGreaterThan(0);
    await mustBeMadeOnce(world, key);
  });

  it('is worked on by one at a time: another one lets it be, and harms nothing even if it does not', async () => {
    const { world, key } = await started(3_600_000);
    const one = new MortalWorker(world).work(key);
    while (!(await readImport(storeOf(world).database, key))?.worker)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await new MortalWorker(world).work(key)).toBe('busy');
    world.time.now += 31_000;
    const other = new MortalWorker(world).work(key);
    const ends = await Promise.all([one, other]);
    expect(ends).toContain('busy');
    if (!ends.includes('over')) await workOff(world, key);
    await mustBeMadeOnce(world, key);
  });

  it('that achieves nothing again and again is given up, and leaves nothing behind', async () => {
    const { world, key, store } = await started();
    await workOff(world, key, Array(20).fill(4));
    const fault = expect.stringContaining('keeps failing');
    expect(await readImport(store.database, key)).toMatchObject({ state: 'failed', fault });
  });
});

it.each([
  ['at once', []],
  ['killed on the way', [14, 9, 3, 4]],
])(
  'an import into a club that is full by the time it ends is withdrawn %s: nothing of it is left, and it says why',
  async (_, lives) => {
    const { world, key, store } = await started();
    const database = databaseAt(place());
    const count = (ladders: number) => database.put({ pk: clubPartition(key.club), sk: LADDER_COUNT, count: ladders });
    await count(MOST.ladders);
    await workOff(world, key, lives);
    expect(itemsWritten(world)).not.toEqual([]);
    expect(await readImport(store.database, key)).toMatchObject({
      state: 'failed',
      fault: 'A club has 500 ladders at most. Please ask for another club.',
    });
    expect(await namesIn(database, key)).toEqual(['claim']);
    expect((await readClub(store.database, key.club))?.ladders).toEqual([]);
    expect(await createLadder(store.database, key, HEADER)).toBe('too-many-ladders');
    await count(MOST.ladders - 1);
    expect(await createLadder(store.database, key, HEADER)).toBe('created');
  },
);

it.each([0, 1])('an import that is withdrawn after %d steps leaves nothing behind', async (steps) => {
  const { world, key, store } = await started(2000);
  for (let step = 0; step < steps; step++) await new MortalWorker(world).work(key);
  const found = (await readImport(store.database, key)) ?? expect.fail();
  const { worker: _, ...rest } = found;
  const withdrawn = { ...rest, state: 'withdrawing', token: 'withdrawn' } as const;
  expect(await changeImport(store.database, key, found, withdrawn)).toBe('changed');
  await workOff(world, key, [4, 5]);
  expect(await stateOf(world, key)).toBe('withdrawn');
  expect(await createLadder(store.database, key, HEADER)).toBe('created');
  expect(await store.log(key)).toEqual([]);
  expect(await store.verify(key)).toEqual([]);
});

it('a log in which the rules refuse lines makes nothing; the first hundred are told, and how many there are', async () => {
  const { world, key, store } = await started(undefined, `${LOG}${'garbage\n'.repeat(300)}`);
  await workOff(world, key);
  expect(await readImport(store.database, key)).toMatchObject({ state: 'refused', refused: 300, stored: 0 });
  const outcome = [...world.transfers.files].find(([path]) => path.endsWith('outcome.json'))?.[1];
  const { refused } = JSON.parse(Buffer.from(outcome ?? []).toString());
  expect(refused).toHaveLength(100);
  expect(refused[0]).toMatchObject({ line: LINES + 1, code: 'invalid' });
});
