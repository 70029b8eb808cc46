import { describe, expect, it } from 'vitest';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf as phraseText } from '#shared/words/phrase.ts';
import { seasonView } from '#test/view/club.ts';
import { pageOf, textOf } from '#test/view/page.ts';
import { ChessClub } from '../systems/club.ts';
import { houseOf, riverside } from './club.ts';

describe('a result that a player reports', () => {
  it('counts at once, unless the club asks the opponent (H20)', () => {
    const report = (settings: { readonly confirm?: number }) => {
      const club = riverside(3, settings);
      club.does('result', { ...club.issue('3', '2'), score: [3, 0], reported: '3' });
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
    const players = [
      { id: 'ann', rating: 1500 },
      { id: 'bob', rating: 1400 },
    ];
    for (const order of ['given', 'rating', 'draw'] as const)
      new ChessClub({ system: 'house', season: { start: '2023-03-01' } }).seedBy(order, ...players);
  });
});

/** What is seen of the row of player 4, who has just won and was challenged, and what it presses upon. */
function rowOfFour(settings: NonNullable<Header['settings']>) {
  const club = riverside(5, settings).plays('4', '3', [3, 0]).challenge('5', '4', 'c');
  const page = pageOf(club, instant(Date.parse('2023-03-02T12:00:00Z')));
  const [, row = ''] = /id="at-4"[^>]*>(.*?)<\/tr>/s.exec(page) ?? [];
  const part = (pattern: RegExp) => textOf(pattern.exec(row)?.[1] ?? '').trim();
  return { first: part(/<summary>(.*?)<\/summary>/s), presses: part(/<em>(.*?)<\/em>/s), all: textOf(row) };
}

it('a row tells first why its player moved, and nothing of a challenge that comes to nothing (H14)', () => {
  const { first, presses, all } = rowOfFour({});
  expect(first).toContain('beat 3 3–0');
  expect(presses).toBe('');
  expect(all).not.toContain('expires');
});

it('a row presses first upon what costs its player a rung unless they accept, or play (H14, H15)', () => {
  expect(rowOfFour({ acceptLate: 'lost' }).presses).toBe('down to 4th if not accepted by 6 Mar');
  expect(rowOfFour({ acceptDays: 0, playLate: 'lost-by-both' }).presses).toMatch(
    /^down to \d.. if not played by 15 Mar/,
  );
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
});

describe('whoever joins on a rung (H22)', () => {
  it('stands there, and everybody from there on moves down one; others begin at the bottom', () => {
    const club = houseOf(4).join('yan', { rung: 2 }).join('top', { rung: 1 }).join('last', { rung: 7 }).join('eve');
    expect(club.order).toBe('top 1 yan 2 3 4 last eve');
    expect(club.leave('top').join('top', { rung: 3 }).order).toBe('1 yan top 2 3 4 last eve');
  });

  it('stands on no rung but those that there are, and one below the last', () => {
    const club = houseOf(4);
    expect(() => club.join('yan', { rung: 6 })).toThrow('no-such-rung (H22): New players can start on rung 1 to 5.');
    for (const rung of [0, 1.5, '2']) expect(() => club.join('yan', { rung })).toThrow('invalid');
    expect(() => club.join('3', { rung: 1 })).toThrow('already-on-ladder');
  });

  it('stands at the bottom where somebody above was never there, and on that rung as long as there is one', () => {
    const club = houseOf(4);
    const { line } = club.does('join', { player: 'eve' });
    expect(club.join('low', { rung: 6 }).join('mid', { rung: 3 }).void(line).order).toBe('1 2 mid 3 4 low');
    const other = houseOf(2);
    const first = other.join('eve').line;
    const second = other.join('fay').line;
    expect(other.join('yan', { rung: 4 }).void(first).order).toBe('1 2 fay yan');
    expect(other.void(second).order).toBe('1 2 yan');
  });

  it('is why others moved down one, told of everybody by the name that the club shows', () => {
    const { season } = houseOf(3).join('yan', { rung: 2, name: 'Yan Zhu' });
    const commands = season.lines().map(({ command }) => command);
    const shown = publicSeason(season.header, commands, { mode: 'initials', nicknames: {} });
    const why = seasonView(shown, shown.ladder.at).standings.map(
      (row) => `${row.name} ${phraseText(row.why[0]?.text ?? [])}`,
    );
    expect(why.slice(1)).toEqual(['Y. Z. joined in 2nd', 'p2 Y. Z. joined above', 'p3 Y. Z. joined above']);
  });
});
