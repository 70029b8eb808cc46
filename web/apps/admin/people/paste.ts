/** A pasted line that names a person; lines are counted from 1. */
export interface Row {
  readonly line: number;
  readonly name: string;
  readonly rating?: number;
  /** To the next below, such as "3.5+". */
  readonly gap?: string;
  readonly email?: string;
}

/**
 * Reads a list of people as it comes: one a line, with a rating and an e-mail or without; from a spreadsheet, a CSV file or
 * an e-mail. Blank lines and a line of headings name nobody. With `hasGaps` a figure such as 1, 2.5+ or 0? is the gap to
 * the next below.
 */
export function readRows(text: string, hasGaps = false): readonly Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const rows = lines.flatMap((raw, index) => {
    const row = rowOf(raw, hasGaps);
    return row && !(isHeading(row.name) && row.rating === undefined) ? [{ line: index + 1, ...row }] : [];
  });
  const isNumbered = rows.every(({ first }, index) => first === undefined || first === (rows[0]?.first ?? 1) + index);
  const areRatings = rows.length > 1 ? !isNumbered : (rows[0]?.first ?? 0) >= 100;
  return rows.map(({ first, ...row }) =>
    areRatings && first !== undefined && row.rating === undefined ? { ...row, rating: first } : row,
  );
}

interface FoundRow extends Omit<Row, 'line'> {
  /** A number ahead of the name: of the line, unless it is a rating. */
  readonly first?: number;
}

const HEADINGS = ['name', 'names', 'player', 'players', 'member', 'members', 'nom', 'nombre', 'spieler', 'program'];
const isHeading = (name: string): boolean => HEADINGS.includes(name.toLowerCase());

/** "1. Ann", "2) Bob", "- Cy", "• Dee". */
const NUMBERING = /^\s*(?:\d{1,4}\s*[.)]\s+|[-–•*·]\s+)/;

/** "0", "1?", "3.5+", also with the minus sign of a page. */
const GAP = /^(?:[01]|(?:[2-9]|[1-9]\d{1,2})\.5)[+?−-]?$/;

function rowOf(raw: string, hasGaps: boolean): FoundRow | undefined {
  const split = cellsOf(raw.replace(NUMBERING, '')).map(tidy).filter(Boolean).flatMap(withEmail);
  const email = split.find((cell) => EMAIL.test(cell));
  const rest = split.filter((cell) => cell !== email);
  const cells = rest.length === 1 ? rest.flatMap(withRating) : rest;
  const gap = hasGaps ? cells.slice(1).find((cell) => GAP.test(cell)) : undefined;
  const rating = cells
    .slice(1)
    .filter((cell) => cell !== gap)
    .map(ratingOf)
    .find((each) => each !== undefined);
  const words = cells.filter((cell, index) => index === 0 || (ratingOf(cell) === undefined && cell !== gap));
  const first = /^\d{1,4}$/.test(words[0] ?? '') && words.length > 1 ? Number(words.shift()) : undefined;
  const [name = ''] = words;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  return {
    name: name.slice(0, 200),
    ...(rating !== undefined && { rating }),
    ...(gap !== undefined && { gap: gap.replace('−', '-') }),
    ...(email !== undefined && { email }),
    ...(first !== undefined && { first }),
  };
}

/** Cells of a line by tab, semicolon or else comma, whichever it has. A cell in quotes may contain them, and "" is a quote. */
function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each)) ?? ',';
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|([^${separator}]*))(?:${separator}|$)`, 'y');
  const cells: string[] = [];
  while (cell.lastIndex < line.length) {
    const [, quoted, plain = ''] = cell.exec(line) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return cells;
}

const tidy = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** "Ann Archer <ann@example.org>", as e-mails list people. */
function withEmail(cell: string): readonly string[] {
  const [, name, email] = /^(.*\S)\s*<([^\s@<>]+@[^\s@<>]+)>$/.exec(cell) ?? [];
  return name !== undefined && email !== undefined ? [name, email] : [cell.replace(/^<(.*@.*)>$/, '$1')];
}

/** "Ann Archer 1850", "1850 Ann Archer": three or four digits of a line without separators are a rating; "Ann 2" has none. */
function withRating(cell: string): readonly string[] {
  const [, ahead, called] = /^(\d{3,4}) (\p{L}.*)$/u.exec(cell) ?? [];
  if (ahead !== undefined && called !== undefined) return [called, ahead];
  const gap = cell.lastIndexOf(' ');
  const [name, end] = [cell.slice(0, Math.max(0, gap)), cell.slice(gap + 1)];
  return /\p{L}/u.test(name) && /^\(?\d{3,4}\)?$/.test(end) ? [name, end] : [cell];
}

/** A whole number, perhaps with a "+" or in brackets; not a year of a date, nor anything that has letters. */
function ratingOf(cell: string): number | undefined {
  const digits = /^\(?([+-]?\d{1,5})\)?$/.exec(cell)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
