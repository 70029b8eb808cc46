import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from '#functions/database/item.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { BY_NEW_RULES } from '#functions/ladders/entries.ts';
import { FORMAT, headKey, isOfOlderRules } from '#functions/ladders/head.ts';
import { type DueMessage, parseDue, settleLadder } from '#functions/ladders/settle-ladder.ts';
import type { Difference } from '#functions/ladders/verify.ts';
import { parseEvent, parseNotification } from '#functions/notifying/messages.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget, parseMessage, restTarget } from '#functions/publishing/target.ts';
import { settle, settleHere } from '#functions/settle.ts';
import { sweep } from '#functions/sweep.ts';
import { agrees } from '#local/commands/verifying.ts';
import { settlingIn } from '#local/follow.ts';
import { at, Evening, LADDER } from '../functions/evening.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { MemoryDrawer as Drawer, TabletAtTheBar } from '../web/board/line.ts';
import { record } from './record.ts';
import { itemOf, type Line, linesOf } from './sample.ts';

const MAIN: LadderKey = { club: 'riverside', ladder: 'main' };
const CREWE: LadderKey = { club: 'riverside', ladder: 'crewe' };
const HILLTOP: LadderKey = { club: 'hilltop', ladder: 'main' };
const LADDERS = ['main', 'juniors', 'crewe', 'nairobi', 'shicargo', 'computer-go'].map((ladder) => ({
  ...MAIN,
  ladder,
}));

/** What lies in the queues and among the dead letters of that release, and who reads it. */
const MESSAGES: readonly (readonly [text: string, read: (text: string) => unknown])[] = [
  ['riverside/main 2021-09-30T23:00:00.000Z', parseDue],
  ...['riverside/main', 'riverside/main/rest', 'riverside', '/', '/riverside/main'].map(
    (text) => [text, parseMessage] as const,
  ),
  ...['riverside/main/7', 'hilltop/main/5/2', 'riverside/main/date-5f0c1b2a9d3e4f60', 'riverside/main/soon'].map(
    (text) => [text, parseEvent] as const,
  ),
  ...['riverside/main/7/result 9d3e4f605f0c1b2a', 'riverside/main/ping/924919abb61d 9d3e', 'riverside/main/7~3'].map(
    (text) => [text, parseNotification] as const,
  ),
];

/** Each field of what was stored or published, as far as its name is not somebody's, with its type. */
function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, `${path}.${name}`));
}

/** The fields of the items of each kind, such as "state#player#". */
function kindsOf(lines: readonly Line[]): ReadonlySet<string> {
  const items = lines.flatMap(({ item }) => (item ? [itemOf(item)] : []));
  const fields = items.flatMap(({ pk: _, sk, value, ...rest }) => {
    const [kind = sk] = /^(?:state#\w+#?|\w+#)/.exec(sk) ?? [];
    return fieldsOf({ ...rest, ...(value !== undefined && { value: unpack(value) }) }).map(
      (field) => `${kind} ${field}`,
    );
  });
  return new Set(fields);
}

const DAY = 86_400_000;

/** That a page is made anew sooner than the older release had noted: so it is from the next line or midnight on. */
function isSoonerAnew({ stored, folded }: Difference): boolean {
  const [then, now] = [stored, folded].map((head) => ({ dueAt: Number.NaN, ...(head as object) }));
  if (!then || !now || !isDeepStrictEqual({ ...then, dueAt: 0 }, { ...now, dueAt: 0 })) return false;
  return then.dueAt > now.dueAt && then.dueAt - now.dueAt < DAY;
}

describe.each(['1.0.0'])('what release %s has left behind', (release) => {
  const lines = linesOf(release);
  const [key = '', cookie = ''] = [lines.find((line) => line.key)?.key, lines.find((line) => line.cookie)?.cookie];
  const files = new Map(lines.flatMap(({ file }) => (file ? [file] : [])));
  let database: MemoryDatabase;
  let evening: Evening;

  beforeEach(async () => {
    database = new MemoryDatabase();
    for (const { item } of lines) if (item) await database.put(itemOf(item));
    evening = new Evening({}, database);
    evening.now = at('2021-09-06T20:30:00+01:00');
  });

  const publishMain = async () => {
    const world = { files: evening.files, release: 'newer', origin: 'https://ladder.example', now: evening.now };
    for (const target of [ladderTarget, restTarget])
      await bringUpToDate({ ...world, store: evening.store }, target(MAIN));
  };

  it('opens: every ladder is as its log says, in a season that is over too', async () => {
    for (const ladder of [...LADDERS, HILLTOP, { ...HILLTOP, season: 1 }]) {
      const differences = (await evening.store.verify(ladder)) ?? expect.fail('no ladder');
      expect([ladder, differences.filter((each) => !isSoonerAnew(each))]).toEqual([ladder, []]);
    }
  });

  it('makes its pages anew from its next midnight on when this release does', async () => {
    evening.now = at('2021-09-07T00:00:00+01:00');
    expect(await settleLadder(evening.world, MAIN)).toBe('touched');
    expect(await evening.store.verify(MAIN)).toEqual([]);
  });

  it('goes on: a result is recorded with a key of then, and is on the page', async () => {
    await evening.must('POST', `${LADDER}/result`, { key, body: { challenge: 'open', score: [2, 0] } });
    await publishMain();
    const { standings } = JSON.parse(evening.files.bodies.get('/riverside/main/view.json') ?? '');
    expect(standings.map(({ id }: { readonly id: string }) => id)).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
  });

  it('has a tablet whose taps come through, under its session, once its line is back', async () => {
    const drawer = new Drawer();
    for (const { kept } of lines) if (kept) drawer.setItem(...kept);
    const tablet = new TabletAtTheBar(evening, { cookie }, 'b', drawer);
    await tablet.round();
    expect(tablet.present).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
    const { command } = (await evening.store.log(MAIN)).at(-1) ?? expect.fail('no line');
    expect(command).toMatchObject({ verb: 'arrive', by: 'bar', body: { player: 'eve' } });
  });

  it('has pages whose scripts still find every field that they read, of the same kind and number', async () => {
    await publishMain();
    for (const [path, text] of files) {
      const now = new Set(fieldsOf(JSON.parse(evening.files.bodies.get(path) ?? '{}')));
      expect([path, fieldsOf(JSON.parse(text)).filter((field) => !now.has(field))]).toEqual([path, []]);
    }
  });

  it('has messages in queues and among dead letters that are still read, and done', async () => {
    for (const [text, read] of MESSAGES) expect([text, read(text)]).not.toEqual([text, undefined]);
    evening.now = at('2021-10-01T00:10:00+01:00');
    const Records = [{ messageId: '1', body: 'riverside/main 2021-09-30T23:00:00.000Z' }];
    expect(await settle(runtimeIn(evening.world))({ Records })).toEqual({ batchItemFailures: [] });
    expect((await evening.store.log(MAIN)).at(-1)?.command.verb).toBe('settle');
  });
});

describe('what this release stores', () => {
  it('has every field that was there in the last release, whose number it has outgrown by what a later roster means', async () => {
    const now = kindsOf(await record('now'));
    const gone = [...kindsOf(linesOf('1.0.0'))].filter((field) => !now.has(field));
    // A field that goes or is of another type raises FORMAT again, and a new sample is recorded.
    expect([FORMAT, gone]).toEqual([2, []]);
  });

  it('is left alone where a newer release has stored it in a way unknown here, until that one answers', async () => {
    const evening = await Evening.begin();
    const key = await evening.hand('riverside', { role: 'organiser' });
    const head = (await evening.database.get(headKey(MAIN))) ?? expect.fail('no ladder');
    // A function that remembers the ladder as it was.
    await evening.must('GET', LADDER, { key });
    await evening.database.put({ ...head, line: Number(head['line']) + 1, format: FORMAT + 1 });
    await evening.unchangedBy(async () => {
      const { status, json } = await evening.post('arrive', { key, body: { player: 'eve' } });
      expect([status, json['code']]).toEqual([503, 'outage']);
      expect((await evening.send('GET', LADDER, { key })).status).toBe(503);
    });
  });
});

describe('a release that changes the rules', () => {
  const RULES = 2;
  let evening: Evening;
  const rebuild = (key: LadderKey) => settleHere(runtimeIn(evening.world), RULES)({ key });
  const countLines = async (key: LadderKey): Promise<number> => (await evening.store.log(key)).length;

  /** As older rules had it: the last two the other way round. */
  async function storeOtherwise(key: LadderKey): Promise<void> {
    const order = { pk: headKey(key).pk, sk: 'state#order#00001' };
    const item = (await evening.database.get(order)) ?? expect.fail('no order');
    const [last = '', other = '', ...rest] = String(unpack(item['value'])).split(' ').toReversed();
    await evening.database.put({ ...item, value: pack([other, last, ...rest].toReversed().join(' ')) });
  }

  beforeEach(async () => {
    const database = new MemoryDatabase();
    for (const { item } of linesOf('1.0.0')) if (item) await database.put(itemOf(item));
    evening = new Evening({}, database);
    evening.now = at('2021-09-06T20:30:00+01:00');
  });

  it('works a ladder out again by its log, with one line that says so, once', async () => {
    await storeOtherwise(CREWE);
    const before = await countLines(CREWE);
    expect(await rebuild(CREWE)).toBe('rebuilt');
    expect(await evening.store.verify(CREWE)).toEqual([]);
    const log = await evening.store.log(CREWE);
    expect([log.length, log.at(-1)?.command]).toMatchObject([before + 1, { verb: 'settle', by: BY_NEW_RULES }]);
    expect(await rebuild(CREWE)).toBe('nothing-due');
    expect(await countLines(CREWE)).toBe(before + 1);
  });

  it('writes no line where nothing comes out otherwise', async () => {
    const before = await countLines(CREWE);
    expect(await rebuild(CREWE)).toBe('nothing-due');
    expect(await countLines(CREWE)).toBe(before);
    expect(await isOfOlderRules(evening.database, CREWE, RULES)).toBe(false);
  });

  it.each(['rebuilt', 'settled'])('settles in the same go what is due: %s', async (outcome) => {
    await evening.store.submit(MAIN, { at: evening.now, by: 'timer', verb: 'settle', body: {} }, { again: true });
    if (outcome === 'rebuilt') await storeOtherwise(MAIN);
    evening.now = at('2021-10-01T00:10:00+01:00');
    expect(await rebuild(MAIN)).toBe(outcome);
    const last = (await evening.store.log(MAIN)).at(-1);
    expect(last?.effects.settled.map(({ name }) => name)).toEqual(['2021-09']);
    expect([await rebuild(MAIN), await evening.store.verify(MAIN)]).toEqual(['nothing-due', []]);
  });

  it('has nothing to do for a ladder made since, but for one whose next season has begun, whose first is of older rules', async () => {
    const key = await evening.hand('riverside', { role: 'organiser' });
    const isOlder = (ladder: LadderKey) => isOfOlderRules(evening.database, ladder);
    await evening.openLadder({ name: 'New', system: 'crewe' }, [{ id: 'ann' }], 'new');
    expect(await isOlder({ ...MAIN, ladder: 'new' })).toBe(false);
    const season = { start: '2021-10-01', end: '2022-06-30' };
    await evening.must('POST', `${LADDER}/seasons`, { key, body: { season, endsEarly: true } });
    expect(await isOlder(MAIN)).toBe(true);
  });

  it('works out a season that is over, and a ladder that is closed, without opening either', async () => {
    await storeOtherwise({ ...HILLTOP, season: 1 });
    await storeOtherwise(CREWE);
    await evening.store.setClosed(CREWE, true, evening.now);
    for (const key of [HILLTOP, CREWE]) expect(await rebuild(key)).toBe('rebuilt');
    for (const key of [HILLTOP, { ...HILLTOP, season: 1 }, CREWE])
      expect([key, await evening.store.verify(key)]).toEqual([key, []]);
    expect((await evening.store.version(CREWE))?.shut).toBe('closed');
    expect((await evening.database.get(headKey({ ...HILLTOP, season: 1 })))?.['shut']).toBe('over');
  });

  it('finds all ladders by the sweep, hands them to whoever settles, and finds none of them again', async () => {
    const found = async (): Promise<readonly string[]> => {
      const bodies: string[] = [];
      const enqueue = async (some: readonly string[]) => {
        bodies.push(...some);
        return [];
      };
      const site = { files: evening.files, release: 'r1' };
      await sweep(runtimeIn(evening.world), site, async () => [], { enqueue, rules: RULES })();
      return bodies.toSorted();
    };
    const older = await found();
    expect(older).toEqual([...LADDERS, HILLTOP, { ...HILLTOP, ladder: 'juniors' }].map(nameOf).toSorted());
    for (const body of older) await rebuild(parseDue(body)?.key ?? MAIN);
    expect(await found()).toEqual([]);
  });

  it('has a laptop work all ladders out again by itself, once, and `verify` say until then by which rules they differ', async () => {
    const lines: string[] = [];
    const verify = () => agrees(evening.store, CREWE, (_, line) => lines.push(line ?? ''), RULES);
    const settled: string[] = [];
    const runtime = runtimeIn(evening.world);
    const settleOne = async ({ key }: DueMessage) => {
      settled.push(nameOf(key));
      return rebuild(key);
    };
    const look = settlingIn(runtime, settleOne, () => expect.fail('one failed'), RULES);
    await storeOtherwise(CREWE);
    expect(await verify()).toBe(false);
    expect(lines.pop()).toContain('worked out by older rules');
    await look();
    expect(new Set(settled)).toEqual(new Set([...LADDERS, HILLTOP, { ...HILLTOP, ladder: 'juniors' }].map(nameOf)));
    expect([await verify(), lines.pop()]).toEqual([true, expect.stringContaining('no difference')]);
    await storeOtherwise(CREWE);
    await look();
    expect(await verify()).toBe(false);
    // What is wrong though these rules have worked it out is damage.
    expect(lines.pop()).not.toContain('older rules');
  });

  it('lets results be recorded meanwhile: whoever comes second decides again', async () => {
    await storeOtherwise(MAIN);
    const key = linesOf('1.0.0').find((line) => line.key)?.key ?? '';
    const result = evening.must('POST', `${LADDER}/result`, { key, body: { challenge: 'open', score: [2, 0] } });
    await Promise.all([rebuild(MAIN), result]);
    expect(await evening.store.verify(MAIN)).toEqual([]);
    expect((await evening.store.log(MAIN)).map(({ command }) => command.verb)).toEqual(
      expect.arrayContaining(['settle', 'result']),
    );
  });
});
