import * as z from 'zod/mini';
import { LOG } from '../rules/texts.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import { BEGINNING } from '../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../vocabulary/refusal.ts';
import { FIRST_LINE, type LineNumber, lineNumber } from '../vocabulary/vocabulary.ts';
import { type Parsed, type ParsedEntry, parseEntry, parseHeader } from './parse.ts';

export interface LogLine {
  readonly line: LineNumber;
  readonly entry: ParsedEntry;
}

export interface SeasonLog {
  readonly header: Header;
  readonly lines: readonly LogLine[];
}

const firstLine = z.strictObject({ ladder: z.unknown() });

export interface OpenLog {
  readonly header: Header;
  lines(): Generator<LogLine>;
}

/** Opens a season log. Only a bad header makes all of it unreadable. */
export function openLog(text: string): Parsed<OpenLog> {
  const [first = ''] = linesOf(text);
  const header = readHeader(first);
  if (!header.ok) return header;
  return { ok: true, value: { header: header.value, lines: () => entriesOf(text, header.value) } };
}

export function readLog(text: string): Parsed<SeasonLog> {
  const log = openLog(text);
  return log.ok ? { ok: true, value: { header: log.value.header, lines: [...log.value.lines()] } } : log;
}

function* entriesOf(text: string, header: Header): Generator<LogLine> {
  const system = systemOf({ header });
  let number = 0;
  for (const line of linesOf(text)) {
    if (++number === FIRST_LINE) continue;
    const json = parseJson(line);
    yield { line: lineNumber(number), entry: json.ok ? parseEntry(json.value, system) : json };
  }
}

/** One after the other. A final newline is no line; Windows line ends are accepted. */
function* linesOf(text: string): Generator<string> {
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  do {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    start = end + 1;
  } while (start < text.length);
}

function readHeader(text: string): Parsed<Header> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const outer = firstLine.safeParse(json.value);
  if (outer.success && outer.data.ladder !== undefined) return parseHeader(outer.data.ladder);
  return no(LOG.headerFirst);
}

function parseJson(text: string): Parsed<unknown> {
  if (/^\s*$/.test(text)) return no(LOG.blankLine);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return no(LOG.notJson);
  }
}

const no = (message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: refusal('invalid', message, '§0'),
});

/** What was recorded, one command a line: one that cannot be read keeps its number, and only lets no time pass. */
export function commandsIn(lines: Iterable<LogLine>): readonly Command[] {
  const commands: Command[] = [];
  for (const { entry } of lines) {
    const at = commands.at(-1)?.at ?? BEGINNING;
    commands.push(entry.ok === true ? entry.command : { at, verb: 'settle', body: {} });
  }
  return commands;
}
