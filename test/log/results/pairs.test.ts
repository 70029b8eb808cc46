import { describe, expect, it } from 'vitest';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { earlierHeader, withPlayers } from '#shared/log/results/earlier-season.ts';
import { entrantKey, peopleNamedIn } from '#shared/log/results/pairs-in-cells.ts';
import {
  entrantsIn,
  onceEach,
  type ReadTerms,
  type ResultsRead,
  readResults,
} from '#shared/log/results/read-results.ts';
import { seasonOfOrder, seasonOfResults } from '#shared/log/results/season-of-results.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { PairsClub } from '#test/rules/pairs/club.ts';
import { who } from '#test/view/club.ts';
import { gridOf } from '#web/apps/admin/people/reading/cells.ts';
import { readPairs } from '#web/apps/admin/people/reading/pairs/read.ts';

const TERMS: ReadTerms = { today: '2025-06-01' as Day, readEntrants: (text) => readPairs(text).pairs };
const read = (text: string): ResultsRead => readResults(gridOf(text).rows, TERMS);

/** "Ann / Bob beat Cy / Dee 6-4 6-3" for each result, or the final order. */
const said = (found: ResultsRead): readonly string[] =>
  found.kind === 'results'
    ? found.results.map(({ names: [one, other], score }) =>
        [one, 'beat', other, ...(score?.tallies ?? []).map((tally) => tally.join('-'))].join(' '),
      )
    : found.kind === 'order'
      ? found.order
      : ['unclear'];
const faults = ({ unfit }: ResultsRead) => unfit.map(({ line, text, says }) => [line, text, says]);

describe('a list of results of pairs', () => {
  const BOTH = ['Ann Lee / Bob Ray beat Cy Fox / Dee Orr 6-4 6-3', 'Cy Fox / Dee Orr beat Eve Gray / Fay Hill 6-0 6-1'];

  it.each([
    ['a slash', 'Ann Lee / Bob Ray', 'Cy Fox/Dee Orr', 'Cy Fox / Dee Orr', 'Eve Gray / Fay Hill'],
    ['an ampersand', 'Ann Lee & Bob Ray', 'Cy Fox & Dee Orr', 'Cy Fox & Dee Orr', 'Eve Gray & Fay Hill'],
    ['a word', 'Ann Lee and Bob Ray', 'Cy Fox and Dee Orr', 'Cy Fox and Dee Orr', 'Eve Gray and Fay Hill'],
  ])('has %s between two names', (_, one, other, third, fourth) => {
    const rows = [`3 Nov 2023\t${one}\t${other}\t6-4 6-3`, `10 Nov 2023\t${third}\t${fourth}\t6-0 6-1`];
    expect(said(read(['Date\tWinners\tLosers\tScore', ...rows].join('\n')))).toEqual(BOTH);
    expect(said(read(rows.join('\n')))).toEqual(BOTH);
  });

  it.each([
    ['Date\tWinner 1\tWinner 2\tLoser 1\tLoser 2\tScore\n'],
    ['Date\tPlayer 1\tPlayer 2\tOpponent 1\tOpponent 2\tScore\n'],
    ['Datum\tSpieler 1\tSpieler 2\tSpieler 3\tSpieler 4\tErgebnis\n'],
    [''],
  ])('may have a column for each person: %j', (headings) => {
    const rows = [
      '3 Nov 2023\tAnn Lee\tBob Ray\tCy Fox\tDee Orr\t6-4 6-3',
      '10 Nov 2023\tCy Fox\tDee Orr\tEve Gray\tFay Hill\t6-0 6-1',
    ];
    expect(said(read(headings + rows.join('\n')))).toEqual(BOTH);
  });

  it('tells two columns of pairs from one column for each person', () => {
    const rows = ['3 Nov 2023\tCy Fox / Dee Orr\tAnn Lee / Bob Ray\t4-6 3-6'];
    for (const two of ['Pair 1\tPair 2', 'Team 1\tTeam 2', 'Paar A\tPaar B'])
      expect(said(read([`Date\t${two}\tScore`, ...rows].join('\n')))).toEqual(BOTH.slice(0, 1));
  });

  it('says of each line that names no two pairs what is wrong with it', () => {
    const list = read(
      [
        'Date\tWinner\tLoser\tScore',
        '3 Nov 2023\tAnn Lee / Bob Ray\tCy Fox / Dee Orr\t6-4 6-3',
        '3 Nov 2023\tBob Ray / Ann Lee\tDee Orr / Cy Fox\t6-4 6-3',
        '4 Nov 2023\tAnn Lee / Bob Ray\tCy Fox\t6-4 6-3',
        '5 Nov 2023\tAnn Lee / Ann Lee\tCy Fox / Dee Orr\t6-4 6-3',
        '6 Nov 2023\tAnn Lee / Bob Ray\tBob Ray / Ann Lee\t6-4 6-3',
        '7 Nov 2023\tAnn Lee / Bob Ray\t\t6-4 6-3',
      ].join('\n'),
    );
    expect(said(list)).toEqual(BOTH.slice(0, 1));
    expect(faults(list)).toEqual([
      [3, '3 Nov 2023 · Bob Ray / Ann Lee · Dee Orr / Cy Fox · 6-4 6-3', 'The same as line 2: counted once.'],
      [4, '4 Nov 2023 · Ann Lee / Bob Ray · Cy Fox · 6-4 6-3', 'Only one name. Write both, with a slash between them.'],
      [5, '5 Nov 2023 · Ann Lee / Ann Lee · Cy Fox / Dee Orr · 6-4 6-3', 'The same person twice.'],
      [6, '6 Nov 2023 · Ann Lee / Bob Ray · Bob Ray / Ann Lee · 6-4 6-3', 'The same player on both sides.'],
      [7, '7 Nov 2023 · Ann Lee / Bob Ray · 6-4 6-3', 'A name is missing.'],
    ]);
  });

  it('takes two couples for two pairs, though their names have the same words', () => {
    const list = read('Date\tWinner\tLoser\tScore\n3 Nov 2023\tAnn Lee / Bob Ray\tAnn Ray / Bob Lee\t6-4 6-3\n');
    expect(said(list)).toEqual(['Ann Lee / Bob Ray beat Ann Ray / Bob Lee 6-4 6-3']);
  });
});

describe('a final order of pairs', () => {
  it.each([
    ['Place\tPair\n2\tCy Fox & Dee Orr\n1\tAnn Lee & Bob Ray'],
    ['Place\tPlayer 1\tPlayer 2\n2\tCy Fox\tDee Orr\n1\tAnn Lee\tBob Ray'],
    ['Place\tName\tPartner\n2\tCy Fox\tDee Orr\n1\tAnn Lee\tBob Ray'],
    ['Ann Lee / Bob Ray\nCy Fox / Dee Orr'],
  ])('is read from %j', (text) => {
    expect(said(read(text))).toEqual(['Ann Lee / Bob Ray', 'Cy Fox / Dee Orr']);
  });
});

describe('an earlier season of pairs', () => {
  const { header } = PairsClub.of('ann bob', 'cy dee').ladder;
  const SEASON = { start: '2023-11-01' as Day, end: '2023-12-31' as Day };
  const namedIn = (found: ResultsRead) =>
    new Map(
      [...onceEach(entrantsIn(found))].map(([key, name], index) => {
        const people = peopleNamedIn(name).map((each) => ({ id: who(entrantKey(each).replace(' ', '-')), name: each }));
        return [key, { id: who(`pair-${index + 1}`), name, people }] as const;
      }),
    );
  const played = (log: string) => {
    const found = readLog(log);
    if (!found.ok) throw new Error(found.refusal.message);
    return replay(found.value);
  };
  const orderOf = (log: string) => {
    const { season, refused } = played(log);
    return [season.ladder.order.players().map((id) => season.ladder.players.get(id)?.name), refused];
  };

  it('is played from its results, and says which pairs could not meet', () => {
    const found = read(
      [
        'Date\tWinner\tLoser\tScore',
        '3 Nov 2023\tAnn Lee / Bob Ray\tCy Fox / Dee Orr\t1-0',
        '5 Nov 2023\tEve Gray / Fay Hill\tAnn Lee / Bob Ray\t1-0',
        '7 Nov 2023\tAnn Lee / Cy Fox\tAnn Lee / Bob Ray\t1-0',
      ].join('\n'),
    );
    const results = found.kind === 'results' ? withPlayers(found.results, namedIn(found)) : [];
    const { log, refused } = seasonOfResults(earlierHeader(header, SEASON, 'results', []), results);
    expect(refused).toMatchObject([{ line: 4, says: expect.stringContaining('someone would be on both sides') }]);
    expect(orderOf(log)).toEqual([
      ['Eve Gray / Fay Hill', 'Ann Lee / Bob Ray', 'Cy Fox / Dee Orr', 'Ann Lee / Cy Fox'],
      [],
    ]);
  });

  it('is kept as its final order, with the people of each pair', () => {
    const found = read('Place\tPair\n1\tAnn Lee / Bob Ray\n2\tCy Fox / Dee Orr');
    const log = seasonOfOrder(earlierHeader(header, SEASON, 'order', []), [...namedIn(found).values()]);
    expect(orderOf(log)).toEqual([['Ann Lee / Bob Ray', 'Cy Fox / Dee Orr'], []]);
  });
});
