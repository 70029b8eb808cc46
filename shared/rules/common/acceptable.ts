import type { Band, SettingValue } from '#shared/vocabulary/header.ts';
import { MOST, RANGES } from '#shared/vocabulary/size-limits.ts';

// What may be given for a setting: not needed by those who only play by the settings.

type Accepts = (value: SettingValue) => boolean;

export const isWholeFrom =
  (least: number, most: number): Accepts =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Two or more, the first from rung 1, each further down than the one before, and than the rung as far as which it goes. */
export function areBands(bands: readonly Band[]): boolean {
  const [first, last] = RANGES.rung;
  return (
    bands.length >= 2 &&
    bands.length <= MOST.bands &&
    bands.every(({ from, up, to }, index) => {
      const before = bands[index - 1];
      const goesUp = to === undefined ? up !== undefined : up === undefined && isWholeFrom(first, from - 1)(to);
      return Number.isInteger(from) && from <= last && goesUp && (before ? from > before.from : from === first);
    })
  );
}

export const isTime: Accepts = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** What neither may hold: paragraphs have ends of lines. */
const UNFIT = { line: /\p{Cc}/u, paragraphs: /[^\P{Cc}\t\r\n]/u } as const;

export const isTextUpTo =
  (most: number, kind: keyof typeof UNFIT): Accepts =>
  (value) =>
    typeof value === 'string' && value.length <= most && !UNFIT[kind].test(value);

export const isOneOf =
  (words: readonly string[]): Accepts =>
  (value) =>
    typeof value === 'string' && words.includes(value);

/** Each once, in any order. */
export const areSomeOf =
  (words: readonly string[]): Accepts =>
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((word, index) => words.includes(word) && value.indexOf(word) === index);
