import * as z from 'zod/mini';
import { isOfOurYears, LAST_DATE, parseDay, parseInstant, YEARS } from '../calendar/moment.ts';
import { parseZone, zoneMeant } from '../calendar/zone-names.ts';
import { rangeWords } from '../rules/common/settings-in-words.ts';
import { parseGap } from '../rules/go/gaps.ts';
import { settings as ENGLISH } from '../rules/texts/en.ts';
import type { System } from '../systems/system.ts';
import { PEOPLE_OF_PAIR, PLAYING } from '../vocabulary/command.ts';
import type { SettingValue } from '../vocabulary/header.ts';
import { BEGINNING } from '../vocabulary/ladder.ts';
import { LONGEST, MOST, RANGES } from '../vocabulary/size-limits.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  isId,
  type LineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  rung as rungOf,
} from '../vocabulary/vocabulary.ts';
import { visible } from '../words/look-alikes.ts';
import { FAULTS } from './fault-words.ts';

/** What is wrong with a field, in the language that is read when it is found out. */
export const saying = (text: () => string): { readonly error: () => string } => ({ error: text });

/** Text up to a number of characters that a parser of ours turns into a word of the vocabulary. */
function word<T>(longest: number, parse: (text: string) => T | undefined, says: (text: string) => string) {
  return z.pipe(
    z.string().check(z.maxLength(longest, { error: () => says('') })),
    z.transform((text, context): T => {
      const parsed = parse(text);
      if (parsed !== undefined) return parsed;
      const message = says(text);
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

const ID_SAYS = (): string => FAULTS.id(LONGEST.id);

export const id = word<string>(LONGEST.id, (text) => (isId(text) ? text : undefined), ID_SAYS);
export const player = word<PlayerId>(LONGEST.id, parsePlayerId, ID_SAYS);
export const challenge = word<ChallengeId>(LONGEST.id, parseChallengeId, ID_SAYS);
const outsideYears = (): string => FAULTS.years(String(YEARS[0]), String(YEARS[1]));

/** A date, or a date and time, in the years that a ladder can have; `even`: or this one. */
function dated<T>(parse: (text: string) => T | undefined, says: () => string, outside = outsideYears, even?: T) {
  const isAllowed = (text: string): boolean => isOfOurYears(text) || (even !== undefined && parse(text) === even);
  return word<T>(
    LONGEST.date,
    (text) => (isAllowed(text) ? parse(text) : undefined),
    (text) => (parse(text) === undefined ? says : outside)(),
  );
}

const DAY_SAYS = (): string => FAULTS.day;

export const day = dated<Day>(parseDay, DAY_SAYS);
const lastDay = dated<Day>(parseDay, DAY_SAYS, () =>
  FAULTS.yearsOrNever(String(YEARS[0]), String(YEARS[1]), LAST_DATE),
);
/** Lines ahead of the first that could be read are dated before all time. */
export const moment = dated<Instant>(parseInstant, () => FAULTS.moment, outsideYears, BEGINNING);

export const zone = word<string>(LONGEST.zone, parseZone, zoneSays);

function zoneSays(text: string): string {
  const meant = zoneMeant(text);
  return meant === undefined ? FAULTS.zone : FAULTS.zoneMeant(meant);
}

export const line = z.pipe(
  z.int(),
  z.transform((number) => number as LineNumber),
);

const number = ([least, most]: readonly [number, number]) => z.number().check(z.minimum(least), z.maximum(most));

export const pgn = z.string().check(z.maxLength(LONGEST.pgn));
export const minutes = number(RANGES.minutes);
export const rating = number(RANGES.rating);
const points = number(RANGES.points);
/** In rungs, from the challenger up to the challenged. */
export const distance = z.int().check(
  z.minimum(RANGES.distance[0]),
  z.maximum(RANGES.distance[1]),
  z.refine(
    (rungs) => rungs !== 0,
    saying(() => FAULTS.distance),
  ),
);

/** 1 for the top. */
export const rung = z.pipe(
  z.int().check(z.minimum(RANGES.rung[0]), z.maximum(RANGES.rung[1])),
  z.transform((place) => rungOf(place)),
);

export const remark = z.string().check(
  z.regex(
    /\S/,
    saying(() => FAULTS.blank),
  ),
  z.maxLength(LONGEST.remark),
);
export const name = z.string().check(z.overwrite(visible), z.maxLength(LONGEST.name));

/** No id twice, each in its place among the fields of what is listed. */
const allDifferent = <Each>(idOf: (each: Each) => string) =>
  z.refine<readonly Each[]>(
    (all) => new Set(all.map(idOf)).size === all.length,
    saying(() => FAULTS.personTwice),
  );

export const people = z.readonly(
  z.array(z.strictObject({ id: player, name: z.exactOptional(name) })).check(
    z.minLength(PEOPLE_OF_PAIR[0]),
    z.maxLength(PEOPLE_OF_PAIR[1]),
    allDifferent(({ id }) => id),
  ),
);

/** Those who play, two as each of two entrants. */
export const lineup = z.readonly(
  z.array(player).check(
    z.length(2 * PLAYING),
    allDifferent((id) => id),
  ),
);

export const score = z.readonly(z.tuple([points, points]));

const gamePoints = z.int().check(z.minimum(RANGES.gamePoints[0]), z.maximum(RANGES.gamePoints[1]));
export const games = z.readonly(
  z.array(z.readonly(z.tuple([gamePoints, gamePoints]))).check(z.minLength(1), z.maxLength(MOST.games)),
);

export const scores = z.readonly(z.array(z.readonly(z.tuple([player, points]))).check(z.maxLength(MOST.seats)));

/** The gap between two programs, such as "3.5+". */
export const gap = z.string().check(
  z.maxLength(LONGEST.gap),
  z.refine(
    (text) => parseGap(text) !== undefined,
    saying(() => FAULTS.gap),
  ),
);

/** What players may say of themselves, and how. */
export const preferences = {
  rated: z.exactOptional(z.boolean()),
  main: z.exactOptional(minutes),
  byoyomi: z.exactOptional(minutes),
  scoring: z.exactOptional(z.string().check(z.maxLength(LONGEST.scoring))),
  registered: z.exactOptional(z.boolean()),
  paidUntil: z.exactOptional(lastDay),
} as const;

const rungNumber = number(RANGES.rung);
const band = z.strictObject({ from: rungNumber, up: z.exactOptional(points), to: z.exactOptional(rungNumber) });

export const settingName = z.string().check(z.maxLength(LONGEST.setting));
export const settingValue = z.union([
  points,
  z.string().check(z.maxLength(LONGEST.words)),
  z.readonly(z.array(settingName).check(z.maxLength(MOST.words))),
  z.readonly(z.array(band).check(z.maxLength(MOST.bands))),
]);

export const closures = z.readonly(
  z.array(z.strictObject({ from: day, to: lastDay })).check(
    z.maxLength(
      MOST.closures,
      saying(() => FAULTS.thereMayBe(MOST.closures)),
    ),
    z.refine(
      (all) => all.every(({ from, to }) => from <= to),
      saying(() => FAULTS.endsFirst),
    ),
  ),
);

interface SettingFault {
  /** The setting, where there is one. */
  readonly path: readonly string[];
  readonly says: string;
}

/** What is wrong with the settings of a ladder; null is for the system's own figure. */
export function settingFault(
  system: System,
  settings: Readonly<Record<string, SettingValue | null>>,
): SettingFault | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const setting = system.settings.find((each) => each.name === name);
    if (!setting) {
      const known = system.settings.map((each) => each.name).join(', ');
      const says = known ? FAULTS.noSetting(system.name, name, known) : FAULTS.noSettings(system.name, name);
      return { path: [], says };
    }
    if (value !== null && !setting.accepts(value))
      return { path: [name], says: FAULTS.mustBe(rangeWords(setting, ENGLISH.ranges)) };
  }
  return undefined;
}
