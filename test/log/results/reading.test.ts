import { describe, expect, it } from 'vitest';
import { type ReadTerms, type ResultsRead, readResults } from '#shared/log/results/read-results.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { gridOf } from '#web/apps/admin/people/reading/cells.ts';

const TODAY = '2025-06-01' as Day;
const read = (text: string, terms: Partial<ReadTerms> = {}): ResultsRead =>
  readResults(gridOf(text).rows, { today: TODAY, ...terms });

/** "2024-11-03 Ann Bob 3-1" for each result, and what is said of the others. */
const said = (found: ResultsRead): readonly string[] =>
  found.kind === 'results'
    ? found.results.map(({ day, names, score }) =>
        [
          day,
          ...names,
          ...(score?.tallies ?? []).map((tally) => tally.join('-')),
          score?.walkover ? 'w/o' : '',
          score?.retired ? 'ret' : '',
        ]
          .filter((each) => each !== '')
          .join(' '),
      )
    : found.kind === 'order'
      ? found.order
      : ['unclear'];
const faults = ({ unfit }: ResultsRead) => unfit.map(({ line, text, says }) => [line, text, says]);

describe('a list of results', () => {
  it('is read by its headings, in any order, with columns that are of no use', () => {
    const found = read('Court;Score;Loser;Date;Winner\n2;3-1;Bob;3.11.2024;Ann\n1;3:0;Cy;1.11.2024;Bob\n');
    expect(said(found)).toEqual(['2024-11-01 Bob Cy 3-0', '2024-11-03 Ann Bob 3-1']);
    expect(found.columns).toEqual([
      { heading: 'Court', is: 'unused' },
      { heading: 'Score', is: 'score' },
      { heading: 'Loser', is: 'loser' },
      { heading: 'Date', is: 'date' },
      { heading: 'Winner', is: 'winner' },
    ]);
  });

  it.each([
    ['Datum\tSieger\tVerlierer\tErgebnis\n3.11.2024\tÄnne Groß\tBob\t3:1'],
    ['Date,Vainqueur,Perdant,Score\n03/11/2024,Änne Groß,Bob,3-1\n30/11/2024,,,'],
    ['Club championship 2024\n\nPlayed on|Winner|Beaten|Sets\n2024-11-03|Änne Groß|Bob|3 - 1'],
    ['2024-11-03,Änne Groß,Bob,3-1'],
  ])('in any form: %j', (text) => expect(said(read(text))).toEqual(['2024-11-03 Änne Groß Bob 3-1']));

  it('may name a challenger and a challenged player, of whom the score or a column tells who has won', () => {
    const challenges = read('Date,Challenger,Challenged,Score\n2024-11-03,Ann,Bob,1-3\n2024-11-04,Ann,Bob,6-4 6-3');
    expect(said(challenges)).toEqual(['2024-11-03 Bob Ann 3-1', '2024-11-04 Ann Bob 6-4 6-3']);
    expect(challenges).toMatchObject({ results: [{ challenger: 1 }, { challenger: 0 }] });
    const otherwise = read(
      'Date,Player 1,Player 2,Winner,Score\n2024-11-03,Ann,Bob,Bob,3-1\n2024-11-04,Ann,Bob,Bob,1-3',
    );
    expect(said(otherwise)).toEqual(['2024-11-03 Bob Ann 3-1', '2024-11-04 Bob Ann 3-1']);
    const gaveUp = read('Date,Player 1,Player 2,Winner,Score\n2024-11-03,Ann,Bob,Bob,6-4 2-1 ret.');
    expect(said(gaveUp)).toEqual(['2024-11-03 Bob Ann 4-6 1-2 ret']);
    const told = read('Date,Challenger,Opponent,Winner\n2024-11-03,Ann,Bob,BOB\n2024-11-04,Ann,Bob,Eve');
    expect(told).toMatchObject({ results: [{ names: ['Bob', 'Ann'], challenger: 1 }] });
    expect(faults(told)).toEqual([[3, '2024-11-04 · Ann · Bob · Eve', expect.stringContaining('who won')]]);
    expect(read('Date,Player 1,Player 2,Score\n2024-11-03,Ann,Bob,1-3')).not.toHaveProperty('results.0.challenger');
  });

  it('says of each line that does not fit which one it is, and what to do', () => {
    const found = read(
      [
        'Date,Winner,Loser,Score',
        '2024-11-03,Ann,Bob,3-1',
        'someday,Ann,Bob,3-1',
        '2025-11-03,Ann,Bob,3-1',
        '2024-11-03,Ann,,3-1',
        '2024-11-03,Ann,ANN,3-1',
        '2024-11-03,ann,bob,3-1',
        '2024-11-03,Ann,bob@example.org,3-1',
        '2024-11-03,Ann,Bob,2024-03-01',
        '2024-11-03,Ann,Bob,"=HYPERLINK(""x"")"',
      ].join('\n'),
    );
    expect(said(found)).toEqual(['2024-11-03 Ann Bob 3-1']);
    expect(found.unfit.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    const words = [
      'The date can’t be read',
      'future',
      'missing',
      'same player',
      'line 2',
      'e-mail',
      'into a date',
      'The score can’t be read',
    ];
    for (const [index, word] of words.entries()) expect(found.unfit[index]?.says).toContain(word);
    expect(found.unfit[0]?.text).toBe('someday · Ann · Bob · 3-1');
  });

  it('has its dates read as the whole column tells, or as is said where it does not', () => {
    const list = (other: string) => `Date,Winner,Loser\n3/4/24,Ann,Bob\n${other},Bob,Cy`;
    expect(read(list('25/4/24'))).toMatchObject({ dates: 'day-first', results: [{ day: '2024-04-03' }, {}] });
    expect(read(list('4/25/24'))).toMatchObject({ dates: 'month-first', results: [{ day: '2024-03-04' }, {}] });
    expect(read(list('5/4/24'))).toMatchObject({ dates: 'unclear' });
    expect(read(list('5/4/24'), { dates: 'month-first' })).toMatchObject({ results: [{ day: '2024-03-04' }, {}] });
    const contrary = read(`${list('25/4/24')}\n4/26/24,Ann,Cy`);
    expect(contrary).toMatchObject({ dates: 'contrary' });
    expect(contrary.unfit.map(({ line }) => line)).toEqual([4]);
  });

  it.each([
    [
      'Timestamp,Winner name,Who lost?,What was the score?\n11/03/2024 20:15:01,Ann,Bob,3-1\n11/13/2024 20:15:01,Bob,Ann,3-0',
    ],
    [
      'Zeitstempel;Spieldatum;Wer hat gewonnen?;Wer hat verloren?;Ergebnis\n1.1.2024;3.11.2024;Ann;Bob;3:1\n1.1.2024;13.11.2024;Bob;Ann;3:0',
    ],
    ['Date\tHome\tAway\tHome score\tAway score\n3 Nov 2024\tAnn\tBob\t3\t1\n13 Nov 2024\tAnn\tBob\t0\t3'],
  ])('may be the answers to a form, or have a column for the score of each: %j', (text) =>
    expect(said(read(text))).toEqual(['2024-11-03 Ann Bob 3-1', '2024-11-13 Bob Ann 3-0']),
  );

  it.each([
    ['Date,Match,Score\n3 Nov 2024,Ann v Bob,3-1\n13 Nov 2024,Ann vs. Bob,0-3'],
    ['Datum;Begegnung;Ergebnis\n3.11.2024;Ann – Bob;3:1\n13.11.2024;Ann – Bob;0:3'],
    ['Club ladder\n\nDate,Result,Score\n3 Nov 2024,Ann beat Bob,3-1\n13 Nov 2024,Bob bt Ann,3-0'],
    ['3 Nov 2024\tAnn gegen Bob\t3:1\n13 Nov 2024\tAnn gegen Bob\t0:3'],
    ['Date,Player,Opponent,Score\n3 Nov 2024,Ann,Bob,3-1\n13 Nov 2024,Ann,Bob,0-3'],
    ['Date,Player,Player,Score (games)\n3 Nov 2024,Ann,Bob,3-1\n13 Nov 2024,Ann,Bob,0-3'],
    ['Date/Time,Player 1,Score,Player 2,Score\n3 Nov 2024 20:15,Ann,3,Bob,1\n13 Nov 2024 20:15,Ann,0,Bob,3'],
    ['3 Nov 2024,Ann,beat,Bob,3-1\n13 Nov 2024,Bob,beat,Ann,3-0'],
    ['Date,Winner,Opponent,Score\n3 Nov 2024,1. Ann,Bob (2),3-1\n13 Nov 2024,2. Bob,Ann (1),3-0'],
  ])('may name the two in one cell, or not say how they met: %j', (text) =>
    expect(said(read(text))).toEqual(['2024-11-03 Ann Bob 3-1', '2024-11-13 Bob Ann 3-0']),
  );

  it('may say who won by one word of the name, or by the column, or by a walkover', () => {
    const list = 'Date,Home,Away,Winner,Score';
    expect(said(read(`${list}\n2024-11-03,Ann Lee,Bob Ray,Ray,3-1\n2024-11-04,Ann Lee,Bob Ray,Away,3-1`))).toEqual([
      '2024-11-03 Bob Ray Ann Lee 3-1',
      '2024-11-04 Bob Ray Ann Lee 3-1',
    ]);
    const doubtful = read(`${list}\n2024-11-03,Ann Lee,Bob Lee,Lee,\n2024-11-04,Ann Lee,Bob Ray,,0:3 w/o`);
    expect([said(doubtful), doubtful.unfit.map(({ line }) => line)]).toEqual([['2024-11-04 Bob Ray Ann Lee w/o'], [2]]);
  });

  it('has no players who are yet to be found', () => {
    const found = read('Date,Winner,Loser\n2024-11-03,Ann,bye\n2024-11-04,(vacant),Ann\n2024-11-05,Ann,TBC');
    expect([said(found), found.unfit.map(({ says }) => says)]).toEqual([[], Array(3).fill('A name is missing.')]);
  });

  it('without years has no line that fits, and sentences are no names', () => {
    const yearless = read('Nov 3,Ann,Bob,3-1\nNov 10,Bob,Cy,3-0');
    expect(said(yearless)).toEqual([]);
    expect(faults(yearless)).toHaveLength(2);
    expect(said(read('Ann beat Bob 3-1 on 3/11/2024\nBob beat Cy 3-0 on 14/11/2024'))).toEqual(['unclear']);
    expect(said(read('3.11.2024 Ann - Bob 3:1\n4.11.2024 Bob - Cy 3:0'))).toEqual(['unclear']);
    expect(said(read('Bo.\tName\tRtg\tResult\tName\n1\tAnn\t1850\t1-0\tBob'))).toEqual(['unclear']);
  });

  it('may have a column for each set, behind what they come to or without it', () => {
    const sets = read(
      'Date,Winner,Loser,Set 1,Set 2,Set 3\n2024-11-03,Ann,Bob,6-4,3-6,7-5\n2024-11-04,Ann,Bob,6-4,6-3,–',
    );
    expect(said(sets)).toEqual(['2024-11-03 Ann Bob 6-4 3-6 7-5', '2024-11-04 Ann Bob 6-4 6-3']);
    const total = read('Date,Winner,Loser,Score,Game 1,Game 2\n2024-11-03,Ann,Bob,2-0,11-7,11-9');
    expect(total).toMatchObject({
      results: [
        {
          score: {
            total: [2, 0],
            tallies: [
              [11, 7],
              [11, 9],
            ],
          },
        },
      ],
    });
  });

  it('says of headings that come again, and of dates that a spreadsheet has as numbers, what they are', () => {
    const found = read('Date,Winner,Loser\n2024-11-03,Ann,Bob\nDate,Winner,Loser\n45352,Ann,Bob');
    expect(said(found)).toEqual(['2024-11-03 Ann Bob']);
    expect(faults(found)).toEqual([
      [3, 'Date · Winner · Loser', expect.stringContaining('heading')],
      [4, '45352 · Ann · Bob', expect.stringContaining('format the column as a date')],
    ]);
  });

  it.each([
    ['1. Ann Lee\n2. Bob Ray'],
    ['1 Ann Lee\n2 Bob Ray'],
    ['1st Ann Lee\n2nd Bob Ray'],
    ['1st\tAnn Lee\n2nd\tBob Ray'],
    ['🥇 Ann Lee\n2️⃣ Bob Ray'],
    ['Rang;Vorname;Nachname\n1;Ann;Lee\n2;Bob;Ray'],
    ['Position,Surname,First name\n1,Lee,Ann\n2,Ray,Bob'],
    ['Place,Name\n1,Ann Lee\nPlace,Name\n2,Bob Ray'],
    ['Place,Name\nT2,Bob Ray\n1,Ann Lee'],
    ['=1. Ann Lee\n=1. Bob Ray'],
    ['Final ladder 2024\n1. Ann Lee\n2. Bob Ray'],
    ['Well played!\n\n1. Ann Lee\n2. Bob Ray\n\nSee you next year'],
    ['Herren\nAnn Lee\nvakant\nBob Ray\nTotal: 2'],
    ['Ann Lee ▲2\nBob Ray ▼1'],
    ['Hi all\n(1) Ann Lee\n(2) Bob Ray'],
    ['1. ↑ Ann Lee\n2. (↓1) Bob Ray'],
    ['1 ▲ Ann Lee\n2 = Bob Ray'],
    ['1 (3) Ann Lee\n2 [WC] Bob Ray'],
    ['1. Ann Lee [2]\n2. Bob Ray [–]'],
    ['Ann Lee (+2)\nBob Ray (seed 1)'],
    ['+2 Ann Lee\n= Bob Ray'],
    ['1st Ann Lee\n=2nd Bob Ray'],
    ['T1 Ann Lee\nT1 Bob Ray'],
    ['🥇 Ann Lee ⬆️\n🥈 Bob Ray ➡️'],
    ['Pos,Player,Played,Won,Lost\n1,Ann Lee,12,10,2\n2,Bob Ray,11,8,3'],
  ])('may be a final order that somebody has numbered: %j', (text) =>
    expect(said(read(text))).toEqual(['Ann Lee', 'Bob Ray']),
  );

  it('may be a final order of teams, whose numbers are theirs', () => {
    const teams = ['FC Oakfield (2)', 'FC Oakfield (1)', 'TC Elm (1)'];
    expect(said(read(teams.join('\n')))).toEqual(teams);
  });

  it('may be a final order on one line, in the rows of a pyramid, of boxes, or with last names first', () => {
    expect(said(read('Ann Lee, Bob Ray, Cy Day'))).toEqual(['Ann Lee', 'Bob Ray', 'Cy Day']);
    expect(said(read('Ann\nBob\tCy\nDee\tEve\tFay'))).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay']);
    expect(said(read('Box,Place,Name\n1,1,Ann\n1,2,Bob\n2,1,Cy\n2,2,Dee'))).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
    expect(said(read('1 Ann Lee 30\n2 Bob Ray 20\n3 Cy Day 10'))).toEqual(['Ann Lee', 'Bob Ray', 'Cy Day']);
    expect(said(read('1. Lee, Ann\n2. Ray, Bob'))).toEqual(['Lee, Ann', 'Ray, Bob']);
    expect(said(read('1,Ann Lee,Oberwil\n2,Bob Ray,Basel'))).toEqual(['Ann Lee', 'Bob Ray']);
  });

  it('has the games of a match in brackets, parted by commas', () =>
    expect(said(read('Date,Winner,Loser,Score\n2025-03-05,Ann,Bob,"3-1 (11-9, 8-11, 11-7, 11-6)"'))).toEqual([
      '2025-03-05 Ann Bob 11-9 8-11 11-7 11-6',
    ]));

  it('says of each who lost to whom, and is no order where these are sentences', () => {
    expect(said(read('2025-03-05;Ann Lee lost to Bob Ray;1-3\n2025-03-06;Cy Day lost to Bob Ray;0-3'))).toEqual([
      '2025-03-05 Bob Ray Ann Lee 3-1',
      '2025-03-06 Bob Ray Cy Day 3-0',
    ]);
    expect(said(read('On 5 March Ann Lee beat Bob Ray\nOn 6 March Cy Day lost to Dee Fox'))).toEqual(['unclear']);
  });

  it('may be a final order in which some are marked as captain, new or injured', () => {
    expect(said(read('1. Ann Lee (C)\n2. Bob Ray NEW\n3. Cy Day*\n4. Dee Fox (injured) †\n5. Eve Orr (new)'))).toEqual([
      'Ann Lee',
      'Bob Ray',
      'Cy Day',
      'Dee Fox',
      'Eve Orr',
    ]);
  });

  it('may be a final order, by its places or as it stands', () => {
    expect(said(read('Place,Name\n2,Bob\n1,Ann\n3,Cy'))).toEqual(['Ann', 'Bob', 'Cy']);
    expect(said(read('Rang;Spieler;Punkte\n1.;Ann;30\n2.;Bob;20'))).toEqual(['Ann', 'Bob']);
    expect(said(read('1\tAnn\n2\tBob'))).toEqual(['Ann', 'Bob']);
    expect(said(read('Name\nBob\nAnn'))).toEqual(['Bob', 'Ann']);
    const twice = read('Place,Name\n1,Ann\n2,ann\n3,');
    expect([said(twice), twice.unfit.map(({ line }) => line)]).toEqual([['Ann'], [3, 4]]);
    expect(said(read('Amount\n12'))).toEqual(['unclear']);
    expect(said(read(''))).toEqual(['unclear']);
  });

  it('of any size and make is read in moderate time, or said not to fit', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `2024-11-03,P${index},Q${index},3-1`).join('\n');
    expect(said(read(`Date,Winner,Loser,Score\n${lines}`))).toHaveLength(5000);
    for (const hostile of [
      'a'.repeat(500_000),
      `Date,Winner,Loser\n${'2024-'.repeat(50_000)},x,y`,
      '\0\uFFFF,'.repeat(20_000),
    ])
      expect(said(read(hostile)).length).toBeLessThan(2);
  });
});
