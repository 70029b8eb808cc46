import { type Cells, columnOf, isSide, type ResultColumn } from './columns.ts';
import { isDate } from './dates.ts';

/** What stands between two names; a dash only beside a date, as it may also join two who play together. */
const SIGNS: readonly {
  readonly sign: RegExp;
  readonly says?: readonly [ResultColumn, ResultColumn];
  readonly needsDate?: true;
}[] = [
  { sign: /\s+(?:vs?|versus|gegen|contre)\.?\s+/iu },
  { sign: /\s+(?:bt|beats?|def|d|defeated|besiegt|schlägt|schlug|bat)\.?\s+/iu, says: ['winner', 'loser'] },
  { sign: /\s+(?:lost (?:to|against)|verliert gegen|verlor gegen|perd contre)\s+/iu, says: ['loser', 'winner'] },
  { sign: /\s+[-–—]\s+/u, needsDate: true },
];

interface MatchesApart {
  readonly rows: readonly Cells[];
  /** What the two columns are, by their places. */
  readonly sides: ReadonlyMap<number, ResultColumn>;
}

/** "Ann Lee v Bob Ray" in one cell as two cells; undefined where no column is of matches. */
export function withMatchesApart(rows: readonly Cells[]): MatchesApart | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const areDated = rows.filter(({ cells }) => cells.some(isDate)).length > rows.length / 2;
  if (rows.some(({ cells }) => cells.some((cell) => isSide(columnOf(cell))))) return undefined;
  for (const { sign, says = ['one', 'other'] as const, needsDate } of SIGNS)
    for (let place = 0; place < width && (areDated || !needsDate); place++) {
      const isMatch = ({ cells }: Cells) => areTwo((cells[place] ?? '').split(sign));
      const first = rows.findIndex(isMatch);
      const filled = rows.slice(first).filter(({ cells }) => (cells[place] ?? '') !== '');
      if (first < 0 || filled.filter(isMatch).length <= filled.length / 2) continue;
      // A heading such as "Result" would be taken for that of the scores.
      const alone = (cell: string): string => (columnOf(cell) === undefined ? cell : '');
      const apart = (cell: string): readonly string[] =>
        areTwo(cell.split(sign)) ? cell.split(sign) : [alone(cell), ''];
      const [one, other] = says;
      return {
        rows: rows.map(({ line, cells }) => ({
          line,
          cells: cells.flatMap((cell, at) => (at === place ? apart(cell) : [cell])),
        })),
        sides: new Map([
          [place, one],
          [place + 1, other],
        ]),
      };
    }
  return undefined;
}

/** "beat", in a column of its own between the two. */
export const isSign = (cell: string): boolean =>
  SIGNS.some(({ sign }) => new RegExp(`^(?:${sign.source})$`, 'iu').test(` ${cell} `));

/** "Ann Lee beat Bob Ray 3-1 on Sunday", "3.11. Ann - Bob 3:1", line by line: sentences, of which none is a name. */
export const areSentences = (rows: readonly Cells[]): boolean =>
  rows.filter(({ cells }) =>
    cells.some((cell) => SIGNS.some(({ sign, needsDate }) => (!needsDate || /\d[-:]\d/.test(cell)) && sign.test(cell))),
  ).length >
  rows.length / 2;

/** Two names, and nothing else: "Ann Lee beat Bob Ray 3-1" is a sentence. */
const areTwo = (parts: readonly string[]): boolean =>
  parts.length === 2 && parts.every((part) => /^\P{N}*\p{L}\P{N}*$/u.test(part));
