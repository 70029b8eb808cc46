import { inLines } from './cells.ts';
import type { Cells } from './columns.ts';
import { withoutAddress } from './loose.ts';

interface Recipient {
  readonly name: string;
  readonly email: string;
}

const BRACKETED = /<\s*(?:mailto:)?([^<>]*)>/i;

/** "To: ", as mail programs write it in three languages. */
const FIELD = /^\s*(?:to|cc|bcc|from|an|von|kopie|blindkopie|à|de|cci)\s*:\s*/i;

const OTHER_FIELD = /^\s*(?:sent|date|subject|gesendet|datum|betreff|envoyé|objet)\s*:/i;

/** "Subject: Re: dates", as it stands above an e-mail. */
export const isOtherField = (line: string): boolean => OTHER_FIELD.test(line);

/** Of one person, with others who have no address; in characters. */
const LONGEST_NAME = 1000;

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;

/**
 * The recipients of an e-mail, several on a line, as rows of name and address; undefined where the text is something else.
 * Every address ends a person, so commas and semicolons before it are of the name, or of people who have none.
 */
export function recipientsIn(text: string): readonly Cells[] | undefined {
  const lines = unfolded(text).map(({ line, said }) => ({ line, found: recipientsOf(said), said }));
  const filled = lines.filter(({ said }) => said.trim() !== '');
  const people = filled.filter(({ found }) => found !== undefined);
  const fields = filled.filter(({ said }) => isOtherField(said));
  if (people.length === 0 || people.length < (filled.length - fields.length) / 2) return undefined;
  // Addresses alone below names are not recipients, but the other lines of these.
  if (people.length < filled.length && !people.some(({ found }) => found?.some(({ name }) => name !== '')))
    return undefined;
  const all = filled.flatMap(({ line, found, said }) =>
    (found ?? [{ name: said.trim(), email: '' }]).map(({ name, email }) => ({ line, cells: [name, email] })),
  );
  // Of several on a line each has a number of its own.
  return all.length > filled.length ? all.map(({ cells }, index) => ({ line: index + 1, cells })) : all;
}

/** Lines, of which one that begins with an address goes on from the one before. */
function unfolded(text: string): readonly { readonly line: number; readonly said: string }[] {
  const all: { line: number; said: string }[] = [];
  for (const [index, said] of inLines(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = all.at(-1);
    if (last && /^\s*</.test(said) && last.said.trim() !== '' && !last.said.includes('@')) last.said += ` ${said}`;
    else all.push({ line: index + 1, said });
  }
  return all;
}

/** Other lines, with one for each person of those that name recipients: "To: Ann <ann@example.org>, Bob <bob@example.org>". */
export const recipientsApart = (rows: readonly Cells[]): readonly Cells[] =>
  rows.flatMap((row) => {
    const [said = ''] = row.cells;
    const found = recipientsOf(said) ?? [];
    if (found.length < 2 && !(found.length === 1 && FIELD.test(said))) return [row];
    return found.map(({ name, email }, index) => ({ line: row.line + index / 1000, cells: [`${name} <${email}>`] }));
  });

/** The people of a line that holds nothing but recipients. */
function recipientsOf(line: string): readonly Recipient[] | undefined {
  const parts = line.replace(FIELD, '').split(BRACKETED);
  const rest = parts.pop() ?? '';
  const found: Recipient[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [before = '', email = ''] = parts.slice(at, at + 2).map((part) => part.trim());
    if (!ADDRESS.test(email)) return undefined;
    found.push(...namedBy(before.slice(0, LONGEST_NAME), email));
  }
  const beside = besideAddresses(rest) ?? (found.length > 1 ? withoutAddresses(rest) : undefined);
  if (beside) return [...found, ...beside];
  const bare = rest
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^["']|["']$/g, ''))
    .filter((each) => each !== '');
  if (!bare.every((each) => ADDRESS.test(each))) return undefined;
  const all = [...found, ...bare.map((email) => ({ name: '', email }))];
  return all.length > 0 ? all : undefined;
}

/** "Ann ann@example.org; Bob (bob@example.org)": several people, each with an address and no brackets that show its end. */
function besideAddresses(said: string): readonly Recipient[] | undefined {
  const parts = said.split(/[,;]/).filter((part) => part.trim() !== '');
  if (parts.length < 2 || !parts.every((part) => part.includes('@') && part.length < LONGEST_NAME)) return undefined;
  const people = parts.map((part) => {
    const { rest, email = '' } = withoutAddress(part);
    return { name: unquoted(rest), email };
  });
  return people.every(({ name, email }) => email !== '' && /^\p{L}[^@\d]*$/u.test(name)) ? people : undefined;
}

/** ", Cy Day": people behind others, without an address. */
function withoutAddresses(said: string): readonly Recipient[] | undefined {
  const names = said
    .split(/[,;]/)
    .map(unquoted)
    .filter((name) => name !== '');
  return names.length > 0 && names.every((name) => /^\p{L}[^@\d]*$/u.test(name))
    ? names.map((name) => ({ name, email: '' }))
    : undefined;
}

/** The names before an address: its person, and before semicolons others without an address. */
function namedBy(before: string, email: string): readonly Recipient[] {
  const parts = before.split(';');
  const own = parts.pop() ?? '';
  const others = parts.flatMap((part) => apart(part, ''));
  return [...others.filter(({ name, email: to }) => name !== '' || to !== ''), ...apart(own, email)];
}

/** A name, and the addresses among its words, which are of others; Outlook repeats that of the person. */
function apart(part: string, email: string): readonly Recipient[] {
  const words = part.split(/[\s,'"]+/).filter((each) => ADDRESS.test(each));
  const name = words.reduce((said, each) => said.replace(each, ''), part);
  const others = words.filter((each) => each.toLowerCase() !== email.toLowerCase());
  return [...others.map((each) => ({ name: '', email: each })), { name: unquoted(name), email }];
}

/** A name without quotes, "\\" and separators around it. */
const unquoted = (name: string): string =>
  name
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'(.*)'$/, '$1')
    .replace(/\\(.)/g, '$1')
    .trim();
