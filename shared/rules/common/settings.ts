import type { Header, SettingValue } from '../../vocabulary/header.ts';
import { capital } from '../../words/phrase.ts';

/** A figure of a system that a club may have otherwise: given in the header's settings, or else as the seed has it. */
export interface Setting<T extends SettingValue = SettingValue> {
  readonly name: string;
  /** What people read beside it. */
  readonly label: string;
  /** As the written rules of the system have it. */
  readonly usual: T;
  /** What may be given, for people. */
  readonly range: string;
  /** What may be chosen, by its value, in words; none where anything in the range may be given. */
  readonly choices: Readonly<Record<string, string>>;
  readonly accepts: (value: SettingValue) => boolean;
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
    accepts: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  });

/** A few words of the club's own, on one line; none, where nothing is given. */
export const words = (name: string, label: string, most: number): Setting<string> =>
  text({
    name,
    label,
    usual: '',
    range: `a line of at most ${most} characters`,
    choices: {},
    accepts: (value) => typeof value === 'string' && value.length <= most && !/\p{Cc}/u.test(value),
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
    accepts: (value) => typeof value === 'string' && Object.hasOwn(choices, value),
  });

/** Some of several words, each once, in any order; all of them, where nothing is given. */
export const severalOf = (name: string, label: string, words: readonly string[]): Setting<readonly string[]> => {
  const choices = Object.fromEntries(words.map((word) => [word, capital(word)]));
  return {
    name,
    label,
    usual: words,
    range: `a list of one or more of ${words.join(', ')}`,
    choices,
    accepts: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((word, index) => words.includes(word) && value.indexOf(word) === index),
    of: ({ header }) => {
      const given = header.settings?.[name];
      return typeof given === 'object' ? given : words;
    },
  };
};

/** Milliseconds after midnight. */
export function timeIn(ladder: { readonly header: Pick<Header, 'settings'> }, time: Setting<string>): number {
  const [hour = 0, minute = 0] = time.of(ladder).split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}
