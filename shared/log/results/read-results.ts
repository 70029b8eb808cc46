import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { RESULTS } from '../texts.ts';
import { columnOf, type ResultColumn } from './columns.ts';
import { type DateOrder, type DatesOrder, isDate, orderOf, readDate } from './dates.ts';
import { comesTo, readScore, turned, type WrittenScore } from './scores.ts';

/** A line of a list in cells; lines are counted from 1. */
export interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

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
}

/** Reads results, or a final order: by a line of headings, or else by what the cells look like. Nothing is dropped silently. */
export function readResults(rows: readonly Cells[], terms: ReadTerms): ResultsRead {
  const headings = headingsIn(rows);
  const at = headings ? rows.indexOf(headings) : -1;
  const body = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const kinds = headings ? headings.cells.map((cell) => columnOf(cell) ?? 'unused') : guessed(body);
  const once = kinds.map((kind, place) => (kinds.indexOf(kind) === place ? kind : 'unused'));
  const columns = once.map((is, place): ReadColumn => ({ heading: headings?.cells[place] ?? '', is }));
  const above = rows.slice(0, Math.max(0, at)).map((row) => unfit(row, RESULTS.above));
  const table = { rows: body, places: new Map(once.map((kind, place) => [kind, place])) };
  const pair = PAIRS.find(([one, other]) => table.places.has(one) && table.places.has(other));
  if (pair && table.places.has('date')) return { columns, ...resultsIn(table, pair, terms, above) };
  if (table.places.has('name') && !pair) return { columns, ...orderIn(table, above) };
  return { columns, kind: 'unclear', unfit: above };
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
  const known = (row: Cells) => row.cells.filter((cell) => columnOf(cell) !== undefined).length;
  const best = rows.slice(0, DEPTH).toSorted((one, other) => known(other) - known(one))[0];
  return best && (known(best) > 1 || (known(best) === 1 && best === rows[0])) ? best : undefined;
}

/** Without headings: dates, scores and places show what they are, and two columns of names are winner and loser. */
function guessed(rows: readonly Cells[]): readonly ResultColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, place) =>
    rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== ''),
  );
  const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length > cells.length / 2;
  const sorts = columns.map((cells): ResultColumn => {
    if (mostly(cells, isDate)) return 'date';
    if (mostly(cells, (cell) => /^\d{1,4}\.?$/.test(cell.trim()))) return 'place';
    if (mostly(cells, (cell) => typeof readScore(cell) === 'object')) return 'score';
    return mostly(cells, (cell) => /\p{L}/u.test(cell)) ? 'name' : 'unused';
  });
  const names = sorts.flatMap((sort, place) => (sort === 'name' ? [place] : []));
  if (!sorts.includes('date') || names.length < 2) return sorts;
  return sorts.map((sort, place) => (place === names[0] ? 'winner' : place === names[1] ? 'loser' : sort));
}

interface Table {
  readonly rows: readonly Cells[];
  readonly places: ReadonlyMap<ResultColumn, number>;
}

const textOf = ({ cells }: Cells): string => cells.filter((cell) => cell !== '').join(' · ');

const unfit = (row: Cells, says: string): UnfitLine => ({ line: row.line, text: textOf(row), says });

function resultsIn(
  { rows, places }: Table,
  pair: PairOfColumns,
  { today, dates }: ReadTerms,
  above: readonly UnfitLine[],
) {
  const cell = (row: Cells, kind: ResultColumn) => (row.cells[places.get(kind) ?? -1] ?? '').trim();
  const found = orderOf(rows.map((row) => cell(row, 'date')));
  const order = found === 'day-first' || found === 'month-first' ? found : (dates ?? 'day-first');
  const resultOf = (row: Cells): Omit<ListedResult, 'line'> | string => {
    const day = readDate(cell(row, 'date'), order);
    if (!day) return RESULTS.noDate;
    const names = pair.map((kind) => cell(row, kind)) as [string, string];
    const no = whyUnfit(day, names, today);
    if (no !== undefined) return no;
    const named = namedIn(names, cell(row, 'score'), pair, cell(row, 'winner'));
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
    const same = JSON.stringify([result.day, result.names.map(nameKey), result.score]);
    const twin = seen.get(same);
    seen.set(same, twin ?? row.line);
    if (twin === undefined) results.push({ line: row.line, ...result });
    else unfits.push(unfit(row, RESULTS.twice(twin)));
  }
  const sorted = results.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  return { kind: 'results', dates: found, results: sorted, unfit: unfits } as const;
}

function whyUnfit(day: Day, [one, other]: readonly [string, string], today: Day): string | undefined {
  if (day > today) return RESULTS.future;
  if (one === '' || other === '') return RESULTS.noName;
  if (nameKey(one) === nameKey(other)) return RESULTS.sameTwo;
  return whyNoName(one) ?? whyNoName(other);
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
  // The winner has won more, in whichever order a list has the two.
  const isTurned = pair[0] === 'winner' ? one < other : won === 1;
  return {
    names: won === 0 ? names : [names[1], names[0]],
    score: score && isTurned ? turned(score) : score,
    isDrawn,
    ...(saysWhoChallenged && { challenger: won }),
  };
}

function whoWon(names: readonly [string, string], winner: string, ahead: number): 0 | 1 | undefined {
  if (winner !== '') {
    const place = names.findIndex((name) => nameKey(name) === nameKey(winner));
    return place === 0 || place === 1 ? place : undefined;
  }
  return ahead === 0 ? undefined : ahead > 0 ? 0 : 1;
}

function orderIn({ rows, places }: Table, above: readonly UnfitLine[]) {
  const unfits = [...above];
  const seen = new Map<string, number>();
  const listed = rows.flatMap((row) => {
    const name = (row.cells[places.get('name') ?? -1] ?? '').trim();
    const place = Number.parseInt(row.cells[places.get('place') ?? -1] ?? '', 10);
    const twin = seen.get(nameKey(name));
    const says = name === '' ? RESULTS.noName : twin === undefined ? whyNoName(name) : RESULTS.twice(twin);
    seen.set(nameKey(name), twin ?? row.line);
    if (says === undefined) return [{ name, place }];
    unfits.push(unfit(row, says));
    return [];
  });
  // Without places, or some of them, as they stand.
  const isPlaced = listed.every(({ place }) => Number.isInteger(place));
  const order = isPlaced ? listed.toSorted((one, other) => one.place - other.place) : listed;
  return { kind: 'order', order: order.map(({ name }) => name), unfit: unfits } as const;
}

/** Every name once, as it is first written, and all spellings of it by `nameKey`. */
export function namesIn(read: ResultsRead): ReadonlyMap<string, string> {
  const results = read.kind === 'results' ? read.results.flatMap(({ names }) => names) : [];
  const all = read.kind === 'order' ? read.order : results;
  const names = new Map<string, string>();
  for (const name of all) if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return names;
}

/** The days of its first and its last result, where it has any. */
export function daysIn(read: ResultsRead): { readonly start: Day | undefined; readonly end: Day | undefined } {
  const results = read.kind === 'results' ? read.results : [];
  return { start: results[0]?.day, end: results.at(-1)?.day };
}
