import type { Cells, ColumnKind } from './columns.ts';
import { figuresAre, gapOf, isDate, isTelephone, ratingOf } from './figures.ts';
import { withoutAddress } from './loose.ts';

type Sort = 'email' | 'phone' | 'date' | 'figure' | 'rated' | 'words';

/** A name with a rating behind it, in one cell. */
const RATED = /^[^@]*\p{L}[^@]*[\s(]\d{3,4}\)?$/u;

const sortOf = (cell: string): Sort =>
  cell.includes('@')
    ? 'email'
    : isDate(cell)
      ? 'date'
      : isTelephone(cell)
        ? 'phone'
        : ratingOf(cell) !== undefined || gapOf(cell) !== undefined
          ? 'figure'
          : RATED.test(cell)
            ? 'rated'
            : 'words';

/** The cells of a column that say something. */
export const columnIn = (rows: readonly Cells[], place: number): readonly string[] =>
  rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '');

/** What most cells of a column are. */
function mainSort(cells: readonly string[]): { readonly sort: Sort | undefined; readonly share: number } {
  const counts = new Map<Sort, number>();
  for (const cell of cells) counts.set(sortOf(cell), (counts.get(sortOf(cell)) ?? 0) + 1);
  const [[sort, count] = [undefined, 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { sort, share: cells.length === 0 ? 1 : count / cells.length };
}

/** Whether lines have the same in the same place; else each is read by itself. */
export function isTable(rows: readonly Cells[], width: number): boolean {
  const sorts = Array.from({ length: width }, (_, place) => mainSort(columnIn(rows, place)));
  return sorts.every(({ share }) => share > 0.7) && !(width <= 3 && sorts.some(({ sort }) => sort === 'rated'));
}

/** "Herr", "Mme", "GM", "SUI", "m", "paid": words that name nobody. */
const TITLES =
  /^(?:(?:herrn?|frau|mr|mrs|ms|miss|mx|mme|mlle|madame|monsieur|dr|prof|w?[gifc]m|ja|nein|yes|no|oui|non)\.?|[a-z])$/i;
const COUNTRY = /^[A-Z]{2,3}$/;

/** Whether a column of words may be of names: those of clubs and towns repeat themselves. */
function areNames(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => /^\P{L}*(?!\p{Ll})\p{L}/u.test(cell) && !TITLES.test(cell));
  if (named.length < cells.length * 0.6 || (cells.length > 1 && cells.every((cell) => COUNTRY.test(cell))))
    return false;
  return cells.length < 4 || new Set(cells).size > cells.length / 2;
}

const hasWords = (cell: string): boolean => /\p{L}/u.test(withoutAddress(cell).rest);

const wordy = (sort: Sort | undefined): Sort | undefined => (sort === 'rated' ? 'words' : sort);

/** What columns of a list without headings are; undefined for those that only the organiser can tell. */
export function guessed(rows: readonly Cells[], width: number, hasGaps: boolean): readonly (ColumnKind | undefined)[] {
  const columns = Array.from({ length: width }, (_, place) => columnIn(rows, place));
  const sorts = columns.map((cells) => wordy(mainSort(cells).sort));
  const noWords = !sorts.includes('words');
  const texts = columns.flatMap((cells, place) => (sorts[place] === 'words' ? [{ place, cells }] : []));
  const capital = texts.filter(({ cells }) => areNames(cells));
  // Some write their names small, and a program may be called "x".
  const named = (capital.length > 0 ? capital : texts).map(({ place }) => place);
  const [only, another] = named;
  const firstOf = (sort: Sort) => sorts.indexOf(sort);
  const kinds = columns.map((cells, place): ColumnKind | undefined => {
    const sort = sorts[place];
    if (sort === 'words') {
      if (another === undefined) return place === only ? 'full' : 'unused';
      return named.includes(place) ? undefined : 'unused';
    }
    // "Ann Lee <ann@example.org>" beside no other words.
    if (sort === 'email' && noWords && cells.every(hasWords)) return 'full';
    if (sort === 'email') return place === firstOf('email') ? 'email' : 'unused';
    if (sort === 'phone') return 'phone';
    return sort === 'figure' ? figuresIn(cells, hasGaps) : 'unused';
  });
  // Beside a rating, other numbers aren't ratings.
  const open = kinds.map((kind, place) => (kind === undefined && sorts[place] === 'figure' ? 'unused' : kind));
  return onceEach(kinds.includes('rating') ? open : kinds);
}

/** What a column of figures is. */
export function figuresIn(cells: readonly string[], hasGaps: boolean): ColumnKind | undefined {
  if (hasGaps && cells.every((cell) => gapOf(cell) !== undefined)) return 'gap';
  const is = figuresAre(cells.flatMap((cell) => ratingOf(cell) ?? []));
  return is === 'asked' ? undefined : is;
}

/** Of several columns of one kind the first. */
export const onceEach = (kinds: readonly (ColumnKind | undefined)[]): readonly (ColumnKind | undefined)[] =>
  kinds.map((kind, place) => (kind !== undefined && kind !== 'phone' && kinds.indexOf(kind) < place ? 'unused' : kind));
