import { isNobody, isSection, isTotal } from '#shared/words/no-person.ts';
import { aroundNumbered, columnsBehind, unnumbered, withoutMoves } from '#shared/words/numbering.ts';
import { withoutRemarks } from '#shared/words/remarks.ts';
import { RESULTS } from '../texts.ts';
import type { Cells } from './columns.ts';
import { entrantKey } from './pairs-in-cells.ts';
import { cellIn, type Table, type UnfitLine, unfit, whyNoEntrant } from './table.ts';

/**
 * A list of names without headings: one a line; all of one line, or of the rows of a pyramid; or both halves of a name, which a
 * comma has parted. Anything beside them is about them.
 */
export function oneAColumn(table: Table): Table {
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

/** The names of a final order, first place first. */
export function orderIn(table: Table, aside: readonly UnfitLine[]) {
  const written = table.rows.map((row) => nameIn(table, row));
  const unmarked = withoutRemarks(unnumbered(withoutMoves(written)));
  const behind = columnsBehind(unmarked);
  const names = unmarked.map((name, index) => name.slice(0, name.length - (behind[index] ?? '').length));
  const around = aroundNumbered(table.rows.map(({ line }, index) => ({ line, text: written[index] ?? '' })));
  const unfits = [...aside];
  const seen = new Map<string, number>();
  const listed = table.rows.flatMap((row, index) => {
    const name = names[index] ?? '';
    const place = Number.parseInt(cellIn(table, row, 'place').replace(/^\D+/, ''), 10);
    const twin = seen.get(entrantKey(name));
    const isTitle = around.includes(row.line) || isSection(name) || isTotal(name);
    const says = isTitle
      ? RESULTS.above
      : name === '' || isNobody(name)
        ? RESULTS.noName
        : twin === undefined
          ? whyNoEntrant(name, table.areTwo)
          : RESULTS.twice(twin);
    if (!isTitle) seen.set(entrantKey(name), twin ?? row.line);
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
