import { a, eachOf, fields, listOf, perhaps } from '#shared/vocabulary/form.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asRecord, type Keeping } from '#shared/vocabulary/slot-storage.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { words } from './settings.ts';

/** What is stored of a ladder whose settings changed in mid-season. */
interface Configured {
  /** The header in the log, if the ladder's own has changed since. */
  readonly made?: Header;
  /** The settings that held before each change of them, the oldest first. */
  readonly former: readonly NonNullable<Header['settings']>[];
  /** Up to this day it is settled which months and weeks count: what comes later changes none of them. */
  readonly decidedUntil?: Day;
  /** From this day on it is other periods that count: months instead of weeks, or any at all. */
  readonly periodsSince?: Day;
}

const NEVER: Configured = { former: [] };

const unlessNever = (state: Configured): unknown => (state === NEVER ? undefined : state);

/** A record of its own, which is written with what is configured alone. Only the store needs to know how the log begins. */
const kept: Keeping<Configured> = {
  ...asRecord('configured', NEVER),
  format(state) {
    const { made: _, ...rest } = state;
    return unlessNever(state) && rest;
  },
};

export const configuredSlot = slot(
  'configured',
  NEVER,
  kept,
  fields({ former: listOf(eachOf(a('setting'))), decidedUntil: perhaps(a('day')), periodsSince: perhaps(a('day')) }),
);

export const madeOf = (ladder: Ladder): Header => configuredSlot.of(ladder).made ?? ladder.header;

/** A ladder on which the header of its log no longer holds. */
export const withMade = (ladder: Ladder, made: Header): Ladder =>
  configuredSlot.set(ladder, { ...configuredSlot.of(ladder), made });

/** By which settings a challenge or game was begun: how often they had been changed by then; missing for never. */
export interface Begun {
  readonly under?: number;
}

/** What begins now is under these settings. */
export const begunNow = (ladder: Ladder): Begun => {
  const { length } = configuredSlot.of(ladder).former;
  return length === 0 ? {} : { under: length };
};

/** The settings that decide something: what the club says in its own words is not one of them. */
export function inPlay({ settings = {} }: Pick<Header, 'settings'>): NonNullable<Header['settings']> {
  const { [words.name]: _, ...rest } = settings;
  return rest;
}

/** A ladder with the settings by which a challenge or game was begun: it keeps its terms (§0 Configuring). */
export function asBegun(ladder: Ladder, { under = 0 }: Begun): Ladder {
  const { former } = configuredSlot.of(ladder);
  if (under >= former.length) return ladder;
  return { ...ladder, header: { ...ladder.header, settings: former[under] ?? {} } };
}

/** A ladder with the settings that hold now, and with each that held before. */
export const everSet = (ladder: Ladder): readonly Ladder[] => [
  ladder,
  ...configuredSlot.of(ladder).former.map((settings) => ({ ...ladder, header: { ...ladder.header, settings } })),
];

/** A ladder whose settings or last day are about to change: what is due by then is decided by those of before. */
export function withDecided(ladder: Ladder, until: Day, areSettings: boolean): Ladder {
  const before = configuredSlot.of(ladder);
  const former = areSettings ? [...before.former, inPlay(ladder.header)] : before.former;
  return configuredSlot.set(ladder, { ...before, former, decidedUntil: until });
}

/** A ladder on which other periods count than before, those that begin on a day or later. */
export const withPeriodsSince = (ladder: Ladder, periodsSince: Day): Ladder =>
  configuredSlot.set(ladder, { ...configuredSlot.of(ladder), periodsSince });
