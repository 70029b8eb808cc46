import { formatLocal } from '../calendar/zone.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';

/** The first line of a season log. */
export const formatHeader = (header: Header): string => JSON.stringify({ ladder: header });

/** A line of a season log; times are written as the clocks of the ladder's zone show them. */
export function formatEntry({ timezone }: Header, { at, verb, body, override, by }: Command): string {
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
