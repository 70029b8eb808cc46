import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#shared/calendar/days.ts';
import { formatPgn } from '#shared/view/federation/pgn.ts';
import { formatSgf } from '#shared/view/federation/sgf.ts';
import type { Bout, Tournament } from '#shared/view/federation/tournament.ts';
import { formatTrf } from '#shared/view/federation/trf.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { readPgn } from '#shared/words/pgn.ts';
import { exported, replayed, vector } from '../vectors.ts';

const id = (text: string) => parsePlayerId(text) ?? expect.unreachable();
const day = (text: string) => dayAt(Date.parse(text));
const [ANN, BOB, CAT] = [id('ann'), id('bob'), id('cat')];
const HOSTILE = `Zoë "]\\[ Øster\n(;B{[x])} 王 漢字 ${'long'.repeat(80)}`;

const bout = (
  on: string,
  white: typeof ANN,
  black: typeof ANN,
  score: readonly [number, number],
  more: Partial<Bout> = {},
): Bout => ({ day: day(on), white, black, score, ...more });

const tournament = (bouts: readonly Bout[], changes: Partial<Tournament> = {}): Tournament => ({
  name: 'Monday ladder',
  club: 'Riverside',
  start: day('2026-09-07'),
  end: day('2027-06-07'),
  players: [
    { id: ANN, name: 'Ann Brown', rung: 1 },
    { id: BOB, name: 'Zoë Öberg', rating: 1875, rung: 2 },
    { id: CAT, name: 'Cat' },
  ],
  bouts,
  ...changes,
});

const bouts = [
  bout('2026-09-14', ANN, BOB, [1, 0]),
  bout('2026-09-14', CAT, ANN, [0.5, 0.5]),
  bout('2026-09-21', BOB, CAT, [1, 0], { unplayed: 'noShow' }),
  bout('2026-09-21', BOB, ANN, [0, 1], { unrated: true }),
  bout('2026-09-28', ANN, CAT, [0, 1], { playoff: true }),
];

/** What stands in some columns, counted from 1 as FIDE does. */
const columns = (line: string, from: number, to = from): string =>
  Array.from(line)
    .slice(from - 1, to)
    .join('')
    .trim();
const linesOf = (text: string, code: string): readonly string[] =>
  text.split('\r\n').filter((line) => line.startsWith(code));
/** Opponent, colour and result of a round, from 1 on. */
const round = (line: string, number: number): readonly string[] => {
  const from = 82 + 10 * number;
  return [columns(line, from, from + 3), columns(line, from + 5), columns(line, from + 7)];
};

const OPPOSITE = new Map(Object.entries({ 1: '0', 0: '1', '=': '=', '+': '-', '-': '+', W: 'L', L: 'W', D: 'D' }));

describe('FIDE’s tournament report (TRF16)', () => {
  const report = formatTrf(tournament(bouts));
  const [bob = '', ann = '', cat = ''] = linesOf(report, '001');

  it('has every player in the columns that FIDE gives them', () => {
    expect(columns(bob, 5, 8)).toBe('1');
    expect(columns(bob, 15, 47)).toBe('Oberg, Zoe');
    expect(columns(bob, 49, 52)).toBe('1875');
    expect(columns(ann, 15, 47)).toBe('Brown, Ann');
    expect(columns(ann, 49, 52)).toBe('');
    expect([bob, ann, cat].map((line) => columns(line, 81, 84))).toEqual(['1.0', '2.5', '0.5']);
    expect([bob, ann, cat].map((line) => columns(line, 86, 89))).toEqual(['2', '1', '3']);
  });

  it('puts nobody twice into a round, and tells both players of a game the same', () => {
    const rounds = (line: string) => [1, 2, 3, 4].map((number) => round(line, number).join(' '));
    expect(rounds(bob)).toEqual(['2 b 0', '0000 - Z', '3 w +', '2 w L']);
    expect(rounds(ann)).toEqual(['1 w 1', '3 b =', '0000 - Z', '1 b W']);
    expect(round(cat, 3)).toEqual(['1', 'b', '-']);
  });

  it('dates every round, and leaves out play-offs, in which Black wins by a draw', () => {
    const [dates = ''] = linesOf(report, '132');
    const days = [1, 2, 3, 4, 5].map((number) => columns(dates, 82 + 10 * number, 89 + 10 * number));
    expect(days.join()).toBe('26/09/14,26/09/14,26/09/21,26/09/21,');
  });

  it('begins with what FIDE asks about the tournament', () => {
    const codes = report.split('\r\n', 13).map((line) => line.slice(0, 3));
    expect(codes.join(' ')).toBe('012 022 032 042 052 062 072 082 092 102 112 122 132');
    expect(linesOf(report, '042')).toEqual(['042 2026/09/07']);
    expect(linesOf(report, '062')).toEqual(['062 3']);
    expect(linesOf(report, '072')).toEqual(['072 1']);
  });

  it('keeps its columns whatever people are called', () => {
    const players = [ANN, BOB, CAT].map((each) => ({ id: each, name: HOSTILE, rung: 1 }));
    for (const line of linesOf(formatTrf(tournament(bouts, { players, name: HOSTILE })), '001')) {
      expect(columns(line, 48)).toBe('');
      expect(round(line, 1).join(' ')).toMatch(/^([123] [wb] [10=]|0000 - Z)$/);
    }
  });

  it.each([
    ['Seán O’Brien', "O'Brien, Sean"],
    ['D´Angelo Ruiz‐Ortega', "Ruiz-Ortega, D'Angelo"],
    ['Ann Smith Jr.', 'Smith Jr., Ann'],
    ['Ann Smith née Brown', 'Smith, Ann nee Brown'],
    ['SMITH Ann Mary', 'SMITH, Ann Mary'],
    ['Ann SMITH', 'SMITH, Ann'],
    ['GM Ann SMITH', 'SMITH, GM Ann'],
    ['GNU Go', 'Go, GNU'],
    ['Ann Smith, Sr', 'Smith Sr, Ann'],
    ['Sammy Davis III', 'Davis III, Sammy'],
    ['Anna Meier (Oberwil)', 'Meier, Anna (Oberwil)'],
    ['Ann Mary Smith Jr. [U18]', 'Smith Jr., Ann Mary [U18]'],
    ['Jorden van Foreest', 'van Foreest, Jorden'],
    ['Anna von der Heide', 'von der Heide, Anna'],
    ['Meier, Anna (Oberwil)', 'Meier, Anna (Oberwil)'],
    ['Ann Jr.', 'Ann Jr.'],
    ['Ann (Oberwil)', 'Ann (Oberwil)'],
    ['Malcolm X', 'X, Malcolm'],
    ['Anna V.', 'V., Anna'],
    ['Cat', 'Cat'],
  ])('has the family name of %s first, in plain letters and marks', (name, written) => {
    const [line = ''] = linesOf(formatTrf(tournament([], { players: [{ id: ANN, name }] })), '001');
    expect(columns(line, 15, 47)).toBe(written);
  });

  it('has ratings as far as federations do, and counts no others', () => {
    const ratings = [12_345, -5, 0, 9999.5, 1850.4, 9999];
    const players = ratings.map((rating, index) => ({ id: id(`p${index}`), name: `P${index}`, rating }));
    const text = formatTrf(tournament([], { players, name: 'Club „A“ – B', venue: 'Chez l’ami «Bob»' }));
    expect(linesOf(text, '001').map((line) => columns(line, 49, 52))).toEqual(['9999', '1850', '', '', '', '']);
    expect(linesOf(text, '072')).toEqual(['072 2']);
    expect(linesOf(text, '012')).toEqual(['012 Club "A" - B']);
    expect(linesOf(text, '022')).toEqual(['022 Chez l\'ami "Bob"']);
  });

  it.each(['crewe', 'nairobi', 'lavers'])('of a whole season of %s agrees with itself', (system) => {
    const lines = linesOf(formatTrf(exported(replayed(vector(`${system}-generated.jsonl`)))), '001');
    const last = Math.max(...lines.map(({ length }) => (length - 89) / 10));
    for (const line of lines)
      for (let number = 1; number <= last; number++) {
        const [opponent = '', colour, result = ''] = round(line, number);
        if (opponent === '0000') continue;
        const expected = [columns(line, 5, 8), colour === 'w' ? 'b' : 'w', OPPOSITE.get(result)];
        expect(round(lines[Number(opponent) - 1] ?? '', number)).toEqual(expected);
      }
    expect(last).toBeGreaterThan(0);
  });
});

describe('a season’s games as PGN', () => {
  const gamesIn = (text: string): readonly Chess[] =>
    text.split(/\n\n(?=\[Event )/).map((each) => {
      const game = new Chess();
      game.loadPgn(each);
      return game;
    });

  it('is read back game by game, with the roster, the moves and how each ended', () => {
    const moves = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';
    const [mate, walkover, unknown] = gamesIn(
      formatPgn(
        tournament([
          bout('2026-09-14', ANN, BOB, [1, 0], { moves }),
          bout('2026-09-21', BOB, CAT, [0, 1], { unplayed: 'walkover' }),
          bout('2026-09-21', BOB, CAT, [0.5, 0.5], { ofMatch: [0.5, 1.5] }),
        ]),
      ),
    );
    expect(mate?.getHeaders()).toMatchObject({
      Event: 'Monday ladder',
      Site: 'Riverside',
      Date: '2026.09.14',
      Round: '-',
      White: 'Brown, Ann',
      Black: 'Öberg, Zoë',
      Result: '1-0',
    });
    expect(mate?.isCheckmate()).toBe(true);
    expect(walkover?.getHeaders()).toMatchObject({ Result: '0-1', Termination: 'forfeit' });
    expect(walkover?.history()).toEqual([]);
    expect(unknown?.getHeaders()).toMatchObject({ Result: '*', Termination: 'unterminated' });
  });

  it('of a whole season of Nairobi is legal chess in lines of 80 characters', () => {
    const season = exported(replayed(vector('nairobi-generated.jsonl')));
    const text = formatPgn(season);
    expect(gamesIn(text).map((game) => game.history().length > 0)).toEqual(
      season.bouts.map(({ moves }) => moves !== undefined),
    );
    for (const line of text.split('\n')) if (!line.startsWith('[')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('lets no name end its tag, or its line', () => {
    const players = [ANN, BOB].map((each) => ({ id: each, name: HOSTILE }));
    const text = formatPgn(tournament([bout('2026-09-14', ANN, BOB, [1, 0])], { players, name: 'A "B" \\' }));
    const lines = text.split('\n');
    expect(lines.slice(0, 8).every((line) => /^\[[A-Z][a-z]+ "(?:[^"\\]|\\["\\])*"\]$/.test(line))).toBe(true);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(255);
    expect(lines[0]).toBe('[Event "A \\"B\\" \\\\"]');
    const { tags, movetext, isClosed } = readPgn(text);
    expect(tags.map(({ value }) => value).slice(0, 2)).toEqual(['A "B" \\', 'Riverside']);
    expect([movetext.trim(), isClosed]).toEqual(['1-0', true]);
    const [tag] = gamesIn(formatPgn(tournament([bout('2026-09-14', ANN, BOB, [1, 0])], { name: '[Ex ]} 王; (' })));
    expect(tag?.getHeaders()['Event']).toBe('[Ex ]} 王; (');
  });
});

describe('a season’s games as SGF', () => {
  const go = { stones: 3, komi: 0.5, main: 30, byoyomi: 5, scoring: 'Chinese' };

  it('says who played whom, at which handicap and by which clock, and who won', () => {
    const games = parseSgf(
      formatSgf(
        tournament(
          [
            bout('2026-09-14', ANN, BOB, [1, 0], { go }),
            bout('2026-09-21', BOB, CAT, [0, 1], {
              go: { ...go, stones: 0, komi: 5.5 },
              unplayed: 'noShow',
              coloursUnknown: true,
            }),
          ],
          { board: 9 },
        ),
      ),
    );
    expect(games).toMatchObject([
      { PW: 'Ann Brown', PB: 'Zoë Öberg', HA: '3', KM: '0.5', RE: 'W+', TM: '1800', OT: '25/300 Canadian', SZ: '9' },
      { PW: 'Zoë Öberg', PB: 'Cat', KM: '5.5', RE: 'B+F', DT: '2026-09-21', EV: 'Monday ladder', RU: 'Chinese' },
    ]);
    expect(games[1]).not.toHaveProperty('HA');
  });

  it('gives back whatever somebody is called', () => {
    const players = [ANN, BOB].map((each) => ({ id: each, name: HOSTILE }));
    const [game] = parseSgf(formatSgf(tournament([bout('2026-09-14', ANN, BOB, [1, 0], { go })], { players })));
    expect(game?.['PB']).toBe(HOSTILE.replace('\n', ' '));
  });

  it('has every game of a whole season of programs, each with its handicap', () => {
    const season = exported(replayed(vector('computer-go-generated.jsonl')));
    const games = parseSgf(formatSgf(season));
    expect(games).toHaveLength(season.bouts.length);
    expect(games.every(({ KM = '' }) => ['0.5', '5.5'].includes(KM))).toBe(true);
  });
});

/**
 * Reads an SGF collection by its grammar (FF[4]), as far as games without moves go: each is one node of properties with
 * one value. Throws at the first character that the grammar doesn't have there.
 */
function parseSgf(text: string): readonly Readonly<Record<string, string>>[] {
  const games: Record<string, string>[] = [];
  let at = 0;
  const space = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const eat = (wanted: string) => {
    if (!text.startsWith(wanted, at)) throw new Error(`expected ${wanted} at ${at}: ${text.slice(at, at + 20)}`);
    at += wanted.length;
  };
  for (space(); at < text.length; space()) {
    eat('(');
    eat(';');
    const game: Record<string, string> = {};
    while (text[at] !== ')') {
      const [name] = /^[A-Z]{1,2}(?=\[)/.exec(text.slice(at, at + 3)) ?? [];
      if (name === undefined || name in game) throw new Error(`no property at ${at}: ${text.slice(at, at + 20)}`);
      at += name.length;
      eat('[');
      let value = '';
      while (text[at] !== ']') {
        if (text[at] === '\\') at++;
        if (at >= text.length) throw new Error('a value does not end');
        value += text[at++];
      }
      eat(']');
      game[name] = value;
    }
    eat(')');
    games.push(game);
  }
  return games;
}
