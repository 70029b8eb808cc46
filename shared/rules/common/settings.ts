import type { Band, Header, SettingValue } from '#shared/vocabulary/header.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { areBands, areSomeOf, isOneOf, isTextUpTo, isTime, isWholeFrom } from './acceptable.ts';

/** The headings under which a form asks for the settings of a system that has many, in the order of its rules. */
export const SETTING_GROUPS = ['challenges', 'games', 'moves', 'deadlines', 'away', 'results'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** A ladder as far as it says what it has settled otherwise than its system. */
export type WithSettings = { readonly header: Pick<Header, 'settings'> };

/** The same, and whether the season has a last day. */
type SettledOn = { readonly header: Pick<Header, 'settings'> & Partial<Pick<Header, 'season'>> };

/** A figure of a system that a club may have otherwise: given in the header's settings, or else as the seed has it. */
export interface Setting<T extends SettingValue = SettingValue, Name extends string = string> {
  readonly name: Name;
  /** As the written rules of the system have it. */
  readonly usual: T;
  readonly range: Range;
  readonly accepts: (value: SettingValue) => boolean;
  readonly of: (ladder: WithSettings) => T;
  /** The heading under which a form asks for it; before all headings if undefined. */
  readonly group?: SettingGroup;
  /** Whether it changes anything, as the others are; it always does where nothing is said. */
  readonly matters?: (ladder: SettledOn) => boolean;
  /** Whether it can have no effect while the others are set this way: a form that asks for it says so. */
  readonly isIdle?: (ladder: WithSettings) => boolean;
}

/**
 * What may be given: a whole number; one, or bands of rungs with a number each; a time of day, text up to a number of
 * characters, or one or more of some words.
 */
type Range =
  | { readonly kind: 'whole' | 'bands'; readonly least: number; readonly most: number }
  | { readonly kind: 'time' }
  | { readonly kind: 'line' | 'paragraphs'; readonly most: number }
  | { readonly kind: 'one' | 'several'; readonly of: readonly string[] };

export const figure = <const Name extends string>(
  name: Name,
  usual: number,
  [least, most]: readonly [number, number],
): Setting<number, Name> => ({
  name,
  usual,
  range: { kind: 'whole', least, most },
  accepts: isWholeFrom(least, most),
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'number' ? given : usual;
  },
});

/** One figure for all, or bands: from a rung downwards until the next one begins. */
export type Banded = number | readonly Band[];

/** A figure that may be another one further down, or as far as a rung: two or more bands, the first from rung 1. */
export const banded = <const Name extends string>(
  name: Name,
  usual: number,
  [least, most]: readonly [number, number],
): Setting<Banded, Name> => {
  const { accepts } = figure(name, usual, [least, most]);
  return {
    name,
    usual,
    range: { kind: 'bands', least, most },
    accepts: (value) =>
      isBands(value) ? areBands(value) && value.every(({ up }) => up === undefined || accepts(up)) : accepts(value),
    of: ({ header }) => {
      const given = header.settings?.[name];
      return given !== undefined && (typeof given === 'number' || isBands(given)) ? given : usual;
    },
  };
};

export const isBands = (value: SettingValue): value is readonly Band[] =>
  typeof value === 'object' && value.every((each) => typeof each === 'object');

/** What holds for the player on a rung. */
export const bandedAt = (figures: Banded, rung: number): Pick<Band, 'up' | 'to'> =>
  typeof figures === 'number' ? { up: figures } : (figures.findLast(({ from }) => from <= rung) ?? {});

type TextSetting<Name extends string> = Omit<Setting<string, Name>, 'of'>;

const text = <Name extends string>({ name, usual, ...more }: TextSetting<Name>): Setting<string, Name> => ({
  name,
  usual,
  ...more,
  of: ({ header }) => {
    const given = header.settings?.[name];
    return typeof given === 'string' ? given : usual;
  },
});

/** A time of day on the ladder's clock, such as "19:50". */
export const timeOfDay = <const Name extends string>(name: Name, usual: string): Setting<string, Name> =>
  text({
    name,
    usual,
    range: { kind: 'time' },
    accepts: isTime,
  });

/** Text in the club's own words; missing if nothing is given. */
const ownText = <const Name extends string>(
  name: Name,
  kind: 'line' | 'paragraphs',
  most: number,
): Setting<string, Name> =>
  text({
    name,
    usual: '',
    range: { kind, most },
    accepts: isTextUpTo(most, kind),
  });

export const choice = <const Name extends string>(
  name: Name,
  usual: string,
  words: readonly string[],
): Setting<string, Name> =>
  text({
    name,
    usual,
    range: { kind: 'one', of: words },
    accepts: isOneOf(words),
  });

/** Some of several words, each once, in any order; all of them, where nothing is given. */
export const severalOf = <const Name extends string>(
  name: Name,
  words: readonly string[],
): Setting<readonly string[], Name> => ({
  name,
  usual: words,
  range: { kind: 'several', of: words },
  accepts: areSomeOf(words),
  of: ({ header }) => {
    const given = header.settings?.[name];
    return isWords(given) ? given : words;
  },
});

const isWords = (value: SettingValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export const isAmong = (settings: readonly Setting<SettingValue>[], { name }: Pick<Setting, 'name'>): boolean =>
  settings.some((each) => each.name === name);

/** Settings under one heading, in the order of the form. */
export const inGroup = <Each extends Setting<SettingValue>>(group: SettingGroup, all: readonly Each[]): Each[] =>
  all.map((each) => ({ ...each, group }));

/** Whether a figure that may be 0, for none, has changed. */
export const isSet =
  (setting: Pick<Setting<number>, 'of'>) =>
  (ladder: WithSettings): boolean =>
    setting.of(ladder) > 0;

/** A setting that changes something only where others are set so: no form asks for it elsewhere. */
export const onlyWhere = <Each extends Setting<SettingValue>>(
  matters: (ladder: SettledOn) => boolean,
  setting: Each,
): Each => ({ ...setting, matters });

/** A setting that has no effect while others are set this way: a form still asks for it, and says so. */
export const idleWhere = <Each extends Setting<SettingValue>>(
  isIdle: (ladder: WithSettings) => boolean,
  setting: Each,
): Each => ({ ...setting, isIdle });

/** Milliseconds after midnight. */
export function timeIn(ladder: WithSettings, time: Setting<string>): number {
  const [hour = 0, minute = 0] = time.of(ladder).split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}

export const LONGEST_LINE = 200;

/** What the club says beside the rules: who brings the balls, what a court costs. */
export const words = ownText('words', 'paragraphs', LONGEST.words);

/** Where a club plays: ladders say it in the first line of `words` now, which is all that forms ask for. */
export const venue = onlyWhere(() => false, ownText('venue', 'line', LONGEST_LINE));

/** What every system has. */
export const ownSettings = { venue, words } as const;
