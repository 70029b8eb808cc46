import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { clubPartition, LADDER_COUNT } from '#functions/database/keys.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { DEMO, logOf } from '#local/demo/demos.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonLog, traceOf } from '../view/vectors.ts';
import { ladder, operator, useFolder } from './laptop.ts';

const VECTORS = new URL('../vectors/', import.meta.url);
const path = (name: string): string => new URL(name, VECTORS).pathname;
const text = (name: string): string => readFileSync(path(name), 'utf8');

const LOGS = ['lavers-generated', 'lavers-hours-22-00-and-later', 'lavers-take-rung-4-above'];

/** A refusal's sentence is for people, and may be put in better words. */
const withoutWords = (document: { refused: readonly { line: number; code: string }[] }) => ({
  ...document,
  refused: document.refused.map(({ line, code }) => ({ line, code })),
});

describe('replay', { timeout: 300_000 }, () => {
  it.each(LOGS)('prints what becomes of %s, and says by its status whether anything was refused', async (name) => {
    const expected = JSON.parse(text(`${name}.expected.json`));
    const { status, output } = await ladder(['replay', path(`${name}.jsonl`)]);
    expect(withoutWords(JSON.parse(output))).toEqual(withoutWords(expected));
    expect(status).toBe(expected.refused.length > 0 ? 1 : 0);
  });

  it.each(LOGS)('traces %s from the standard input', async (name) => {
    const { status, output } = await ladder(['replay', '--trace', '-'], text(`${name}.jsonl`));
    const { lines, refused } = traceOf(seasonLog(text(`${name}.jsonl`)));
    expect(JSON.parse(`[${output.trim().replaceAll('\n', ',')}]`)).toEqual(lines);
    expect(status).toBe(refused.length > 0 ? 1 : 0);
  });

  it.each([
    ['', 'log.jsonl, line 1: Blank lines aren’t allowed.'],
    ['{"at":"2021-09-06T18:00Z"}', 'log.jsonl, line 1: The first line must be the header'],
    ['{"ladder":{"system":"lavers","timezone":"Mars"}}', 'log.jsonl, line 1: timezone'],
    ['{"ladder":{"system":"lavers","timezone":"Europe/London","season":{"start":"2021-09-06"}}}', 'line 1: season.end'],
  ])('says where a header is wrong: %s', async (header, sentence) => {
    const file = join(folder, 'log.jsonl');
    writeFileSync(file, header);
    const { status, errors, output } = await ladder(['replay', file]);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toContain(sentence);
    expect(errors).not.toContain(' at ');
  });

  it('says so where a file cannot be read', async () => {
    const { status, errors } = await ladder(['replay', join(folder, 'nowhere.jsonl')]);
    expect([status, errors]).toEqual([2, expect.stringMatching(/Can’t read .*nowhere\.jsonl: ENOENT.*\.\n$/)]);
  });
});

const folder = useFolder();
const data = ['--data', join(folder, 'data')];
const demo = join(folder, 'demo.jsonl');
writeFileSync(demo, logOf(DEMO, instant(Date.UTC(2026, 10, 20, 20, 5))));

describe('a ladder that moves by its log', { timeout: 300_000 }, () => {
  it('comes out of an import as it went in, to the letter', async () => {
    const imported = await ladder(['import', 'lavers/main', demo, '--create-club', 'Lavers', ...data]);
    expect(imported).toMatchObject({ status: 0, output: expect.stringContaining('lavers/main: 856 lines imported\n') });
    const exported = await ladder(['export', 'lavers/main', ...data]);
    expect(exported.output === readFileSync(demo, 'utf8')).toBe(true);
    expect(await operator(['verify', 'lavers/main', ...data])).toMatchObject({
      status: 0,
      output: 'lavers/main: no difference (856 lines of log, 22 on the ladder, 24 players)\n',
    });
  });

  it('lies in a folder that a command makes and fills for its owner alone', () => {
    const place = join(folder, 'data');
    const names = readdirSync(place);
    expect(names).toContain('ladders.sqlite');
    for (const name of ['', ...names]) expect([name, statSync(join(place, name)).mode & 0o077]).toEqual([name, 0]);
  });

  it('makes no club that the site could not show', async () => {
    const { status, errors } = await ladder(['import', 'assets/main', demo, '--create-club', 'Assets', ...data]);
    expect([status, errors]).toEqual([2, expect.stringContaining('A club can’t have the address "assets"')]);
  });

  it('is not made from a log with refused lines, and each of them is named', async () => {
    const args = ['import', 'lavers/generated', path('lavers-generated.jsonl'), ...data];
    const { refused } = JSON.parse(text('lavers-generated.expected.json'));
    const { status, errors } = await ladder(args);
    expect(status).toBe(1);
    for (const { line, code } of refused) expect(errors).toContain(`line ${line}: ${code}: `);
    expect(await operator(['verify', 'lavers/generated', ...data])).toMatchObject({ status: 2 });
  });

  it('keeps refused lines as settle lines where it is told to, so that later ones keep their numbers', async () => {
    const args = ['import', 'lavers/generated', path('lavers-generated.jsonl'), '--keep-refused', ...data];
    const { refused, standings } = JSON.parse(text('lavers-generated.expected.json'));
    expect(await ladder(args)).toMatchObject({ status: 0 });
    const { output } = await ladder(['export', 'lavers/generated', ...data]);
    const lines = output.split('\n');
    for (const { line } of refused) expect(lines[line - 1]).toContain('"settle":{}');
    const replayed = await ladder(['replay', '-'], output);
    expect(JSON.parse(replayed.output)).toMatchObject({ refused: [], standings });
  });

  it('takes no ladder’s place, and no club is made unasked', async () => {
    const again = await ladder(['import', 'lavers/main', demo, ...data]);
    expect([again.status, again.errors]).toEqual([2, expect.stringContaining('There is already a ladder lavers/main')]);
    const nobody = await ladder(['import', 'nobody/main', demo, ...data]);
    expect([nobody.status, nobody.errors]).toEqual([2, expect.stringContaining('There is no club "nobody"')]);
  });
});

describe('a club as its operator has it', { timeout: 300_000 }, () => {
  const operate = async (...args: readonly string[]) => operator([...args, ...data, '--json']);

  it('goes into a folder, from whose logs its ladders are made again', async () => {
    const to = join(folder, 'taken');
    const { status, output } = await operate('club', 'export', 'lavers', to);
    expect([status, JSON.parse(output)]).toEqual([
      0,
      { club: 'lavers', folder: to, files: ['generated.jsonl', 'main.jsonl', 'club.json'] },
    ]);
    expect(readFileSync(join(to, 'main.jsonl'), 'utf8') === readFileSync(demo, 'utf8')).toBe(true);
    const settings = JSON.parse(readFileSync(join(to, 'club.json'), 'utf8'));
    expect(settings).toMatchObject({ id: 'lavers', name: 'Lavers', ladders: ['generated', 'main'] });
    expect(await operate('club', 'export', 'lavers', to)).toMatchObject({
      status: 2,
      output: expect.stringContaining('isn’t empty'),
    });
  });

  it('gets another name', async () => {
    expect(await operate('club', 'rename', 'lavers', 'The Lavers')).toMatchObject({ status: 0 });
    const to = join(folder, 'renamed');
    await operate('club', 'export', 'lavers', to);
    expect(JSON.parse(readFileSync(join(to, 'club.json'), 'utf8'))).toMatchObject({ name: 'The Lavers' });
    for (const args of [
      ['nobody', 'Name'],
      ['lavers', ' '],
    ])
      expect(await operate('club', 'rename', ...args)).toMatchObject({ status: 2 });
  });

  it('is compared with its logs ladder by ladder, a line of JSON for each', async () => {
    const { status, output } = await operate('verify', '--all');
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, lines.map(({ ladder: name, differences }) => [name, differences])]).toEqual([
      0,
      [
        ['generated', []],
        ['main', []],
      ],
    ]);
    expect(JSON.parse((await operate('key', 'lavers', 'player', 'Ann')).output)).toEqual({
      error: 'Use --player ID with the role player, and only with that.',
    });
  });
});

describe('a club that has as many ladders as it may', { timeout: 300_000 }, () => {
  it('gets no further one by an import, and the command says so', async () => {
    const full = join(folder, 'full');
    mkdirSync(full, { mode: 0o700 });
    const connection = Connection.open(join(full, 'ladders.sqlite'));
    const database = new SqliteDatabase({ connection });
    await addClub(new LadderStore(database).database, { id: 'lavers', name: 'Lavers' });
    await database.put({ pk: clubPartition('lavers'), sk: LADDER_COUNT, count: MOST.ladders });
    connection.close();
    const { status, errors } = await ladder(['import', 'lavers/main', demo, '--data', full]);
    expect([status, errors]).toEqual([
      2,
      'A club can have at most 500 ladders, and "lavers" has that many. Import the log into another club.\n',
    ]);
  });
});

describe('the command line', { timeout: 300_000 }, () => {
  it.each([
    [['fly'], 'Unknown command "fly"'],
    [['constructor'], 'Unknown command "constructor"'],
    [['replay'], 'Usage: npm run -s ladder -- replay FILE'],
    [['export', 'lavers', ...data], '"lavers" isn’t a ladder: write CLUB/LADDER'],
    [['export', 'a/b', '--data', '/nowhere/at/all'], 'There’s nothing in /nowhere/at/all yet'],
  ])('says in a sentence what is wrong with %j', async (args, sentence) => {
    const { status, errors } = await ladder(args);
    expect([status, errors]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('explains itself', async () => {
    expect(await ladder([])).toMatchObject({ status: 0, output: expect.stringContaining('import CLUB/LADDER FILE') });
  });
});
