import { readableAddress } from '#shared/words/email-address.ts';
import type { Cells, ColumnKind, ListRow } from './columns.ts';
import { arePlaces, gapOf, ratingOf } from './figures.ts';
import { bare, sorted, withoutAddress, withoutNumbering } from './loose.ts';

/** What stands between the people of a list: "Damen", "Group B". */
const SECTION =
  /^(?:damen|herren|frauen|manner|männer|junioren|juniorinnen|jugend|senioren|ladies|women|men|juniors|seniors|mixed|dames|messieurs|hommes|femmes|jeunes|(?:gruppe|group|groupe|division|liga|league|section|pool)\s+\w{1,3})$/i;

const TOTAL = /^(?:total|totals|summe|gesamt|gesamtzahl|anzahl|somme|nombre|count|sum|average|durchschnitt|moyenne)\b/i;

/** The people of a list with known columns. */
export function peopleIn(
  rows: readonly Cells[],
  kinds: readonly (ColumnKind | undefined)[],
  hasGaps: boolean,
): readonly ListRow[] {
  const at = (kind: ColumnKind) => kinds.indexOf(kind);
  const [full, first, last, email, rating, gap] = [
    at('full'),
    at('first'),
    at('last'),
    at('email'),
    at('rating'),
    at('gap'),
  ];
  const open = kinds.flatMap((kind, place) => (kind === undefined ? [place] : []));
  const numbered = numberedIn(rows, full);
  return rows.flatMap((row): readonly ListRow[] => {
    const { line, cells } = cutAt(row, kinds, hasGaps);
    const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? ''));
    const { rest, email: within } = withoutAddress(cell(full));
    const whole = withoutNumbering(numbered ? rest.replace(/^\d{1,4}\s+/, '') : rest);
    if (!cells.some((each) => SAYS.test(each))) return [];
    const name = full >= 0 ? whole : joined((first >= 0 || last >= 0 ? [first, last] : open).map(cell));
    const address = withoutAddress(cell(email)).email ?? within;
    const [figure, stones] = [ratingOf(cell(rating)), hasGaps ? gapOf(cell(gap)) : undefined];
    const halves = [first, last].filter((place) => cell(place) !== '').length;
    const doubt = doubtOf(name, cells, full < 0 && first >= 0 && last >= 0 && halves === 1);
    return [
      {
        line,
        name: name.slice(0, 200),
        ...(figure !== undefined && { rating: figure }),
        ...(figure === undefined && cell(rating) !== '' && { unrated: cell(rating) }),
        ...(stones !== undefined && { gap: stones }),
        ...(address !== undefined && { email: readableAddress(address) ?? address }),
        ...(address === undefined && cell(email) !== '' && { email: cell(email) }),
        ...(doubt && { doubt }),
      },
    ];
  });
}

/** A figure behind a sign by which the other lines are not cut. */
const UNCUT = /[,;|]\s*[(+\d]/;

/** "Ann Archer, 1850" on a line of its own in a table that has tabs: its figure goes where the table has such. */
function cutAt(row: Cells, kinds: readonly (ColumnKind | undefined)[], hasGaps: boolean): Cells {
  const full = kinds.indexOf('full');
  const isAlone = row.cells.every((cell, place) => (place === full ? UNCUT.test(cell) : cell === ''));
  if (full < 0 || !kinds.includes('rating') || !isAlone) return row;
  const [name = '', email = '', rating = '', gap = ''] =
    sorted([{ ...row, cells: [row.cells[full] ?? ''] }], hasGaps)[0]?.cells ?? [];
  const said: Partial<Record<ColumnKind, string>> = { full: `${name} ${email}`.trim(), rating, gap };
  return { ...row, cells: kinds.map((kind) => said[kind ?? 'unused'] ?? '') };
}

/** Letters, digits or pictures: a line of signs says nothing. */
const SAYS = /[\p{L}\p{N}\p{So}]/u;

const joined = (names: readonly string[]): string =>
  names
    .map(bare)
    .filter((each) => each !== '')
    .join(' ');

/** Whether names have their place in the list ahead of them: "1 Ann", "2 Bob". */
function numberedIn(rows: readonly Cells[], full: number): boolean {
  const numbers = rows.flatMap(({ cells }) => /^(\d{1,4})\s+\p{L}/u.exec(cells[full] ?? '')?.[1] ?? []);
  return numbers.length > 0 && numbers.length > rows.length / 2 && arePlaces(numbers.map(Number));
}

function doubtOf(name: string, cells: readonly string[], isHalf: boolean): ListRow['doubt'] {
  if (name === '') return 'no-name';
  const others = cells.filter((cell) => cell !== '').length - 1;
  if (TOTAL.test(name) && (/\d/.test(cells.join(' ')) || others === 0)) return 'total';
  return (others === 0 && isHalf) || (others === 0 && SECTION.test(name)) ? 'section' : undefined;
}
