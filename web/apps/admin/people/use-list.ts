/// <reference lib="dom" />

import { useMemo, useState } from 'preact/hooks';
import { loadPart } from '#web/ui/page/loading.ts';
import { LOADING } from '#web/ui/texts.ts';
import { LISTS as W } from '../texts.ts';
import { type ColumnsChosen, type ListRow, NOTHING_SAID } from './reading/columns.ts';
import { type ListReader, useReader } from './reading/use-reader.ts';
import type { WorkbookSheet } from './reading/workbook.ts';

/** What was typed over a line of the list. */
export type Edit = { readonly [Field in 'name' | 'email' | 'rating']?: string };

const NO_EDITS: ReadonlyMap<number, Edit> = new Map();
const NO_SHEETS: readonly WorkbookSheet[] = [];

/** In bytes; a list of the largest ladder has a tenth of it. */
const LARGEST = 5 * 1024 * 1024;

/** A list of people that is pasted, typed or opened, as read, and as the organiser corrects it. */
export function useList(hasGaps: boolean, onOther: () => void) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState(NOTHING_SAID);
  const [edits, setEdits] = useState(NO_EDITS);
  const [sheets, setSheets] = useState(NO_SHEETS);
  const [fault, setFault] = useState<string>();
  const reader = useReader(text);
  const foreign = typeof reader === 'object' ? reader.foreignIn(text) : undefined;
  const reading = useMemo(
    () => (typeof reader === 'object' && !foreign ? reader.readList(text, hasGaps, said) : undefined),
    [reader, text, hasGaps, said],
  );
  const rows = useMemo(() => (reading?.rows ?? []).map((row) => edited(row, edits.get(row.line))), [reading, edits]);

  function show(list: string, others = NO_SHEETS): void {
    setText(list);
    setSheets(others);
    setSaid(NOTHING_SAID);
    setEdits(NO_EDITS);
    setFault(undefined);
    onOther();
  }
  async function open(file: File): Promise<void> {
    const found = await sheetsIn(file, reader);
    if (typeof found === 'string') return setFault(faultOfFile(found));
    const most = found.toSorted((one, other) => other.people - one.people)[0];
    show(most?.text ?? '', found);
  }
  return {
    text,
    reading,
    rows,
    sheets,
    fault,
    textFault: foreign ? W.foreign[foreign] : reader === 'lost' && text !== '' ? LOADING.failed : undefined,
    reader: typeof reader === 'object' ? reader : undefined,
    open: (file: File) => void open(file).catch(() => setFault(W.foreign.sheet)),
    type: (typed: string) => show(typed),
    turnTo: (sheet: WorkbookSheet) => show(sheet.text, sheets),
    say: (more: ColumnsChosen) => {
      setSaid(more);
      onOther();
    },
    said,
    edits,
    edit: (line: number, edit: Edit) => setEdits(new Map(edits).set(line, { ...edits.get(line), ...edit })),
  };
}
export type List = ReturnType<typeof useList>;

interface FoundSheet extends WorkbookSheet {
  readonly people: number;
}

/** The sheets of a file; a text counts as one sheet. Or why it has none. */
async function sheetsIn(
  file: File,
  reader: ListReader | 'lost' | undefined,
): Promise<readonly FoundSheet[] | ListFault> {
  if (typeof reader !== 'object') return 'unreached';
  const found = await textsIn(file, reader);
  if (typeof found === 'string') return found;
  return found.map((sheet) => ({ ...sheet, people: sheet.isHidden ? 0 : reader.readList(sheet.text).rows.length }));
}

/** The same as texts, whatever they are about. */
export async function textsIn(file: File, reader: ListReader): Promise<readonly WorkbookSheet[] | ListFault> {
  if (file.size > LARGEST) return 'large';
  const opened = reader.opened(new Uint8Array(await file.arrayBuffer()));
  if (opened.kind === 'foreign') return opened.is;
  if (opened.kind === 'text') return opened.text.trim() === '' ? 'empty' : [{ name: file.name, text: opened.text }];
  const script = await loadPart<typeof import('./reading/workbook.ts')>('workbook').catch(() => undefined);
  if (!script) return 'unreached';
  const sheets = await script.sheetsOf(opened.bytes);
  return sheets?.length === 0 ? 'empty' : (sheets ?? 'sheet');
}
type ListFault = keyof typeof W.foreign | 'unreached';

export const faultOfFile = (fault: ListFault): string => (fault === 'unreached' ? LOADING.failed : W.foreign[fault]);

/** A corrected line; blank parts are removed, and with a name it is a person. */
function edited({ doubt, unrated, ...row }: ListRow, edit: Edit | undefined): ListRow {
  if (!edit) return { ...row, ...(doubt && { doubt }), ...(unrated !== undefined && { unrated }) };
  const { email, rating: _, ...rest } = row;
  const [address, figure] = [edit.email ?? email ?? '', (edit.rating ?? `${row.rating ?? ''}`).trim()];
  const rating = figure === '' ? Number.NaN : Number(figure.replace(',', '.'));
  return {
    ...rest,
    name: edit.name ?? row.name,
    ...(address.trim() !== '' && { email: address.trim() }),
    ...(Number.isFinite(rating) && { rating }),
    ...(figure !== '' && !Number.isFinite(rating) && { unrated: figure }),
    ...(doubt && edit.name === undefined && { doubt }),
  };
}
