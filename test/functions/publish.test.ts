import { beforeEach, describe, expect, test } from 'vitest';
import type { Queue } from '#functions/aws/queue.ts';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { publishHere } from '#functions/publish.ts';
import { publish } from '#functions/publishing/batch.ts';
import { rest } from '#functions/runtime/deadline.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { Shelf } from '../publishing/shelf.ts';
import { at, Evening } from './evening.ts';

const MAIN = '/riverside/main/index.html';
const FRONT = '/index.html';
const JUNIORS = '/riverside/juniors/index.html';
const head = (ladder: string): string => `CLUB#riverside#LADDER#${ladder}`;

/** A queue that notes what it is told, and may be broken. */
class WatchedQueue implements Queue {
  readonly sent: string[] = [];
  /** What was sent to come later, and by how many seconds. */
  readonly later: (readonly [body: string, seconds: number])[] = [];
  readonly putOffs: (readonly [receipt: string, seconds: number])[] = [];
  works = true;

  async send(bodies: readonly string[]): Promise<readonly string[]> {
    return this.#note(() => this.sent.push(...bodies));
  }

  async sendLater(bodies: readonly string[], seconds: number): Promise<readonly string[]> {
    return this.#note(() => this.later.push(...bodies.map((body) => [body, seconds] as const)));
  }

  async putOff(receipt: string, seconds: number): Promise<void> {
    this.#note(() => this.putOffs.push([receipt, seconds]));
  }

  #note(what: () => unknown): readonly string[] {
    if (!this.works) throw new Error('the queue cannot be reached');
    what();
    return [];
  }
}

let evening: Evening;
let files: Shelf;
let queue: WatchedQueue;
beforeEach(async () => {
  [evening, files, queue] = [await Evening.begin(), new Shelf(), new WatchedQueue()];
});

const work = (release = 'r1') => {
  const runtime = runtimeIn(evening.world);
  return publish(runtime, queue, publishHere(runtime, { files, release }));
};
const run = (event: Parameters<ReturnType<typeof publish>>[0], remaining = 60_000) =>
  work()(event, { getRemainingTimeInMillis: () => remaining });
/** How often a file was made. */
const made = (path: string) => files.paths().filter((each) => each === path).length;

const change = (eventName: string, pk: string, sk = 'state#head'): StreamRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});
const changed = (...ladders: string[]) => ({ Records: ladders.map((ladder) => change('MODIFY', head(ladder))) });
const messages = (...bodies: string[]) => sentAt(evening.now, ...bodies);
const sentAt = (sent: Instant, ...bodies: string[]) => ({
  Records: bodies.map((body, index) => ({
    messageId: `m${index}`,
    body,
    receiptHandle: `r${index}`,
    attributes: { ApproximateReceiveCount: '3', SentTimestamp: String(sent) },
  })),
});
const breakJuniors = (): void => {
  files.beforeWrite = (path) => {
    if (path.includes('juniors')) throw new Error('the bucket is full');
  };
};

describe('a change', () => {
  test('of a ladder that has changed several times publishes it once', async () => {
    await run(changed('main', 'main', 'main'));
    expect(made(MAIN)).toBe(1);
  });

  test('that makes nobody else the leader leaves the page of the club as it is', async () => {
    await run(changed('main'));
    const key = await evening.hand('riverside', { role: 'organiser' });
    expect((await evening.post('arrive', { key, body: { player: 'eve' } })).status).toBe(200);
    const before = files.paths().length;
    await run(changed('main'));
    expect(files.paths().slice(before)).toContain(MAIN);
    expect(files.paths().slice(before)).not.toContain('/riverside/index.html');
  });

  test('that came late publishes nothing again', async () => {
    await run(changed('main'));
    await run(changed('main'));
    expect(made(MAIN)).toBe(1);
  });

  test('that makes a ladder shows on its club’s page, and one that makes a club on its own', async () => {
    await run({ Records: [change('INSERT', head('main')), change('INSERT', 'CLUBS', 'hilltop')] });
    expect(files.paths()).toEqual(expect.arrayContaining([MAIN, '/riverside/index.html', '/hilltop/index.html']));
  });

  test('of whether a club is listed shows on its page, and on the list of clubs within a minute', async () => {
    await run({ Records: [change('MODIFY', 'CLUBS', 'hilltop'), change('MODIFY', 'CLUBS', 'riverside')] });
    expect(files.paths()).toContain('/hilltop/index.html');
    expect([files.paths().includes(FRONT), queue.later]).toEqual([false, [['/', 60]]]);
    await run(messages('/'));
    expect(files.paths()).toContain(FRONT);
  });

  test('that cannot be published stops no other, is named in the log, and goes to the queue', async () => {
    breakJuniors();
    await run(changed('juniors', 'main', 'juniors'));
    expect(files.paths()).toContain(MAIN);
    expect(queue.sent).toEqual(['riverside/juniors']);
    const failed = { function: 'publish', ladder: 'riverside/juniors', outcome: 'failed' };
    expect(evening.lines).toContainEqual(
      expect.objectContaining({ ...failed, error: 'Error: the bucket is full', stack: expect.any(String) }),
    );
  });

  test('that can neither be published nor queued comes again, with its batch', async () => {
    breakJuniors();
    queue.works = false;
    await expect(run(changed('juniors', 'main'))).rejects.toThrow('neither published nor queued: riverside/juniors');
    expect(files.paths()).toContain(MAIN);
  });

  test('goes to the queue where no time is left, and where storage does not answer in time', async () => {
    files.beforeWrite = () => rest(60_000);
    for (const remaining of [8_000, 9_050]) {
      await run(changed('main'), remaining);
      expect([files.paths(), queue.sent.splice(0)]).toEqual([[], ['riverside/main']]);
    }
  });

  test('goes to the queue unseen where it is so old that its batch must have been tried before, and others don’t', async () => {
    const written = (seconds: number) => ({ ApproximateCreationDateTime: evening.now / 1000 - seconds });
    const [main, juniors] = changed('main', 'juniors').Records;
    const club = change('INSERT', 'CLUBS', 'hilltop');
    const Records = [
      { ...main, dynamodb: { ...main?.dynamodb, ...written(31) } },
      { ...club, dynamodb: { ...club.dynamodb, ...written(31) } },
      { ...juniors, dynamodb: { ...juniors?.dynamodb, ...written(29) } },
    ];
    await run({ Records });
    expect([made(MAIN), made(JUNIORS)]).toEqual([0, 1]);
    expect(queue.sent).toEqual(['riverside/main', 'hilltop']);
    expect(queue.later.filter(([body]) => body.startsWith('/'))).toHaveLength(1);
  });

  test('of something else than a ladder is passed over', async () => {
    await run({ Records: [change('MODIFY', 'CLUB#riverside'), {}] });
    expect(files.log).toEqual([]);
  });
});

describe('the list of clubs', () => {
  test('is asked for once a minute, however much is played, and where no queue takes that it is made at once', async () => {
    const publisher = work();
    await publisher(changed('main', 'juniors'));
    await publisher(messages('riverside/main/rest', 'riverside/juniors/rest'));
    expect(queue.later.filter(([body]) => body.startsWith('/'))).toHaveLength(1);
    expect(made(FRONT)).toBe(0);
    queue.works = false;
    for (const times of [0, 1]) {
      await publisher({ Records: [change('MODIFY', 'CLUBS', 'hilltop')] });
      expect(made(FRONT)).toBe(times);
      evening.elapsed += 60_000;
    }
  });

  test('is made once for all that asked for it before: messages come a minute late, so it is a minute old at least', async () => {
    const begun = evening.now;
    evening.now = instant(begun + 60_000);
    await run(sentAt(begun, '/riverside/main'));
    evening.now = instant(begun + 90_000);
    await run(sentAt(instant(begun + 30_000), '/'));
    expect(made(FRONT)).toBe(1);
    evening.now = instant(begun + 125_000);
    await run(sentAt(instant(begun + 65_000), '/riverside/juniors'));
    expect(made(FRONT)).toBe(2);
  });

  test('is made for a new release even where it is young', async () => {
    await run(messages('/'));
    await work('r2')(sentAt(instant(evening.now - 1000), '/'));
    expect(made(FRONT)).toBe(2);
  });
});

describe('a message of the queue', () => {
  test('has a ladder, a club or the list of clubs published', async () => {
    expect(await run(messages('riverside/main', 'riverside', '/'))).toEqual({ batchItemFailures: [] });
    expect(files.paths()).toEqual(expect.arrayContaining([MAIN, '/riverside/index.html', '/index.html']));
  });

  test('has nothing rendered that has been published meanwhile, and one that comes twice only once', async () => {
    await run(changed('main'));
    await run(messages('riverside/main', 'riverside/juniors', 'riverside/juniors'));
    expect([made(MAIN), made(JUNIORS)]).toEqual([1, 1]);
  });

  test('alone comes back where its ladder cannot be published, and later each time', async () => {
    breakJuniors();
    const alone = { batchItemFailures: [{ itemIdentifier: 'm0' }] };
    expect(await run(messages('riverside/juniors', 'riverside/main'))).toEqual(alone);
    expect(files.paths()).toContain(MAIN);
    const [[receipt, seconds] = []] = queue.putOffs;
    expect(receipt).toBe('r0');
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(180);
  });

  test('comes back even where the queue cannot be told when', async () => {
    breakJuniors();
    queue.works = false;
    expect(await run(messages('riverside/juniors'))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
  });

  test('that names nothing ends with the dead letters', async () => {
    const first = { batchItemFailures: [{ itemIdentifier: 'm0' }] };
    expect(await run(messages('../../etc', 'riverside/main'))).toEqual(first);
  });

  test('about a ladder that is not there is done', async () => {
    expect(await run(messages('riverside/nowhere', 'nobody'))).toEqual({ batchItemFailures: [] });
    expect(files.log).toEqual([]);
  });
});

test('a page is as of the server’s clock', async () => {
  evening.now = at('2021-09-06T21:00:00+01:00');
  await run(changed('main'));
  expect(files.read('/riverside/main/view.json')).toContain('"asOf":"2021-09-06T21:00:00+01:00"');
});
