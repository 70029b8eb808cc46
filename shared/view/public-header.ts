import { systemOf } from '../systems/registry.ts';
import type { Header } from '../vocabulary/header.ts';

/** What is fixed about a ladder, as everybody may read it: of its settings those that its system has. */
export const publicHeader = (given: Header): Header => {
  const { system, timezone, season, closures, board, name, line } = given;
  const settings = publicSettings(given);
  return {
    system,
    timezone,
    season: { start: season.start, ...(season.end !== undefined && { end: season.end }) },
    ...(closures && { closures: closures.map(({ from, to }) => ({ from, to })) }),
    ...(board !== undefined && { board }),
    ...(settings && { settings }),
    ...(name !== undefined && { name }),
    ...(line !== undefined && { line }),
  };
};

function publicSettings(header: Header): Header['settings'] {
  const { settings } = header;
  const known = new Set(systemOf({ header }).settings.map(({ name }) => name));
  return settings && Object.fromEntries(Object.entries(settings).filter(([name]) => known.has(name)));
}
