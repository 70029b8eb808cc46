import { describe, expect, it } from 'vitest';
import { readClub } from '#functions/club/clubs.ts';
import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { clubPartition, LADDER_COUNT, type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { changeImport, readImport, readImports } from '#functions/importing/import-book.ts';
import { formatLog } from '#shared/log/format.ts';
import { MOST } from '#shared/log/limits.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { useEmulator } from '../emulator.ts';
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

const LINES = 1000;
const LOG = logOf(LINES);
const HEADER: Header = JSON.parse(LOG.split('\n')[0] ?? '').ladder;

describe('an import', () => {
  it('becomes the ladder that the log says, within what the partition takes', async () => {
    const world = newWorld(place());
    const key = await begin(world, LOG);
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
    const world = newWorld(place(), 2000);
    const key = await begin(world, LOG);
    const store = storeOf(world);
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
    const world = newWorld(place());
    const key = await begin(world, LOG);
    expect(await workOff(world, key, [1, 2, 3, 4, 5, 8, 9, 12, 13, 6])).toBe(10);
    expect(await stateOf(world, key)).toBe('made');
    expect(await storeOf(world).verify(key)).toEqual([]);
    const items = itemsWritten(world);
    expect(new Set(items).size).toBe(items.length);
    expect(items.filter((name) => name.startsWith('entry#'))).toHaveLength(LINES - 1);
  });

  it('slows down where others use up the partition, and ends all the same', async () => {
    const world = newWorld(place());
    const key = await begin(world, LOG);
    const began = world.time.now;
    world.partition.isTaken = (now) => Math.floor((now - began) / 1500) % 2 === 1;
    await workOff(world, key);
    expect(world.partition.turnedAway).toBeGreaterThan(0);
    expect(await storeOf(world).verify(key)).toEqual([]);
    const items = itemsWritten(world);
    expect(new Set(items).size).toBe(items.length);
  });

  it('is worked on by one at a time: another one lets it be, and harms nothing even if it does not', async () => {
    const world = newWorld(place(), 3_600_000);
    const key = await begin(world, LOG);
    const one = new MortalWorker(world).work(key);
    while (!(await readImport(storeOf(world).database, key))?.worker)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await new MortalWorker(world).work(key)).toBe('busy');
    world.time.now += 31_000;
    const other = new MortalWorker(world).work(key);
    const ends = await Promise.all([one, other]);
    expect(ends).toContain('busy');
    if (!ends.includes('over')) await workOff(world, key);
    expect(await storeOf(world).verify(key)).toEqual([]);
    const items = itemsWritten(world);
    expect(new Set(items).size).toBe(items.length);
  });

  it('that achieves nothing again and again is given up, and leaves nothing behind', async () => {
    const world = newWorld(place());
    const key = await begin(world, LOG);
    await workOff(world, key, Array(20).fill(4));
    expect(await readImport(storeOf(world).database, key)).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('keeps failing'),
    });
  });
});

describe('an import into a club that is full by the time it ends', () => {
  it.each([
    ['at once', []],
    ['killed on the way', [14, 9, 3, 4]],
  ])('is withdrawn %s: nothing of it is left, and it says why', async (_, lives) => {
    const world = newWorld(place());
    const key = await begin(world, LOG);
    const store = storeOf(world);
    const database = new DynamoDatabase({ client: connect(place().endpoint), table: place().table });
    const count = (ladders: number) => database.put({ pk: clubPartition(key.club), sk: LADDER_COUNT, count: ladders });
    await count(MOST.ladders);
    await workOff(world, key, lives);
    expect(itemsWritten(world)).not.toEqual([]);
    expect(await readImport(store.database, key)).toMatchObject({
      state: 'failed',
      fault: 'A club has 500 ladders at most, and others were made meanwhile. Nothing was imported.',
    });
    const left: string[] = [];
    for await (const { sk } of database.query({ pk: ladderPartition(key) })) left.push(sk);
    expect(left).toEqual(['claim']);
    expect((await readClub(store.database, key.club))?.ladders).toEqual([]);
    expect(await createLadder(store.database, key, HEADER)).toBe('too-many-ladders');
    await count(MOST.ladders - 1);
    expect(await createLadder(store.database, key, HEADER)).toBe('created');
  });
});

describe('an import that is withdrawn', () => {
  it.each([0, 1])('after %d steps leaves nothing behind', async (steps) => {
    const world = newWorld(place(), 2000);
    const key = await begin(world, LOG);
    const store = storeOf(world);
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
});

describe('a log', () => {
  it('in which the rules refuse lines makes nothing; the first hundred are told, and how many there are', async () => {
    const world = newWorld(place());
    const key = await begin(world, `${LOG}${'garbage\n'.repeat(300)}`);
    await workOff(world, key);
    expect(await readImport(storeOf(world).database, key)).toMatchObject({ state: 'refused', refused: 300, stored: 0 });
    const outcome = [...world.transfers.files].find(([path]) => path.endsWith('outcome.json'))?.[1];
    const { refused } = JSON.parse(Buffer.from(outcome ?? []).toString());
    expect(refused).toHaveLength(100);
    expect(refused[0]).toMatchObject({ line: LINES + 1, code: 'invalid' });
  });

  it('that is only looked at makes nothing', async () => {
    const world = newWorld(place());
    const key = await begin(world, LOG, { dryRun: true });
    await workOff(world, key);
    expect(await stateOf(world, key)).toBe('checked');
    expect(itemsWritten(world)).toEqual([]);
    expect(await storeOf(world).load(key)).toBeUndefined();
  });
});
