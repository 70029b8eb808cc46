import { parseHeader } from '#shared/log/parse.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { readingOf } from '#test/second/readings.ts';

/** What a line of a log says. */
export interface Said {
  /** In milliseconds. */
  readonly at: number;
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly override?: string;
}

/** Undefined for a line that says nothing. */
export function saidIn(line: string): Said | undefined {
  try {
    const { at, by: _, override, ...said } = JSON.parse(line);
    const [[verb, body] = []] = Object.entries<Said['body']>(said);
    const when = Date.parse(at);
    if (!verb || !body || Number.isNaN(when)) return undefined;
    return { at: when, verb, body, ...(override !== undefined && { override }) };
  } catch {
    return undefined;
  }
}

/** How many players a ladder begins with at least. */
const FEWEST = 5;

/** A ladder that people begin so that it is accepted, by the first seed that makes one. */
export function beginningOf(
  system: SystemId,
  nextSeed: () => number,
): { readonly header: Header; readonly seed: Said } {
  for (;;) {
    const { lines, outcome } = readingOf(system).hostileSeason(system, nextSeed(), 1);
    const [first = '', second = ''] = lines;
    const [header, seed] = [parseHeader(JSON.parse(first).ladder), saidIn(second)];
    const players = seed?.body['players'];
    const isRight = outcome.trace[0]?.ok === true && Array.isArray(players) && players.length >= FEWEST;
    if (header.ok && seed && isRight) return { header: header.value, seed };
  }
}
