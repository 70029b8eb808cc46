import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { entryName, HEAD, type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { entryItem, readEntry, type StoredEntry } from '#functions/ladders/entries.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  at,
  challenge,
  HEADER,
  ids,
  join,
  match,
  player,
  say,
  seededLadderIn,
  storeAt,
  voiding,
} from './club.ts';
import { conflict, disturbedClient, timeOutBefore, toTransactions } from './disturbance.ts';
import { databaseAt, useEmulator } from './emulator.ts';
import { WatchedServer } from './watched.ts';

const place = useEmulator();

const database = () => databaseAt(place());

/** A ladder that two functions have seen, each by itself, and of which the second then counts its requests. */
async function seenByTwo(players = ids(40)): Promise<{ key: LadderKey; one: WatchedServer; other: WatchedServer }> {
  const [one, other] = [new WatchedServer(place()), new WatchedServer(place())];
  const key = await seededLadderIn(storeAt(place()), players);
  for (const { store } of [one, other]) await store.load(key);
  other.forget();
  return { key, one, other };
}

describe('a function that comes second', () => {
  it('reads nothing where one line came before it', async () => {
    const { key, one, other } = await seenByTwo();
    accepted(await one.store.submit(key, arrive('p00001')));
    expect(accepted(await other.store.submit(key, arrive('p00002'))).entry.line).toBe(4);
    expect(other.asked).toEqual(['ladder-changed', 'committed']);
    expect(other.watch.rests).toEqual([]);
    expect(await one.store.verify(key)).toEqual([]);
  });

  it('reads nothing but the lines where several did, however large the ladder', async () => {
    const { key, one, other } = await seenByTwo(ids(2000));
    for (const id of ids(6)) accepted(await one.store.submit(key, arrive(id)));
    accepted(await other.store.submit(key, arrive('p00007')));
    expect(other.asked).toEqual(['ladder-changed', 'query entry#', 'committed']);
    expect(other.readUnits).toBeLessThanOrEqual(1);
    expect(await one.store.verify(key)).toEqual([]);
  });

  it('reads no more to say no', async () => {
    const { key, one, other } = await seenByTwo();
    accepted(await one.store.submit(key, arrive('p00001')));
    const refusal = { code: 'already-present' };
    expect(await other.store.submit(key, arrive('p00001'))).toMatchObject({ kind: 'refused', refusal });
    expect(other.asked).toEqual(['ladder-changed']);
  });

  it('looks once whether an id is taken, and only where it has to be refused', async () => {
    const { key, one, other } = await seenByTwo();
    accepted(await one.store.submit(key, match('m1', 'p00004', 'p00003')));
    const refusal = { code: 'duplicate-id' };
    expect(await other.store.submit(key, match('m1', 'p00008', 'p00007'))).toMatchObject({ kind: 'refused', refusal });
    expect(other.asked).toEqual(['ladder-changed', 'id-taken', 'query entry#', 'get state#', 'query entry#']);
    other.forget();
    expect(accepted(await other.store.submit(key, match('m2', 'p00008', 'p00007'))).entry.line).toBe(4);
    expect(other.asked).toEqual(['committed']);
  });
});

describe('what the lines alone cannot tell is loaded:', () => {
  const LOADED = ['ladder-changed', 'query state#', 'committed'];
  const READ_AND_LOADED = ['ladder-changed', 'query entry#', 'query state#', 'committed'];

  it('a line that looked back', async () => {
    const { key, one, other } = await seenByTwo();
    const { entry } = accepted(await one.store.submit(key, match('m1', 'p00004', 'p00003')));
    await other.store.load(key);
    accepted(await one.store.submit(key, voiding(entry.line, '21:30')));
    other.forget();
    accepted(await other.store.submit(key, join('newcomer', '22:00')));
    expect(other.asked).toEqual(READ_AND_LOADED);
    expect(await one.store.verify(key)).toEqual([]);
  });

  it('more lines than a ladder is worth', async () => {
    const { key, one, other } = await seenByTwo(ids(3));
    for (const id of ids(70).slice(3)) accepted(await one.store.submit(key, join(id)));
    accepted(await other.store.submit(key, join('newcomer')));
    expect(other.asked).toEqual(LOADED);
    expect(await one.store.verify(key)).toEqual([]);
  });

  /** Rewrites the line of a match as if it had been decided otherwise. */
  async function rewritten(change: (line: StoredEntry) => StoredEntry): Promise<WatchedServer> {
    const { key, one, other } = await seenByTwo();
    const { entry } = accepted(await one.store.submit(key, match('m1', 'p00004', 'p00003')));
    const line = (await readEntry(database(), key, entry.line)) ?? expect.fail();
    await database().put(entryItem(key, change(line)));
    accepted(await other.store.submit(key, join('newcomer', '22:00')));
    return other;
  }

  it('a line that looked back, even if it seems to have done no more than it would have done alone', async () => {
    expect((await rewritten((line) => ({ ...line, lookedBack: true }))).asked).toEqual(READ_AND_LOADED);
  });

  it('a line that did something else by the rules of another release', async () => {
    const other = await rewritten((line) => ({ ...line, effects: { ...line.effects, moves: [] } }));
    expect(other.asked).toEqual(READ_AND_LOADED);
  });

  it('a line whose head tells of another ladder', async () => {
    const { key, one, other } = await seenByTwo();
    accepted(await one.store.submit(key, arrive('p00001')));
    const head = (await database().get({ pk: ladderPartition(key), sk: HEAD })) ?? expect.fail();
    await database().put({ ...head, value: String(head['value']).replace('"lavers"', '"lavers","name":"Other"') });
    accepted(await other.store.submit(key, arrive('p00002')));
    expect(other.asked).toEqual(READ_AND_LOADED);
  });
});
describe('a race that nobody wins at once', () => {
  it('costs a pause and a look at the newest lines for each try', async () => {
    const key = await seededLadderIn(storeAt(place()), ids(2000));
    const server = new WatchedServer(place(), toTransactions(3, conflict));
    await server.store.load(key);
    server.forget();
    accepted(await server.store.submit(key, arrive('p00001')));
    // The newest lines, and whether it still is the ladder that is remembered.
    const again = ['contended', 'query entry#', 'get state#'];
    expect(server.asked).toEqual([...again, ...again, ...again, 'committed']);
    expect(server.readUnits).toBeLessThanOrEqual(6);
    expect(server.watch.rests).toHaveLength(3);
  });

  it('that is lost for ever ends within six seconds as "busy", and was not done, nor ever will be', async () => {
    const key = await seededLadderIn(storeAt(place()), ids(4));
    const server = new WatchedServer(place(), toTransactions(Number.POSITIVE_INFINITY, conflict));
    const idempotencyKey = 'the arrival';
    const answer = await server.store.submit(key, arrive('p00001'), { idempotencyKey });
    expect(answer).toEqual({ kind: 'busy', retryAfter: 2 });
    expect(server.watch.now).toBeGreaterThanOrEqual(5000);
    expect(server.watch.now).toBeLessThan(6000);
    expect(await storeAt(place()).load(key)).toMatchObject({ line: 2 });
    const again = await storeAt(place()).submit(key, arrive('p00001'), { idempotencyKey });
    expect(accepted(again).repeated).toBe(false);
    expect(await storeAt(place()).verify(key)).toEqual([]);
  });

  it('is never "busy" where an answer is missing: that may have been done', async () => {
    const key = await seededLadderIn(storeAt(place()), ids(4));
    const server = new WatchedServer(place(), toTransactions(Number.POSITIVE_INFINITY, timeOutBefore));
    await expect(server.store.submit(key, arrive('p00001'))).rejects.toThrow('no answer for line 3');
  });
});

describe('how long others wait', () => {
  it('is not told where nobody does', async () => {
    const { key, one, other } = await seenByTwo();
    accepted(await one.store.submit(key, arrive('p00001')));
    accepted(await other.store.submit(key, arrive('p00002')));
    const items = await Promise.all(
      [3, 4].map((line) => database().get({ pk: ladderPartition(key), sk: entryName(lineNumber(line)) })),
    );
    for (const item of items) expect(Object.keys(item ?? {})).not.toContain('wait');
  });

  it('is told by the line of one who waited', async () => {
    const key = await seededLadderIn(storeAt(place()), ids(4));
    const server = new WatchedServer(place(), toTransactions(20, conflict));
    await server.store.load(key);
    const { entry } = accepted(await server.store.submit(key, arrive('p00001')));
    const waited = server.watch.rests.reduce((one, other) => one + other);
    const { wait } = (await readEntry(database(), key, entry.line)) ?? expect.fail();
    expect(wait).toBeGreaterThanOrEqual(Math.floor(waited / 8));
    expect(wait).toBeLessThanOrEqual(server.watch.now / 8);
  });

  /** A function that comes second, after a line that tells of a wait, and has seen that line. */
  async function toldOf(wait: number): Promise<{ key: LadderKey; other: WatchedServer }> {
    const { key, one, other } = await seenByTwo();
    const { entry } = accepted(await one.store.submit(key, arrive('p00001')));
    const line = (await readEntry(database(), key, entry.line)) ?? expect.fail();
    await database().put(entryItem(key, { ...line, wait }));
    accepted(await other.store.submit(key, arrive('p00002')));
    expect(other.asked).toEqual(['ladder-changed', 'committed']);
    other.forget();
    return { key, other };
  }

  it('keeps a function that knows of it from pushing in, for no request more', async () => {
    const { key, other } = await toldOf(640);
    accepted(await other.store.submit(key, arrive('p00003')));
    expect(other.asked).toEqual(['committed']);
    expect(other.watch.rests).toHaveLength(1);
    // 640 × 7/8, and at least a third of it.
    expect(other.watch.rests[0]).toBeGreaterThanOrEqual(560 / 3);
    expect(other.watch.rests[0]).toBeLessThanOrEqual(560);
  });

  it('keeps nobody where it is short, or was told a while ago', async () => {
    const short = await toldOf(100);
    accepted(await short.other.store.submit(short.key, arrive('p00003')));
    const old = await toldOf(640);
    accepted(await old.other.store.submit(old.key, arrive('p00003', '19:31')));
    expect([...short.other.watch.rests, ...old.other.watch.rests]).toEqual([]);
  });
});

describe('32 writers at one ladder', () => {
  const writers = ids(32);

  it('get the same share of one function, and none is turned away', async () => {
    const store = storeAt(place());
    const key = await seededLadderIn(store, writers);
    const done = new Map(writers.map((writer) => [writer, 0]));
    let left = 320;
    await Promise.all(
      writers.map(async (writer) => {
        for (let turn = 0; left-- > 0; turn++) {
          const command = say('19:00', turn % 2 ? 'join' : 'leave', { player: player(writer) }, { by: writer });
          accepted(await store.submit(key, command));
          done.set(writer, turn + 1);
        }
      }),
    );
    expect(new Set(done.values())).toEqual(new Set([10]));
    expect(await store.verify(key)).toEqual([]);
  });

  it('of whom one asks all at once: the others wait for one turn of theirs each', async () => {
    const store = storeAt(place());
    const key = await seededLadderIn(store, ids(4));
    const order: string[] = [];
    const asked = (by: string, id: string) =>
      store.submit(key, { ...join(id), by }).then((answer) => order.push(`${by} ${answer.kind}`));
    const greedy = ids(40).map((id) => asked('greedy', `g${id}`));
    await Promise.all([asked('ann', 'ann'), asked('bob', 'bob')]);
    expect(order).toEqual(['greedy accepted', 'greedy accepted', 'ann accepted', 'bob accepted']);
    await Promise.all(greedy);
  });

  it('at eight functions are all recorded, each once, without loading the ladder again', async () => {
    const servers = Array.from({ length: 8 }, () => new WatchedServer(place()));
    const key = await seededLadderIn(storeAt(place()), writers);
    for (const { store } of servers) await store.load(key);
    for (const server of servers) server.forget();
    await Promise.all(
      writers.map(async (writer, index) => {
        const { store } = servers[index % 8] ?? expect.fail();
        const options = (verb: string) => ({ idempotencyKey: `${writer} ${verb}` });
        accepted(await store.submit(key, arrive(writer), options('arrives')));
        if (index % 2 === 1) return;
        const next = writers[index + 1] ?? expect.fail();
        const issued = await store.submit(key, challenge(`m${index}`, next, writer), options('challenges'));
        expect(['accepted', 'refused']).toContain(issued.kind);
      }),
    );
    const log = await storeAt(place()).log(key);
    expect(log.map(({ line }) => line)).toEqual(log.map((_, index) => lineNumber(index + 2)));
    expect(log.filter(({ command }) => command.verb === 'arrive')).toHaveLength(32);
    expect(servers.flatMap(({ asked }) => asked).filter((each) => each === 'query state#')).toEqual([]);
    expect(await storeAt(place()).verify(key)).toEqual([]);
  });
});

it('a ladder never waits for another one of its club', async () => {
  const junior = { ...(await seededLadderIn(storeAt(place()), ids(4))), ladder: 'juniors' };
  await createLadder(storeAt(place()).database, junior, HEADER);
  const network = new EventEmitter();
  const hangs = toTransactions(1, async (send) => {
    network.emit('hangs');
    await once(network, 'works');
    return send();
  });
  const hanging = new DynamoDatabase({ ...place(), client: disturbedClient(place(), hangs) });
  const store = new LadderStore(hanging, { turns: { longestWait: 10, longestTurn: 60_000 } });
  const hung = once(network, 'hangs');
  const first = store.submit({ ...junior, ladder: 'main' }, arrive('p00001'));
  await hung;
  accepted(await store.submit(junior, join('ann')));
  network.emit('works');
  accepted(await first);
});

it('a newcomer’s first command loads the ladder once', async () => {
  const key = await seededLadderIn(storeAt(place()), ids(4));
  const server = new WatchedServer(place());
  accepted(await server.store.submit(key, arrive('p00001')));
  expect(server.asked).toEqual(['query state#', 'committed']);
});

it('the timer at a ladder to which many write settles it, has its page made again, or finds that somebody else’s line did', async () => {
  const writers = ids(24);
  const key = await seededLadderIn(storeAt(place()), writers);
  const midnight = at('2021-09-07T00:00');
  const timer = { store: storeAt(place()), now: () => midnight };
  const servers = Array.from({ length: 4 }, () => storeAt(place()));
  const outcomes: string[] = [];
  await Promise.all([
    ...writers.map(async (id, index) => {
      const store = servers[index % 4] ?? expect.fail();
      accepted(await store.submit(key, say('2021-09-07T00:01', 'leave', { player: player(id) })));
      accepted(await store.submit(key, say('2021-09-07T00:02', 'join', { player: player(id) })));
    }),
    ...[1, 2, 3].map(async () => outcomes.push(await settleLadder(timer, key))),
  ]);
  for (const outcome of outcomes) expect(['settled', 'touched', 'nothing-due']).toContain(outcome);
  expect(await storeAt(place()).log(key)).toHaveLength(1 + 48);
  expect(await storeAt(place()).verify(key)).toEqual([]);
});
