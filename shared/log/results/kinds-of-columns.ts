import { type Cells, columnOf, type ResultColumn } from './columns.ts';
import { isDate, isYearless } from './dates.ts';
import { isSign } from './matches-in-cells.ts';
import { columnOfSeveral } from './pairs-in-cells.ts';
import { readScore } from './read-score.ts';

/** Of players the first column of each kind is used, but of sets all. */
export function kindsOnce(headings: Cells | undefined, body: readonly Cells[]): readonly ResultColumn[] {
  const kinds = headings
    ? asSides(known(headings, body, columnOf), IN_ORDER, 1)
    : asSides(guessed(body), WINNER_FIRST, 1);
  return kinds.map((kind, place) => (kind === 'set' || kinds.indexOf(kind) === place ? kind : 'unused'));
}

/** Where several people play as an entrant, several columns may be of one. */
export function kindsOfSeveral(headings: Cells | undefined, body: readonly Cells[]): readonly ResultColumn[] {
  const kinds = headings ? known(headings, body, columnOfSeveral) : guessed(body);
  const names = kinds.filter((kind) => kind === 'name').length;
  const ofOne = kinds.includes('other') ? names : names < 4 ? 1 : 2;
  return asSides(kinds, headings ? IN_ORDER : WINNER_FIRST, ofOne);
}

const IN_ORDER = ['one', 'other'] as const;
const WINNER_FIRST = ['winner', 'loser'] as const;

/**
 * Columns that say only that they are of names: where there are dates, the first are of the one side, and as many of the
 * other; beside an opponent all are of the one.
 */
function asSides(
  kinds: readonly ResultColumn[],
  [one, other]: readonly [ResultColumn, ResultColumn],
  ofOne: number,
): readonly ResultColumn[] {
  const names = kinds.flatMap((kind, place) => (kind === 'name' ? [place] : []));
  if (!kinds.includes('date')) return kinds;
  if (kinds.includes('other')) return kinds.map((kind) => (kind === 'name' ? 'one' : kind));
  if (names.length < 2) return kinds;
  return kinds.map((kind, place) => {
    const nth = names.indexOf(place);
    return nth < 0 || nth >= 2 * ofOne ? kind : nth < ofOne ? one : other;
  });
}

/** What columns are by their headings; a form says when it was sent, if it does not ask for the date. */
function known({ cells }: Cells, body: readonly Cells[], column: typeof columnOf): readonly ResultColumn[] {
  const kinds = cells.map((cell, place): ResultColumn => {
    const kind = column(cell) ?? 'unused';
    // "Played", "Won" and "Lost" are counts in a table of ranks.
    const said = body.flatMap((row) => (row.cells[place] ?? '').trim() || []);
    return COUNTED.has(kind) && said.length > 0 && said.every((each) => /^\d{1,3}$/.test(each)) ? 'unused' : kind;
  });
  const scores = kinds.flatMap((kind, place) => (kind === 'score' ? [place] : []));
  const areOfEach =
    scores.length === 2 &&
    scores.every((place) => body.every((row) => /^\d{0,3}$/.test((row.cells[place] ?? '').trim())));
  if (areOfEach) for (const [nth, place] of scores.entries()) kinds[place] = nth === 0 ? 'score-one' : 'score-other';
  return kinds.map((kind) => (kind !== 'stamp' ? kind : kinds.includes('date') ? 'unused' : 'date'));
}

const COUNTED: ReadonlySet<ResultColumn> = new Set(['date', 'winner', 'loser']);

/** How far down a line of headings is looked for: titles may stand above it. */
const DEPTH = 12;

export function headingsIn(rows: readonly Cells[]): Cells | undefined {
  const count = (row: Cells) => row.cells.filter((cell) => columnOf(cell) !== undefined).length;
  const best = rows.slice(0, DEPTH).toSorted((one, other) => count(other) - count(one))[0];
  return best && (count(best) > 1 || (count(best) === 1 && best === rows[0])) ? best : undefined;
}

/** Without headings: dates, scores and places show what they are. */
function guessed(rows: readonly Cells[]): readonly ResultColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, place) =>
    rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== ''),
  );
  const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length > cells.length / 2;
  const areDated = columns.some((cells) => mostly(cells, isDate));
  return columns.map((cells): ResultColumn => {
    if (mostly(cells, areDated ? isDate : isYearless)) return 'date';
    if (mostly(cells, (cell) => PLACE.test(cell.trim()))) return 'place';
    if (mostly(cells, (cell) => typeof readScore(cell) === 'object')) return 'score';
    return mostly(cells, (cell) => /\p{L}/u.test(cell) && !isSign(cell)) ? 'name' : 'unused';
  });
}

/** "1", "2.", "3rd" and "=4". */
const PLACE = /^=?\d{1,4}(?:st|nd|rd|th|er|re|e|[.=ºª°])?$/;
