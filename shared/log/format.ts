import { formatLocal } from '../calendar/zone.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';

/** The first line of a season log. */
export const formatHeader = (header: Header): string => JSON.stringify({ ladder: header });

/** Lines as they were written before, each with the zone of its times: a log grows at its end alone. */
const written = new WeakMap<Command, { readonly zone: string; readonly text: string }>();

/** A line of a season log; times are written as the clocks of the ladder's zone show them. */
export function formatEntry(header: Header, command: Command): string {
  const known = written.get(command);
  if (known?.zone === header.timezone) return known.text;
  const text = write(header, command);
  written.set(command, { zone: header.timezone, text });
  return text;
}

function write({ timezone }: Header, { at, verb, body, override, by }: Command): string {
  const object =
    'playedAt' in body && body.playedAt !== undefined
      ? { ...body, playedAt: formatLocal(timezone, body.playedAt) }
      : body;
  return JSON.stringify({ at: formatLocal(timezone, at), [verb]: object, override, by });
}

/** A whole season log. */
export const formatLog = (header: Header, commands: readonly Command[]): string =>
  [formatHeader(header), ...commands.map((command) => formatEntry(header, command))]
    .map((line) => `${line}\n`)
    .join('');
