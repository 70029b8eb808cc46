import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadPart } from '#functions/aws/stream.ts';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { setNaming } from '#functions/books/naming.ts';
import { entryName, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { linesOfBroughtIn } from '#functions/ladders/seasons.ts';
import { eventOf } from '#functions/notify.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { at, LADDER } from '../functions/evening.ts';
import { MAIN, Noticed, record } from './webhook-club.ts';

let club: Noticed;
beforeEach(async () => {
  club = await Noticed.begin();
});

describe('a new entry', () => {
  test('is told to each webhook that wants it and to no other, with the address of the public page and no secret', async () => {
    const [chat, list] = [await club.hook(['result']), await club.hook(['result', 'penalty'])];
    await club.hook(['champion']);
    await club.plays('eve', 'ann');
    expect(club.addressed.toSorted()).toEqual([chat.id, list.id].toSorted());
    expect(new Set(await club.texts())).toEqual(new Set(['main: Eve 2–0 Ann; Eve took 1st.']));
    const words = (await club.words()).join();
    expect(words).toContain('https://ladder.example/riverside/main/');
    for (const { secret } of [chat, list]) expect(words).not.toContain(secret);
  });

  test('calls players what the club shows the public, in words and in facts', async () => {
    await club.hook(['result']);
    await setNaming(club.evening.store.database, 'riverside', {
      mode: 'nickname',
      nicknames: { eve: 'Rook', ann: 'Pawn' },
    });
    await club.plays('eve', 'ann');
    expect(await club.texts()).toEqual(['main: Rook 2–0 Pawn; Rook took 1st.']);
    expect((await club.words())[0]).not.toMatch(/\b(eve|ann)\b/i);
  });

  test('of a ladder without webhooks costs one look for them, and no reading of its log', async () => {
    const { store } = club.evening;
    let looks = 0;
    store.log = async () => {
      throw new Error('nobody asked for the log');
    };
    const query = store.database.query.bind(store.database);
    store.database.query = (asked) => {
      looks++;
      return query(asked);
    };
    await club.notify([record(8), record(9), record(10)]);
    expect([looks, club.again]).toEqual([1, []]);
  });

  test('of a season that was added is told to nobody, though it lies in the stream before the season is there', () => {
    const inSeason = (line: number) => ({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: ladderPartition({ ...MAIN, season: 2 }) }, sk: { S: entryName(line) } } },
    });
    expect(eventOf(inSeason(8))).toBe('riverside/main/8/2');
    expect(eventOf(inSeason(linesOfBroughtIn(2) + 1))).toBeUndefined();
  });

  test('that was there before the webhook is never told to it, so that an imported season stays silent', async () => {
    const { header } = (await club.evening.store.load(MAIN)) ?? expect.fail();
    await club.match('eve', 'ann');
    const commands = (await club.evening.store.log(MAIN)).map(({ command }) => command);
    const copy = { club: 'riverside', ladder: 'copy' };
    await createLadder(club.evening.store.database, copy, header, commands);
    const body = { url: 'https://chat.example.org/', events: ['result', 'challenge', 'penalty'], label: 'chat' };
    await club.evening.must('POST', `${LADDER.replace('main', 'copy')}/webhooks`, { ...club.organiser, body });
    await club.notify(commands.map((_, index) => record(index + 2, 'copy')));
    expect([club.queue, club.again]).toEqual([[], []]);
    await club.evening.store.submit(copy, { at: club.evening.now, verb: 'settle', body: {} });
    await club.evening.must('POST', `${LADDER.replace('main', 'copy')}/match`, {
      ...club.organiser,
      body: { challenger: 'eve', challenged: 'bob', score: [0, 2], override: 'for the test' },
    });
    await club.notify([record(commands.length + 2, 'copy'), record(commands.length + 3, 'copy')]);
    expect(await club.texts()).toHaveLength(1);
  });

  test('brings the same deliveries to the letter when it is brought again, even after later lines', async () => {
    await club.hook();
    await club.match('eve', 'ann');
    const records = await club.records();
    await club.notify(records);
    const first = club.queue;
    club.queue = [];
    await club.evening.must('POST', `${LADDER}/void`, { ...club.organiser, body: { line: 8 } });
    await club.notify(records);
    expect(first).toHaveLength(1);
    expect(club.queue).toEqual(first);
  });

  test('tells also of what a refused command has settled', async () => {
    await club.hook(['penalty']);
    club.evening.now = (club.evening.now + 40 * 24 * 3600_000) as typeof club.evening.now;
    await club.evening.send('POST', `${LADDER}/arrive`, { ...club.organiser, body: { player: 'nobody' } });
    await club.notify();
    expect(await club.texts()).toEqual([expect.stringMatching(/^main: no match in September 2021 – moved down: /)]);
  });
});

describe('what one hand does within one moment', () => {
  const played = { challenger: 'eve', challenged: 'bob', score: [0, 2], override: 'for the test' };

  let line: number | undefined;
  beforeEach(async () => {
    await club.match('eve', 'ann');
    await club.hook();
    line = (await club.evening.store.log(MAIN)).at(-1)?.line;
  });

  test('by two requests is told as two: what was undone, and a result that corrects nothing', async () => {
    await club.evening.must('POST', `${LADDER}/void`, { ...club.organiser, body: { line } });
    await club.evening.must('POST', `${LADDER}/match`, { ...club.organiser, body: played });
    await club.notify();
    expect(await club.texts()).toEqual([
      expect.stringContaining('undone'),
      expect.stringMatching(/^main: Eve 0–2 Bob/),
    ]);
  });

  test('by one request is told as one: a result that corrects another', async () => {
    await club.evening.must('POST', `${LADDER}/replace`, { ...club.organiser, body: { line, ...played } });
    await club.notify();
    expect(await club.texts()).toEqual([expect.stringMatching(/^main: corrected: Eve 0–2 Bob/)]);
  });
});

describe('a line whose notices cannot be made', () => {
  test('stops no other, and is looked at again', async () => {
    await club.hook();
    const { store } = club.evening;
    const written = store.written.bind(store);
    await club.match('eve', 'ann');
    await club.match('dee', 'bob');
    store.written = (key, line) => {
      if (line === lineNumber(8)) throw new Error('the table is throttled');
      return written(key, line);
    };
    await club.notify([record(8), record(9)]);
    expect(await club.texts()).toHaveLength(1);
    expect(club.again).toEqual(['riverside/main/8']);
    expect(club.evening.lines).toContainEqual(
      expect.objectContaining({ function: 'notify', line: 'riverside/main/8', outcome: 'failed' }),
    );
    store.written = written;
    expect(await club.working()({ Records: [{ messageId: 'm', body: 'riverside/main/8' }] })).toEqual({
      batchItemFailures: [],
    });
    expect(await club.texts()).toHaveLength(2);
  });

  test.each([
    ['is so old that its batch must have been tried before', 31, 60_000],
    ['cannot be begun in time', 0, 10_000],
  ])('is looked at apart from all others where it %s', async (_, age, remaining) => {
    await club.hook();
    await club.match('eve', 'ann');
    const [sent = expect.fail()] = await club.records();
    const ApproximateCreationDateTime = club.evening.now / 1000 - age;
    const Records = [{ ...sent, dynamodb: { ...sent.dynamodb, ApproximateCreationDateTime } }];
    const again: string[] = [];
    const work = club.working(async (bodies) => {
      again.push(...bodies);
      return [];
    });
    await work({ Records }, { getRemainingTimeInMillis: () => remaining });
    expect([club.queue, again]).toEqual([[], ['riverside/main/8']]);
    await work({ Records: [{ messageId: 'm', body: 'riverside/main/8' }] });
    expect(await club.texts()).toHaveLength(1);
  });

  test('stays on the queue as long as it fails, and alone', async () => {
    await club.hook();
    await club.match('eve', 'ann');
    const Records = ['riverside/main/99', 'riverside/main/8', 'rubbish'].map((body) => ({ messageId: body, body }));
    expect(await club.working()({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'riverside/main/99' }, { itemIdentifier: 'rubbish' }],
    });
    expect(await club.texts()).toHaveLength(1);
  });

  test('fails the batch where not even the queue takes it, so that the stream brings it again', async () => {
    await club.hook();
    await expect(club.working()({ Records: [record(99)] })).rejects.toThrow('does not take');
  });

  test('is looked at again where the queue took only some of its deliveries', async () => {
    for (const _ of Array(3)) await club.hook();
    await club.match('eve', 'ann');
    const records = await club.records();
    club.room = 2;
    await club.notify(records);
    expect([club.queue.length, club.again]).toEqual([2, ['riverside/main/8']]);
    club.room = 10;
    await club.notify(records);
    const told = new Set(club.queue.map(({ body }) => body));
    expect([club.queue.length, told.size]).toEqual([5, 3]);
  });
});

describe('a part of the stream that the function could not take', () => {
  const letter = (first: string, last: string): string =>
    JSON.stringify({
      requestContext: { requestId: 'r', condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
      DDBStreamBatchInfo: {
        shardId: 'shardId-1',
        startSequenceNumber: first,
        endSequenceNumber: last,
        batchSize: 2,
        streamArn: 'arn:aws:dynamodb:eu-west-1:123456789012:table/ladders/stream/2026',
      },
    });
  const told = (position: string, sent: ReturnType<typeof record>, eventName = 'INSERT'): StreamRecord => ({
    eventName,
    dynamodb: { ...sent.dynamodb, SequenceNumber: position },
  });

  /** The function, with a stream to read from, and a queue whose messages come back to it. */
  function working(readPart: ReadPart) {
    const again: string[] = [];
    const enqueue = async (bodies: readonly string[]) => {
      again.push(...bodies);
      return [];
    };
    return { again, work: club.working(enqueue, readPart) };
  }

  test('is looked up again: each of its lines is queued by its name, and told', async () => {
    await club.hook();
    await club.match('eve', 'ann');
    await club.match('dee', 'bob');
    const asked: unknown[] = [];
    const { again, work } = working(async function* (part) {
      asked.push(part);
      yield [told('100', record(8)), told('101', record(7), 'MODIFY')];
      yield [told('102', record(9))];
    });
    expect(await work({ Records: [{ messageId: 'm', body: letter('100', '102') }] })).toEqual({
      batchItemFailures: [],
    });
    expect(asked).toEqual([expect.objectContaining({ shard: 'shardId-1', first: '100', last: '102' })]);
    expect(again).toEqual(['riverside/main/8', 'riverside/main/9']);
    await work({ Records: again.map((body) => ({ messageId: body, body })) });
    expect(await club.texts()).toHaveLength(2);
  });

  test('stays on the queue where the stream cannot be read, and the log says why', async () => {
    const { again, work } = working(() => {
      throw new Error('the stream answered 400 to GetRecords: TrimmedDataAccessException');
    });
    expect(await work({ Records: [{ messageId: 'm', body: letter('1', '2') }] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm' }],
    });
    expect(again).toEqual([]);
    expect(club.evening.lines.at(-1)).toMatchObject({ error: expect.stringContaining('TrimmedDataAccess') });
  });
});

test('records that are no new entries are passed over', async () => {
  const head = { dynamodb: { Keys: { pk: { S: 'CLUB#riverside#LADDER#main' }, sk: { S: 'state#head' } } } };
  const club2 = { dynamodb: { Keys: { pk: { S: 'CLUB#riverside' }, sk: { S: 'entry#00000002' } } } };
  expect(await club.working()({ Records: [head, club2, { dynamodb: {} }] })).toEqual({ batchItemFailures: [] });
});

const NEXT = { start: '2021-09-27', end: '2022-06-06' };

/** Starts the next season two weeks later, or undoes that; gives the version then. */
async function turn(path = '', body: object = { season: NEXT, endsEarly: true }): Promise<number> {
  club.evening.now = at('2021-09-20T12:00:00Z');
  const { json } = await club.evening.must('POST', `${LADDER}/seasons${path}`, { ...club.organiser, body });
  return Number(json['version']);
}

const told = async () => (await club.words()).map((body) => JSON.parse(body));

describe('a season that begins', () => {
  beforeEach(async () => {
    await club.hook(['season']);
    await club.plays('eve', 'ann');
    expect(club.queue).toEqual([]);
  });

  test('is told, and that the one before ended with its winner, once each however often the line is looked at', async () => {
    const first = await turn();
    await club.notify();
    expect(await told()).toMatchObject([
      {
        id: `riverside/main/${first}/season`,
        event: 'season',
        line: first,
        text: 'main: the season 2021 is over; nobody won it.',
        season: { state: 'ended', name: '2021', winner: null },
      },
      {
        id: `riverside/main/${first}/season/2`,
        text: 'main: the next season starts on 27 September 2021, with 5 players and Eve on top.',
        players: [{ id: 'eve', name: 'Eve' }],
        season: { state: 'began', ...NEXT },
      },
    ]);
    const once = club.queue.map(({ body }) => body);
    await club.notify([record(first - 1), record(first, 'main', 2)]);
    expect(new Set(club.queue.map(({ body }) => body))).toEqual(new Set(once));
  });

  test('calls people what the public page calls them', async () => {
    await setNaming(club.evening.store.database, 'riverside', { mode: 'nickname', nicknames: { eve: 'Rook' } });
    await turn();
    await club.notify();
    const [, began] = await club.texts();
    expect(began).toMatch(/ and Rook on top\.$/);
    expect((await club.words()).join()).not.toMatch(/\b(eve|ann)\b/i);
  });

  test('and is undone is told once as undone; what was written of it meanwhile is told no more', async () => {
    const first = await turn();
    const undone = await turn('/undo', {});
    await club.notify([record(first, 'main', 2), record(first - 1), record(undone, 'main', 2)]);
    expect(club.queue).toEqual([]);
    await club.notify([record(first), record(undone)]);
    expect(await told()).toMatchObject([
      {
        id: `riverside/main/${undone}/season`,
        text: 'main: the start of the new season was undone, so the last one continues.',
        season: { state: 'undone' },
      },
    ]);
    const again = await turn();
    await club.notify([record(again, 'main', 3)]);
    expect((await club.texts()).slice(1)).toHaveLength(2);
    expect((await club.evening.store.seasons(MAIN)).undone).toEqual([undone]);
  });
});

describe('a line that is read while the season is turned', () => {
  const rename = async (name: string): Promise<number> => {
    const { json } = await club.evening.must('POST', `${LADDER}/configure`, { ...club.organiser, body: { name } });
    return Number(json['line']);
  };

  /** Does something as soon as the line itself is read. */
  const meanwhile = (act: () => Promise<unknown>): void => {
    const { store } = club.evening;
    const load = store.load.bind(store);
    store.load = async (key) => {
      store.load = load;
      await act();
      return load(key);
    };
  };

  beforeEach(() => club.hook(['change']));

  test('is looked at again at once, and told by its own season, which is over by then', async () => {
    const line = await rename('Monday');
    meanwhile(turn);
    await club.notify([record(line)]);
    expect(club.again).toEqual([]);
    expect(await club.texts()).toEqual([expect.stringContaining('Monday')]);
  });

  test('is told no other way where its season was undone, in whose place that before has a line of its number', async () => {
    await turn();
    const line = await rename('Tuesday');
    await club.notify([record(line, 'main', 2)]);
    const told = await club.words();
    expect(told).toHaveLength(1);
    meanwhile(() => turn('/undo', {}));
    await club.notify([record(line, 'main', 2)]);
    await club.notify([record(line, 'main', 2)]);
    expect(await club.words()).toEqual(told);
  });
});
