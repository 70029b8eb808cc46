/** A line of what was pasted, as far as it names somebody. */
export interface Pasted {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
  /** To the next below, such as "3.5+". */
  readonly gap?: string;
}

/** What becomes of a line, and of which: counted from 1. */
export interface PastedLine extends Pasted {
  readonly line: number;
  /** `again`: named further up already. `known`: on the ladder, or once was; `id` is then theirs. */
  readonly fate: 'new' | 'again' | 'known';
}

interface Known {
  readonly player: string;
  readonly name: string;
}

/**
 * Reads a list of people as it comes: one a line, with a rating or without; from a spreadsheet, a CSV file or an e-mail.
 * Blank lines and a line of headings name nobody. With `hasGaps` a figure such as 1, 2.5+ or 0? is the gap to the next below.
 */
export function readPasted(text: string, known: readonly Known[] = [], hasGaps = false): readonly PastedLine[] {
  const ids = new Set(known.map(({ player }) => player));
  const byName = new Map(known.map(({ player, name }) => [sameName(name), player]));
  const seen = new Map<string, string>();
  const rows = linesOf(text, hasGaps);
  return rows.map(({ line, name, rating, gap }): PastedLine => {
    const fate = seen.has(sameName(name)) ? 'again' : byName.has(sameName(name)) ? 'known' : 'new';
    const id = seen.get(sameName(name)) ?? byName.get(sameName(name)) ?? freeId(name, ids);
    seen.set(sameName(name), id);
    ids.add(id);
    return { line, id, name, ...(rating !== undefined && { rating }), ...(gap !== undefined && { gap }), fate };
  });
}

/** Two spellings that people take for one name. */
const sameName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

interface Row {
  readonly line: number;
  readonly name: string;
  readonly rating?: number;
  readonly gap?: string;
}

function linesOf(text: string, hasGaps: boolean): readonly Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((raw, index) => {
    const row = rowOf(raw, hasGaps);
    return row && !(isHeading(row.name) && row.rating === undefined) ? [{ line: index + 1, ...row }] : [];
  });
}

const HEADINGS = ['name', 'names', 'player', 'players', 'member', 'members', 'nom', 'nombre', 'spieler', 'program'];
const isHeading = (name: string): boolean => HEADINGS.includes(name.toLowerCase());

/** "1. Ann", "2) Bob", "- Cy", "• Dee". */
const NUMBERING = /^\s*(?:\d{1,4}\s*[.)]\s+|[-–•*·]\s+)/;

/** "0", "1?", "3.5+", also with the minus sign of a page. */
const GAP = /^(?:[01]|(?:[2-9]|[1-9]\d{1,2})\.5)[+?−-]?$/;

function rowOf(raw: string, hasGaps: boolean): Omit<Row, 'line'> | undefined {
  const split = cellsOf(raw.replace(NUMBERING, '')).map(tidy).filter(Boolean);
  const cells = split.length === 1 ? split.flatMap(withRating) : split;
  const gap = hasGaps ? cells.slice(1).find((cell) => GAP.test(cell)) : undefined;
  const rating = cells
    .slice(1)
    .filter((cell) => cell !== gap)
    .map(ratingOf)
    .find((each) => each !== undefined);
  const words = cells.filter((cell, index) => index === 0 || (ratingOf(cell) === undefined && cell !== gap));
  if (/^\d{1,4}$/.test(words[0] ?? '') && words.length > 1) words.shift();
  const [name = ''] = words;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  return {
    name: name.slice(0, 200),
    ...(rating !== undefined && { rating }),
    ...(gap !== undefined && { gap: gap.replace('−', '-') }),
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

/** "Ann Archer 1850": a line without separators that ends in three or four digits has a rating; "Ann 2" has none. */
function withRating(cell: string): readonly string[] {
  const gap = cell.lastIndexOf(' ');
  const [name, end] = [cell.slice(0, Math.max(0, gap)), cell.slice(gap + 1)];
  return /\p{L}/u.test(name) && /^\(?\d{3,4}\)?$/.test(end) ? [name, end] : [cell];
}

/** A whole number, perhaps with a "+" or in brackets; not a year of a date, nor anything that has letters. */
function ratingOf(cell: string): number | undefined {
  const digits = /^\(?([+-]?\d{1,5})\)?$/.exec(cell)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Letters that the decomposition of a character does not lead to. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'ye',
  ґ: 'g',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** A name in a–z, 0–9 and "-", 48 characters at most; empty where nothing of it can be written so. */
export const plainId = (name: string): string =>
  [...name.toLowerCase().normalize('NFKD')]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');

/** An id for a name that nobody has yet: readable, and with a number where that is taken. */
export function freeId(name: string, taken: ReadonlySet<string>, otherwise = 'player'): string {
  const plain = plainId(name) || otherwise;
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.has(id)) return id;
  }
}
