import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';

export interface WorkbookSheet {
  readonly name: string;
  /** The cells as text, to be read like any other list. */
  readonly text: string;
}

/** The sheets of an .xlsx file that have something in them; undefined for a file that is broken. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly WorkbookSheet[] | undefined> {
  try {
    const sheets = await readXlsxFile(new Blob([unpacked(bytes)]));
    return sheets
      .map(({ sheet, data }) => ({
        name: sheet,
        text: Papa.unparse(
          data.map((row) => row.map(cellOf)),
          { delimiter: '\t' },
        ),
      }))
      .filter(({ text }) => text.trim() !== '');
  } catch {
    return undefined;
  }
}

/** In bytes, all of its files together: no list of people has a tenth. */
const LARGEST = 100 * 1024 * 1024;

/** The same archive with its files unpacked: the library would have a worker unpack them, which our policy forbids. */
function unpacked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let size = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      return size <= LARGEST && /\.(?:xml|rels)$/.test(name);
    },
  });
  return new Uint8Array(zipSync(files, { level: 0 }));
}

const cellOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === null || value === undefined ? '' : String(value);
