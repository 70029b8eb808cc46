import { formatLocal } from '../calendar/zone.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import { FIRST_LINE, type Instant } from '../vocabulary/vocabulary.ts';

/** The first line of a season log. A file has one season, and its lines count from 1. */
export const formatHeader = ({ line: _, ...header }: Header): string => JSON.stringify({ ladder: header });

/** Lines as they were written before, each with the zone of its times: only the end of a log grows. */
const written = new WeakMap<Command, { readonly zone: string; readonly text: string }>();

/** A line of a season log; times are written as the clocks of the ladder's zone show them. */
export function formatEntry(header: Header, command: Command): string {
  const known = written.get(command);
  if (known?.zone === header.timezone) return known.text;
  const text = write(header, command);
  written.set(command, { zone: header.timezone, text });
  return text;
}

const TIMES = ['playedAt', 'arrivedAt'] as const;

/** An entry's object with its times as the clocks of a zone show them. */
function withTimesWritten(zone: string, body: Command['body']): object {
  const times: Readonly<Record<(typeof TIMES)[number], Instant | undefined>> = {
    playedAt: undefined,
    arrivedAt: undefined,
    ...body,
  };
  const written = TIMES.flatMap((name) => {
    const time = times[name];
    return time === undefined ? [] : [[name, formatLocal(zone, time)] as const];
  });
  return written.length === 0 ? body : { ...body, ...Object.fromEntries(written) };
}

function write({ timezone, line }: Header, { at, verb, body, override, by }: Command): string {
  const said = withLineOfFile({ line }, withTimesWritten(timezone, body));
  return JSON.stringify({ at: formatLocal(timezone, at), [verb]: said, override, by });
}

/** The line that a correction or voiding is about, as the lines of a file count. */
const withLineOfFile = (header: { readonly line: Header['line'] | undefined }, body: object): object =>
  header.line !== undefined && 'line' in body ? { ...body, line: Number(body.line) - header.line + FIRST_LINE } : body;

export const formatLog = (header: Header, commands: readonly Command[]): string =>
  [formatHeader(header), ...commands.map((command) => formatEntry(header, command))]
    .map((line) => `${line}\n`)
    .join('');
