import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaptopQueue, type QueueTerms } from '#local/queue.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { deferred } from './until.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Worked {
  readonly body: string;
  readonly tries: string;
  readonly second: number;
}

/** A queue whose work is noted with the second in which it came; messages with “bad” in them always fail. */
async function begun(terms: Partial<QueueTerms> = {}, held: Promise<void> = Promise.resolve()) {
  const worked: Worked[] = [];
  const start = Date.now();
  const queue = new LaptopQueue({
    name: 'some',
    laneOf: (body) => body,
    pause: (tries) => 10 * tries,
    now: Date.now,
    tell: (error) => expect(error).toBeUndefined(),
    ...terms,
  });
  await queue.begin(async ({ Records }) => {
    for (const { body, attributes } of Records)
      worked.push({ body, tries: attributes.ApproximateReceiveCount, second: (Date.now() - start) / 1000 });
    await held;
    const failed = Records.filter(({ body }) => body.includes('bad'));
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  const seconds = (body: string) => worked.filter((each) => each.body === body).map(({ second }) => second);
  return { queue, worked, seconds };
}

test('a message that fails comes again later and later, until it is given up', async () => {
  const { queue, worked, seconds } = await begun({ most: 3 });
  await queue.send(['bad']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seconds('bad')).toEqual([0, 10, 30]);
  expect(worked.map(({ tries }) => tries)).toEqual(['1', '2', '3']);
});

test('a message that failed comes no sooner because it is sent again', async () => {
  const { queue, seconds } = await begun({ most: 2 });
  await queue.send(['bad']);
  await vi.advanceTimersByTimeAsync(1000);
  await queue.send(['bad']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds('bad')).toEqual([0, 10]);
});

test('a message that is put off comes then, and not when the queue itself would bring it', async () => {
  const { queue, seconds } = await begun({ most: 2 });
  await queue.send(['bad']);
  await queue.putOff('bad', 25);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds('bad')).toEqual([0, 25]);
});

test('what is sent for later comes at once where it is sent again at once, and only once', async () => {
  const { queue, seconds } = await begun();
  await queue.sendLater(['one', 'one', 'other'], 60);
  await queue.send(['one']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([seconds('one'), seconds('other')]).toEqual([[0], [60]]);
});

test('what is sent while it is being worked on comes once more afterwards', async () => {
  const { promise, resolve } = deferred();
  const { queue, worked } = await begun({}, promise);
  await queue.send(['one']);
  await queue.send(['one']);
  await queue.send(['one']);
  expect(worked).toHaveLength(1);
  resolve();
  await queue.idle();
  await vi.advanceTimersByTimeAsync(0);
  expect(worked.map(({ body, tries }) => [body, tries])).toEqual([
    ['one', '1'],
    ['one', '1'],
  ]);
});

test('what is sent again and again is worked on at its pace, and what comes after a rest at once', async () => {
  const { queue, seconds } = await begun({ pace: 40 });
  for (let sent = 0; sent < 10; sent++) {
    await queue.send(['one']);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(seconds('one')).toEqual([0, 0.04, 0.08]);
  await vi.advanceTimersByTimeAsync(1000);
  await queue.send(['one']);
  expect(seconds('one')).toEqual([0, 0.04, 0.08, 0.12, 1.1]);
});

test('of one lane one message is worked on at a time, in the order of sending, and a failure lets the others go on', async () => {
  const { queue, worked } = await begun({ laneOf: () => 'all', most: 2 });
  await queue.send(['bad', 'b', 'a']);
  await queue.idle();
  expect(worked.map(({ body }) => body)).toEqual(['bad', 'b', 'a']);
});

test('no more lanes than allowed are worked on at once', async () => {
  const { promise, resolve } = deferred();
  const { queue, worked } = await begun({ atOnce: 2 }, promise);
  await queue.send(['a', 'b', 'c']);
  expect(worked).toHaveLength(2);
  resolve();
  await queue.idle();
  expect(worked).toHaveLength(3);
});

test('what is kept and not done is worked on after the next start, in the order of sending, with its tries and pauses', async () => {
  const database = new MemoryDatabase();
  const kept = { database, laneOf: () => 'all' };
  const first = await begun(kept);
  await first.queue.send(['bad', 'done']);
  await first.queue.idle();
  await first.queue.close();
  await first.queue.send(['10', '9']);
  const { queue, worked, seconds } = await begun(kept);
  await queue.idle();
  expect(worked.map(({ body }) => body)).toEqual(['10', '9']);
  await vi.advanceTimersByTimeAsync(10_000);
  await queue.close();
  expect(seconds('bad')).toEqual([10]);
  expect(worked.at(-1)?.tries).toBe('2');
  expect(database.items().map(({ sk }) => sk)).toEqual(['some#bad']);
});

test('what breaks off is told, and comes again', async () => {
  const told: unknown[] = [];
  const queue = new LaptopQueue({
    name: 'some',
    laneOf: (body) => body,
    pause: () => 10,
    now: Date.now,
    tell: (error) => told.push(error),
  });
  const error = new Error('broken off');
  await queue.begin(() => (told.length < 2 ? Promise.reject(error) : Promise.resolve({ batchItemFailures: [] })));
  await queue.send(['one']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([error, error]);
});
