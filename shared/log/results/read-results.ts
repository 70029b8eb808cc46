import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { isNobody } from '#shared/words/no-person.ts';
import { unnumbered } from '#shared/words/numbering.ts';
import { RESULTS } from '../texts.ts';
import { type Cells, columnOf, isSide, type ResultColumn } from './columns.ts';
import { type DateOrder, type DatesOrder, orderOf, readDate } from './dates.ts';
import { oneAColumn, orderIn } from './final-order.ts';
import { headingsIn, kindsOfSeveral, kindsOnce } from './kinds-of-columns.ts';
import { areSentences, withMatchesApart } from './matches-in-cells.ts';
import { entrantKey, type ReadsEntrants, withEntrantsInCells } from './pairs-in-cells.ts';
import { comesTo, readScore, turned, type WrittenScore } from './read-score.ts';
import { cellIn, cellsIn, type Table, type UnfitLine, unfit, whyNoEntrant } from './table.ts';

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
  /** Reads who plays as an entrant, where that is several people. */
  readonly readEntrants?: ReadsEntrants | undefined;
}

/** Reads results, or a final order: by a line of headings, or else by what the cells look like. Nothing is dropped silently. */
export function readResults(list: readonly Cells[], terms: ReadTerms): ResultsRead {
  const { rows, sides: apart } = withMatchesApart(list) ?? { rows: list, sides: undefined };
  const headings = headingsIn(rows);
  const at = headings ? rows.indexOf(headings) : -1;
  const below = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isAgain = ({ cells }: Cells) => JSON.stringify(cells) === JSON.stringify(headings?.cells);
  const body = below.filter((row) => !isAgain(row));
  const { readEntrants } = terms;
  const found = readEntrants ? kindsOfSeveral(headings, body) : kindsOnce(headings, body);
  const kinds = apart ? found.map((kind, place) => apart.get(place) ?? (isSide(kind) ? 'unused' : kind)) : found;
  const columns = kinds.map((is, place): ReadColumn => ({ heading: headings?.cells[place] ?? '', is }));
  const aside = [
    ...rows.slice(0, Math.max(0, at)).map((row) => unfit(row, RESULTS.above)),
    ...below.filter(isAgain).map((row) => unfit(row, RESULTS.above)),
  ];
  const areTwo = readEntrants !== undefined;
  const table: Table = { rows: areTwo ? withEntrantsInCells(body, kinds, readEntrants) : body, kinds, areTwo };
  const sides = BOTH_SIDES.find((two) => two.every((kind) => kinds.includes(kind)));
  if (sides && kinds.includes('date')) return { columns, ...resultsIn(table, sides, terms, aside) };
  // A second column of names and a score, without a date: pairings of a round.
  const areMatches =
    kinds.includes('score') && (headings?.cells ?? []).filter((cell) => columnOf(cell) === 'name').length > 1;
  const isNamed = (kinds.includes('name') || kinds.includes('last')) && !areSentences(body);
  if (isNamed && !sides && !areMatches)
    return { columns, ...orderIn(headings || areTwo ? table : oneAColumn(table), aside) };
  return { columns, kind: 'unclear', unfit: aside };
}

const BOTH_SIDES = [
  ['winner', 'loser'],
  ['challenger', 'challenged'],
  ['challenger', 'other'],
  ['one', 'challenged'],
  ['one', 'other'],
  ['winner', 'other'],
] as const;
type Sides = (typeof BOTH_SIDES)[number];

function resultsIn(table: Table, sides: Sides, { today, dates }: ReadTerms, above: readonly UnfitLine[]) {
  const { rows } = table;
  const cell = (row: Cells, kind: ResultColumn) => cellIn(table, row, kind);
  const found = orderOf(rows.map((row) => cell(row, 'date')));
  const order = found === 'day-first' || found === 'month-first' ? found : (dates ?? 'day-first');
  const resultOf = (row: Cells): Omit<ListedResult, 'line'> | string => {
    const day = readDate(cell(row, 'date'), order);
    if (!day) return RESULTS.noDate;
    const names = sides.map((kind) => nameIn(cell(row, kind))) as [string, string];
    const no = day > today ? RESULTS.future : whyNotTwo(names, table.areTwo);
    if (no !== undefined) return no;
    const named = namedIn(names, scoreIn(table, row), sides, cell(row, 'winner'));
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
  const sets = cellsIn(table, row, 'set')
    .filter((cell) => /\d/.test(cell))
    .join(' ');
  return score !== '' && sets !== '' ? `${score} (${sets})` : score + sets;
}

/** A name without its place: "3. Ann Lee", "Ann Lee (3)". */
const nameIn = (cell: string): string => (unnumbered([cell])[0] ?? '').replace(/ *\(\d{1,3}\)$/, '');

function whyNotTwo([one, other]: readonly [string, string], areTwo: boolean): string | undefined {
  if (isNobody(one) || isNobody(other) || one === '' || other === '') return RESULTS.noName;
  if (entrantKey(one) === entrantKey(other)) return RESULTS.sameTwo;
  return whyNoEntrant(one, areTwo) ?? whyNoEntrant(other, areTwo);
}

type Named = Omit<ListedResult, 'line' | 'day'>;

/** Who has won, by the column or the score; or why that cannot be told. */
function namedIn(names: readonly [string, string], cell: string, sides: Sides, winner: string): Named | string {
  const score = readScore(cell);
  if (score === 'date') return RESULTS.scoreIsDate;
  if (score === 'unreadable') return RESULTS.noScore;
  const saysWhoChallenged = sides[0] === 'challenger' || sides[1] === 'challenged';
  const [one, other] = score ? comesTo(score) : [0, 0];
  const isDrawn = score !== undefined && score.tallies.length > 0 && one === other && !score.retired;
  if (isDrawn) return { names, score, isDrawn, ...(saysWhoChallenged && { challenger: 0 }) };
  const won = sides[0] === 'winner' ? 0 : whoWon(names, sides, winner, one - other);
  if (won === undefined) return RESULTS.whoWon;
  // The winner has won more, in whichever order a list has the two; but may have been behind when the other gave up.
  const isAsListed = sides[0] !== 'winner' && (one === other || score?.retired);
  const isTurned = isAsListed ? won === 1 : one < other;
  return {
    names: won === 0 ? names : [names[1], names[0]],
    score: score && isTurned ? turned(score) : score,
    isDrawn,
    ...(saysWhoChallenged && { challenger: won }),
  };
}

function whoWon(names: readonly [string, string], sides: Sides, winner: string, ahead: number): 0 | 1 | undefined {
  if (winner !== '') return placeOf(winner, names, sides);
  return ahead === 0 ? undefined : ahead > 0 ? 0 : 1;
}

/** Which of the two is meant by a whole name, one word of it, or what their column is called: "Challenger", "Home". */
function placeOf(said: string, names: readonly [string, string], sides: Sides): 0 | 1 | undefined {
  const key = entrantKey(said);
  const keys = names.map(entrantKey);
  const found = [
    keys.map((each) => each === key),
    keys.map((each) => each.split(' ').includes(key)),
    sides.map((side) => columnOf(said) === side),
  ].find((are) => are[0] !== are[1]);
  return found && (found[0] ? 0 : 1);
}

/** The entrants of a list, each as often as it names them. */
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
