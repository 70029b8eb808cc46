import { beforeEach, describe, expect, test } from 'vitest';
import { findDue, sinceLastLook } from '#functions/find-due.ts';
import { runtimeIn } from '#functions/http/world.ts';
import type { DueLadder } from '#functions/ladders/head.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { settle } from '#functions/settle.ts';
import { type Instant, instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening } from './evening.ts';

const MAIN = { club: 'riverside', ladder: 'main' };
const OCTOBER = at('2021-10-01T00:00:00+01:00');

let evening: Evening;

beforeEach(async () => {
  evening = await Evening.begin();
  await seed('riverside', 'juniors');
  evening.now = OCTOBER;
});

async function seed(club: string, ladder: string): Promise<void> {
  const key = await evening.hand(club, { role: 'organiser' });
  const body = { order: 'given', players: [{ id: 'ann' }, { id: 'bob' }] };
  await evening.must('POST', `/api/clubs/${club}/ladders/${ladder}/seed`, { key, body });
}

function openQueue() {
  const sent: (readonly string[])[] = [];
  const enqueue = async (bodies: readonly string[]) => {
    sent.push(bodies);
    return [];
  };
  return { sent, enqueue };
}

const look = (enqueue: Parameters<typeof findDue>[1], since?: Parameters<typeof findDue>[2]) =>
  findDue(runtimeIn(evening.world), enqueue, since)();

const messages = (...bodies: string[]) => ({
  Records: bodies.map((body, index) => ({ messageId: `message-${index}`, body })),
});

/** From now on somebody else keeps the index. */
const withIndex = (due: (by: Instant) => readonly AsyncIterable<DueLadder>[]): void => {
  evening.store.due = due;
};

async function* shardOf(name: string, count: number): AsyncGenerator<DueLadder> {
  for (let number = 0; number < count; number++) yield { club: name, ladder: `l${number}`, at: OCTOBER };
}

async function* brokenShard(name: string, count: number): AsyncGenerator<DueLadder> {
  yield* shardOf(name, count);
  throw new Error('this shard is out of order');
}

describe('the look for what is due', () => {
  test('queues every due ladder once with since when it is due', async () => {
    for (let club = 0; club < 10; club++) {
      evening.now = at('2021-09-06T20:00:00+01:00');
      await evening.open(`club-${club}`);
      await seed(`club-${club}`, 'main');
    }
    evening.now = OCTOBER;
    const { sent, enqueue } = openQueue();
    await look(enqueue);
    const queued = sent.flat();
    expect(new Set(queued).size).toBe(queued.length);
    expect(queued).toHaveLength(12);
    expect(queued).toContain('riverside/main 2021-09-06T21:00:00.001Z');
  });

  test('queues ten at a time of each part of the index', async () => {
    const { sent, enqueue } = openQueue();
    withIndex(() => [shardOf('one', 12)]);
    await look(enqueue);
    expect(sent.map((bodies) => bodies.length)).toEqual([10, 2]);
  });

  test('finds at each quarter what has become due, and on the hour whatever else still is', async () => {
    const times = ['10:00', '11:55', '12:00', '12:15', '12:30'].map((time) => at(`2021-10-01T${time}Z`));
    async function* dueBy(by: Instant): AsyncGenerator<DueLadder> {
      for (const [index, time] of times.entries())
        if (time <= by) yield { club: 'riverside', ladder: `l${index}`, at: time };
    }
    withIndex((by) => [dueBy(by)]);
    const found = async (time: string) => {
      evening.now = at(`2021-10-01T${time}Z`);
      const { sent, enqueue } = openQueue();
      await look(enqueue, sinceLastLook);
      return sent.flat().map((body) => body.slice(0, 'riverside/l0'.length));
    };
    expect(await found('12:15:01')).toEqual(['riverside/l2', 'riverside/l3']);
    expect(await found('12:45:20')).toEqual(['riverside/l4']);
    expect(await found('13:00:01')).toHaveLength(5);
  });

  test('queues nothing before the hours of a night are over, or a month', async () => {
    const { sent, enqueue } = openQueue();
    evening.now = at('2021-09-06T22:00:00+01:00');
    await look(enqueue);
    expect(sent).toEqual([]);
  });

  test('leaves out a ladder that nobody is on', async () => {
    const { sent, enqueue } = openQueue();
    evening.now = at('2021-09-06T20:00:00+01:00');
    await evening.open('sleepy');
    evening.now = at('2022-05-01T00:00:00+01:00');
    await look(enqueue);
    expect(sent.flat().filter((body) => body.startsWith('sleepy'))).toEqual([]);
    expect(sent.flat()).not.toEqual([]);
  });

  test('sends again what the queue did not take, and only that', async () => {
    const sent: (readonly string[])[] = [];
    withIndex(() => [shardOf('one', 3)]);
    await look(async (bodies) => {
      sent.push(bodies);
      return sent.length === 1 ? bodies.slice(0, 1) : [];
    });
    expect(sent.map((bodies) => bodies.length)).toEqual([3, 1]);
    expect(sent[1]).toEqual(sent[0]?.slice(0, 1));
  });

  test('sends again what got no answer', async () => {
    let calls = 0;
    const taken: string[] = [];
    await look(async (bodies) => {
      if (calls++ === 0) throw new Error('socket hang up');
      taken.push(...bodies);
      return [];
    });
    expect(taken).toHaveLength(2);
  });

  test('fails where the queue never takes a ladder, after queueing all others', async () => {
    const taken: string[] = [];
    const isMain = (body: string) => body.startsWith('riverside/main ');
    const looking = look(async (bodies) => {
      taken.push(...bodies.filter((body) => !isMain(body)));
      return bodies.filter(isMain);
    });
    await expect(looking).rejects.toThrow('1 of 2');
    expect(taken).toEqual([expect.stringMatching(/^riverside\/juniors /)]);
  });

  test('fails where a part of the index cannot be read, after queueing what the others hold and what was read of it', async () => {
    const { sent, enqueue } = openQueue();
    withIndex(() => [shardOf('one', 3), brokenShard('two', 4), shardOf('three', 12)]);
    await expect(look(enqueue)).rejects.toThrow('out of order');
    expect(sent.flat()).toHaveLength(3 + 4 + 12);
    expect(evening.lines).toContainEqual(expect.objectContaining({ function: 'find-due', due: 19, failed: 1 }));
  });

  test('never holds more than a few of a hundred thousand ladders, nor asks too much of the queue at once', async () => {
    let [made, queued, asking, mostHeld, mostAsking] = [0, 0, 0, 0, 0];
    async function* counted(name: string): AsyncGenerator<DueLadder> {
      for await (const ladder of shardOf(name, 6250)) {
        made++;
        yield ladder;
      }
    }
    const shards = Array.from({ length: 16 }, (_, shard) => `shard-${shard}`);
    withIndex(() => shards.map(counted));
    await look(async (bodies) => {
      mostAsking = Math.max(mostAsking, ++asking);
      mostHeld = Math.max(mostHeld, made - queued);
      await Promise.resolve();
      queued += bodies.length;
      asking--;
      return [];
    });
    expect(queued).toBe(100_000);
    expect(mostHeld).toBeLessThanOrEqual(100);
    expect(mostAsking).toBeLessThanOrEqual(10);
  });
});

const settling = (...bodies: string[]) => settle(runtimeIn(evening.world))(messages(...bodies));
const lastLine = async (key = MAIN) => (await evening.store.log(key)).at(-1) ?? expect.fail();

describe('settling', () => {
  test('writes the penalties of the month in the name of the timer', async () => {
    expect(await settling('riverside/main')).toEqual({ batchItemFailures: [] });
    const [command, settled] = [{ verb: 'settle', by: 'timer' }, [{ name: '2021-09' }]];
    expect(await lastLine()).toMatchObject({ command, effects: { settled } });
  });

  test('does nothing where nothing is due any more', async () => {
    await settling('riverside/main');
    const again = () => settling('riverside/main', 'riverside/main');
    expect(await evening.unchangedBy(again)).toEqual({ batchItemFailures: [] });
  });

  test('brings back only the ladder that failed, and names it in the log', async () => {
    const submit = evening.store.submit.bind(evening.store);
    evening.store.submit = async (key, ...rest) => {
      if (key.ladder === 'juniors') throw new Error('this ladder is broken');
      return submit(key, ...rest);
    };
    const due = '2021-09-30T23:00:00.000Z';
    const { batchItemFailures } = await settling(
      `riverside/juniors ${due}`,
      `riverside/main ${due}`,
      'rubbish',
      'riverside/main soon',
    );
    const left = ['message-0', 'message-2', 'message-3'];
    expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(left);
    expect((await lastLine()).command.verb).toBe('settle');
    const failed = { function: 'settle', ladder: 'riverside/juniors', outcome: 'failed' };
    expect(evening.lines).toContainEqual(expect.objectContaining({ ...failed, error: 'Error: this ladder is broken' }));
    expect(evening.lines).toContainEqual(expect.objectContaining({ ladder: 'rubbish', outcome: 'failed' }));
  });

  test('settles what another server’s clock found due, though its own has not come so far', async () => {
    evening.now = instant(OCTOBER - 2_000);
    await settling('riverside/main 2021-09-30T23:00:00.000Z');
    const { effects, command } = await lastLine();
    expect(effects.settled).toMatchObject([{ name: '2021-09' }]);
    expect(command.at).toBe(OCTOBER);
  });

  test('believes no clock that is hours ahead', async () => {
    evening.now = at('2021-09-06T22:00:00+01:00');
    await evening.unchangedBy(() => settling('riverside/main 2021-09-30T23:00:00.000Z'));
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
    await expect(settleLadder(evening.world, MAIN)).rejects.toThrow('others write to riverside/main all the time');
  });

  test('gives back a ladder to which too many write, for the queue to bring it again', async () => {
    evening.store.submit = async () => ({ kind: 'busy', retryAfter: 2 });
    const { batchItemFailures } = await settling('riverside/main');
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'message-0' }]);
    const failed = { ladder: 'riverside/main', outcome: 'failed', error: 'Error: busy' };
    expect(evening.lines).toContainEqual(expect.objectContaining(failed));
  });

  test('has nothing to do for a ladder that is not there', async () => {
    expect(await settleLadder(evening.world, { club: 'riverside', ladder: 'nowhere' })).toBe('nothing-due');
  });
});

describe('a page that speaks of today', () => {
  const midnight = at('2021-09-07T00:00:00+01:00');

  /** The nights from one on at which the timer had the page published again, an hour after another. */
  async function rollovers(nights: number): Promise<readonly string[]> {
    const touched: string[] = [];
    for (let hour = 0; hour < nights * 24; hour++) {
      evening.now = instant(midnight + hour * 3_600_000);
      const outcome = await settleLadder(evening.world, MAIN);
      if (outcome === 'touched') touched.push(new Date(evening.now).toISOString());
    }
    return touched;
  }

  test('is published again at each midnight until all that happened lies more than a week back, and then no more', async () => {
    const before = (await evening.store.load(MAIN))?.line;
    expect(await rollovers(20)).toEqual(
      [6, 7, 8, 9, 10, 11, 12, 13].map((day) => `2021-09-${String(day).padStart(2, '0')}T23:00:00.000Z`),
    );
    expect((await evening.store.load(MAIN))?.line).toBe(before);
  });

  test('is found by the hourly look, and once done is not found again', async () => {
    evening.now = midnight;
    const { sent, enqueue } = openQueue();
    await look(enqueue);
    expect(sent.flat()).toContain('riverside/main 2021-09-06T21:00:00.001Z');
    const { length } = sent;
    await settling(...sent.flat());
    await look(enqueue);
    expect(sent).toHaveLength(length);
  });
});
