import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

/** What a published file was made from. */
export interface Edition {
  /** The ladder's last line; of a list of ladders or clubs, their number and how often clubs were listed or taken off. */
  readonly version: number;
  /** When it was rendered: pages speak of today, and are rendered again without a new line. */
  readonly at: Instant;
  /** Names the code and style that rendered it: one word. */
  readonly release: string;
}

/** Whether one was made from something older than the other: an older line or, of the same line, an earlier rendering. */
export const isBefore = (one: Edition, other: Edition): boolean =>
  one.version < other.version || (one.version === other.version && one.at < other.at);

/** An edition as it is kept beside a file: "12 1636970000000 5f3a09c1". */
export const formatEdition = ({ version, at, release }: Edition): string => `${version} ${at} ${release}`;

/** Undefined where something else has been written there. */
export function parseEdition(text: string): Edition | undefined {
  const [, version, at, release] = /^(\d{1,15}) (-?\d{1,15}) (\S+)$/.exec(text) ?? [];
  if (version === undefined || release === undefined) return undefined;
  return { version: Number(version), at: instant(Number(at)), release };
}
