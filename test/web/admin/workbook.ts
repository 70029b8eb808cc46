import { strToU8, zipSync } from 'fflate';

type Cell = string | number;

interface Hidden {
  readonly sheets?: readonly string[];
  /** Of all sheets, counted from 1. */
  readonly rows?: readonly number[];
  readonly columns?: readonly number[];
}

/** An .xlsx file of one or more sheets, as small as one can be. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { sheets: away = [], rows: hidden = [], columns = [] }: Hidden = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${away.includes(name) ? ' state="hidden"' : ''} r:id="r${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, index) =>
          `<Relationship Id="r${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><cols>${columns
          .map((column) => `<col min="${column}" max="${column}" hidden="1"/>`)
          .join('')}</cols><sheetData>${rows
          .map((cells, index) => rowOf(cells, index, hidden.includes(index + 1)))
          .join('')}</sheetData></worksheet>`,
      ]),
    ),
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(`<?xml version="1.0"?>${text}`)]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

const rowOf = (cells: readonly Cell[], index: number, isHidden: boolean): string =>
  `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${cells.map((cell, place) => cellOf(cell, `${String.fromCharCode(65 + place)}${index + 1}`)).join('')}</row>`;

const cellOf = (cell: Cell, at: string): string =>
  typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
