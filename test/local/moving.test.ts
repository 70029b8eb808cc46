import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import { readMembers } from '#functions/books/members.ts';
import type { Database } from '#functions/database/database.ts';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import { REST } from '#functions/erasing/clear.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { type Program, runProgram } from '#local/commands/command-line.ts';
import { LADDER } from '#local/commands/season-logs.ts';
import { swapClub } from '#local/commands/swap.ts';
import { OPERATOR } from '#local/operating/operate.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { typedLines } from '#test/docs/typed.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { databaseAt, useEmulator } from '#test/ladders/emulator.ts';
import { Shelf } from '#test/publishing/shelf.ts';
import { useFolder } from './laptop.ts';
import { OperatedAccount } from './operated-account.ts';

const MAIN = '/api/clubs/riverside/ladders/main';
const PROGRAMS: Readonly<Record<string, Program>> = { ladder: LADDER, operator: OPERATOR };

describe('a club that moves, as docs/move.md says', () => {
  const place = useEmulator();
  const folder = useFolder();
  const account = new OperatedAccount();
  const [toDeployment = [], toLaptop = [], after = []] = chunks(
    typedLines().flatMap(({ page, line }) => (page === 'docs/move.md' ? [line] : [])),
  );
  const deployment = () => databaseAt({ ...place(), table: account.table });
  let key = '';

  /** Types a line, for this club and in this test's folder; gives its status, and what it printed. */
  async function type(line: string, ...more: readonly string[]): Promise<readonly [unknown, string]> {
    const [, name = '', rest = ''] = /^npm run -s (\w+) -- (.*)$/.exec(line) ?? [];
    const words = rest.replaceAll('lavers-chess', 'riverside').split(' ');
    const args = words.map((word) => (/^(moved|.*\.gz)$/.test(word) ? join(folder, word) : word));
    const printed: string[] = [];
    const status = await runProgram(PROGRAMS[name] ?? expect.fail(line), [...args, ...more], {
      fetch: account.fetch,
      credentials: async () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
      ask: async () => undefined,
      env: {},
      print: (text) => printed.push(text),
    });
    return [status, printed.join('\n')];
  }

  /** What is done on the laptop to which it moved. */
  async function onLaptop<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const connection = Connection.open(join(folder, 'moved', 'ladders.sqlite'));
    try {
      return await work(new SqliteDatabase({ connection }));
    } finally {
      connection.close();
    }
  }

  const eveningOn = (database: Database) => {
    const store = new LadderStore(database);
    return Object.assign(new Evening({ store }), { store });
  };

  beforeAll(async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', place().endpoint);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_REGION', '');
    account.table = place().table;
    const evening = eveningOn(deployment());
    for (const club of ['riverside', 'hilltop']) await evening.open(club);
    key = await evening.hand('riverside', { role: 'organiser' });
    const players = ['ann', 'bob', 'cy'].map((id) => ({ id, name: id }));
    await evening.must('POST', `${MAIN}/seed`, { key, body: { order: 'given', players } });
    await evening.must('POST', `${MAIN}/arrive`, { key, body: { player: 'ann' } });
    await evening.must('POST', '/api/clubs/riverside/members', {
      key,
      body: { members: [{ id: 'gil', name: 'Gil' }] },
    });
  });
  afterAll(() => vi.unstubAllEnvs());

  it('goes to a laptop and comes back with the same log, members, links and pages, and what was played there', async () => {
    const before = await allOf(deployment());
    for (const line of toLaptop) expect(await type(line)).toMatchObject([0, expect.stringContaining('1 club')]);
    expect(await onLaptop(allOf)).toEqual(before);
    expect(await onLaptop((database) => readClub(database, 'hilltop'))).toBeUndefined();
    for (const line of after) expect((await type(line))[0], line).toBe(0);
    await onLaptop(async (database) => {
      const evening = eveningOn(database);
      await evening.must('POST', `${MAIN}/arrive`, { key, body: { player: 'bob' } });
    });
    expect(await type(after[0] ?? '')).toEqual([
      1,
      expect.stringMatching(/^riverside\/main: 1 line only in \S+moved$/m),
    ]);
    const played = await onLaptop(allOf);
    const [leave = '', arrive = ''] = toDeployment;
    await type(leave, '--data', join(folder, 'moved'));
    await expect(type(arrive)).rejects.toThrow('riverside is in the table already');
    account.table = 'another';
    await setUpTable(place().endpoint, account.table);
    const other = eveningOn(deployment());
    await other.open('seaside');
    expect(await type(arrive)).toMatchObject([0, expect.stringContaining('Restored 1 club.')]);
    expect(await allOf(deployment())).toEqual(played);
    const entered = await other.must('POST', '/api/session', { body: { key } });
    expect(entered.json).toMatchObject({ role: 'organiser' });
  });

  it('is swapped for the one that was brought from a backup; what it had by then is kept, and its address waited for', async () => {
    account.table = place().table;
    const evening = eveningOn(deployment());
    account.serve = async (request) => {
      const sent = { operator: true, body: JSON.parse(await request.text()) };
      const { status, json } = await evening.send('POST', new URL(request.url).pathname, sent);
      return Response.json(json, { status });
    };
    const wanted = await onLaptop(allOf);
    for (const player of ['cy', 'bob']) await evening.must('POST', `${MAIN}/arrive`, { key, body: { player } });
    const living = await allOf(deployment());
    const [waits, printed]: [number[], string[]] = [[], []];
    let answer: string | undefined = 'no';
    let breaksOff: RegExp | undefined;
    const swap = (name = 'The riverside club') =>
      swapClub(
        {
          typed: 'club swap',
          given: ['riverside', join(folder, 'moved')],
          data: '.data',
          name,
          url: 'https://d111111abcdef8.cloudfront.net',
        },
        {
          fetch: account.fetch,
          credentials: async () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
          ask: async () => answer,
          env: {},
          print: () => {},
          tell: (_, text) => {
            printed.push(text);
            if (breaksOff?.test(text)) throw new Error('the line is dead');
          },
        },
        async (ms) => {
          waits.push(ms);
          evening.advance(waits.length > 4 ? REST : 0);
          evening.queued.push(...evening.later.splice(0));
          if (waits.length > 3) await evening.workOff();
        },
      );
    await expect(swap('Another club')).rejects.toThrow('is called “The riverside club”');
    expect([await swap(), await readClub(deployment(), 'riverside')]).toMatchObject([
      1,
      { ladders: ['juniors', 'main'] },
    ]);
    expect((await readClub(deployment(), 'riverside'))?.suspended).not.toBe(true);
    expect((await allOf(deployment())).log).toEqual(living.log);

    answer = 'yes';
    const isLiving = async () => (await readClub(deployment(), 'riverside')) !== undefined;
    for (const [stage, is] of [
      [/^Suspended riverside/, 'as it was'],
      [/\.jsonl\.gz/, 'as it was'],
      [/^riverside\/main: \d+ lines? only here/, 'as it was'],
      [/^Deleted the living riverside/, 'away'],
      [/^Its address is free/, 'away'],
      [/^Restored 1 club/, 'swapped'],
    ] as const) {
      breaksOff = stage;
      await expect(swap(), String(stage)).rejects.toThrow('the line is dead');
      expect([stage, await isLiving()]).toEqual([stage, is !== 'away']);
      if (is === 'as it was') expect((await allOf(deployment())).log).toEqual(living.log);
    }
    breaksOff = undefined;
    expect(await swap()).toBe(0);
    expect(printed.filter((text) => /^Deleted/.test(text))).toHaveLength(1);
    expect(printed).toContainEqual('riverside is in its place already.');
    const swapped = await allOf(deployment());
    expect([swapped.log, swapped.members, swapped.differences]).toEqual([wanted.log, wanted.members, []]);
    // Nothing that anybody was told is recorded is lost.
    const [file = ''] = readdirSync(folder)
      .filter((name) => /^riverside-\d/.test(name))
      .toSorted()
      .slice(-1);
    const kept = gunzipSync(readFileSync(join(folder, file))).toString();
    expect(kept.match(/"sk":"entry#/g)?.length).toBeGreaterThanOrEqual(living.log.length);
  });

  it('comes to a laptop beside the clubs that are there', async () => {
    account.table = place().table;
    for (const line of toLaptop)
      expect(await type(line.replaceAll('lavers-chess', 'hilltop'))).toMatchObject([
        0,
        expect.stringContaining('1 club'),
      ]);
    const clubs = await onLaptop((database) =>
      Promise.all(['riverside', 'hilltop'].map(async (id) => (await readClub(database, id))?.ladders)),
    );
    expect(clubs).toEqual([expect.any(Array), expect.any(Array)]);
  });
});

/** What a club has of which people would notice that it is missing. */
async function allOf(database: Database) {
  const [store, files] = [new LadderStore(database), new Shelf()];
  const publishing = { store, files, now: at('2021-10-01T12:00:00Z'), origin: 'https://ladder.example', release: 'r1' };
  const main = { club: 'riverside', ladder: 'main' };
  for (const target of [clubTarget('riverside'), ladderTarget(main), restTarget(main)])
    await bringUpToDate(publishing, target);
  return {
    log: await store.log(main),
    members: await readMembers(database, 'riverside'),
    differences: await store.verify(main),
    pages: [...files.bodies].toSorted(),
  };
}

/** Lines two by two: each way is two of them. */
function chunks(lines: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) => lines.slice(2 * index, 2 * index + 2));
}
