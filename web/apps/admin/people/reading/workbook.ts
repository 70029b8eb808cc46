import { strFromU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';

export interface WorkbookSheet {
  readonly name: string;
  /** The cells that are shown, as text, to be read like any other list. */
  readonly text: string;
  readonly isHidden?: boolean;
  /** How many rows and columns have something in them, but are hidden, mostly by a filter: they are left out. */
  readonly leftOut?: { readonly rows: number; readonly columns: number };
}

/** The sheets of an .xlsx file that have something in them, hidden ones last; undefined for a file that is broken. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly WorkbookSheet[] | undefined> {
  try {
    const parts = unpacked(bytes);
    const hidden = hiddenIn(parts);
    // Unpacked: the library would have a worker unpack them, which our policy forbids.
    const sheets = await readXlsxFile(new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]));
    return sheets
      .map(({ sheet, data }, index) => shownOf(sheet, data, hidden[index]))
      .filter(({ text, leftOut }) => text.trim() !== '' || leftOut)
      .toSorted((one, other) => Number(one.isHidden ?? false) - Number(other.isHidden ?? false));
  } catch {
    return undefined;
  }
}

function shownOf(name: string, data: readonly (readonly unknown[])[], hidden: HiddenParts | undefined): WorkbookSheet {
  const { isHidden, rows = NONE, columns = NONE } = hidden ?? {};
  const isFilled = (cell: unknown) => cellOf(cell) !== '';
  const shown = data.map((row, at) =>
    row.map((cell, place) => (rows.has(at) || columns.has(place) ? '' : cellOf(cell))),
  );
  const leftOut = {
    rows: [...rows].filter((at) => data[at]?.some(isFilled)).length,
    columns: [...columns].filter((place) => data.some((row) => isFilled(row[place]))).length,
  };
  return {
    name,
    text: Papa.unparse(shown, { delimiter: '\t' }),
    ...(isHidden && { isHidden }),
    ...(leftOut.rows + leftOut.columns > 0 && { leftOut }),
  };
}

interface HiddenParts {
  readonly isHidden: boolean;
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** What is hidden of each sheet, which the library does not tell; counted from 0. */
function hiddenIn(parts: Parts): readonly HiddenParts[] {
  const tags = (name: string, tag: string) => tagsIn(strFromU8(parts[name] ?? new Uint8Array()), tag);
  const paths = new Map(
    tags('xl/_rels/workbook.xml.rels', 'Relationship').map(({ Id, Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  return tags('xl/workbook.xml', 'sheet').map(({ id, state = 'visible' }) => {
    const path = paths.get(id) ?? '';
    const columns = tags(path, 'col').filter(isHiddenTag);
    return {
      isHidden: state !== 'visible',
      rows: new Set(tags(path, 'row').flatMap((row) => (isHiddenTag(row) ? [Number(row['r']) - 1] : []))),
      columns: new Set(
        columns.flatMap(({ min, max }) =>
          Array.from({ length: Number(max) - Number(min) + 1 }, (_, index) => Number(min) - 1 + index),
        ),
      ),
    };
  });
}

const isHiddenTag = ({ hidden }: Attributes): boolean => hidden === '1' || hidden === 'true';

type Attributes = Readonly<Record<string, string>>;

/** The attributes of each tag of a name; of both without what stands before a colon. */
const tagsIn = (xml: string, tag: string): readonly Attributes[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(?:\w+:)?(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

/** In bytes, all of its files together: no list of people has a tenth. */
const LARGEST = 100 * 1024 * 1024;

type Parts = Readonly<Record<string, Uint8Array>>;

function unpacked(bytes: Uint8Array): Parts {
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      return size <= LARGEST && /\.(?:xml|rels)$/.test(name);
    },
  });
}

const cellOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === null || value === undefined ? '' : String(value);
