import { systemOf } from '../systems/registry.ts';
import type { Closure, Header } from '../vocabulary/header.ts';

/** What a ladder is and by what it is played, as everybody may read it: of its settings those that its system has. */
export const publicHeader = (given: Header): Header => {
  const { system, timezone, season, closures, board, settings, name, line } = given;
  return {
    system,
    timezone,
    season: { start: season.start, ...(season.end !== undefined && { end: season.end }) },
    ...(closures && { closures: publicClosures(closures) }),
    ...(board !== undefined && { board }),
    ...(settings && { settings: publicSettings(given, settings) }),
    ...(name !== undefined && { name }),
    ...(line !== undefined && { line }),
  };
};

export const publicClosures = (closures: readonly Closure[]): readonly Closure[] =>
  closures.map(({ from, to }) => ({ from, to }));

export function publicSettings<T>(
  header: Pick<Header, 'system'>,
  settings: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const known = new Set<string>(systemOf({ header }).settings.map(({ name }) => name));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => known.has(name)));
}
