import type { Header } from '../../vocabulary/header.ts';

type Value = number | string;

/** A figure of a system that a club may have otherwise: given in the header's settings, or else as the seed has it. */
export interface Setting<T extends Value = Value> {
  readonly name: string;
  /** As the written rules of the system have it. */
  readonly usual: T;
  /** What may be given, for people. */
  readonly range: string;
  readonly accepts: (value: Value) => boolean;
  /** What holds on a ladder. */
  readonly of: (ladder: { readonly header: Pick<Header, 'settings'> }) => T;
}

/** A whole number from one figure to another. */
export const figure = (name: string, usual: number, [least, most]: readonly [number, number]): Setting<number> => ({
  name,
  usual,
  range: `a whole number from ${least} to ${most}`,
  accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'number' ? given : usual;
  },
});

const text = (name: string, usual: string, range: string, accepts: (value: Value) => boolean): Setting<string> => ({
  name,
  usual,
  range,
  accepts,
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'string' ? given : usual;
  },
});

/** A time of day on the ladder's clock, such as "19:50". */
export const timeOfDay = (name: string, usual: string): Setting<string> =>
  text(name, usual, 'a time of day, such as "19:50"', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)));

/** One of some words. */
export const choice = (name: string, usual: string, words: readonly string[]): Setting<string> =>
  text(name, usual, `one of ${words.map((word) => `"${word}"`).join(', ')}`, (value) => words.includes(String(value)));

/** Milliseconds after midnight. */
export function timeIn(ladder: { readonly header: Pick<Header, 'settings'> }, time: Setting<string>): number {
  const [hour = 0, minute = 0] = time.of(ladder).split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}
