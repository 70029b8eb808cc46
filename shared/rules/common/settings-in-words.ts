import type { SettingValue } from '#shared/vocabulary/header.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { weekdayName } from '#shared/words/dates.ts';
import { capital } from '#shared/words/phrase.ts';
import { raceTo } from '../challenge/best-of.ts';
import { unitChoice, unitWithPoints } from '../challenge/unit.ts';
import { SETTINGS } from '../texts.ts';
import type { Banded, Setting, SettingGroup } from './settings.ts';

type ByName<T> = Readonly<Record<string, T>>;

export type SettingName = keyof typeof SETTINGS.labels;

export type PresetName = keyof typeof SETTINGS.presets;

export const presetWords = (name: PresetName): string => SETTINGS.presets[name];

export function labelOf({ name }: Setting): string {
  const labels: ByName<string> = SETTINGS.labels;
  return labels[name] ?? name;
}

/** Why nothing ever comes of a setting, as the others of a ladder are; undefined where something may. */
export function idleWords({ name, isIdle }: Setting, ladder: Parameters<Setting['of']>[0]): string | undefined {
  const why: ByName<string> = SETTINGS.idle;
  return isIdle?.(ladder) ? (why[name] ?? SETTINGS.idle.others) : undefined;
}

/** What a form says of a setting besides; undefined for nothing. */
export function hintOf({ name }: Setting): string | undefined {
  const hints: ByName<string> = SETTINGS.hints;
  return hints[name];
}

/** What a form says above the settings of a group. */
export const headingOf = (group: SettingGroup): string => SETTINGS.groups[group];

/** Settings whose choices, or some of them, are said as another’s are. */
const SAID_AS: ByName<SettingName> = {
  movement: 'win',
  draw: 'defence',
  playLate: 'acceptLate',
  strikeCosts: 'lostCosts',
  minCosts: 'lostCosts',
};

/** Choices that another setting has under another name. */
const AS: ByName<string> = { 'lost-by-challenged': 'lost' };

/** The values that may be chosen, each with its words; missing if anything in the range may be given. */
export function choicesOf({ name, range }: Setting): readonly (readonly [value: string, words: string])[] {
  const choices: ByName<ByName<string>> = SETTINGS.choices;
  if (!('of' in range)) return [];
  // Nights are chosen by the days of the week, from Monday on.
  if (name === 'nights') return range.of.map((value, index) => [value, capital(weekdayName(index + 1))]);
  if (name === unitChoice.name) return range.of.map((value) => [value, unitWithPoints(value)]);
  const { [name]: own, [SAID_AS[name] ?? name]: alike } = choices;
  return range.of.map((value) => [value, own?.[value] ?? alike?.[AS[value] ?? value] ?? raceWords(value)]);
}

/** "first to 5"; any other value without words of its own is unchanged. */
function raceWords(value: string): string {
  const games = raceTo(value);
  return games === undefined ? value : SETTINGS.firstTo(games);
}

/** As a log has them. */
const BANDS: Banded = [
  { from: 1, up: 2 },
  { from: 5, up: 3 },
  { from: 9, to: 6 },
];

/** What may be given: "a whole number from 1 to 100"; in the language that is read, or by other texts. */
export function rangeWords({ range }: Setting<SettingValue>, texts: typeof SETTINGS.ranges = SETTINGS.ranges): string {
  const { whole, bands, time, line, paragraphs, one, several } = texts;
  switch (range.kind) {
    case 'whole':
      return whole(range.least, range.most);
    case 'bands':
      return bands(whole(range.least, range.most), MOST.bands, JSON.stringify(BANDS));
    case 'time':
      return time;
    case 'line':
      return line(range.most);
    case 'paragraphs':
      return paragraphs(range.most);
    case 'one':
      return one(range.of);
    case 'several':
      return several(range.of);
  }
}
