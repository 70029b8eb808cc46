import { describe, expect, it } from 'vitest';
import { withCommas } from '#functions/publishing/csv-marks.ts';
import { JsonFile } from '#functions/publishing/json-file.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { formatLog } from '#shared/log/format.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { systems } from '#shared/systems/registry.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { member } from '../bench/club.ts';
import { at, Club, formatCsv, seasonView, toldOf } from '../view/club.ts';
import { pgn } from '../view/clubs.ts';
import { sampleLogs, seasonLog, traceOf, vector } from '../view/vectors.ts';
import { publishedFile, type Told } from './store.ts';

const rowsOf = ({ season }: Club): readonly string[] =>
  formatCsv(toldOf(season)).replace('\uFEFF', '').trimEnd().split('\r\n');

const friends = () => new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });

describe('the history of a ladder as a table', () => {
  it('tells what happened, to whom, and by which clause', () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [1.5, 0.5]);
    club.does('2021-09-13T20:10+01:00', 'leave', { player: 'bob' });
    club.does('2021-10-01T08:00+01:00', 'settle', {});
    expect(formatCsv(toldOf(club.season)).split('\r\n')).toEqual([
      '\uFEFFline,time,what,who,against,score,moved,clause,remark',
      '2,2021-09-06T09:00:00+01:00,seed,,,,"Ann →1; Bob →2; Cy →3",L3,',
      '3,2021-09-13T20:00:00+01:00,match,Cy,Ann,1.5–0.5,"Ann 1→2; Bob 2→3; Cy 3→1",L20a,',
      '4,2021-09-13T20:10:00+01:00,leave,Bob,,,Bob 3→,§0,',
      '5,2021-10-01T00:00:00+01:00,settled 2021-09,,,,,L25,',
      '5,2021-10-01T08:00:00+01:00,settle,,,,,,',
      '',
    ]);
  });

  it('marks what was corrected and what was voided', () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.does('2021-09-13T20:10+01:00', 'correct', { line: 3, score: [0, 2] });
    expect(formatCsv(toldOf(club.season))).toContain('Cy,Ann,0–2,,L21,corrected by line 4');
    club.does('2021-09-13T20:20+01:00', 'void', { line: 3 });
    expect(formatCsv(toldOf(club.season))).toContain('undone by line 5');
  });

  it('lets no name become a formula or a second column', () => {
    const club = new Club().seed('2021-09-06T08:00Z', {
      sum: '=HYPERLINK("http://evil.example","me")',
      plus: '+1',
      minus: '-1',
      at: '@SUM(A1)',
      comma: 'Ann, the "Great"',
    });
    for (const player of ['sum', 'plus', 'minus', 'at', 'comma'])
      club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    const rows = rowsOf(club).slice(2);
    expect(rows.map((row) => row.slice(row.indexOf('arrive,')))).toEqual([
      `arrive,"'=HYPERLINK(""http://evil.example"",""me"")",,,,L11,`,
      "arrive,'+1,,,,L11,",
      "arrive,'-1,,,,L11,",
      "arrive,'@SUM(A1),,,,L11,",
      'arrive,"Ann, the ""Great""",,,,L11,',
    ]);
  });

  it('has a column for points where a ladder has them', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.seed('2021-09-06T12:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores: Object.entries({ ann: 10, bob: 20 }) });
    club.does('2021-10-01T12:00Z', 'settle', {});
    expect(rowsOf(club)).toEqual([
      'line,time,what,who,against,score,moved,points,clause,remark',
      '2,2021-09-06T07:00:00-05:00,seed,,,,"Ann →1; Bob →2; Cy →3","Ann →1000; Bob →1000; Cy →1000",S,',
      '3,2021-09-13T15:00:00-05:00,start,"Ann; Bob",,,"Ann 1→2; Bob 2→3; Cy 3→1","Ann 1000→900; Bob 1000→900",S,',
      '4,2021-09-13T16:00:00-05:00,finish,"Ann; Bob",,"10; 20","Cy 1→2; Ann 2→3; Bob 3→1",Bob 900→1100,S,',
      '5,2021-10-01T00:00:00-05:00,settled 2021-09,,,,"Cy 2→3; Ann 3→2","Bob 1100→1225; Ann 900→1025; Cy 1000→750",S,',
      '5,2021-10-01T07:00:00-05:00,settle,,,,,,,',
    ]);
  });

  it('has a column for gaps where programs have them', () => {
    const club = new Club({ system: 'computer-go' });
    const players = [
      { id: 'gnu', name: 'Gnu', gap: '3.5+' },
      { id: 'ego', name: 'Ego' },
      { id: 'many', name: 'Many' },
    ];
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-13T20:00Z', 'challenge', { id: 'one', challenger: 'ego', challenged: 'gnu' });
    club.does('2021-09-13T21:00Z', 'result', { challenge: 'one', score: [1, 0] });
    const [columns, , challenge, result] = rowsOf(club);
    expect(columns).toBe('line,time,what,who,against,score,moved,gaps,clause,remark');
    expect(challenge).toBe('3,2021-09-13T21:00:00+01:00,challenge,"Ego; Gnu",,,,,G,');
    expect(result).toBe('4,2021-09-13T22:00:00+01:00,result,Ego,Gnu,1–0,,"Gnu 3.5+→2.5-; Ego 0?→1?",G,');
  });

  it('says of every step of a challenge whose it was, and what does not count yet', () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const players = ['ann', 'bob'].map((id) => ({ id, registered: true, paidUntil: '2031-07-24' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'draw', players });
    club.does('2021-09-10T20:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
    club.does('2021-09-10T21:00Z', 'accept', { challenge: 'one' });
    const game = { challenge: 'one', score: [1, 0], pgn: pgn('bob', 'ann', [1, 0]) };
    club.does('2021-09-11T15:00+03:00', 'result', game);
    expect(rowsOf(club).slice(3)).toEqual([
      '4,2021-09-11T00:00:00+03:00,accept,bob,ann,,,N9,',
      '5,2021-09-11T15:00:00+03:00,result,bob,ann,1–0,,N7,awaiting approval',
    ]);
    club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    expect(rowsOf(club).slice(4)).toEqual([
      '5,2021-09-11T15:00:00+03:00,result,bob,ann,1–0,,N7,',
      '6,2021-09-11T16:00:00+03:00,approve,bob,ann,,"ann 1→2; bob 2→1",N10a,',
    ]);
    expect(rowsOf(club).join()).not.toMatch(/2031|registered|Nf3/);
  });
});

const empty = seasonView(new Club().season, at('2021-09-13T21:00+01:00'));

/** How often rows were made into text. */
let written = 0;

const row = (number: number, name = `Émile – ${number}`): StandingView => ({
  rung: rung(number),
  id: member(number),
  get name() {
    written++;
    return name;
  },
  change: 0,
  why: [],
});

const unchanged = Array.from({ length: 230 }, (_, n) => row(n + 1));

const viewOf = (count: number, changed?: number): LadderView => ({
  ...empty,
  standings: unchanged.slice(0, count).map((each, n) => (n + 1 === changed ? row(n + 1, 'Ann') : each)),
});

/** What a file says after some views, and how many of its rows were made into text for the last. */
function after(...views: readonly LadderView[]): { readonly text: string; readonly rows: number } {
  const file = new JsonFile();
  let [text, rows] = ['', 0];
  for (const view of views) {
    written = 0;
    text = Buffer.from(file.bytes(view)).toString();
    rows = written;
  }
  return { text, rows };
}

it.each([0, 1, 32, 33, 230])('a view of %i rows is written as JSON has it', (count) => {
  expect(after(viewOf(count)).text).toBe(`${JSON.stringify(viewOf(count))}\n`);
});

it('where one row says something else, only those around it are written again', () => {
  const { text, rows } = after(viewOf(230), viewOf(230, 120));
  expect(rows).toBe(32);
  expect(text).toBe(`${JSON.stringify(viewOf(230, 120))}\n`);
});

it('where nothing changed, no row is', () => {
  expect(after(viewOf(230), viewOf(230)).rows).toBe(0);
});

it('players who come or go leave no row that is out of date', () => {
  const [many, few] = [viewOf(120), viewOf(70, 3)];
  expect(after(many, few).text).toBe(`${JSON.stringify(few)}\n`);
  expect(after(few, many).text).toBe(`${JSON.stringify(many)}\n`);
});

const samples = sampleLogs().map((name) => name.replace('.jsonl', ''));

/** A ladder with a season log as it is stored: what was refused stands there as a line that does nothing. */
const stored = (name: string): Told => replay(seasonLog(vector(`${name}.jsonl`)));

describe('the public log', () => {
  it('is tried out on seasons of all systems', () => {
    for (const { id } of systems()) expect(samples.some((name) => name.startsWith(id))).toBe(true);
  });

  it.each(samples)('of the sample season %s replays to the same ladder after every line', async (name) => {
    const club = stored(name);
    const [own, told] = [seasonLog(logOf(club)), seasonLog(await publishedFile(club, 'season.jsonl'))];
    const { refused, ...document } = documentOf(replay(told));
    expect(refused).toEqual([]);
    expect(document).toEqual({ ...documentOf(replay(own)), refused: undefined });
    expect(traceOf(told).lines).toEqual(traceOf(own).lines.map(({ code: _, ...line }) => ({ ...line, ok: true })));
  });
});

const logOf = ({ season }: Told): string =>
  formatLog(
    season.header,
    season.lines().map(({ command }) => command),
  );

describe('the history of a club that speaks German or French', () => {
  const table = (language: 'de' | 'fr') => {
    const club = new Club().seed('2021-09-06T08:00Z', {
      gnu: 'GNU Go 3.8',
      semi: 'Ann; "Ältere"',
      sum: '=1+1',
    });
    club.match('2021-09-13T20:00+01:00', 'semi', 'gnu', [1.5, 0.5]);
    return inLanguage(language, () => formatCsv(toldOf(club.season)));
  };

  it.each(['de', 'fr'] as const)('opens in columns in Excel, with decimal commas and no formula (%s)', (language) => {
    const [columns = '', seed = '', match = ''] = table(language).split('\r\n');
    expect(columns).toMatch(/^\uFEFFline;time;what;who;against;score;/);
    expect(seed).toContain(';seed;;;;"GNU Go 3.8 →1; Ann; ""Ältere"" →2; =1+1 →3";L3;');
    expect(match).toContain(';match;"Ann; ""Ältere""";GNU Go 3.8;"1,5–0,5";');
  });

  it('has commas and decimal points for programs, which another address gives', async () => {
    const german = table('de');
    const english = withCommas(german);
    expect(english).toContain(',match,"Ann; ""Ältere""",GNU Go 3.8,1.5–0.5,');
    expect(english.split('\r\n').map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).length)).toEqual(
      german.split('\r\n').map((row) => row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).length),
    );
    const head = JSON.stringify({ older: ['0-a.csv'], newest: '3;x;"a;b";"0,5–1,5"\r\n' });
    const pieces = new Map([
      ['/club/main/log/head.json', head],
      ['/club/main/log/0-a.csv', '\uFEFFline;what\r\n'],
    ]);
    const read = async (name: string) => {
      const file = await wholeFile({ text: async (path) => pieces.get(path) }, `/club/main/${name}`);
      let text = '';
      for await (const part of file?.parts ?? []) text += part;
      return text;
    };
    expect(await read('log.csv')).toBe('\uFEFFline;what\r\n3;x;"a;b";"0,5–1,5"\r\n');
    expect(await read('log.comma.csv')).toBe('\uFEFFline,what\r\n3,x,"a;b",0.5–1.5\r\n');
  });

  it('leaves a name that looks like a number as it is', () => {
    expect(withCommas('1;"Team 1,2 3,5+→2,5-; B 1,5 4→5,5";2,0 gewinnt\r\n')).toBe(
      '1,"Team 1,2 3.5+→2.5-; B 1,5 4→5.5",2,0 gewinnt\r\n',
    );
  });
});
