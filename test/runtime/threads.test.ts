import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { TookTooLong } from '#functions/runtime/threads/thread.ts';
import { type Pool, QueueFullError, Threads } from '#functions/runtime/threads/threads.ts';

/** A task that ends by itself, never, with an error, with its thread, right before that, or once a flag is set. */
type Task = { readonly kind: 'echo' | 'spin' | 'throw' | 'exit' | 'last' | 'held'; readonly flag?: Int32Array };

interface Done {
  readonly thread: number;
  readonly kind: string;
}

const SCRIPT = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ kind, flag }) => {
    if (kind === 'spin') for (;;);
    if (kind === 'exit') process.exit(3);
    if (kind === 'held') Atomics.wait(flag, 0, 0);
    if (kind === 'throw') parentPort.postMessage({ failed: { error: 'RangeError: too far' } });
    else parentPort.postMessage({ done: { thread: threadId, kind } });
    if (kind === 'last') setImmediate(() => process.exit(3));
  });`;

const opened: Threads<Task, Done>[] = [];
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close();
});

function open(pool: Partial<Pool> = {}): Threads<Task, Done> {
  const threads = new Threads<Task, Done>({ open: () => new Worker(SCRIPT, { eval: true }), most: 4, ...pool });
  opened.push(threads);
  return threads;
}

const LIMIT = 20_000;
const quick = (lane: string) => ({ lane, limit: LIMIT });
const newFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

function release(flag: Int32Array): void {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

/** Keeps a lane's thread busy; gives what lets it go, and waits until it has. */
function hold(threads: Threads<Task, Done>, lane = 'a', long = false): () => Promise<Done> {
  const flag = newFlag();
  const done = threads.run({ kind: 'held', flag }, { ...quick(lane), long });
  return () => {
    release(flag);
    return done;
  };
}

const echo = (threads: Threads<Task, Done>, lane = 'a') => threads.run({ kind: 'echo' }, quick(lane));

describe('work that never ends', () => {
  it('is stopped at its limit, and what others ask for meanwhile is done', async () => {
    const threads = open({ most: 2 });
    const ends: string[] = [];
    const endless = threads.run({ kind: 'spin' }, { lane: 'poison', limit: 1000 }).finally(() => ends.push('poison'));
    await echo(threads, 'good').finally(() => ends.push('good'));
    await expect(endless).rejects.toThrow(new TookTooLong('took longer than 1 s'));
    expect(ends).toEqual(['good', 'poison']);
    expect(await echo(threads, 'poison')).toMatchObject({ kind: 'echo' });
  });

  it('gives its place to others even where there is one thread only', async () => {
    const threads = open({ most: 1 });
    const endless = threads.run({ kind: 'spin' }, { lane: 'poison', limit: 300 });
    const next = echo(threads, 'good');
    await expect(endless).rejects.toThrow(TookTooLong);
    expect(await next).toMatchObject({ kind: 'echo' });
  });
});

it.each([
  ['says why, and its thread goes on', 'throw', 'RangeError: too far'],
  ['together with its thread leaves the place to a new one', 'exit', 'the thread has ended'],
] as const)('work that fails %s', async (_, kind, why) => {
  const threads = open({ most: 1 });
  await expect(threads.run({ kind }, quick('a'))).rejects.toThrow(why);
  expect(await echo(threads)).toMatchObject({ kind: 'echo' });
});

it('a thread that ends while it is idle is replaced, time and again', async () => {
  const ends: Promise<unknown>[] = [];
  const watched = () => {
    const worker = new Worker(SCRIPT, { eval: true });
    ends.push(once(worker, 'exit'));
    return worker;
  };
  const threads = open({ open: watched, most: 1 });
  for (const round of [1, 2, 3]) {
    expect(await threads.run({ kind: 'last' }, quick('a'))).toMatchObject({ kind: 'last' });
    await ends.at(-1);
    expect(ends).toHaveLength(round);
  }
});

describe('a lane', () => {
  it('has one task done at a time, in the order of asking', async () => {
    const threads = open();
    const ends: number[] = [];
    const letGo = hold(threads);
    const others = [1, 2, 3].map((each) => echo(threads).then(() => ends.push(each)));
    await echo(threads, 'b');
    expect(ends).toEqual([]);
    await Promise.all([letGo().then(() => ends.push(0)), ...others]);
    expect(ends).toEqual([0, 1, 2, 3]);
  });

  it('keeps to its thread as long as that is free', async () => {
    const threads = open();
    const first = await Promise.all(['a', 'b', 'c'].map((lane) => echo(threads, lane)));
    for (const [index, lane] of ['a', 'b', 'c'].entries()) expect(await echo(threads, lane)).toEqual(first[index]);
  });

  it('is left to its thread as long as another has enough else to do: they need not learn the same', async () => {
    const threads = open({ most: 2, longFrom: LIMIT });
    const [first, second] = [hold(threads, 'one'), hold(threads, 'two')];
    await second();
    const two = (await echo(threads, 'known by two')).thread;
    await first();
    const [one, other] = [hold(threads, 'one'), hold(threads, 'two')];
    const ends: string[] = [];
    const asked = ['known by two', 'new', 'newer'].map((lane) =>
      echo(threads, lane).then(({ thread }) => ends.push(`${lane}: ${thread === two}`)),
    );
    await one();
    await Promise.all(asked);
    expect(ends).toEqual(['new: false', 'newer: false', 'known by two: false']);
    await other();
  });

  it('is not left to a thread that is at long work', async () => {
    const threads = open({ most: 2 });
    const { thread } = await echo(threads);
    const letGo = hold(threads, 'b', true);
    expect((await echo(threads)).thread).not.toBe(thread);
    await letGo();
  });

  it('lets its senders take turns, however many tasks one of them has sent before', async () => {
    const threads = open({ most: 1 });
    const ends: string[] = [];
    const letGo = hold(threads);
    const ask = (sender: string) =>
      threads.run({ kind: 'echo' }, { ...quick('a'), sender }).then(() => ends.push(sender));
    const all = ['flood', 'flood', 'flood', 'flood', 'one', 'two', 'one'].map(ask);
    await Promise.all([letGo(), ...all]);
    expect(ends).toEqual(['flood', 'one', 'two', 'flood', 'one', 'flood', 'flood']);
  });

  it('whose turn does not come in time is told so, and nothing of it is begun', async () => {
    const threads = open({ most: 1 });
    const letGo = hold(threads);
    await expect(threads.run({ kind: 'echo' }, { lane: 'b', limit: 50 })).rejects.toThrow(QueueFullError);
    await letGo();
  });

  it.each([
    ['of one sender', 300, 251, () => undefined],
    ['however many send them', 1010, 1001, String],
  ])('may not let more wait than it could ever do, %s', async (_, length, most, senderOf) => {
    const threads = open({ most: 1 });
    const flag = newFlag();
    const asked = Array.from({ length }, (_none, n) => {
      const sender = senderOf(n);
      return threads.run({ kind: 'held', flag }, { ...quick('a'), ...(sender !== undefined && { sender }) });
    });
    const refused = (await Promise.allSettled(asked.slice(most))).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(length - most);
    release(flag);
    expect(await Promise.all(asked.slice(0, most))).toHaveLength(most);
  });
});

describe('long work', () => {
  it('never takes all threads, whoever asks for it', async () => {
    const threads = open({ most: 3, mostLong: 2 });
    const flag = newFlag();
    const long = ['a', 'b', 'c', 'd'].map((lane) =>
      threads.run({ kind: 'held', flag }, { lane, limit: LIMIT, long: true }),
    );
    for (const lane of ['e', 'f', 'g']) await echo(threads, lane);
    release(flag);
    expect(await Promise.all(long)).toHaveLength(4);
  });

  it('is known by what a lane did before', async () => {
    const threads = open({ most: 2, mostLong: 1 });
    const lanes = ['a', 'b'];
    for (const lane of lanes)
      await expect(threads.run({ kind: 'spin' }, { lane, limit: 300 })).rejects.toThrow(TookTooLong);
    const flag = newFlag();
    const long = lanes.map((lane) => threads.run({ kind: 'held', flag }, quick(lane)));
    expect(await echo(threads, 'c')).toMatchObject({ kind: 'echo' });
    release(flag);
    await Promise.all(long);
    expect(await echo(threads)).toMatchObject({ kind: 'echo' });
  });
});

it('opens threads as they are needed, and has those ready that are to be kept so', async () => {
  let count = 0;
  const counted = () => {
    count++;
    return new Worker(SCRIPT, { eval: true });
  };
  const threads = open({ open: counted, most: 3, spare: 1 });
  expect(count).toBe(1);
  const letGo = hold(threads);
  expect(count).toBe(2);
  await letGo();
  await echo(threads, 'b');
  expect(count).toBe(2);
});
