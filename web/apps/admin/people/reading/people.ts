import { readableAddress } from '#shared/words/email-address.ts';
import { isNobody, isSection, isTotal } from '#shared/words/no-person.ts';
import { unnumbered } from '#shared/words/numbering.ts';
import { withoutRemarks } from '#shared/words/remarks.ts';
import type { Cells, ColumnKind, ListRow } from './columns.ts';
import { gapOf, ratingOf } from './figures.ts';
import { bare, sorted, withoutAddress, withoutTelephones } from './loose.ts';
import { isOtherField } from './recipients.ts';

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
  const all = rows.map((row) => cutAt(row, kinds, hasGaps));
  const said = unnumbered(all.map(({ cells }) => cells[full] ?? '')).map(withoutAddress);
  const whole = said.map(({ rest }) => bare(withoutTelephones(rest)));
  const names = hasGaps ? whole : withoutRemarks(whole);
  return all.flatMap(({ line, cells }, index): readonly ListRow[] => {
    const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? ''));
    const within = said[index]?.email;
    if (!cells.some((each) => SAYS.test(each))) return [];
    const name = full >= 0 ? (names[index] ?? '') : joined((first >= 0 || last >= 0 ? [first, last] : open).map(cell));
    const { rest: beside, email: own } = withoutAddress(cell(email));
    // Which of two addresses it is, is for the organiser to say.
    const address = beside.includes('@') ? undefined : (own ?? within);
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

function doubtOf(name: string, cells: readonly string[], isHalf: boolean): ListRow['doubt'] {
  if (name === '' || isNobody(name)) return 'no-name';
  const others = cells.filter((cell) => cell !== '').length - 1;
  if (isTotal(name) && (/\d/.test(cells.join(' ')) || others === 0)) return 'total';
  if (others === 0 && isHalf) return 'section';
  if (cells.some((cell) => cell.includes('@'))) return undefined;
  // "March" in a column, and "2025" in the next.
  const dated = [name, ...cells.filter((cell) => /^\d+$/.test(cell))].join(' ');
  return isSection(name) || isSection(dated) || isOtherField(name) ? 'section' : undefined;
}
