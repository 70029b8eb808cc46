import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueShards, HEAD, type LadderKey } from '#functions/database/keys.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { DueLadder } from '#functions/ladders/head.ts';
import { formatDue, parseDue } from '#functions/ladders/settle-ladder.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  challenge,
  challengeId,
  HEADER,
  header,
  ids,
  join,
  meteredStore,
  newLadderIn,
  player,
  result,
  say,
  seed,
  seededLadderIn,
  settle,
  standings,
  storeAt,
  type Use,
} from './club.ts';
import { disturbedClient } from './disturbance.ts';
import { itemsOf, useEmulator } from './emulator.ts';

const place = useEmulator();

/** A store for each test, which notes what each request costs. */
let store: DynamoStore;
let used: Use[];
beforeEach(() => {
  ({ store, used } = meteredStore(place()));
});

const utc = (text: string): Instant => parseInstant(`${text}Z`) ?? expect.fail();

async function foundBy(time: string): Promise<readonly DueLadder[]> {
  const found: DueLadder[] = [];
  for (const shard of store.due(utc(time))) for await (const ladder of shard) found.push(ladder);
  return found;
}

const isFound = async (key: LadderKey, time: string): Promise<boolean> =>
  (await foundBy(time)).some(({ club }) => club === key.club);

/** When a ladder is due, as its head and the index both say. */
async function dueAt(key: LadderKey): Promise<string | undefined> {
  const own = await store.dueAt(key);
  const [entry, ...others] = (await foundBy('2999-01-01T00:00')).filter(({ club }) => club === key.club);
  expect([entry?.at, others]).toEqual([own, []]);
  return own && new Date(own).toISOString().slice(0, 16);
}

describe('the due index', () => {
  it('holds no ladder that nobody is on, and nothing has happened to', async () => {
    const key = await newLadderIn(store, header({ ...HEADER, system: 'shicargo' }));
    expect(await dueAt(key)).toBeUndefined();
    expect(await store.verify(key)).toEqual([]);
  });

  it('holds a ladder for the midnight after its last line, and then for what comes first', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    expect(await dueAt(key)).toBe('2021-09-06T23:00');
    accepted(await store.submit(key, settle('2021-09-30T22:00')));
    expect(await dueAt(key)).toBe('2021-09-30T23:00');
    expect(await isFound(key, '2021-09-30T22:59:59')).toBe(false);
    expect(await isFound(key, '2021-09-30T23:00')).toBe(true);
    accepted(await store.submit(key, settle('2021-10-01T12:00')));
    expect(await dueAt(key)).toBe('2021-10-01T23:00');
    expect(await store.verify(key)).toEqual([]);
  });

  it('finds ladders wherever they hide among many, each once', async () => {
    const keys = await Promise.all(ids(40).map(() => seededLadderIn(store, ['ann'])));
    const found = await foundBy('2021-09-06T23:00');
    for (const key of keys) expect(found.filter(({ club }) => club === key.club)).toHaveLength(1);
  });

  it('lets go of a ladder with a champion, a week and a day later', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    await crownAnn(key);
    expect(await dueAt(key)).toBe('2022-06-06T23:00');
    expect(await store.touch(key, utc('2022-06-12T23:00'))).toBe('touched');
    expect(await dueAt(key)).toBe('2022-06-13T23:00');
    expect(await store.touch(key, utc('2022-06-13T23:00'))).toBe('touched');
    expect(await dueAt(key)).toBeUndefined();
    expect(await store.verify(key)).toEqual([]);
  });

  it('knows of a points ladder that everybody has left the end of its season alone, and settles no months of it', async () => {
    const key = await newLadderIn(store, header({ ...HEADER, system: 'shicargo' }));
    for (const command of [seed(['ann']), say('19:00', 'leave', { player: player('ann') })])
      accepted(await store.submit(key, command));
    await store.touch(key, utc('2021-09-14T23:00'));
    expect(await dueAt(key)).toBe('2022-06-06T23:00');
    expect(await store.verify(key)).toEqual([]);
    accepted(await store.submit(key, join('bob', '2021-12-31T12:00')));
    expect(await dueAt(key)).toBe('2022-01-01T00:00');
    expect(await store.verify(key)).toEqual([]);
  });

  it('changes on a night when its hours begin and end alone, however much is played', async () => {
    const key = await seededLadderIn(store, ids(4));
    const entries = new Set<string | undefined>();
    for (const command of [
      ...ids(4).map((id) => arrive(id)),
      challenge('m1', 'p00004', 'p00003'),
      result('m1'),
      challenge('m2', 'p00003', 'p00001', '20:30'),
      result('m2', [0, 2], '21:00'),
    ]) {
      accepted(await store.submit(key, command));
      entries.add(await dueAt(key));
    }
    expect([...entries]).toEqual(['2021-09-06T18:50', '2021-09-06T21:00']);
  });

  it('costs the first result of a day no more than a result may', async () => {
    const key = await newLadderIn(store, header({ ...HEADER, system: 'crewe' }));
    accepted(await store.submit(key, seed(ids(100))));
    accepted(await store.submit(key, challenge('g1', 'p00050', 'p00044')));
    used.length = 0;
    const won = say('2021-09-07T19:00', 'result', { challenge: challengeId('g1'), score: [1, 0] });
    accepted(await store.submit(key, won, { idempotencyKey: 'the result' }));
    expect(await dueAt(key)).toBe('2021-09-07T23:00');
    expect(used[0]?.items).toBeLessThanOrEqual(8);
    expect(used[0]?.writeUnits).toBeLessThanOrEqual(20);
  });

  it('costs one small query a shard where nothing is due', async () => {
    expect(await foundBy('2001-01-01T00:00')).toEqual([]);
    expect(used).toHaveLength(dueShards().length);
    expect(used.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThanOrEqual(dueShards().length);
  });
});

describe('touching a ladder', () => {
  const soon = utc('2021-09-06T21:30');

  it('writes no line, and its head once more, so that its page is published again', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    used.length = 0;
    expect(await store.touch(key, soon)).toBe('touched');
    expect(used).toMatchObject([{ operation: 'update', items: 1, readUnits: 0 }]);
    expect(used[0]?.writeUnits).toBeLessThanOrEqual(3);
    expect(await store.log(key)).toHaveLength(1);
    expect(await store.verify(key)).toEqual([]);
  });

  it('changes the head even where the same is due next', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const heads = new Set<string>();
    for (const time of ['2021-09-06T21:30', '2021-09-06T21:31', '2021-09-06T21:32']) {
      await store.touch(key, utc(time));
      heads.add(JSON.stringify((await itemsOf(place(), key)).find(({ sk }) => sk === HEAD)));
    }
    expect(heads.size).toBe(3);
  });

  it('takes in what somebody else has written meanwhile', async () => {
    const other = storeAt(place());
    const key = await seededLadderIn(store, ['ann', 'bob']);
    accepted(await other.submit(key, settle('2021-09-20T12:00')));
    expect(await store.touch(key, utc('2021-09-20T23:00'))).toBe('touched');
    expect(await dueAt(key)).toBe('2021-09-21T23:00');
    expect(await other.verify(key)).toEqual([]);
  });

  it('counts as later than its last line, even where that is ahead of the clock', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const ahead = utc('2021-09-20T12:00');
    accepted(await store.submit(key, settle('2021-09-20T12:00')));
    expect(await store.touch(key, soon)).toBe('touched');
    expect((await store.version(key))?.touched).toBeGreaterThan(ahead);
    expect(await dueAt(key)).toBe('2021-09-20T23:00');
  });

  it('gives way to whoever is just writing', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const client = disturbedClient(place(), async (command, _, send) => {
      if (command !== 'UpdateItemCommand') return send();
      throw new TransactionConflictException({ message: 'somebody is at it', $metadata: {} });
    });
    expect(await storeAt(place(), { client }).touch(key, soon)).toBe('ladder-changed');
  });

  it.each(SYSTEM_IDS)('leaves a ladder of %s as it was, also at the next line', async (system) => {
    const key = await newLadderIn(store, header({ ...HEADER, system }));
    accepted(await store.submit(key, seed(ids(3))));
    const before = await store.load(key);
    await store.touch(key, utc('2021-09-09T12:00'));
    expect(await storeAt(place()).load(key)).toEqual(before);
    accepted(await store.submit(key, join('dan', '2021-09-10T12:00')));
    expect(await dueAt(key)).toBe('2021-09-10T23:00');
    expect(await store.verify(key)).toEqual([]);
  });
});

/** Lets the season go by until the Grand Final, at which ann alone turns up. */
async function crownAnn(key: LadderKey): Promise<void> {
  accepted(await store.submit(key, settle('2021-10-01T12:00')));
  accepted(await store.submit(key, join('ann', '2022-06-06T17:00')));
  accepted(await store.submit(key, arrive('ann', '2022-06-06T18:50')));
  const { command } = accepted(await store.submit(key, settle('2022-06-06T20:00'))).entry;
  const { ladder } = accepted(await store.submit(key, { at: command.at, verb: 'close', body: {} }));
  expect(finalSlot.of(ladder).champion).toBe('ann');
  expect(standings(ladder)).toEqual(['ann']);
}

it('what the queue carries of a ladder that is due is read as it was written, or by an operator, and nothing else is', () => {
  const key = { club: 'riverside', ladder: 'main' };
  const due = { ...key, at: instant(Date.parse('2021-09-30T23:00:00Z')) };
  expect(formatDue(due)).toBe('riverside/main 2021-09-30T23:00:00.000Z');
  expect(parseDue(formatDue(due))).toEqual({ key, at: due.at });
  expect(parseDue('riverside/main')).toEqual({ key });
  const wrong = ['', 'riverside', 'riverside/', '/main', 'a/b/c', 'riverside/main soon', ' riverside/main', 'A!/main'];
  for (const text of [...wrong, 'riverside/A!', `${formatDue(due)} `, `x ${formatDue(due)}`])
    expect(parseDue(text)).toBeUndefined();
});
