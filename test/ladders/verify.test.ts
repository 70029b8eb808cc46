import { beforeAll, describe, expect, it } from 'vitest';
import { type Item, pack, type Scalar, unpack } from '#functions/database/item.ts';
import { type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { find } from '#functions/ladders/load.ts';
import { everyPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { nairobi } from '#shared/systems/nairobi/system.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { instant, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  challenge,
  challengeId,
  HEADER,
  header,
  ids,
  join,
  NO_PAUSE,
  newLadderIn,
  player,
  say,
  seed,
  storeAt,
  voiding,
} from './club.ts';
import { disturbedClient } from './disturbance.ts';
import { copyTo, itemsOf, useEmulator } from './emulator.ts';

const place = useEmulator();

/** What is stored of a ladder that has every kind of item: a Grand Final after the cut, with a match under way. */
let whole: readonly Item[];
let copies = 0;
beforeAll(async () => {
  const store = storeAt(place());
  const { club } = await newLadderIn(store);
  const key = { club, ladder: 'final' };
  const { start } = HEADER.season;
  await createLadder(store.database, key, { ...HEADER, season: { start, end: start } });
  const night = ids(4).map((id) => arrive(id, '19:46'));
  for (const command of [seed(ids(30)), ...night, challenge('m1', 'p00004', 'p00003', '20:30')])
    accepted(await store.submit(key, command));
  whole = await itemsOf(place(), key);
  expect(await store.verify(await wholeLadder())).toEqual([]);
});

async function wholeLadder(): Promise<LadderKey> {
  const key = { club: `whole-${copies++}`, ladder: 'final' };
  await copyTo(place(), whole, key);
  return key;
}

async function ladderOf(system: SystemId, commands: readonly Command[]): Promise<LadderKey> {
  const store = storeAt(place());
  const key = await newLadderIn(store, header({ ...HEADER, system }));
  for (const command of commands) accepted(await store.submit(key, command));
  expect(await store.verify(key)).toEqual([]);
  return key;
}

async function tamper(key: LadderKey, sk: string, change: (item: Item) => Record<string, Scalar> | undefined) {
  const { database } = storeAt(place());
  const where = { pk: ladderPartition(key), sk };
  const changed = change((await database.get(where)) ?? where);
  if (changed) await database.put({ ...where, ...changed });
  else await database.transact([{ remove: where }]);
}

/** The items of which verifying a whole ladder says something, of which one was changed. */
async function foundIn(sk: string, change: Parameters<typeof tamper>[2]): Promise<readonly string[]> {
  const key = await wholeLadder();
  await tamper(key, sk, change);
  return ((await storeAt(place(), { pause: NO_PAUSE }).verify(key)) ?? []).map(({ item }) => item);
}

const withValue =
  (from: string, to: string) =>
  ({ value, ...item }: Item): Record<string, Scalar> => {
    const before = JSON.stringify(unpack(value));
    expect(before).toContain(from);
    return { ...item, value: pack(JSON.parse(before.replace(from, to))) };
  };

const gone = () => undefined;

const withPurses = withValue('1000 900 900', '1000 901 899');
const GAME_OF_TWO = [seed(ids(3)), say('20:00', 'start', { id: challengeId('g1'), players: ids(2).map(player) })];

it('a ladder whose past was settled by rules that have changed since plays on as it is stored, until its log is worked out again: then nothing differs', async () => {
  const key = await ladderOf('shicargo', GAME_OF_TWO);
  await tamper(key, 'state#order#00001', withPurses);
  const store = storeAt(place());
  accepted(await store.submit(key, say('20:10', 'settle', {})));
  expect(await store.verify(key)).toHaveLength(1);
  accepted(await store.submit(key, say('20:20', 'settle', {}), { again: true }));
  expect(await store.verify(key)).toEqual([]);
  expect(await storeAt(place()).verify(key)).toEqual([]);
});

it('players who go with the seeding that is voided are stored no more, whoever of them is seeded again', async () => {
  const key = await ladderOf('lavers', [seed(ids(30))]);
  const store = storeAt(place());
  accepted(await store.submit(key, voiding(lineNumber(2), '18:10')));
  expect((await find(store.database, key))?.ladder.players.size).toBe(0);
  expect(await store.verify(key)).toEqual([]);
  for (const command of [join('p00007'), seed(ids(28), (id) => `Once more ${id}`)])
    accepted(await store.submit(key, command));
  expect((await find(store.database, key))?.ladder.players.size).toBe(28);
  expect(await store.verify(key)).toEqual([]);
});

describe('verifying a ladder', () => {
  it.each([
    ['state#head', 'state#head', withValue('"situation":5', '"situation":6')],
    ['state#head', 'state#head', (item: Item) => ({ ...item, dueAt: Number(item['dueAt']) + 1 })],
    ['state#head', 'state#head', ({ due: _, dueAt: __, ...item }: Item) => item],
    ['state#head', 'state#head', (item: Item) => ({ ...item, due: 'due#99' })],
    ['state#head', 'state#head', (item: Item) => ({ ...item, touched: Number(item['dueAt']) })],
    ['state#head', 'state#head', (item: Item) => ({ ...item, wrote: 77 })],
    ['state#order#00001', 'state#order#00001', withValue('p00001 p00002', 'p00002 p00001')],
    ['state#player#p00003', 'state#player#p00003', withValue('"imbalance":-1', '"imbalance":0')],
    ['state#player#p00030', 'state#roster#00000002#01', withValue('{"id":"p00030",', '{"id":"p00030","name":"X",')],
    ['state#challenge#m1', 'state#challenge#m1', withValue('"distance":1', '"distance":2')],
    ['state#tonight', 'state#tonight', withValue('p00001 p00002', 'p00001')],
    ['state#final', 'state#final', withValue('"p00030"', '"p00001"')],
    ['id#m1', 'id#m1', (item: Item) => ({ ...item, line: 3 })],
    ['entry#00000003', 'entry#00000003', withValue('"clause":"L11"', '"clause":"L12"')],
    ['state#player#p00003', 'entry#00000005', withValue('"player":"p00003"', '"player":"p00005"')],
  ])('finds %s where %s was changed', async (named, sk, change) => {
    expect(await foundIn(sk, change)).toContain(named);
  });

  it.each([
    ...['state#order#00001', 'state#player#p00003', 'state#challenge#m1', 'state#tonight', 'state#final'],
    ...['entry#00000003', 'entry#00000007', 'id#m1'],
  ])('finds a %s that is gone', async (name) => {
    expect(await foundIn(name, gone)).toContain(name);
  });

  it.each([
    ['state#order#00009', (item: Item) => ({ ...item, line: 2, value: '"p00001"' })],
    ['state#player#stranger', (item: Item) => ({ ...item, line: 2, value: '{"id":"stranger"}' })],
    ['state#challenge#m9', (item: Item) => ({ ...item, line: 2, value: '{"id":"m9"}' })],
    ['entry#00000099', (item: Item) => ({ ...item, line: 99, value: '{"command":{},"effects":{}}' })],
    ['id#m9', (item: Item) => ({ ...item, line: 2 })],
  ])('finds a %s that should not be there', async (name, make) => {
    expect(await foundIn(name, make)).toContain(name);
  });

  const PROGRAMS = [
    say('18:00', 'seed', { order: 'given', players: ids(3).map((id) => ({ id: player(id), gap: '2.5+' })) }),
    join('newcomer'),
  ];
  const OPEN = [seed(ids(3)), { ...challenge('m1', 'p00003', 'p00002'), override: 'not yet paid' }];

  it.each([
    ['shicargo', GAME_OF_TWO, 'state#order#00001', withPurses],
    ['shicargo', GAME_OF_TWO, 'state#order#00001', withValue('"seats":"2 0 1"', '"seats":"2 1 0"')],
    ['shicargo', GAME_OF_TWO, 'state#game#g1', withValue('"p00002"', '"p00003"')],
    ['shicargo', GAME_OF_TWO, 'state#game#g1', gone],
    ['shicargo', GAME_OF_TWO, 'id#g1', gone],
    ['shicargo', GAME_OF_TWO, 'state#head', withValue('"admissions":3', '"admissions":4')],
    ['computer-go', PROGRAMS, 'state#head', withValue('"newcomer"', '"p00001"')],
    ['computer-go', PROGRAMS, 'state#player#p00001', withValue('"won":[2]', '"won":[3]')],
    ['computer-go', PROGRAMS, 'state#player#p00001', withValue('"gap":2', '"gap":3')],
    ['nairobi', OPEN, 'state#issued#p00002 p00003', withValue('2021-09-06', '2021-09-05')],
    ['nairobi', OPEN, 'state#issued#p00002 p00003', gone],
  ] as const)('finds what was changed in a ladder of %s: %#', async (system, commands, sk, change) => {
    const key = await ladderOf(system, commands);
    await tamper(key, sk, change);
    expect(await storeAt(place(), { pause: NO_PAUSE }).verify(key)).not.toEqual([]);
  });

  it('takes a line that lists each week by itself, as lines once did, for one that tells of all of them together', async () => {
    const late = { ...seed(ids(3)), at: instant(Date.parse('2021-11-01T12:00Z')) };
    const key = await ladderOf('nairobi', [late]);
    const listed = ({ value, ...item }: Item): Record<string, Scalar> => {
      const { effects, ...rest } = JSON.parse(JSON.stringify(unpack(value)));
      const settled = [...everyPeriod(nairobi.calendar(header({ ...HEADER, system: 'nairobi' })), effects.settled)];
      expect([effects.settled.length, settled.length]).toEqual([1, 8]);
      return { ...item, value: pack({ ...rest, effects: { ...effects, settled } }) };
    };
    await tamper(key, 'entry#00000002', listed);
    expect(await storeAt(place()).verify(key)).toEqual([]);
    await tamper(key, 'entry#00000002', withValue('2021-W40', '2021-W41'));
    expect(await storeAt(place()).verify(key)).toHaveLength(1);
  });

  it('finds nothing amiss while others are writing', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const writing = Promise.all(ids(12).map((id) => storeAt(place()).submit(key, join(id))));
    const found = await Promise.all(ids(12).map(() => store.verify(key)));
    await writing;
    expect(found.flat()).toEqual([]);
  });

  it('finds nothing amiss while others are writing without a pause, and still finds a line that is none of theirs', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const joins = [...ids(60)];
    const isOfEntries = (input: unknown) => JSON.stringify(input).includes('entry#');
    const client = disturbedClient(place(), async (command, input, send) => {
      const id = command === 'QueryCommand' && isOfEntries(input) ? joins.shift() : undefined;
      if (id) accepted(await store.submit(key, join(id)));
      return send();
    });
    const beside = storeAt(place(), { client, pause: async () => {} });
    expect(await beside.verify(key)).toEqual([]);
    expect(joins.length).toBeLessThan(56);
    const alien = { line: 50, token: 'x', value: pack({ command: {}, effects: {} }) };
    await tamper(key, 'entry#00000050', (item) => ({ ...item, ...alien }));
    expect(await beside.verify(key)).toMatchObject([{ item: 'entry#00000050' }]);
  });
});

it('a ladder whose items do not fit together is not served', async () => {
  const key = await wholeLadder();
  await tamper(key, 'state#challenge#m1', gone);
  await expect(storeAt(place(), { pause: NO_PAUSE }).load(key)).rejects.toThrow('do not fit together');
});
