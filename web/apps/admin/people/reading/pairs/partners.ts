import { isSection, isTotal } from '#shared/words/no-person.ts';
import { unnumbered } from '#shared/words/numbering.ts';
import type { Cells } from '../columns.ts';

/** A line cut into one line for each person of its pair. */
export interface Unfolded {
  readonly line: number;
  readonly people: readonly (readonly string[])[];
}

/** A list with its people, and the places of the columns that say who they are. */
export interface Partners {
  readonly lines: readonly Unfolded[];
  readonly used: ReadonlySet<number>;
}

/** What stands between the people of a pair but never within brackets, in the order in which it is looked for. */
const BETWEEN = [
  String.raw`\s+w\/\s*`,
  String.raw`\s*[/／∕\\]\s*`,
  String.raw`\s*[&＆]\s*`,
  String.raw`\s*\+\s*`,
  String.raw`\s+(?:and|und|et|with|mit|avec)\s+`,
  String.raw`\s+[-–—]\s+`,
].map((sign) => new RegExp(String.raw`${sign}(?![^()]*\))`, 'iu'));

/** Those with which one surname may stand for both. */
const SHARING: ReadonlySet<RegExp | undefined> = new Set(BETWEEN.slice(2, 5));

/** The names of those between whom a sign stands. Only words are cut: there are slashes in dates and in ratings, too. */
function partsOf(cell: string): readonly string[] {
  const cutBy = (sign: RegExp) => cell.split(sign);
  const sign = BETWEEN.find((each) => cutBy(each).length > 1 && cutBy(each).every((part) => /\p{L}/u.test(part)));
  if (!sign) return [cell];
  return SHARING.has(sign) ? withSurname(cutBy(sign)) : cutBy(sign);
}

/** "Ann & Bob Lee" are Ann Lee and Bob Lee. */
function withSurname(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', third] = parts;
  const surname = /^[^\s@]+\s+([^@,\d]+)$/.exec(second)?.[1];
  const isAlone = /^\p{L}[\p{L}\p{M}'’.-]+$/u.test(first);
  return third === undefined && isAlone && surname !== undefined ? [`${first} ${surname}`, second] : parts;
}

export const isCut = (cell: string): boolean => partsOf(cell).length > 1;

const areMost = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  some.length >= Math.max(1, all.length / 2);

/** Whether commas are within names: "Lee, Ann / Ray, Bob". Then they part no columns. */
export function hasCommasInNames(text: string): boolean {
  if (/[\t;"]/.test(text)) return false;
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const commas = (part: string) => part.split(',').length - 1;
  const isEven = (line: string) => {
    const [first = '', ...others] = partsOf(line).map(commas);
    return others.length > 0 && Number(first) > 0 && others.every((count) => count === first);
  };
  return areMost(lines.filter(isEven), lines);
}

/** Where a sign stands between two people in every other line at least; undefined where none does. */
export function bySign(rows: readonly Cells[]): Partners | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const named = rows.filter(({ cells }) => !cells.some((cell) => isSection(cell) || isTotal(cell)));
  const cut = Array.from({ length: width }, (_, place) => rows.filter(({ cells }) => isCut(cells[place] ?? '')));
  const place = cut.findIndex((some) => areMost(some, named));
  if (place < 0) return undefined;
  const names = unnumbered(rows.map(({ cells }) => cells[place] ?? ''));
  const used = new Set([place]);
  const lines = rows.map(({ line, cells }, index): Unfolded => {
    const parts = partsOf(names[index] ?? '');
    const addresses = cells.flatMap((cell, at) => {
      if (at === place || !cell.includes('@')) return [];
      used.add(at);
      return cell.split(/[\s,;/&]+/).filter((each) => each.includes('@'));
    });
    // What stands beside a line that names nobody shows what the line is about.
    const others = cells.filter((cell, at) => at !== place && cell !== '');
    return { line, people: names[index] === '' ? [others] : parts.map((name, nth) => [name, addresses[nth] ?? '']) };
  });
  return { lines, used };
}

/** Where each pair has two lines, of which the first has its number, or an empty line stands between pairs. */
export function byTwoLines(rows: readonly Cells[]): Partners | undefined {
  if (rows.length < 2 || rows.length % 2 === 1) return undefined;
  const isSecond = (index: number) => index % 2 === 1;
  const isNumbered = ({ cells: [first = ''] }: Cells) =>
    /^\d{1,4}[.)]?$/.test(first) || unnumbered([first])[0] !== first;
  const follows = (row: Cells, index: number) => row.line === (rows[index - 1]?.line ?? Number.NaN) + 1;
  const areNumbered = rows.every((row, index) => isNumbered(row) !== isSecond(index));
  const areApart = rows.length > 2 && rows.every((row, index) => follows(row, index) === isSecond(index));
  if (!areNumbered && !areApart) return undefined;
  const namesIn = ({ cells }: Cells) => cells.filter((cell) => /\p{L}/u.test(cell));
  if (!rows.every((row) => namesIn(row).length > 0)) return undefined;
  const lines = rows.flatMap((row, index): readonly Unfolded[] => {
    const second = rows[index + 1];
    return isSecond(index) || !second ? [] : [{ line: row.line, people: [namesIn(row), namesIn(second)] }];
  });
  return { lines, used: new Set(rows.flatMap(({ cells }) => [...cells.keys()])) };
}
