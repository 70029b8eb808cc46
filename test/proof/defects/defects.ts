import { readFileSync } from 'node:fs';

/** A fault as somebody might make it, and the test that has to notice. */
export interface Defect {
  readonly says: string;
  readonly file: string;
  /** What stands in the file once, and what is put there. */
  readonly code: string;
  readonly instead: string;
  /** A test file, or a folder of them. */
  readonly test: string;
}

const linesBy = (sign: '-' | '+', lines: readonly string[]): string =>
  lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');

/** Reads one of a file: "@@ test: what it says", the lines of its code, and those that are put in their place. */
function defectIn(file: string, text: string): Defect {
  const [heading = '', ...lines] = text.split('\n');
  const [test = '', says = ''] = heading.split(/: (.*)/);
  return { says, file, code: linesBy('-', lines), instead: linesBy('+', lines), test };
}

/** The defects of `defects.diff`, file by file. */
export const DEFECTS: readonly Defect[] = readFileSync(new URL('defects.diff', import.meta.url), 'utf8')
  .split(/^--- /m)
  .slice(1)
  .flatMap((part) => {
    const [file = '', ...defects] = part.split(/^@@ /m);
    return defects.map((text) => defectIn(file.trim(), text));
  });
