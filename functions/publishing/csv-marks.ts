import { language } from '#shared/words/language.ts';

/** What is between two cells, and before decimals, where a spreadsheet speaks the language: Excel splits at nothing else. */
const COMMA = { cells: ',', decimals: '.' } as const;
const SEMICOLON = { cells: ';', decimals: ',' } as const;

export const marks = (): typeof COMMA | typeof SEMICOLON => (language() === 'en' ? COMMA : SEMICOLON);

/** Halves, in a score or beside the arrow of what was measured; nowhere else, as players may be called “1.5”. */
const SCORE = /^-?\d+(?:[.,]\d+)?(?:–-?\d+(?:[.,]\d+)?)+$/;
const MEASURED = /-?\d+[.,]\d+(?=[+-]?→)|(?<=→-?\d+)[.,](?=\d)/g;

/** A cell with its decimals after another mark. */
export function withDecimals(cell: string, mark: '.' | ','): string {
  if (SCORE.test(cell)) return cell.replace(/[.,]/g, mark);
  return cell.replace(MEASURED, (number) => number.replace(/[.,]/, mark));
}

const CELL = /"(?:[^"]|"")*"|[^",;\r\n]+|;/g;

/** Rows as a club’s spreadsheets take them, as programs do: with commas between cells, and decimal points. */
export function withCommas(rows: string): string {
  return rows.replace(CELL, (cell) => {
    if (cell === ';') return ',';
    // A score with commas is in quotes, which it needs no longer.
    const bare = cell.replace(/^"(.*)"$/, '$1');
    return withDecimals(SCORE.test(bare) ? bare : cell, '.');
  });
}
