import { inLines, tidy } from './cells.ts';
import type { Cells } from './columns.ts';
import { type ColumnHeading, headingOf } from './headings.ts';

/** "Email: ann@example.org", as forms send what was filled in. */
const LABELLED = /^\s*(\p{L}[^:@]{0,40}?)\s*:\s*(.*)$/u;

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

const linesOf = (text: string): readonly Line[] =>
  besideLabels(
    inLines(text)
      .split(/\r\n|\r|\n/)
      .map((each, index) => ({ line: index + 1, text: each.trim() }))
      .filter(({ text: each }) => each !== ''),
  );

/** With each value beside its label, where every other line is a label and the next what it says. */
function besideLabels(lines: readonly Line[]): readonly Line[] {
  const isLabel = ({ text }: Line, index: number) => (headingOf(text) !== undefined) === (index % 2 === 0);
  if (lines.length < 4 || lines.length % 2 > 0 || !lines.every(isLabel)) return lines;
  return lines.flatMap(({ line, text }, index) =>
    index % 2 === 0 ? [{ line, text: `${text.replace(/[\s:]+$/, '')}: ${lines[index + 1]?.text}` }] : [],
  );
}

function saidBy(line: number, text: string): Said {
  const [, label = '', value = text] = LABELLED.exec(text) ?? [];
  return { line, label, value };
}
