import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { unnumbered } from '#shared/words/numbering.ts';
import { RESULTS } from '../texts.ts';
import { type Cells, columnOf, type ResultColumn } from './columns.ts';
import { type DateOrder, type DatesOrder, isDate, orderOf, readDate } from './dates.ts';
import {
  columnOfPairs,
  entrantKey,
  peopleNamedIn,
  type ReadsPairs,
  whyNoPair,
  withPairsInCells,
} from './pairs-in-cells.ts';
import { comesTo, readScore, turned, type WrittenScore } from './scores.ts';

/** A result as a list has it, of two names as they are written there. */
export interface ListedResult {
  readonly line: number;
  readonly day: Day;
  /** The winner first, unless it is a draw. */
  readonly names: readonly [string, string];
  readonly score: WrittenScore | undefined;
  readonly isDrawn: boolean;
  /** Which of the two had challenged, where the list says so. */
  readonly challenger?: 0 | 1;
}

/** A line that does not fit, as it stands in the list, and what is wrong with it and what to do, as a sentence. */
export interface UnfitLine {
  readonly line: number;
  readonly text: string;
  readonly says: string;
}

export interface ReadColumn {
  readonly heading: string;
  readonly is: ResultColumn;
}

/** Results one by one, or the final order of a season, first place first; `unclear` where neither can be told. */
export type ResultsRead = {
  readonly columns: readonly ReadColumn[];
  readonly unfit: readonly UnfitLine[];
} & (
  | { readonly kind: 'results'; readonly dates: DatesOrder; readonly results: readonly ListedResult[] }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'unclear' }
);

export interface ReadTerms {
  /** Later dates are not yet. */
  readonly today: Day;
  /** How dates are to be read that the column leaves unclear. */
  readonly dates?: DateOrder;
  /** Reads who plays as a pair, where the list names pairs. */
  readonly readPairs?: ReadsPairs | undefined;
}

/** Reads results, or a final order: by a line of headings, or else by what the cells look like. Nothing is dropped silently. */
export function readResults(rows: readonly Cells[], terms: ReadTerms): ResultsRead {
  const headings = headingsIn(rows);
  const at = headings ? rows.indexOf(headings) : -1;
  const below = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isAgain = ({ cells }: Cells) => JSON.stringify(cells) === JSON.stringify(headings?.cells);
  const body = below.filter((row) => !isAgain(row));
  const { readPairs } = terms;
  const kinds = readPairs ? kindsOfPairs(headings, body) : kindsOnce(headings, body);
  const columns = kinds.map((is, place): ReadColumn => ({ heading: headings?.cells[place] ?? '', is }));
  const aside = [
    ...rows.slice(0, Math.max(0, at)).map((row) => unfit(row, RESULTS.above)),
    ...below.filter(isAgain).map((row) => unfit(row, RESULTS.above)),
  ];
  const areTwo = readPairs !== undefined;
  const table: Table = { rows: areTwo ? withPairsInCells(body, kinds, readPairs) : body, kinds, areTwo };
  const pair = PAIRS.find((two) => two.every((kind) => kinds.includes(kind)));
  if (pair && kinds.includes('date')) return { columns, ...resultsIn(table, pair, terms, aside) };
  const isNamed = kinds.includes('name') || kinds.includes('last');
  if (isNamed && !pair) return { columns, ...orderIn(headings || areTwo ? table : oneAColumn(table), aside) };
  return { columns, kind: 'unclear', unfit: aside };
}

/** Of players the first column of each kind is used, but of sets all. */
function kindsOnce(headings: Cells | undefined, body: readonly Cells[]): readonly ResultColumn[] {
  const kinds = headings ? known(headings, columnOf) : asSides(guessed(body), WINNER_FIRST, 1);
  return kinds.map((kind, place) => (kind === 'set' || kinds.indexOf(kind) === place ? kind : 'unused'));
}

/** Of pairs several columns may be of one. */
function kindsOfPairs(headings: Cells | undefined, body: readonly Cells[]): readonly ResultColumn[] {
  const kinds = headings ? known(headings, columnOfPairs) : guessed(body);
  const names = kinds.filter((kind) => kind === 'name').length;
  const ofOne = kinds.includes('other') ? names : names < 4 ? 1 : 2;
  return asSides(kinds, headings ? ['one', 'other'] : WINNER_FIRST, ofOne);
}

const WINNER_FIRST = ['winner', 'loser'] as const;

/** Columns that say only that they are of names: where there are dates, the first are of the one side, and as many of the other. */
function asSides(
  kinds: readonly ResultColumn[],
  [one, other]: readonly [ResultColumn, ResultColumn],
  ofOne: number,
): readonly ResultColumn[] {
  const names = kinds.flatMap((kind, place) => (kind === 'name' ? [place] : []));
  if (!kinds.includes('date') || names.length < 2) return kinds;
  return kinds.map((kind, place) => {
    const nth = names.indexOf(place);
    return nth < 0 || nth >= 2 * ofOne ? kind : nth < ofOne ? one : other;
  });
}

/** What columns are by their headings; a form says when it was sent, if it does not ask for the date. */
function known({ cells }: Cells, column: typeof columnOf): readonly ResultColumn[] {
  const kinds = cells.map((cell) => column(cell) ?? 'unused');
  return kinds.map((kind) => (kind !== 'stamp' ? kind : kinds.includes('date') ? 'unused' : 'date'));
}

const PAIRS = [
  ['winner', 'loser'],
  ['challenger', 'challenged'],
  ['challenger', 'other'],
  ['one', 'challenged'],
  ['one', 'other'],
] as const;
type PairOfColumns = (typeof PAIRS)[number];

/** How far down a line of headings is looked for: titles may stand above it. */
const DEPTH = 12;

function headingsIn(rows: readonly Cells[]): Cells | undefined {
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
  return columns.map((cells): ResultColumn => {
    if (mostly(cells, isDate)) return 'date';
    if (mostly(cells, (cell) => PLACE.test(cell.trim()))) return 'place';
    if (mostly(cells, (cell) => typeof readScore(cell) === 'object')) return 'score';
    return mostly(cells, (cell) => /\p{L}/u.test(cell)) ? 'name' : 'unused';
  });
}

/** "1", "2.", "3rd" and "=4". */
const PLACE = /^=?\d{1,4}(?:st|nd|rd|th|er|re|e|[.=ºª°])?$/;

interface Table {
  readonly rows: readonly Cells[];
  readonly kinds: readonly ResultColumn[];
  /** Whether its entrants are pairs, which then are a cell each. */
  readonly areTwo: boolean;
}

/** What a line says in its columns of a kind. */
const cellsIn = ({ kinds }: Table, row: Cells, kind: ResultColumn): readonly string[] =>
  kinds.flatMap((each, place) => (each === kind ? (row.cells[place] ?? '').trim() || [] : []));

const cellIn = (table: Table, row: Cells, kind: ResultColumn): string => cellsIn(table, row, kind)[0] ?? '';

const textOf = ({ cells }: Cells): string => cells.filter((cell) => cell !== '').join(' · ');

const unfit = (row: Cells, says: string): UnfitLine => ({ line: row.line, text: textOf(row), says });

function resultsIn(table: Table, pair: PairOfColumns, { today, dates }: ReadTerms, above: readonly UnfitLine[]) {
  const { rows } = table;
  const cell = (row: Cells, kind: ResultColumn) => cellIn(table, row, kind);
  const found = orderOf(rows.map((row) => cell(row, 'date')));
  const order = found === 'day-first' || found === 'month-first' ? found : (dates ?? 'day-first');
  const resultOf = (row: Cells): Omit<ListedResult, 'line'> | string => {
    const day = readDate(cell(row, 'date'), order);
    if (!day) return RESULTS.noDate;
    const names = pair.map((kind) => cell(row, kind)) as [string, string];
    const no = day > today ? RESULTS.future : whyNotTwo(names, table.areTwo);
    if (no !== undefined) return no;
    const named = namedIn(names, scoreIn(table, row), pair, cell(row, 'winner'));
    return typeof named === 'string' ? named : { day, ...named };
  };
  const seen = new Map<string, number>();
  const results: ListedResult[] = [];
  const unfits = [...above];
  for (const row of rows) {
    const result = resultOf(row);
    if (typeof result === 'string') {
      unfits.push(unfit(row, result));
      continue;
    }
    const same = JSON.stringify([result.day, result.names.map(entrantKey), result.score]);
    const twin = seen.get(same);
    seen.set(same, twin ?? row.line);
    if (twin === undefined) results.push({ line: row.line, ...result });
    else unfits.push(unfit(row, RESULTS.twice(twin)));
  }
  const sorted = results.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  return { kind: 'results', dates: found, results: sorted, unfit: unfits } as const;
}

/** A score in one cell, in one for each player, or with one for each set. */
function scoreIn(table: Table, row: Cells): string {
  const [one, other] = [cellIn(table, row, 'score-one'), cellIn(table, row, 'score-other')];
  const score = cellIn(table, row, 'score') || (one !== '' && other !== '' ? `${one}-${other}` : '');
  const sets = cellsIn(table, row, 'set').join(' ');
  return score !== '' && sets !== '' ? `${score} (${sets})` : score + sets;
}

function whyNotTwo([one, other]: readonly [string, string], areTwo: boolean): string | undefined {
  if (one === '' || other === '') return RESULTS.noName;
  if (entrantKey(one) === entrantKey(other)) return RESULTS.sameTwo;
  return whyNoEntrant(one, areTwo) ?? whyNoEntrant(other, areTwo);
}

function whyNoEntrant(name: string, areTwo: boolean): string | undefined {
  if (!areTwo) return whyNoName(name);
  const people = peopleNamedIn(name);
  return whyNoPair(people) ?? people.map(whyNoName).find((says) => says !== undefined);
}

type Named = Omit<ListedResult, 'line' | 'day'>;

/** Who has won, by the column or the score; or why that cannot be told. */
function namedIn(names: readonly [string, string], cell: string, pair: PairOfColumns, winner: string): Named | string {
  const score = readScore(cell);
  if (score === 'date') return RESULTS.scoreIsDate;
  if (score === 'unreadable') return RESULTS.noScore;
  const saysWhoChallenged = pair[0] === 'challenger' || pair[1] === 'challenged';
  const [one, other] = score ? comesTo(score) : [0, 0];
  const isDrawn = score !== undefined && score.pairs.length > 0 && one === other && !score.retired;
  if (isDrawn) return { names, score, isDrawn, ...(saysWhoChallenged && { challenger: 0 }) };
  const won = pair[0] === 'winner' ? 0 : whoWon(names, winner, one - other);
  if (won === undefined) return RESULTS.whoWon;
  // The winner has won more, in whichever order a list has the two; but may have been behind when the other gave up.
  const isAsListed = pair[0] !== 'winner' && (one === other || score?.retired);
  const isTurned = isAsListed ? won === 1 : one < other;
  return {
    names: won === 0 ? names : [names[1], names[0]],
    score: score && isTurned ? turned(score) : score,
    isDrawn,
    ...(saysWhoChallenged && { challenger: won }),
  };
}

function whoWon(names: readonly [string, string], winner: string, ahead: number): 0 | 1 | undefined {
  if (winner !== '') {
    const place = names.findIndex((name) => entrantKey(name) === entrantKey(winner));
    return place === 0 || place === 1 ? place : undefined;
  }
  return ahead === 0 ? undefined : ahead > 0 ? 0 : 1;
}

/**
 * A list of names without headings: one a line; all of one line, or of the rows of a pyramid; or both halves of a name, which a
 * comma has parted. Anything beside them is about them.
 */
function oneAColumn(table: Table): Table {
  const places = table.kinds.flatMap((kind, place) => (place > 0 && kind === 'unused' ? [place] : []));
  const [first] = places;
  const namesIn = ({ cells }: Cells) => cells.filter((cell) => /\p{L}/u.test(cell));
  const isPyramid = table.rows.length > 1 && table.rows.every((row, index) => namesIn(row).length === index + 1);
  if (isPyramid || (table.rows.length === 1 && places.length > 1))
    return {
      ...table,
      rows: table.rows.flatMap((row) => namesIn(row).map((cell) => ({ line: row.line, cells: [cell] }))),
      kinds: ['name'],
    };
  const isHalf = (row: Cells) =>
    namesIn(row).length === 2 && /^\P{L}*[\p{L}\p{M}'’-]+$/u.test(cellIn(table, row, 'name'));
  if (first === undefined || places.length > 1 || !table.rows.every(isHalf)) return table;
  const whole = ({ line, cells }: Cells): Cells => ({
    line,
    cells: [...cells.slice(0, first - 1), `${cells[first - 1]}, ${cells[first]}`],
  });
  return { ...table, rows: table.rows.map(whole), kinds: table.kinds.slice(0, first) };
}

function orderIn(table: Table, aside: readonly UnfitLine[]) {
  const unfits = [...aside];
  const seen = new Map<string, number>();
  const names = unnumbered(table.rows.map((row) => nameIn(table, row)));
  const listed = table.rows.flatMap((row, index) => {
    const name = names[index] ?? '';
    const place = Number.parseInt(cellIn(table, row, 'place').replace(/^\D+/, ''), 10);
    const twin = seen.get(entrantKey(name));
    const says =
      name === '' ? RESULTS.noName : twin === undefined ? whyNoEntrant(name, table.areTwo) : RESULTS.twice(twin);
    seen.set(entrantKey(name), twin ?? row.line);
    if (says === undefined) return [{ name, place }];
    unfits.push(unfit(row, says));
    return [];
  });
  const order = arePlaced(listed.map(({ place }) => place))
    ? listed.toSorted((one, other) => one.place - other.place)
    : listed;
  return { kind: 'order', order: order.map(({ name }) => name), unfit: unfits } as const;
}

const nameIn = (table: Table, row: Cells): string =>
  (['first', 'name', 'last'] as const).flatMap((kind) => cellIn(table, row, kind) || []).join(' ');

/** Whether all have a place; those of boxes, one below the other, begin anew with each. */
function arePlaced(places: readonly number[]): boolean {
  const isUp = (place: number, index: number) => index === 0 || place >= (places[index - 1] ?? 0);
  const areAnew = places[0] === 1 && places.every((place, index) => place === 1 || isUp(place, index));
  return places.every(Number.isInteger) && (places.every(isUp) || !areAnew);
}

/** The players or pairs of a list, each as often as it names them. */
export const entrantsIn = (read: ResultsRead): readonly string[] =>
  read.kind === 'order' ? read.order : read.kind === 'results' ? read.results.flatMap(({ names }) => names) : [];

/** Every name once, as it is first written, and all spellings of it by `entrantKey`. */
export function onceEach(all: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of all) if (!names.has(entrantKey(name))) names.set(entrantKey(name), name);
  return names;
}

/** The days of its first and its last result, where it has any. */
export function daysIn(read: ResultsRead): { readonly start: Day | undefined; readonly end: Day | undefined } {
  const results = read.kind === 'results' ? read.results : [];
  return { start: results[0]?.day, end: results.at(-1)?.day };
}
