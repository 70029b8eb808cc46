import { beforeEach, describe, expect, test } from 'vitest';
import { penalties } from '../../functions/penalties.ts';
import { runtimeIn } from '../../functions/runtime.ts';
import { settle } from '../../functions/settle.ts';
import { settleLadder } from '../../functions/settling/settle-ladder.ts';
import { lineNumber } from '../../shared/ladder/vocabulary.ts';
import { at, Evening } from './evening.ts';

const MAIN = { club: 'riverside', ladder: 'main' };

let evening: Evening;

beforeEach(async () => {
  evening = await Evening.begin();
  evening.now = at('2021-10-01T00:00:00+01:00');
});

const messages = (...bodies: string[]) => ({
  Records: bodies.map((body, index) => ({ messageId: `message-${index}`, body })),
});

describe('the hourly look for what is due', () => {
  test('queues every due ladder once, ten at a time', async () => {
    const sent: (readonly string[])[] = [];
    for (let club = 0; club < 10; club++) await evening.open(`club-${club}`);
    await penalties(runtimeIn(evening.world), async (bodies) => {
      sent.push(bodies);
      return [];
    })();
    const queued = sent.flat();
    expect(queued).toHaveLength(24);
    expect(new Set(queued).size).toBe(24);
    expect(queued).toContain('riverside/main');
    expect(sent.map((bodies) => bodies.length).toSorted()).toEqual([10, 10, 4]);
  });

  test('queues nothing before anything is due', async () => {
    evening.now = at('2021-09-30T23:59:59.999+01:00');
    const sent: string[] = [];
    await penalties(runtimeIn(evening.world), async (bodies) => {
      sent.push(...bodies);
      return [];
    })();
    expect(sent).toEqual([]);
  });

  test('sends again what the queue did not take, and only that', async () => {
    const sent: (readonly string[])[] = [];
    await penalties(runtimeIn(evening.world), async (bodies) => {
      sent.push(bodies);
      return sent.length === 1 ? bodies.slice(0, 1) : [];
    })();
    expect(sent).toEqual([expect.any(Array), sent[0]?.slice(0, 1)]);
  });

  test('fails where the queue never takes a ladder, after queueing all others', async () => {
    const taken: string[] = [];
    const look = penalties(runtimeIn(evening.world), async (bodies) => {
      taken.push(...bodies.filter((body) => body !== 'riverside/main'));
      return bodies.filter((body) => body === 'riverside/main');
    });
    await expect(look()).rejects.toThrow('1 of 4');
    expect(taken).toHaveLength(3);
  });
});

describe('settling', () => {
  test('writes the penalties of the month in the name of the timer', async () => {
    expect(await settle(runtimeIn(evening.world))(messages('riverside/main'))).toEqual({ batchItemFailures: [] });
    const entry = (await evening.store.log(MAIN)).at(-1);
    expect(entry).toMatchObject({
      command: { verb: 'settle', by: 'timer' },
      effects: { settled: [{ period: '2021-09' }] },
    });
  });

  test('does nothing where nothing is due any more', async () => {
    const work = settle(runtimeIn(evening.world));
    await work(messages('riverside/main'));
    const before = evening.store.dump();
    expect(await work(messages('riverside/main', 'riverside/main'))).toEqual({ batchItemFailures: [] });
    expect(evening.store.dump()).toBe(before);
  });

  test('brings back only the ladder that failed, and names it in the log', async () => {
    const submit = evening.store.submit.bind(evening.store);
    evening.store.submit = async (key, ...rest) => {
      if (key.ladder === 'juniors') throw new Error('this ladder is broken');
      return submit(key, ...rest);
    };
    const result = await settle(runtimeIn(evening.world))(messages('riverside/juniors', 'riverside/main', 'rubbish'));
    expect(result.batchItemFailures).toEqual([{ itemIdentifier: 'message-0' }, { itemIdentifier: 'message-2' }]);
    expect((await evening.store.log(MAIN)).at(-1)?.command.verb).toBe('settle');
    expect(evening.lines).toContainEqual(
      expect.objectContaining({
        ladder: 'riverside/juniors',
        outcome: 'failed',
        error: expect.stringMatching(/broken/),
      }),
    );
  });

  test('leaves a ladder to whoever settles it first', async () => {
    const { store } = evening;
    const submit = store.submit.bind(store);
    store.submit = async (...args) => {
      store.submit = submit;
      await settleLadder(evening.world, MAIN);
      return submit(...args);
    };
    const line = (await store.load(MAIN))?.line ?? 0;
    expect(await settleLadder(evening.world, MAIN)).toBe('nothing-due');
    expect((await store.load(MAIN))?.line).toBe(lineNumber(line + 1));
  });

  test('gives up on a ladder that is never left alone, for the queue to bring it again', async () => {
    evening.store.submit = async (key) => {
      const ladder = await evening.store.load(key);
      if (!ladder) throw new Error('no ladder');
      return { kind: 'ladder-changed', ladder };
    };
    await expect(settleLadder(evening.world, MAIN)).rejects.toThrow('changed');
  });

  test('has nothing to do for a ladder that is not there', async () => {
    expect(await settleLadder(evening.world, { club: 'riverside', ladder: 'nowhere' })).toBe('nothing-due');
  });
});
