import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EndTurn, Turns } from '#functions/ladders/ladder-queue.ts';
import { runs } from '../runs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests for turns at one thing, and what became of each so far. */
class Waiters {
  readonly #turns: Turns;
  readonly began: string[] = [];
  readonly turnedAway: string[] = [];
  readonly ends = new Map<string, EndTurn>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  async ask(caller: string, request: string, name = 'main'): Promise<void> {
    void this.#turns.take(name, caller).then((end) => {
      if (!end) return void this.turnedAway.push(request);
      this.began.push(request);
      this.ends.set(request, end);
    });
    await settled();
  }

  async askAll(caller: string, ...requests: readonly string[]): Promise<void> {
    for (const request of requests) await this.ask(caller, request);
  }

  async end(request: string): Promise<void> {
    this.ends.get(request)?.();
    await settled();
  }

  /** Ends one turn after the other until all have had theirs. */
  async endAll(): Promise<readonly string[]> {
    for (let ended = 0; ended < this.began.length; ended++) await this.end(this.began[ended] ?? '');
    return this.began;
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('those who write to one ladder', () => {
  it('take turns, first come first', async () => {
    const waiters = new Waiters(new Turns());
    await waiters.askAll('ann', 'a1', 'a2', 'a3');
    expect(waiters.began).toEqual(['a1']);
    await waiters.end('a1');
    expect(waiters.began).toEqual(['a1', 'a2']);
    expect(await waiters.endAll()).toEqual(['a1', 'a2', 'a3']);
    expect(waiters.turnedAway).toEqual([]);
  });

  it('come round: one who asks a lot gets no more turns than the others', async () => {
    const waiters = new Waiters(new Turns());
    await waiters.askAll('greedy', 'g1', 'g2', 'g3', 'g4');
    await waiters.askAll('bob', 'b1', 'b2');
    await waiters.askAll('cat', 'c1');
    expect(await waiters.endAll()).toEqual(['g1', 'g2', 'b1', 'c1', 'g3', 'b2', 'g4']);
  });

  it('never wait for those of another ladder', async () => {
    const waiters = new Waiters(new Turns());
    await waiters.ask('ann', 'here', 'main');
    await waiters.ask('ann', 'there', 'juniors');
    expect(waiters.began).toEqual(['here', 'there']);
  });

  it('are turned away where too many wait, and the one who has most there gives way to others', async () => {
    const waiters = new Waiters(new Turns({ mostWaiting: 3 }));
    await waiters.askAll('greedy', 'g1', 'g2', 'g3', 'g4', 'g5');
    expect(waiters.turnedAway).toEqual(['g5']);
    await waiters.askAll('bob', 'b1', 'b2');
    expect(waiters.turnedAway).toEqual(['g5', 'g4', 'b2']);
    expect(await waiters.endAll()).toEqual(['g1', 'g2', 'b1', 'g3']);
  });

  it('are turned away after six seconds, and only they', async () => {
    const waiters = new Waiters(new Turns({ longestTurn: 60_000 }));
    await waiters.askAll('ann', 'first', 'early');
    await vi.advanceTimersByTimeAsync(3000);
    await waiters.ask('ann', 'late');
    await vi.advanceTimersByTimeAsync(3000);
    expect(waiters.turnedAway).toEqual(['early']);
    await waiters.end('first');
    expect(waiters.began).toEqual(['first', 'late']);
  });
});

describe('a turn that hangs', () => {
  it('keeps the next one waiting for three seconds, and no longer', async () => {
    const waiters = new Waiters(new Turns());
    await waiters.askAll('ann', 'hangs', 'next', 'last');
    await vi.advanceTimersByTimeAsync(2999);
    expect(waiters.began).toEqual(['hangs']);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiters.began).toEqual(['hangs', 'next']);
  });

  it('ends nobody else’s turn when it ends at last', async () => {
    const waiters = new Waiters(new Turns());
    await waiters.askAll('ann', 'hangs', 'next', 'last');
    await vi.advanceTimersByTimeAsync(3000);
    await waiters.end('hangs');
    expect(waiters.began).toEqual(['hangs', 'next']);
    await waiters.end('next');
    expect(waiters.began).toEqual(['hangs', 'next', 'last']);
  });
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('ask' as const), caller: fc.constantFrom('a', 'b', 'c') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('end' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 4000 }) }) },
);

it('law: whatever comes, everybody is answered once, one caller’s requests in order, and one turn runs at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), async (steps, mostWaiting) => {
      const waiters = new Waiters(new Turns({ mostWaiting, longestTurn: 60_000 }));
      const ended = new Set<string>();
      let asked = 0;
      for (const each of steps) {
        const running = waiters.began.filter((request) => !ended.has(request));
        expect(running.length).toBeLessThanOrEqual(1);
        const away = waiters.turnedAway.length;
        if (each.kind === 'ask') await waiters.ask(each.caller, `${each.caller}${asked++}`);
        else if (each.kind === 'wait') await vi.advanceTimersByTimeAsync(each.time);
        else if (running[0] !== undefined) await waiters.end([...ended.add(running[0])].at(-1) ?? '');
        const waiting = asked - waiters.began.length - waiters.turnedAway.length;
        expect(waiting).toBeLessThanOrEqual(mostWaiting);
        if (each.kind === 'ask' && waiters.turnedAway.length > away) expect(waiting).toBe(mostWaiting);
      }
      await waiters.endAll();
      expect(new Set([...waiters.began, ...waiters.turnedAway]).size).toBe(asked);
      expect(waiters.began.length + waiters.turnedAway.length).toBe(asked);
      for (const caller of 'abc') {
        const theirs = waiters.began
          .filter((request) => request.startsWith(caller))
          .map((each) => Number(each.slice(1)));
        expect(theirs).toEqual(theirs.toSorted((one, other) => one - other));
      }
    }),
    { numRuns: runs(60) },
  );
});
