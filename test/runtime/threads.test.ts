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

describe('work that never ends', () => {
  it('is stopped at its limit, and what others ask for meanwhile is done', async () => {
    const threads = open({ most: 2 });
    const ends: string[] = [];
    const endless = threads.run({ kind: 'spin' }, { lane: 'poison', limit: 1000 }).finally(() => ends.push('poison'));
    await threads.run({ kind: 'echo' }, quick('good')).finally(() => ends.push('good'));
    await expect(endless).rejects.toThrow(new TookTooLong('took longer than 1 s'));
    expect(ends).toEqual(['good', 'poison']);
    expect(await threads.run({ kind: 'echo' }, quick('poison'))).toMatchObject({ kind: 'echo' });
  });

  it('gives its place to others even where there is one thread only', async () => {
    const threads = open({ most: 1 });
    const endless = threads.run({ kind: 'spin' }, { lane: 'poison', limit: 300 });
    const next = threads.run({ kind: 'echo' }, quick('good'));
    await expect(endless).rejects.toThrow(TookTooLong);
    expect(await next).toMatchObject({ kind: 'echo' });
  });
});

describe('work that fails', () => {
  it('says why, and its thread goes on', async () => {
    const threads = open({ most: 1 });
    await expect(threads.run({ kind: 'throw' }, quick('a'))).rejects.toThrow('RangeError: too far');
    expect(await threads.run({ kind: 'echo' }, quick('a'))).toMatchObject({ kind: 'echo' });
  });

  it('together with its thread leaves the place to a new one', async () => {
    const threads = open({ most: 1 });
    await expect(threads.run({ kind: 'exit' }, quick('a'))).rejects.toThrow('the thread has ended');
    expect(await threads.run({ kind: 'echo' }, quick('a'))).toMatchObject({ kind: 'echo' });
  });
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
    const flag = newFlag();
    const held = threads.run({ kind: 'held', flag }, quick('a')).then(() => ends.push(0));
    const others = [1, 2, 3].map((each) => threads.run({ kind: 'echo' }, quick('a')).then(() => ends.push(each)));
    await threads.run({ kind: 'echo' }, quick('b'));
    expect(ends).toEqual([]);
    release(flag);
    await Promise.all([held, ...others]);
    expect(ends).toEqual([0, 1, 2, 3]);
  });

  it('keeps to its thread as long as that is free', async () => {
    const threads = open();
    const pairs = ['a', 'b', 'c'].map((lane) => threads.run({ kind: 'echo' }, quick(lane)));
    const first = await Promise.all(pairs);
    for (const [index, lane] of ['a', 'b', 'c'].entries())
      expect(await threads.run({ kind: 'echo' }, quick(lane))).toEqual(first[index]);
  });

  it('is left to its thread as long as another has enough else to do: they need not learn the same', async () => {
    const threads = open({ most: 2, longFrom: LIMIT });
    const hold = (lane: string) => {
      const flag = newFlag();
      const done = threads.run({ kind: 'held', flag }, quick(lane));
      return () => {
        release(flag);
        return done;
      };
    };
    const releases = [hold('one'), hold('two')];
    await releases[1]?.();
    const two = (await threads.run({ kind: 'echo' }, quick('known by two'))).thread;
    await releases[0]?.();
    const [one, other] = [hold('one'), hold('two')];
    const ends: string[] = [];
    const asked = ['known by two', 'new', 'newer'].map((lane) =>
      threads.run({ kind: 'echo' }, quick(lane)).then(({ thread }) => ends.push(`${lane}: ${thread === two}`)),
    );
    await one();
    await Promise.all(asked);
    expect(ends).toEqual(['new: false', 'newer: false', 'known by two: false']);
    await other();
  });

  it('is not left to a thread that is at long work', async () => {
    const threads = open({ most: 2 });
    const { thread } = await threads.run({ kind: 'echo' }, quick('a'));
    const flag = newFlag();
    const held = threads.run({ kind: 'held', flag }, { ...quick('b'), long: true });
    const other = threads.run({ kind: 'echo' }, quick('a'));
    expect((await other).thread).not.toBe(thread);
    release(flag);
    await held;
  });

  it('lets its senders take turns, however many tasks one of them has sent before', async () => {
    const threads = open({ most: 1 });
    const ends: string[] = [];
    const flag = newFlag();
    const held = threads.run({ kind: 'held', flag }, quick('a'));
    const ask = (sender: string) =>
      threads.run({ kind: 'echo' }, { ...quick('a'), sender }).then(() => ends.push(sender));
    const all = ['flood', 'flood', 'flood', 'flood', 'one', 'two', 'one'].map(ask);
    release(flag);
    await Promise.all([held, ...all]);
    expect(ends).toEqual(['flood', 'one', 'two', 'flood', 'one', 'flood', 'flood']);
  });

  it('whose turn does not come in time is told so, and nothing of it is begun', async () => {
    const threads = open({ most: 1 });
    const flag = newFlag();
    const held = threads.run({ kind: 'held', flag }, quick('a'));
    await expect(threads.run({ kind: 'echo' }, { lane: 'b', limit: 50 })).rejects.toThrow(QueueFullError);
    release(flag);
    await held;
  });

  it('may not let more wait than it could ever do', async () => {
    const threads = open({ most: 1 });
    const flag = newFlag();
    const asked = Array.from({ length: 300 }, () => threads.run({ kind: 'held', flag }, quick('a')));
    const refused = (await Promise.allSettled(asked.slice(251))).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(49);
    release(flag);
    expect(await Promise.all(asked.slice(0, 251))).toHaveLength(251);
  });

  it('may not let more wait, however many send them', async () => {
    const threads = open({ most: 1 });
    const flag = newFlag();
    const asked = Array.from({ length: 1010 }, (_, n) =>
      threads.run({ kind: 'held', flag }, { ...quick('a'), sender: `${n}` }),
    );
    const refused = (await Promise.allSettled(asked.slice(1001))).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(9);
    release(flag);
    expect(await Promise.all(asked.slice(0, 1001))).toHaveLength(1001);
  });
});

describe('long work', () => {
  it('never takes all threads, whoever asks for it', async () => {
    const threads = open({ most: 3, mostLong: 2 });
    const flag = newFlag();
    const long = ['a', 'b', 'c', 'd'].map((lane) =>
      threads.run({ kind: 'held', flag }, { lane, limit: LIMIT, long: true }),
    );
    for (const lane of ['e', 'f', 'g']) await threads.run({ kind: 'echo' }, quick(lane));
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
    expect(await threads.run({ kind: 'echo' }, quick('c'))).toMatchObject({ kind: 'echo' });
    release(flag);
    await Promise.all(long);
    expect(await threads.run({ kind: 'echo' }, quick('a'))).toMatchObject({ kind: 'echo' });
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
  const flag = newFlag();
  const held = threads.run({ kind: 'held', flag }, quick('a'));
  expect(count).toBe(2);
  release(flag);
  await held;
  await threads.run({ kind: 'echo' }, quick('b'));
  expect(count).toBe(2);
});
