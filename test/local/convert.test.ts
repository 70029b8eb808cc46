import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from '#local/commands/command-line.ts';
import { largestTable } from '#local/commands/html-table.ts';
import { LADDER } from '#local/commands/season-logs.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';

const CSV = `Date,Winner,Loser,Score,Court
13/11/2024,Ann Archer,Bob Baker,3-1,2
14/11/2024,Cy Clark,ann archer,11-7 11-9 11-4,1
14/11/2024,Cy Clark,Cy Clark,3-0,1
15/11/2024,Dee Day,Cy Clark,w/o,3
16/11/2024,Bob Baker,Dee Day,4-4,3
`;

const PAGE = `<html><body><table><tr><td>menu</td></tr></table>
<TABLE class=x><thead><tr><th>Date<th>Challenger</th><th>Challenged</th><th>Score</th></tr></thead>
<tr><td>3 Nov 2024</td><td><a href="/p?id=1&amp;x">Ann&nbsp;O&#39;Hara</a></td><td>Bob &amp; Co</td><td>3&ndash;1</td></tr>
<tr><td>4 Nov 2024<td>Bob &amp; Co<td>Ann O'Hara<td>3&ndash;2</tr></TABLE></body></html>`;

/** What the program prints, and how it ends; rejects with what it could not do. */
async function ladder(args: readonly string[]) {
  const printed: string[] = [];
  const never = async () => {
    throw new Error('it needs no network');
  };
  const status = await runProgram(LADDER, args, {
    fetch: never,
    credentials: never,
    env: {},
    ask: async () => undefined,
    print: (text) => printed.push(text),
  });
  return { status, output: printed.join('\n') };
}

describe('convert', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'convert-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const into = () => join(folder, 'season.jsonl');
  function listed(text: string, name = 'list.csv'): string {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  }
  const house = ['--system', 'house', '--timezone', 'Europe/London'];
  const names = () => {
    const read = readLog(readFileSync(into(), 'utf8'));
    if (!read.ok) throw new Error(read.refusal.message);
    const { season, refused } = replay(read.value);
    expect(refused).toEqual([]);
    return season.ladder.order.players().map((id) => season.ladder.players.get(id)?.name);
  };

  it('writes the log of results, which the rules take, and says what it has understood and what not', async () => {
    const { status, output } = await ladder(['convert', listed(CSV), into(), ...house]);
    expect(status).toBe(1);
    expect(output).toContain('Columns: Date = date, Winner = winner, Loser = loser, Score = score. Not used: Court.');
    expect(output).toContain('Dates: the day first, then the month.');
    expect(output).toContain('3 results, 4 players.');
    expect(output).toContain(
      'Left out, 2 lines:\n  Line 4: 14/11/2024 · Cy Clark · Cy Clark · 3-0 · 1 – The same player',
    );
    expect(output).toMatch(/Line 6: 2024-11-16 · Bob Baker · Dee Day – /);
    expect(names()).toEqual(['Dee Day', 'Cy Clark', 'Ann Archer', 'Bob Baker']);
  });

  it('takes a saved page with a table of challenges, and the order in which the season began', async () => {
    const beginning = listed('Place,Name\n1,Zoe\n2,Bob & Co\n3,Ann O’Hara', 'beginning.csv');
    const { status, output } = await ladder([
      'convert',
      listed(PAGE, 'page.html'),
      into(),
      ...house,
      '--beginning',
      beginning,
    ]);
    expect([status, output]).toEqual([0, expect.stringContaining('2 results, 3 players.\nEvery line was understood.')]);
    expect(names()).toEqual(['Zoe', 'Bob & Co', "Ann O'Hara"]);
  });

  it('takes who won the final that decides a season, if the rules let them', async () => {
    const list = listed('Date,Winner,Loser,Score\n2024-04-23,Bob,Ann,2-0\n');
    const lavers = ['--system', 'lavers', '--timezone', 'Europe/London', '--winner'];
    await expect(ladder(['convert', list, into(), ...lavers, 'Zoe'])).rejects.toThrow(
      'one of those in the list, not Zoe',
    );
    await expect(ladder(['convert', list, into(), ...lavers, 'ann'])).rejects.toThrow('Bob leads at the end');
    expect(existsSync(into())).toBe(false);
    expect((await ladder(['convert', list, into(), ...lavers, 'bob'])).status).toBe(0);
    expect(readFileSync(into(), 'utf8')).toContain('"close"');
  });

  it('takes pairs, in one cell or with a column for each person, as they are named first', async () => {
    const list = listed(`Date,Winner 1,Winner 2,Loser 1,Loser 2,Score
2024-11-13,Ann Lee,Bob Ray,Cy Fox,Di Gray,3-1
2024-11-20,Di Gray,Cy Fox,Eve Hall,Flo King,3-0
2024-11-21,Gus Moor,,Ann Lee,Bob Ray,3-0
`);
    const { status, output } = await ladder(['convert', list, into(), ...house, '--pairs']);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('2 results, 3 pairs.\nLeft out, one line:\n  Line 4'),
    ]);
    expect(names()).toEqual(['Ann Lee / Bob Ray', 'Cy Fox / Di Gray', 'Eve Hall / Flo King']);
    rmSync(into());
    const order = listed('1. Cy Fox & Di Gray\n2. Bob Ray and Ann Lee\n', 'order.csv');
    const days = ['--start', '2024-01-01', '--end', '2024-12-31'];
    expect((await ladder(['convert', order, into(), ...house, ...days, '--pairs'])).status).toBe(0);
    expect(names()).toEqual(['Cy Fox / Di Gray', 'Bob Ray / Ann Lee']);
  });

  it('plays by the figures that are usual for a game', async () => {
    const list = listed('Date,Winner,Loser,Score\n2024-11-13,Ann,Bob,6-4 6-3\n');
    expect((await ladder(['convert', list, into(), ...house])).output).toContain('The score has to be one of 3–0');
    rmSync(into());
    expect((await ladder(['convert', list, into(), ...house, '--game', 'tennis'])).status).toBe(0);
    const golf = ladder(['convert', list, into(), ...house, '--game', 'golf']);
    await expect(golf).rejects.toThrow('--game is squash, tennis');
  });

  it('takes a final order, for the days that are said', async () => {
    const list = listed('Rang;Spieler\n2;Bob\n1;Ann\n');
    await expect(ladder(['convert', list, into(), ...house])).rejects.toThrow('--start 2023-01-01 --end 2023-12-31');
    const days = ['--start', '2023-01-01', '--end', '2023-12-31'];
    expect((await ladder(['convert', list, into(), ...house, ...days])).status).toBe(0);
    expect(names()).toEqual(['Ann', 'Bob']);
  });

  it('asks for what the list leaves open, writes nothing then, and never over a file', async () => {
    const unclear = listed('Date,Winner,Loser,Score\n3/4/2024,Ann,Bob,3-0\n');
    await expect(ladder(['convert', unclear, into(), ...house])).rejects.toThrow('--dates day-first');
    await expect(
      ladder(['convert', unclear, into(), '--timezone', 'Europe/London', '--dates', 'day-first']),
    ).rejects.toThrow(/system/);
    await expect(ladder(['convert', listed('a;b\n1;2', 'b.csv'), into(), ...house])).rejects.toThrow(
      'Give the columns headings',
    );
    const pots = ['--system', 'shicargo', '--timezone', 'Europe/London', '--dates', 'day-first'];
    await expect(ladder(['convert', unclear, into(), ...pots])).rejects.toThrow('give a final order');
    expect(existsSync(into())).toBe(false);
    const { output } = await ladder(['convert', unclear, into(), ...house, '--dates', 'month-first']);
    expect(output).toContain('Dates: the month first, then the day.\none result, 2 players.');
    expect(readFileSync(into(), 'utf8')).toContain('2024-03-04');
    await expect(ladder(['convert', unclear, into(), ...house, '--dates', 'day-first'])).rejects.toThrow('Can’t write');
  });
});

describe('a table of a page', () => {
  const cellsOf = (rows: string) => largestTable(`<table>${rows}</table>`)?.map(({ cells }) => cells.join(' | '));

  it('has cells over several lines on each of them, and those over several columns in the first', () => {
    expect(
      cellsOf(`<tr><th>Date<th>Winner<th>Loser
        <tr><td rowspan="2">3 Nov 2024<td>Ann<td>Bob
        <tr><td>Cy<td>Dee
        <tr><td colspan=2>rained off<td>all
        <tr><td>4 Nov 2024<td>Eve<td rowspan=0>Fay`),
    ).toEqual([
      'Date | Winner | Loser',
      '3 Nov 2024 | Ann | Bob',
      '3 Nov 2024 | Cy | Dee',
      'rained off |  | all',
      '4 Nov 2024 | Eve | Fay',
    ]);
  });

  it('has letters and signs in any of the ways of pages', () => {
    expect(
      cellsOf('<tr><td>J&uuml;rg M&#xFC;ller-L&#252;di &amp; Ren&eacute; O&rsquo;Sh&Eacute;a-Gro&szlig; &foo;'),
    ).toEqual(['Jürg Müller-Lüdi & René O’ShÉa-Groß &foo;']);
  });

  it('is read in moderate time, however it is made', () => {
    expect(largestTable('no table')).toBeUndefined();
    const hostile = `<table>${'<tr><td'.repeat(50_000)}${'<'.repeat(50_000)}${'&#99999999;&x'.repeat(1000)}`;
    expect(largestTable(hostile)?.length).toBe(50_000);
    expect(largestTable('<table><tr><td>&#1114112;&bad;&constructor;</td></tr></table>')).toEqual([
      { line: 1, cells: ['&#1114112;&bad;&constructor;'] },
    ]);
  });
});
