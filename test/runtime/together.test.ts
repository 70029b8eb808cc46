import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QueueFullError } from '#functions/runtime/threads/threads.ts';
import { Together } from '#local/threads/offload.ts';
import { runs } from '../runs.ts';

/** Work that is held until it is let go, one turn after the other of each lane. */
function held() {
  const batches: (readonly string[])[] = [];
  const begins: (() => void)[] = [];
  const turns = new Map<string, Promise<void>>();
  const together = new Together<string, string>((take, { lane }) => {
    const turn = (turns.get(lane) ?? Promise.resolve()).then(() => new Promise<void>((go) => begins.push(go)));
    turns.set(lane, turn);
    return turn.then(() => {
      const asked = take();
      batches.push(asked);
      if (asked.includes('broken')) throw new Error('broken');
      return asked.map((each) => `${each}!`);
    });
  });
  const ask = (what: string, sender = what, lane = 'a', limit = 20_000) => together.ask(what, { lane, sender, limit });
  /** Lets everything go that is held, and what is held then. */
  const letGo = async (): Promise<void> => {
    for (let n = 0; n < 1000; n++) {
      await null;
      begins.shift()?.();
    }
  };
  return { ask, letGo, batches };
}

describe('what is asked for in one lane while that is at work', () => {
  it('is done together next', async () => {
    const { ask, letGo, batches } = held();
    const answers = Promise.all(['one', 'two', 'three'].map((each) => ask(each)));
    await letGo();
    expect(await answers).toEqual(['one!', 'two!', 'three!']);
    expect(batches).toEqual([['one', 'two', 'three']]);
  });

  it('waits for its turn if it is of a sender of whom something is done already', async () => {
    const { ask, letGo, batches } = held();
    const all = ['1', '2', '3'].map((each) => ask(each, 'ann'));
    all.push(ask('bob’s', 'bob'));
    await letGo();
    await Promise.all(all);
    expect(batches).toEqual([['1', 'bob’s'], ['2'], ['3']]);
  });

  it('fails together where the thread does, and what comes then is done', async () => {
    const { ask, letGo } = held();
    const ends = Promise.allSettled([ask('broken'), ask('two')]);
    await letGo();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask('next');
    await letGo();
    expect(await next).toBe('next!');
  });

  it('is given up where its turn does not come', async () => {
    const { ask, letGo } = held();
    await expect(ask('late', 'late', 'a', 1)).rejects.toThrow(QueueFullError);
    const next = ask('next');
    await letGo();
    expect(await next).toBe('next!');
  });

  it('holds up no other lane', async () => {
    const { ask, letGo, batches } = held();
    const all = [ask('one'), ask('other', 'other', 'b')];
    await letGo();
    await Promise.all(all);
    expect(batches).toEqual([['one'], ['other']]);
  });

  it('law: each is answered, by its own answer, and each sender’s in the order of asking', async () => {
    const plan = fc.array(fc.tuple(fc.nat(3), fc.nat(1)), { maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const { ask, letGo, batches } = held();
        const answers = steps.map(([sender, lane], n) => ask(`${sender} ${n}`, `${sender}`, `${lane}`));
        await letGo();
        expect(await Promise.all(answers)).toEqual(steps.map(([sender], n) => `${sender} ${n}!`));
        const order = batches.flat();
        for (const sender of [0, 1, 2, 3]) {
          for (const lane of [0, 1]) {
            const own = steps.flatMap(([who, where], n) => (who === sender && where === lane ? [`${who} ${n}`] : []));
            expect(order.filter((each) => own.includes(each))).toEqual(own);
          }
        }
        for (const batch of batches) expect(new Set(batch.map((each) => each[0])).size).toBe(batch.length);
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  });
});
