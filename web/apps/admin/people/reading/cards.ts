import { decoded } from '#web/ui/forms/decoding.ts';
import { inLines, tidy } from './cells.ts';
import type { Cells } from './columns.ts';

/** "item1.EMAIL;TYPE=HOME:ann@example.org"; a colon within quotes is of the terms. */
const PROPERTY = /^\s*(?:[\w-]+\.)?([a-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i;

interface Property {
  readonly name: string;
  readonly terms: string;
  readonly value: string;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** The cards of an address book (vCard 2.1, 3.0 and 4.0) as a table below its headings; undefined where a text is something else. */
export function cardsIn(text: string): readonly [headings: Cells, ...cards: Cells[]] | undefined {
  if (!/^\s*BEGIN:VCARD/im.test(text)) return undefined;
  const cards: { readonly line: number; readonly properties: Property[] }[] = [];
  for (const { line, text: each } of unfolded(text)) {
    const property = propertyIn(each);
    if (property?.name === 'BEGIN') cards.push({ line, properties: [] });
    else if (property) cards.at(-1)?.properties.push(property);
  }
  return [
    { line: 0, cells: ['Name', 'E-Mail', 'Organisation'] },
    ...cards.map(({ line, properties }) => ({ line, cells: cellsOf(properties).map(tidy) })),
  ];
}

/** Of two addresses the one that is preferred, else the first. */
function cellsOf(properties: readonly Property[]): readonly string[] {
  const valuesOf = (name: string) => properties.filter((each) => each.name === name && each.value.trim() !== '');
  const [[name], [parts], emails, [organisation]] = [valuesOf('FN'), valuesOf('N'), valuesOf('EMAIL'), valuesOf('ORG')];
  const email = emails.find(({ terms }) => /\bPREF\b/i.test(terms)) ?? emails[0];
  return [
    name ? plain(name.value) : inOrder(parts?.value ?? ''),
    email ? plain(email.value) : '',
    plain(organisation?.value ?? ''),
  ];
}

/** "Lee;Ann;Mary;Dr;", as cards sort a name: the given name first. */
function inOrder(parts: string): string {
  const [family = '', given = ''] = (parts.match(/(?:\\.|[^\\;])*;?/g) ?? []).map((part) =>
    plain(part.replace(/;$/, '')),
  );
  return `${given} ${family}`;
}

const plain = (value: string): string => value.replace(/\\([,;\\])/g, '$1');

/** A line goes on in the next behind a blank, or an "=" at the end of one. */
function unfolded(text: string): readonly Line[] {
  const lines: { line: number; text: string }[] = [];
  for (const [index, each] of inLines(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(each)) last.text += each.slice(1);
    else if (last && /QUOTED-PRINTABLE.*=$/i.test(last.text)) last.text = last.text.slice(0, -1) + each;
    else lines.push({ line: index + 1, text: each });
  }
  return lines;
}

function propertyIn(line: string): Property | undefined {
  const [, name, terms = '', value = ''] = PROPERTY.exec(line) ?? [];
  if (name === undefined) return undefined;
  return { name: name.toUpperCase(), terms, value: /QUOTED-PRINTABLE/i.test(terms) ? printed(value) : value };
}

/** "J=C3=B6rg", as older programs write letters. */
const printed = (value: string): string => {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decoded(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
};
