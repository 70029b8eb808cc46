import { expect, it } from 'vitest';
import { offloadTo, TookTooLong } from '#functions/runtime/offload.ts';

interface Task {
  readonly kind: 'echo' | 'spin' | 'throw' | 'exit' | 'rest';
}

/** A bundle whose threads say which of them did a task. */
const BUNDLE = `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', async ({ id, task: { kind } }) => {
    if (kind === 'spin') for (;;);
    if (kind === 'exit') process.exit(3);
    if (kind === 'rest') await new Promise((go) => setTimeout(go, 100));
    if (kind === 'throw') parentPort.postMessage({ id, failed: { error: 'RangeError: too far' } });
    else parentPort.postMessage({ id, done: threadId });
  });`)}`;

const LIMIT = 20_000;
const offloaded = (most: number) => {
  const offload = offloadTo<Task, number>(BUNDLE, most);
  return (kind: Task['kind'], lane: string, limit = LIMIT) => offload({ kind }, { lane, limit });
};

it('work that never ends is stopped at its limit, and what others ask for meanwhile is done', async () => {
  const run = offloaded(2);
  const ends: string[] = [];
  const endless = run('spin', 'b', 1000).finally(() => ends.push('poison'));
  await run('echo', 'a').finally(() => ends.push('good'));
  await expect(endless).rejects.toThrow(TookTooLong);
  expect(ends).toEqual(['good', 'poison']);
  expect(await run('echo', 'b')).toEqual(expect.any(Number));
});

it.each([
  ['says why, and its thread goes on', 'throw', 'RangeError: too far', true],
  ['together with its thread leaves the place to a new one', 'exit', 'the thread has ended', false],
] as const)('work that fails %s', async (_, kind, why, goesOn) => {
  const run = offloaded(1);
  const thread = await run('echo', 'a');
  await expect(run(kind, 'a')).rejects.toThrow(why);
  expect((await run('echo', 'a')) === thread).toBe(goesOn);
});

it('a lane keeps to its thread, and has one task done after the other', async () => {
  const run = offloaded(4);
  const lanes = ['a', 'b', 'c', 'd'];
  const first = await Promise.all(lanes.map((lane) => run('echo', lane)));
  expect(new Set(first).size).toBe(4);
  expect(await Promise.all(lanes.map((lane) => run('echo', lane)))).toEqual(first);
  const ends: number[] = [];
  await Promise.all([run('rest', 'a').then(() => ends.push(1)), run('echo', 'a').then(() => ends.push(2))]);
  expect(ends).toEqual([1, 2]);
});

it('work whose turn does not come in time is told so, and its thread is not stopped', async () => {
  const run = offloaded(1);
  const thread = await run('echo', 'a');
  const first = run('rest', 'a');
  await expect(run('echo', 'b', 20)).rejects.toThrow('was not begun within 0.02 s');
  expect(await first).toBe(thread);
});
