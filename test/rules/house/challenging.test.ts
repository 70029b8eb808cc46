import { describe, expect, it } from 'vitest';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { pageOf, textOf } from '#test/view/page.ts';
import { ChessClub } from '../systems/club.ts';
import { riverside } from './club.ts';

describe('a result that a player reports', () => {
  it('counts at once, unless the club asks the opponent (H20)', () => {
    const report = (settings: { readonly confirm?: number }) => {
      const club = riverside(3, settings);
      club.does('result', { ...club.challenge('3', '2'), score: [3, 0], reported: '3' });
      return club;
    };
    expect(report({}).order).toBe('1 3 2');
    const asked = report({ confirm: 2 });
    expect(asked.order).toBe('1 2 3');
    expect(asked.at('2023-03-04').settle().order).toBe('1 3 2');
  });
});

describe('a ladder', () => {
  it('begins as listed, by rating or by lot (H21)', () => {
    const begin = (order: string) =>
      new ChessClub({ system: 'house', season: { start: '2023-03-01' } }).does('seed', {
        order,
        players: [
          { id: 'ann', rating: 1500 },
          { id: 'bob', rating: 1400 },
        ],
      }).effects;
    for (const order of ['given', 'rating', 'draw']) expect(begin(order)).toBeDefined();
  });

  it('has newcomers at its bottom, or where an official says (H22)', () => {
    const club = riverside(3);
    club.join('ann');
    club.join('bob', { rung: 2 });
    expect(club.order).toBe('1 bob 2 3 ann');
    expect(() => club.join('cy', { rung: 7 })).toThrow('no-such-rung (H22)');
  });
});

/** What is seen of the row of player 4, who has just won and was challenged, and what it presses upon. */
function rowOfFour(settings: NonNullable<Header['settings']>) {
  const club = riverside(5, settings);
  club.plays('4', '3', [3, 0]);
  club.challenge('5', '4', 'c');
  const page = pageOf(club, instant(Date.parse('2023-03-02T12:00:00Z')));
  const [, row = ''] = /id="at-4">(.*?)<\/tr>/s.exec(page) ?? [];
  const part = (pattern: RegExp) => textOf(pattern.exec(row)?.[1] ?? '').trim();
  return { first: part(/<summary>(.*?)<\/summary>/s), presses: part(/<em>(.*?)<\/em>/s), all: textOf(row) };
}

it('a row tells first why its player moved, and at its end of a challenge that comes to nothing (H14)', () => {
  const { first, presses, all } = rowOfFour({});
  expect(first).toContain('beat 3 3–0 and took rung 3');
  expect(presses).toBe('');
  expect(all).toContain('has a challenge that lapses after 6 March unless it’s accepted');
});

it('a row presses first upon what costs its player a rung unless they accept, or play (H14, H15)', () => {
  expect(rowOfFour({ acceptLate: 'lost' }).presses).toMatch(/^loses a challenge .* after 6 March unless it’s accepted/);
  expect(rowOfFour({ acceptDays: 0, playLate: 'lost-by-both' }).presses).toMatch(/^drops .* after 15 March unless/);
});

/** A challenge of the evening of a day, which is to be played on the day after it at the latest. */
function challengedOn(day: string, timezone: string): ChessClub {
  const settings = { acceptDays: 0, playDays: 1, playLate: 'lost-by-both' };
  const club = new ChessClub({ system: 'house', timezone, season: { start: day }, settings }).seedNumbered(5);
  club.at(`${day} 20:00`).challenge('4', '2', 'c');
  return club;
}

/** When challenges ran out, as it stands in the log. */
const ranOut = ({ season }: ChessClub): readonly string[] =>
  season.lines().flatMap(({ effects }) => effects.settled.map(({ at }) => new Date(at).toISOString()));

/** From the first moment of the day after the last one, which by the rules of the zone is this in UTC. */
describe.each([
  ['Pacific/Kiritimati', '2023-03-01', '2023-03-02T10:00:00.000Z'],
  ['Asia/Kathmandu', '2023-03-01', '2023-03-02T18:15:00.000Z'],
  ['Pacific/Apia', '2011-12-28', '2011-12-30T10:00:00.000Z'],
  ['Australia/Lord_Howe', '2021-04-02', '2021-04-03T13:00:00.000Z'],
  ['Australia/Lord_Howe', '2021-04-03', '2021-04-04T13:30:00.000Z'],
  ['America/St_Johns', '2021-11-06', '2021-11-08T03:30:00.000Z'],
  ['America/Havana', '2021-03-12', '2021-03-14T05:00:00.000Z'],
  ['America/Santiago', '2022-09-09', '2022-09-11T04:00:00.000Z'],
])('in %s a challenge of %s that nobody plays', (zone, day, due) => {
  const later = (milliseconds: number) => new Date(Date.parse(due) + milliseconds).toISOString();
  const DAY = 86_400_000;

  it('runs out on its minute, and not before (H15)', () => {
    const club = challengedOn(day, zone);
    expect(club.nextDue).toBe(due);
    expect(club.at(later(-1)).settle().open).toEqual(['4 to 2']);
    const after = club.at(due).settle();
    expect([after.open, after.order, ranOut(after)]).toEqual([[], '1 3 2 5 4', [due]]);
  });

  it.each([
    ['late', [59 * 60_000]],
    ['there twice', [0, 0]],
    ['dead for a day', [DAY]],
    ['dead for a day, and then there twice', [DAY, DAY]],
  ])('runs out at the same moment, and once, where the scheduler is %s (H15)', (_, runs) => {
    const club = challengedOn(day, zone);
    for (const run of runs) club.at(later(run)).settle();
    expect([club.order, ranOut(club)]).toEqual(['1 3 2 5 4', [due]]);
  });

  it('is over for whoever comes after that, though no scheduler ran (H15)', () => {
    const club = challengedOn(day, zone).at(later(1));
    expect(() => club.result({ challenge: 'c' }, [3, 0])).toThrow('closed-challenge');
    expect(ranOut(club)).toEqual([due]);
  });
});

describe('whom a player may challenge', () => {
  it('is anybody up to three rungs above, and as far as the club says (H3)', () => {
    expect(riverside(9).challenge('5', '2')).toBeDefined();
    expect(() => riverside(9).challenge('6', '2')).toThrow('out-of-reach (H3)');
    expect(() => riverside(9).challenge('2', '3')).toThrow('out-of-reach (H3)');
    expect(riverside(9, { reach: 8 }).challenge('9', '1')).toBeDefined();
  });

  it('is in a pyramid anybody to the left in their row, and the row above (H2, H3)', () => {
    const pyramid = (challenger: string, challenged: string) =>
      riverside(10, { shape: 'pyramid', reach: 1 }).challenge(challenger, challenged);
    for (const challenged of ['7', '6', '5', '4']) expect(pyramid('8', challenged)).toBeDefined();
    for (const challenged of ['3', '9']) expect(() => pyramid('8', challenged)).toThrow('out-of-reach (H3)');
  });

  it('has at most so many challenges open, made and received (H4)', () => {
    const club = riverside(9, { openReceived: 2 });
    club.challenge('5', '4');
    expect(() => club.challenge('5', '3')).toThrow('enough-open (H4): 5 has already challenged another player.');
    club.challenge('6', '4');
    expect(() => club.challenge('7', '4')).toThrow(
      'enough-open (H4): 4 has already been challenged by 2 other players.',
    );
    expect(club.challenge('4', '3')).toBeDefined();
  });

  it('has no limit from a challenge whose result awaits confirmation (H4)', () => {
    const club = riverside(9, { confirm: 3 });
    club.does('result', { ...club.challenge('5', '4'), score: [0, 3], reported: '5' });
    expect(club.challenge('5', '3')).toBeDefined();
  });

  it('is not the same player before so many weeks are over, whoever asks (H5)', () => {
    const club = riverside(5);
    club.plays('3', '2', [3, 0]);
    expect(() => club.at('2023-03-14 23:59').challenge('2', '3')).toThrow('rematch-too-soon (H5)');
    expect(club.at('2023-03-15 00:00').challenge('2', '3')).toBeDefined();
    const keen = riverside(5, { rematchWeeks: 0 });
    keen.plays('3', '2', [3, 0]);
    expect(keen.challenge('2', '3')).toBeDefined();
  });

  it('counts what was lost for not being played, and not what lapsed (H5)', () => {
    const afterwards = (playLate: string) => {
      const club = riverside(5, { playDays: 3, acceptDays: 0, playLate });
      club.challenge('5', '2');
      return club.at('2023-03-06 09:00').settle();
    };
    expect(afterwards('lapses').challenge('5', '2')).toBeDefined();
    expect(() => afterwards('lost-by-challenged').challenge('2', '5')).toThrow('rematch-too-soon (H5)');
  });

  it('is nobody who has defended their rung some days ago (H6)', () => {
    const club = riverside(6, { protectedDays: 3 });
    club.plays('4', '3', [1, 3]);
    expect(() => club.at('2023-03-04 23:59').challenge('5', '3')).toThrow('protected (H6)');
    expect(club.at('2023-03-05').challenge('5', '3')).toBeDefined();
  });
});
