import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackupBucket } from '#functions/backups/bucket.ts';
import { FORMAT } from '#functions/backups/lines.ts';
import { backUp } from '#functions/backups/nightly.ts';
import { readAccess } from '#functions/books/access-keys.ts';
import { CLUB, clubPartition } from '#functions/database/keys.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { backUpEachDay, backUpLaptop } from '#local/backups.ts';
import { type Program, runProgram } from '#local/commands/command-line.ts';
import { LADDER } from '#local/commands/season-logs.ts';
import { DataFolder } from '#local/data-folder.ts';
import { OPERATOR } from '#local/operating/operate.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { toPort } from '../aws/https.ts';
import { S3 } from '../cloud/s3.ts';
import { at, Evening } from '../functions/evening.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { serve, useInternet } from '../notifying/internet.ts';
import { useFolder } from './laptop.ts';
import { until } from './until.ts';

const root = useFolder();
let folders = 0;
const newFolder = (): string => join(root, `data-${folders++}`);

/** As which status a command of `program` ends, or why it cannot be, and what it prints: "0: Restored 2 clubs." */
async function typed(program: Program, args: readonly string[], more: { env?: object; fetch?: typeof fetch } = {}) {
  const printed: string[] = [];
  const status = await runProgram(program, args, {
    fetch,
    credentials: async () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
    ask: async () => undefined,
    print: (text) => printed.push(text),
    ...more,
    env: { ...more.env },
  }).catch((error: Error) => error.message);
  return `${status}: ${printed.join('\n')}`;
}

const ladder = (...args: readonly string[]) => typed(LADDER, args);

/** A new folder with what a backup has. */
async function restored(backup = 'whole'): Promise<string> {
  const path = newFolder();
  expect(await ladder('restore', file(`${backup}.jsonl.gz`), '--data', path)).toMatch(/^0: /);
  return path;
}

/** What is done with the ladders of a folder, by another process than the laptop's. */
async function inFolder<T>(path: string, work: (store: LadderStore, connection: Connection) => Promise<T>): Promise<T> {
  const connection = Connection.open(join(path, 'ladders.sqlite'));
  try {
    return await work(new LadderStore(new SqliteDatabase({ connection, pause: async () => {} })), connection);
  } finally {
    connection.close();
  }
}

const MAIN = { club: 'riverside', ladder: 'main' };
let link = '';
const TOKEN = 'x'.repeat(43);
const data = newFolder();
const file = (name: string): string => join(root, name);

beforeAll(async () => {
  mkdirSync(data, { mode: 0o700 });
  const folder = new DataFolder(data);
  folder.write('keys.json', { operator: TOKEN });
  folder.write('push.json', { key: 'pair' });
  await inFolder(data, async (store) => {
    const evening = Object.assign(new Evening({ store }), { store });
    await evening.open('riverside');
    await evening.open('hilltop');
    link = await evening.hand('riverside', { role: 'organiser' });
    const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id }));
    const body = { order: 'given', players };
    await evening.must('POST', '/api/clubs/riverside/ladders/main/seed', { key: link, body });
  });
  await ladder('backup', file('whole.jsonl.gz'), '--data', data);
});

/** What is wrong with the ladders of a folder, and how far they have come. */
const lookAt = (path: string) =>
  inFolder(path, async (store) => ({
    differences: [
      ...((await store.verify(MAIN)) ?? ['none']),
      ...((await store.verify({ ...MAIN, club: 'hilltop' })) ?? ['none']),
    ],
    line: (await store.version(MAIN))?.line,
    link: await readAccess(store.database, 'riverside', parseAccessKey(link)?.hash ?? ''),
  }));

const X = gzipSync(Buffer.alloc(8_000_000, 'x'));
/** One line that goes on for 800 MB, in 800 KB; and a value that unpacks to as much. */
const ENDLESS = Buffer.concat([
  gzipSync(`${JSON.stringify({ format: FORMAT })}\n{"pk":"`),
  ...Array.from({ length: 100 }, () => X),
]);
const BOMB = brotliCompressSync(`${' '.repeat(70_000_000)}{"command":{"verb":"settle","body":{}}}`, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
}).toString('base64');

describe('a laptop’s backup', () => {
  it('brings everything into a new folder: clubs, links, and the laptop’s own keys', async () => {
    const other = newFolder();
    expect(await ladder('restore', file('whole.jsonl.gz'), '--data', other)).toBe(
      '0: hilltop: 2 ladders, 0 lines of log\nriverside: 2 ladders, 1 line of log\nRestored 2 clubs.',
    );
    expect(readdirSync(other).toSorted()).toEqual(['keys.json', 'ladders.sqlite', 'push.json']);
    expect(await lookAt(other)).toEqual(await lookAt(data));
    expect(await lookAt(other)).toMatchObject({ differences: [], line: 2, link: { role: 'organiser' } });
    for (const name of ['keys.json', 'push.json'])
      expect(readFileSync(join(other, name))).toEqual(readFileSync(join(data, name)));
  });

  it('that is written while a club is being deleted is whole, without that club', async () => {
    const other = await restored();
    const record = { pk: clubPartition('hilltop'), sk: CLUB };
    await inFolder(other, ({ database }) => database.transact([{ remove: record }]));
    await ladder('backup', file('deleting.jsonl.gz'), '--data', other);
    expect(await ladder('restore', file('deleting.jsonl.gz'), '--data', newFolder())).toMatch(
      /^0: .*Restored 1 club\.$/s,
    );
  });

  it('has items whatever their attributes are called, as the last line of a season says that it is its end', async () => {
    const other = await restored();
    const item = { pk: clubPartition('riverside'), sk: 'more', end: 1, file: 'keys.json' };
    await inFolder(other, ({ database }) => database.put(item));
    await ladder('backup', file('ends.jsonl.gz'), '--data', other);
    expect(
      await inFolder(await restored('ends'), ({ database }) => database.get({ pk: item.pk, sk: item.sk })),
    ).toEqual(item);
  });

  it('is for its owner alone, and writes over no file', async () => {
    expect(statSync(file('whole.jsonl.gz')).mode & 0o777).toBe(0o600);
    expect(await ladder('backup', file('whole.jsonl.gz'), '--data', data)).toContain('There is already a file');
    const nowhere = join(root, 'nowhere');
    expect(await ladder('backup', file('none.jsonl.gz'), '--data', nowhere)).toContain('There’s nothing in');
  });

  it('is as of one moment, though results come in all the while', async () => {
    const path = await restored();
    await inFolder(path, async (store) => {
      let isOver = false;
      const written = backUpLaptop(new DataFolder(path), file('moving.jsonl.gz')).finally(() => {
        isOver = true;
      });
      while (!isOver) await store.submit(MAIN, { at: at('2021-09-07T20:00:00Z'), verb: 'settle', body: {} });
      await written;
    });
    const [was, is] = [await lookAt(path), await lookAt(await restored('moving'))];
    expect(is.differences).toEqual([]);
    expect(Number(was.line)).toBeGreaterThan(Number(is.line));
  });

  it('goes into no folder that has ladders, or on which a laptop runs', async () => {
    const before = readFileSync(join(data, 'ladders.sqlite'));
    expect(await ladder('restore', file('whole.jsonl.gz'), '--data', data)).toContain('There are ladders in');
    expect(readFileSync(join(data, 'ladders.sqlite'))).toEqual(before);
    const running = newFolder();
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'local/start.ts']);
    new DataFolder(running).write('running.json', { pid: child.pid });
    const said = await ladder('restore', file('whole.jsonl.gz'), '--data', running);
    child.kill();
    expect(said).toContain('stop it first, with Ctrl-C');
    expect(readdirSync(running)).toEqual(['running.json']);
  });

  const lined = (change: (lines: readonly string[]) => readonly string[]) => (whole: Buffer) =>
    gzipSync(change(gunzipSync(whole).toString().split('\n')).join('\n'));
  /** Another item in the place of the one that stands in the sixth line. */
  const item = (text: string) => lined((lines) => lines.toSpliced(5, 1, text));
  const replaced = (from: string | RegExp, to: string) => lined((lines) => lines.map((line) => line.replace(from, to)));
  const DAMAGED = 'is damaged or cut off';
  const NO_ITEM = 'a line of it is no item';
  const hostile: readonly (readonly [string, (whole: Buffer) => Buffer, string])[] = [
    ['is cut off', (whole) => whole.subarray(0, whole.length - 30), DAMAGED],
    ['is empty', () => Buffer.of(), DAMAGED],
    ['has nothing in it', () => gzipSync(''), DAMAGED],
    ['is no archive', () => Buffer.from('hello'), DAMAGED],
    ['has a changed byte', (whole) => Buffer.from(whole.map((byte, at) => (at === 500 ? byte ^ 0xff : byte))), DAMAGED],
    ['lacks its end', lined((lines) => lines.slice(0, -2)), DAMAGED],
    ['lacks a line', lined((lines) => lines.toSpliced(5, 1)), DAMAGED],
    ['counts what it has otherwise', replaced(/"items":\d+/, '"items":1e999'), DAMAGED],
    ['takes its end for an item', replaced(/^{"end":.*/, '{"end":{"kind":"item"}}'), DAMAGED],
    [
      'goes on behind its end',
      lined((lines) => [...lines.slice(0, -1), '{"pk":"a","sk":"b"}']),
      'goes on behind its end',
    ],
    ['has a line that is none', item('{"pk":1}'), NO_ITEM],
    ['has an infinite number', item('{"pk":"CLUB#riverside","sk":"a","due":1e999}'), NO_ITEM],
    ['has an item within an item', item('{"pk":"CLUB#riverside","sk":"a","value":{"b":{}}}'), NO_ITEM],
    ['has an item without a name', item('{"pk":"","sk":""}'), NO_ITEM],
    ['has a line of 800 MB', () => ENDLESS, 'a line of it is longer than any item'],
    [
      'is of a later format',
      replaced('backup/1', 'backup/2'),
      'is of the format club-ladder-backup/2, and this version reads',
    ],
    ['is something else', () => gzipSync('{"ladder":{}}\n'), 'is no backup of Club Ladder'],
    ['would make everybody the operator', replaced(`"${TOKEN}"`, '""'), 'there are no keys in its keys.json'],
    ['has what is no club’s', item('{"pk":"CLEARANCES","sk":"riverside"}'), 'is no part of it'],
    ['has what another club’s is among its own', item('{"pk":"CLUB#other","sk":"a"}'), 'is no part of it'],
    ['has a club that no address can name', replaced(/CLUB#hilltop/g, 'CLUB#\\u001b[2J..'), 'is no club'],
    [
      'has a line of a log that nobody can read',
      replaced(/("sk":"entry#00000002".*"value":)"(\\.|[^"\\])*"/, '$1"{"'),
      'nobody can read',
    ],
    [
      'has what unpacks to more than fits anywhere',
      replaced(/("sk":"entry#00000002".*"value":)"(\\.|[^"\\])*"/, `$1{"base64":"${BOMB}"}`),
      'nobody can read',
    ],
  ];
  it.each(hostile)('that %s restores nothing, and says so in a sentence', async (_, spoil, why) => {
    const other = newFolder();
    writeFileSync(file('spoilt.jsonl.gz'), spoil(readFileSync(file('whole.jsonl.gz'))));
    const said = (await ladder('restore', file('spoilt.jsonl.gz'), '--data', other)).replace(/: $/, '');
    expect(said).toContain(why);
    expect(said).toMatch(/\.$/);
    expect(said).not.toMatch(/[^\P{Cc}\n]|\n {4}at /u);
    expect(existsSync(other) ? readdirSync(other) : []).toEqual([]);
  });

  it('that is killed leaves nothing that stays: the next one, or the next start, clears it away', async () => {
    const path = newFolder();
    mkdirSync(join(path, 'backups'), { recursive: true, mode: 0o700 });
    const drafts = ['ladders.sqlite.draft', 'ladders.sqlite.draft-wal', 'ladders.sqlite.draft-shm'];
    for (const name of drafts) writeFileSync(join(path, name), 'half');
    writeFileSync(file('again.jsonl.gz.draft'), 'half');
    expect(await ladder('restore', file('whole.jsonl.gz'), '--data', path)).toMatch(/^0: /);
    expect(await ladder('backup', file('again.jsonl.gz'), '--data', path)).toMatch(/^0: /);
    expect(readdirSync(path).filter((name) => name.endsWith('draft'))).toEqual([]);
    expect(existsSync(file('again.jsonl.gz.draft'))).toBe(false);
    writeFileSync(join(path, 'backups', '2020-01-01.jsonl.gz.draft'), 'half');
    const stop = backUpEachDay(new DataFolder(path), () => {}, 1);
    await until(() => readdirSync(join(path, 'backups')).some((name) => name.endsWith('.gz')));
    await stop();
    expect(readdirSync(join(path, 'backups'))).toEqual([expect.stringMatching(/\.gz$/)]);
  });

  it('says in a sentence why it can’t be written or read, and leaves nothing behind', async () => {
    const nowhere = join(root, 'no', 'such', 'folder', 'b.gz');
    expect(await ladder('backup', nowhere, '--data', data)).toMatch(/b\.gz can’t be written: ENOENT.*\.: $/s);
    const broken = await restored();
    const bytes = readFileSync(join(broken, 'ladders.sqlite'));
    writeFileSync(join(broken, 'ladders.sqlite'), bytes.fill(7, 8192));
    expect(await ladder('backup', file('broken.jsonl.gz'), '--data', broken)).toContain(
      'ladders.sqlite is damaged. Nothing was changed.',
    );
    expect([existsSync(file('broken.jsonl.gz')), existsSync(file('broken.jsonl.gz.draft'))]).toEqual([false, false]);
    expect(readdirSync(broken)).not.toContain('running.json');
    expect(await ladder('restore', root, '--data', newFolder())).toMatch(/is a folder, and no backup\.: $/);
    const at = await typed(OPERATOR, ['restore', file('whole.jsonl.gz'), '--at', '2026-11-25', '--data', newFolder()]);
    expect(at).toContain('--at is for backups in a bucket');
  });
});

describe('a laptop that runs', () => {
  afterEach(() => vi.useRealTimers());

  it('writes a backup a day, keeps seven, and tells once of one that fails', async () => {
    const path = await restored();
    const folder = new DataFolder(path);
    const backups = join(path, 'backups');
    const told: unknown[] = [];
    // Something is in the way, and then is not.
    writeFileSync(backups, '');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
    const stop = backUpEachDay(folder, (error) => told.push(error), 1);
    await until(() => told.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told).toHaveLength(1);
    folder.remove('backups');
    for (let day = 20; day < 29; day++) {
      vi.setSystemTime(new Date(`2026-11-${day}T20:00:00Z`));
      await until(() => existsSync(join(backups, `2026-11-${day}.jsonl.gz`)));
    }
    await until(() => readdirSync(backups).length === 7);
    await stop();
    expect(readdirSync(backups).toSorted()).toEqual(
      [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}.jsonl.gz`),
    );
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    const other = newFolder();
    await ladder('restore', join(backups, '2026-11-28.jsonl.gz'), '--data', other);
    expect(await lookAt(other)).toMatchObject({ differences: [], line: 2 });
    // Starting again leaves them.
    folder.empty();
    expect(readdirSync(path)).toEqual(['backups']);
  });
});

describe('a backup goes from one kind of database to the other', () => {
  const place = useEmulator();
  const operator = (...args: readonly string[]) =>
    typed(OPERATOR, args, { env: { DYNAMODB_ENDPOINT: place().endpoint } });

  it('from a laptop’s file into an empty table, which `verify` finds whole; and back', async () => {
    expect(await operator('restore', file('whole.jsonl.gz'))).toMatch(/^0: .*Restored 2 clubs\./s);
    expect(await operator('verify', '--all')).toMatch(/^0: .*riverside\/main: no difference \(2 lines of log/s);
    const again = await operator('restore', file('whole.jsonl.gz'));
    expect(again).toContain('the table is not empty, it has 2 clubs');
    const env = { DYNAMODB_ENDPOINT: place().endpoint };
    expect(await typed(LADDER, ['backup', file('from-table.jsonl.gz')], { env })).toMatch(/^0: /);
    expect(await lookAt(await restored('from-table'))).toMatchObject({
      differences: [],
      line: 2,
      link: { role: 'organiser' },
    });
  });
});

describe('the operator', () => {
  afterEach(() => vi.restoreAllMocks());
  useInternet();
  const place = useEmulator();

  it('restores a single club from the nightly backups, by the credentials and the region that are found', async () => {
    const bucket = new S3({ page: 1, isVersioned: true });
    const files = new BackupBucket({ bucket: 'kept', region: 'eu-central-1', folder: 'ClubLadder' }, bucket.send);
    await inFolder(data, (store) =>
      backUp({ database: store.database, files, origin: 'table', log: () => {}, hasTime: () => true }),
    );
    const asked: string[] = [];
    const region: typeof fetch = async () =>
      new Response(null, { status: 403, headers: { 'x-amz-bucket-region': 'eu-central-1' } });
    const s3 = await serve(
      createServer(async ({ url = '', headers: { host, authorization = '' } }, response) => {
        asked.push(`${host} ${/Credential=[^,]*/.exec(authorization)}`);
        const answer = await bucket.send({ method: 'GET', url: new URL(url, `https://${host}`), headers: {} });
        response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
      }),
    );
    toPort(s3);
    const how = { fetch: region, env: { DYNAMODB_ENDPOINT: place().endpoint } };
    const restore = (...args: readonly string[]) => typed(OPERATOR, ['restore', 's3://kept/ClubLadder', ...args], how);
    const said = await restore('--club', 'hilltop', '--json');
    expect(said.slice(0, 3)).toBe('0: ');
    expect(JSON.parse(`[${said.slice(3).replaceAll('\n', ',')}]`)).toEqual([
      { club: 'hilltop', ladders: 2, lines: 0, items: expect.any(Number) },
      { restored: 1, before: 0, failed: 0 },
    ]);
    const signed = 'kept.s3.eu-central-1.amazonaws.com Credential=AKIDEXAMPLE/DAY/eu-central-1/s3/aws4_request';
    expect(new Set(asked.map((each) => each.replace(/\d{8}/, 'DAY')))).toEqual(new Set([signed]));
    expect(await restore('--club', 'nobody')).toMatch(/^1: .*has no club nobody/s);
  });
});
