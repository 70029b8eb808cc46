import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { QueueFullError, type TaskTerms, Threads } from '#local/threads/threads.ts';
import { TookTooLong } from '#local/threads/worker-thread.ts';
import { runs } from '../runs.ts';

/** A task that ends by itself, never, with an error, with its thread, right before that, once a flag is set, or when that is noticed between other work. */
interface Task {
  readonly kind: 'echo' | 'spin' | 'throw' | 'exit' | 'last' | 'held' | 'beside';
  readonly flag?: Int32Array;
  readonly name?: string;
}

interface Done {
  readonly thread: number;
  readonly name: string;
  /** The names of all that was done together. */
  readonly together: readonly string[];
}

const SCRIPT = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', async ({ id, task: tasks }) => {
    const together = tasks.map(({ name }) => name);
    const outcomes = await Promise.all(tasks.map(async ({ kind, flag, name }) => {
      if (kind === 'spin') for (;;);
      if (kind === 'exit') process.exit(3);
      if (kind === 'held') Atomics.wait(flag, 0, 0);
      while (kind === 'beside' && !Atomics.load(flag, 0)) await new Promise((go) => setTimeout(go, 5));
      if (kind === 'throw') return { failed: { error: 'RangeError: too far' } };
      if (kind === 'last') setImmediate(() => process.exit(3));
      return { done: { thread: threadId, name, together } };
    }));
    parentPort.postMessage({ id, done: outcomes });
  });`;

const opened: Threads<Task, Done>[] = [];
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close();
});

function open(worker = () => new Worker(SCRIPT, { eval: true })): Threads<Task, Done> {
  const threads = new Threads<Task, Done>(worker);
  opened.push(threads);
  return threads;
}

const LIMIT = 20_000;
const newFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

function release(flag: Int32Array): void {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

const echo = (threads: Threads<Task, Done>, lane = 'a', more: Partial<TaskTerms & Task> = {}) =>
  threads.run({ kind: 'echo', ...more }, { lane, limit: LIMIT, ...more });

/** Keeps a lane at work; gives what lets it go, and waits until it has. */
function hold(threads: Threads<Task, Done>, lane = 'a', long: TaskTerms['long'] = false): () => Promise<Done> {
  const flag = newFlag();
  const done = threads.run({ kind: 'held', flag }, { lane, limit: LIMIT, long });
  return () => {
    release(flag);
    return done;
  };
}

describe('work that never ends', () => {
  it.each([false, true])(
    'is stopped at its limit, and what others ask for meanwhile is done (long: %s)',
    async (long) => {
      const threads = open();
      const ends: string[] = [];
      const endless = threads
        .run({ kind: 'spin' }, { lane: 'poison', limit: 1500, long })
        .finally(() => ends.push('poison'));
      for (const lane of ['good', 'better']) await echo(threads, lane).finally(() => ends.push(lane));
      await expect(endless).rejects.toThrow(new TookTooLong('took longer than 1.5 s'));
      expect(ends).toEqual(['good', 'better', 'poison']);
      expect(await echo(threads, 'poison', { long })).toMatchObject({ thread: expect.any(Number) });
    },
  );

  it('gives its place to what waits for it', async () => {
    const threads = open();
    const endless = threads.run({ kind: 'spin' }, { lane: 'poison', limit: 300, long: true });
    const next = echo(threads, 'good', { long: true });
    await expect(endless).rejects.toThrow(TookTooLong);
    expect(await next).toMatchObject({ thread: expect.any(Number) });
  });
});

it.each([
  ['says why, and its thread goes on', 'throw', 'RangeError: too far'],
  ['together with its thread leaves the place to a new one', 'exit', 'the thread has ended'],
] as const)('work that fails %s', async (_, kind, why) => {
  const threads = open();
  await expect(echo(threads, 'a', { kind })).rejects.toThrow(why);
  expect(await echo(threads, 'a', { name: 'next' })).toMatchObject({ name: 'next' });
});

it('a thread that ends while it is idle is replaced, time and again', async () => {
  const ends: Promise<unknown>[] = [];
  const threads = open(() => {
    const worker = new Worker(SCRIPT, { eval: true });
    ends.push(once(worker, 'exit'));
    return worker;
  });
  for (const round of [1, 2, 3]) {
    await echo(threads, 'a', { kind: 'last' });
    await ends[round === 1 ? 0 : round];
    expect(ends).toHaveLength(round + 1);
  }
});

describe('a lane', () => {
  it('has one task done at a time, in the order of asking, and holds up no other', async () => {
    const threads = open();
    const ends: number[] = [];
    const letGo = hold(threads, 'a', true);
    const others = [1, 2, 3].map((each) => echo(threads).then(() => ends.push(each)));
    await echo(threads, 'b');
    expect(ends).toEqual([]);
    await Promise.all([letGo().then(() => ends.push(0)), ...others]);
    expect(ends).toEqual([0, 1, 2, 3]);
  });

  it('has done together what came meanwhile, one of each sender, and alone what may take long', async () => {
    const threads = open();
    const letGo = hold(threads);
    const asked = ['one 1', 'one 2', 'two 1', 'two long', 'three 1', 'one 3'].map((name) =>
      echo(threads, 'a', { name, sender: name.split(' ')[0] ?? '', long: name.endsWith('long') }),
    );
    await letGo();
    const batches = new Set((await Promise.all(asked)).map(({ together }) => together.join()));
    expect([...batches].toSorted()).toEqual(['one 1,two 1,three 1', 'one 2', 'one 3', 'two long'].toSorted());
  });

  it('that takes long in a large club is done one at a time, and beside all others once it did', async () => {
    const threads = open();
    const large = { long: 'in-large-clubs' } as const;
    const first = hold(threads, 'large', large.long);
    const together = ['one', 'two'].map((sender) => echo(threads, 'large', { ...large, name: sender, sender }));
    await new Promise((resolve) => setTimeout(resolve, 120));
    const { thread: quick } = await first();
    expect((await Promise.all(together)).map((done) => done.together)).toEqual([['one'], ['two']]);
    const slow = hold(threads, 'large', large.long);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await slow();
    const letGo = hold(threads, 'large', large.long);
    const others = await Promise.all(['small', 'smaller'].map((lane) => echo(threads, lane, large)));
    expect(others.map(({ thread }) => thread)).toEqual([quick, quick]);
    expect((await letGo()).thread).not.toBe(quick);
  });

  it('lets its senders take turns, however many tasks one of them has sent before', async () => {
    const threads = open();
    const ends: string[] = [];
    const letGo = hold(threads, 'a', true);
    const ask = (sender: string) => echo(threads, 'a', { sender, long: true }).then(() => ends.push(sender));
    const all = ['flood', 'flood', 'flood', 'flood', 'one', 'two', 'one'].map(ask);
    await Promise.all([letGo(), ...all]);
    expect(ends).toEqual(['flood', 'one', 'two', 'flood', 'one', 'flood', 'flood']);
  });

  it('whose turn does not come in time is told so, and nothing of it is begun', async () => {
    const threads = open();
    const letGo = hold(threads, 'a', true);
    await expect(echo(threads, 'b', { limit: 50, long: true })).rejects.toThrow(QueueFullError);
    await letGo();
    expect(await echo(threads, 'b', { name: 'later', long: true })).toMatchObject({ name: 'later' });
  });

  it.each([
    ['of one sender', 300, 250, () => ''],
    ['however many send them', 1010, 1000, String],
  ])('may not let more wait than it could ever do, %s', async (_, length, most, senderOf) => {
    const threads = open();
    const letGo = hold(threads);
    const asked = Array.from({ length }, (_none, n) => echo(threads, 'a', { sender: senderOf(n) }));
    const refused = (await Promise.allSettled(asked.slice(most))).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(length - most);
    await letGo();
    expect(await Promise.all(asked.slice(0, most))).toHaveLength(most);
  });

  it('law: each is answered, by its own answer, each sender’s in the order of asking, and one of each at a time', async () => {
    const threads = open();
    const plan = fc.array(fc.tuple(fc.nat(3), fc.nat(1), fc.boolean()), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const order: string[] = [];
        const asked = steps.map(async ([who, where, long], n) => {
          const name = `${who} ${where} ${n}`;
          const done = await echo(threads, `${where}`, { name, sender: `${who}`, long });
          order.push(name);
          expect(done.name).toBe(name);
          const senders = done.together.map((each) => each[0]);
          expect(new Set(senders).size).toBe(senders.length);
        });
        await Promise.all(asked);
        for (const its of new Set(order.map((name) => name.slice(0, 3)))) {
          const own = order.filter((name) => name.startsWith(its)).map((name) => Number(name.slice(4)));
          expect(own).toEqual(own.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  });
});

it('what may take long never keeps others from quick answers, and waits for its turn', async () => {
  const threads = open();
  const flag = newFlag();
  const long = ['a', 'b', 'c'].map((lane) => threads.run({ kind: 'held', flag }, { lane, limit: LIMIT, long: true }));
  for (const lane of ['e', 'f', 'g']) await echo(threads, lane);
  release(flag);
  expect(new Set((await Promise.all(long)).map(({ thread }) => thread)).size).toBe(1);
});

it('what makes pauses by itself is done beside all others, within its own limit', async () => {
  const threads = open();
  const flag = newFlag();
  const beside = threads.runBeside({ kind: 'beside', flag, name: 'check' }, LIMIT);
  expect(await echo(threads, 'a', { long: true, name: 'page' })).toMatchObject({ name: 'page' });
  release(flag);
  expect(await beside).toMatchObject({ name: 'check' });
  await expect(threads.runBeside({ kind: 'beside', flag: newFlag() }, 50)).rejects.toThrow(TookTooLong);
});

it('after the end, a task beside all others fails at once', async () => {
  const threads = open();
  await threads.close();
  await expect(threads.runBeside({ kind: 'echo' }, LIMIT)).rejects.toThrow('the thread has ended');
});
