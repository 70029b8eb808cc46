import { inLines, tidy } from './cells.ts';
import type { Cells } from './columns.ts';
import { type ColumnHeading, headingOf } from './headings.ts';

/** "Email: ann@example.org", as forms send what was filled in; "item1.EMAIL;TYPE=HOME:ann@example.org" in cards of contacts. */
const LABELLED = /^\s*(?:item\d+\.)?(\p{L}[^:;@]{0,40}?)\s*((?:;[^:]*)?):\s*(.*)$/u;

/** What a card calls its lines; the parts of a name are in another order there, with signs of their own. */
const OF_CARDS: Readonly<Record<string, string>> = { FN: 'fullname', N: 'title' };

/** Where "Name: Ann, Email: ann@example.org" is two. */
const INLINE = /[,;|\t][ ]?(?=\p{L}[\p{L} -]{0,20}:\s)/u;

/** How many lines down the first label stands at most. */
const DEPTH = 12;

/** With what a person begins. */
const BEGINS: ReadonlySet<ColumnHeading | undefined> = new Set(['full', 'name', 'first']);

interface Line {
  readonly line: number;
  readonly text: string;
}

interface Said {
  readonly line: number;
  /** Blank where the line has none. */
  readonly label: string;
  readonly value: string;
}

/**
 * People of whom each line says one thing and what it is, "Name: Ann Lee" above "Email: ann@example.org", as a table below
 * its headings; undefined where a text is something else. A line without a label stands in a column of its own.
 */
export function recordsIn(text: string): readonly [headings: Cells, ...records: Cells[]] | undefined {
  const lines = linesOf(text);
  // A list of another kind may be long, and none of its lines a label.
  if (!saidIn(lines.slice(0, DEPTH)).some(({ label }) => headingOf(label) !== undefined)) return undefined;
  const said = saidIn(lines);
  const labels = [...new Set(said.map(({ label }) => label))];
  const kinds = new Map(labels.map((label) => [label, headingOf(label)]));
  const known = said.filter(({ label }) => kinds.get(label) !== undefined);
  const first = known.find(({ label }) => kinds.get(label) !== 'unused');
  const begins = labels.filter((label) => BEGINS.has(kinds.get(label)));
  const areSeveral = new Set(known.map(({ label }) => label)).size > 1;
  if (!first || begins.length === 0 || known.length < said.length / (areSeveral ? 2 : 1)) return undefined;
  const records = cutBefore(said, new Set([first.label, ...begins]));
  return [
    { line: 0, cells: labels },
    ...records.map(({ line, values }) => ({ line, cells: labels.map((label) => tidy(values.get(label) ?? '')) })),
  ];
}

const saidIn = (lines: readonly Line[]): readonly Said[] =>
  lines.flatMap(({ line, text }) => text.split(INLINE).map((part) => saidBy(line, part)));

/** Each person's lines: another begins where one of these labels comes again. Of two telephones the first is kept. */
function cutBefore(said: readonly Said[], labels: ReadonlySet<string>) {
  const records: { readonly line: number; readonly values: Map<string, string> }[] = [];
  for (const { line, label, value } of said) {
    const last = records.at(-1);
    const record = last && !(labels.has(label) && last.values.has(label)) ? last : { line, values: new Map() };
    if (record !== last) records.push(record);
    if (!record.values.has(label)) record.values.set(label, value);
  }
  return records;
}

/** Lines with something on them; a card goes on in the next line behind a blank, or an "=" at the end of one. */
function linesOf(text: string): readonly Line[] {
  const isCard = /^BEGIN:VCARD/im.test(text);
  const lines: { line: number; text: string }[] = [];
  for (const [index, each] of inLines(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1);
    if (isCard && last && /^[ \t]/.test(each)) last.text += each.slice(1);
    else if (isCard && last && /QUOTED-PRINTABLE.*=$/i.test(last.text)) last.text = last.text.slice(0, -1) + each;
    else if (each.trim() !== '') lines.push({ line: index + 1, text: each });
  }
  return isCard ? lines.filter(({ text: each }) => !/^(?:BEGIN|END|VERSION):/i.test(each)) : lines;
}

function saidBy(line: number, text: string): Said {
  const [, label = '', terms = '', value = text] = LABELLED.exec(text) ?? [];
  const said = /QUOTED-PRINTABLE/i.test(terms) ? printed(value) : value;
  return { line, label: OF_CARDS[label.toUpperCase()] ?? label, value: said.replace(/\\([,;\\])/g, '$1') };
}

/** "J=C3=B6rg", as older programs write letters. */
const printed = (value: string): string => {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
};
