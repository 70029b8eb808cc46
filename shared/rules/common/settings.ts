import type { Header } from '../../vocabulary/header.ts';

type Value = number | string;

/** A figure of a system that a club may have otherwise: given in the header's settings, or else as the seed has it. */
export interface Setting<T extends Value = Value> {
  readonly name: string;
  /** What people read beside it. */
  readonly label: string;
  /** As the written rules of the system have it. */
  readonly usual: T;
  /** What may be given, for people. */
  readonly range: string;
  /** What may be chosen, by its value, in words; none where anything in the range may be given. */
  readonly choices: Readonly<Record<string, string>>;
  readonly accepts: (value: Value) => boolean;
  /** What holds on a ladder. */
  readonly of: (ladder: { readonly header: Pick<Header, 'settings'> }) => T;
}

/** A whole number from one figure to another. */
export const figure = (
  name: string,
  label: string,
  usual: number,
  [least, most]: readonly [number, number],
): Setting<number> => ({
  name,
  label,
  usual,
  range: `a whole number from ${least} to ${most}`,
  choices: {},
  accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'number' ? given : usual;
  },
});

type Text = Omit<Setting<string>, 'of'>;

const text = ({ name, usual, ...more }: Text): Setting<string> => ({
  name,
  usual,
  ...more,
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'string' ? given : usual;
  },
});

/** A time of day on the ladder's clock, such as "19:50". */
export const timeOfDay = (name: string, label: string, usual: string): Setting<string> =>
  text({
    name,
    label,
    usual,
    range: 'a time of day, such as "19:50"',
    choices: {},
    accepts: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)),
  });

/** One of some words. */
export const choice = (
  name: string,
  label: string,
  usual: string,
  choices: Readonly<Record<string, string>>,
): Setting<string> =>
  text({
    name,
    label,
    usual,
    range: `one of ${Object.keys(choices)
      .map((word) => `"${word}"`)
      .join(', ')}`,
    choices,
    accepts: (value) => Object.hasOwn(choices, String(value)),
  });

/** Milliseconds after midnight. */
export function timeIn(ladder: { readonly header: Pick<Header, 'settings'> }, time: Setting<string>): number {
  const [hour = 0, minute = 0] = time.of(ladder).split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}
