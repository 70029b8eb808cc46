import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import { type Bout, type Entrant, familyFirst, type Tournament, unaccented } from './tournament.ts';

/** A season as FIDE's TRF16 (C.04.2.B, Annex 2), with CRLF; without play-offs, in which a draw is a win for Black. */
export function formatTrf(tournament: Tournament): string {
  const rounds = roundsOf(tournament.bouts.filter(({ playoff }) => playoff === undefined));
  const players = tournament.players.toSorted(byRating);
  const numbers = new Map(players.map(({ id }, index) => [id, index + 1]));
  const ranks = ranksOf(players);
  const lines = [
    ...heading(tournament, players),
    dateLine(rounds),
    ...players.map((player) => playerLine(player, numbers, rounds, ranks)),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

/** The best rated first, as starting ranks usually are; then in the order of the ladder. */
const byRating = (one: Entrant, other: Entrant): number =>
  (ratingOf(other) ?? 0) - (ratingOf(one) ?? 0) || rungOf(one) - rungOf(other) || (one.id < other.id ? -1 : 1);

/** The rating as its four columns have room for it: any other is of no federation. */
function ratingOf({ rating = 0 }: Entrant): number | undefined {
  const whole = Math.round(rating);
  return whole > 0 && whole <= 9999 ? whole : undefined;
}

const rungOf = ({ rung }: Entrant): number => rung ?? Number.MAX_SAFE_INTEGER;

/** The ladder's own order says who is first; those who have left it come last. */
const ranksOf = (players: readonly Entrant[]): ReadonlyMap<PlayerId, number> =>
  new Map(players.toSorted((one, other) => rungOf(one) - rungOf(other)).map(({ id }, index) => [id, index + 1]));

const heading = ({ name, venue, start, end }: Tournament, players: readonly Entrant[]): readonly string[] => [
  `012 ${told(name)}`,
  `022 ${told(venue ?? '')}`,
  '032',
  `042 ${dateOf(start)}`,
  `052 ${dateOf(end)}`,
  `062 ${players.length}`,
  `072 ${players.filter((player) => ratingOf(player) !== undefined).length}`,
  '082 0',
  '092 Individual: Ladder (challenges)',
  '102',
  '112',
  '122',
];

const told = (text: string): string => unaccented(plainText(text));

/** "2026/11/23". */
const dateOf = (day: Day): string => day.replaceAll('-', '/');

/** The first column of what a player did in a round, from 0 on. */
const columnOf = (round: number): number => 92 + 10 * round;

/** In the columns of each round its date, as "26/11/23". */
const dateLine = (rounds: readonly Round[]): string =>
  inColumns([1, 3, '132'], ...rounds.map(({ day }, index) => field(columnOf(index), 8, dateOf(day).slice(2))));

type TrfField = readonly [from: number, to: number, text: string];
const field = (from: number, width: number, text: string): TrfField => [from, from + width - 1, text];
const atRight = (from: number, to: number, text: string): TrfField => [from, to, text.padStart(to - from + 1)];

/** A line with texts in their columns, counted from 1 in characters; what is too long for its columns is cut. */
function inColumns(...fields: readonly TrfField[]): string {
  const line: string[] = [];
  for (const [from, to, text] of fields)
    for (const [index, letter] of [...text].slice(0, to - from + 1).entries()) line[from - 1 + index] = letter;
  return Array.from(line, (letter) => letter ?? ' ').join('');
}

function playerLine(
  player: Entrant,
  numbers: ReadonlyMap<PlayerId, number>,
  rounds: readonly Round[],
  ranks: ReadonlyMap<PlayerId, number>,
): string {
  const { id, name } = player;
  const own = rounds.map(({ bouts }) => bouts.find(({ white, black }) => white === id || black === id));
  const points = own.reduce((sum, bout) => sum + (bout ? pointsOf(id, bout) : 0), 0);
  return inColumns(
    [1, 3, '001'],
    atRight(5, 8, String(numbers.get(id))),
    [15, 47, unaccented(familyFirst(name))],
    atRight(49, 52, String(ratingOf(player) ?? '')),
    atRight(81, 84, points.toFixed(1)),
    atRight(86, 89, String(ranks.get(id))),
    ...own.flatMap((bout, index) => (bout ? playedIn(index, id, bout, numbers) : [absentFrom(index)])),
  );
}

const pointsOf = (id: PlayerId, { white, score: [ofWhite, ofBlack] }: Bout): number =>
  white === id ? ofWhite : ofBlack;

/** The opponent's number, the colour and the result. */
function playedIn(
  round: number,
  id: PlayerId,
  bout: Bout,
  numbers: ReadonlyMap<PlayerId, number>,
): readonly TrfField[] {
  const column = columnOf(round);
  const isWhite = bout.white === id;
  const opponent = numbers.get(isWhite ? bout.black : bout.white);
  return [
    atRight(column, column + 3, String(opponent)),
    field(column + 5, 1, isWhite ? 'w' : 'b'),
    field(column + 7, 1, resultOf(pointsOf(id, bout), bout)),
  ];
}

/** A round that they did not play in: no opponent, no colour, no points. */
const absentFrom = (round: number): TrfField => field(columnOf(round), 8, '0000 - Z');

type Letters = readonly [won: string, drawn: string, lost: string];
const [FORFEIT, UNRATED, PLAYED]: readonly [Letters, Letters, Letters] = [
  ['+', '=', '-'],
  ['W', 'D', 'L'],
  ['1', '=', '0'],
];

/** By FIDE's letters: a forfeit, a game that is not rated, a game. */
function resultOf(points: number, { unplayed, unrated }: Bout): string {
  const [won, drawn, lost] = unplayed ? FORFEIT : unrated ? UNRATED : PLAYED;
  return points === 1 ? won : points === 0 ? lost : drawn;
}

/** Games that were played on one day, in which nobody plays twice. */
interface Round {
  readonly day: Day;
  readonly bouts: readonly Bout[];
}

/** Makes rounds of a ladder's games: each day has as few as it takes for nobody to play twice in one. */
function roundsOf(bouts: readonly Bout[]): readonly Round[] {
  const rounds: { readonly day: Day; readonly bouts: Bout[]; readonly busy: Set<PlayerId> }[] = [];
  for (const bout of bouts.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))) {
    const both = [bout.white, bout.black];
    // After the last round that either of them plays, so that each player's games stay in order.
    const last = rounds.findLastIndex(({ day, busy }) => day === bout.day && both.some((player) => busy.has(player)));
    const free = rounds.findIndex(({ day }, index) => day === bout.day && index > last);
    const round = rounds[free] ?? { day: bout.day, bouts: [], busy: new Set() };
    if (free < 0) rounds.push(round);
    round.bouts.push(bout);
    for (const player of both) round.busy.add(player);
  }
  return rounds;
}
