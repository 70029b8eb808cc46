import { dateOf, dayOf } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { Header } from './lines.ts';
import { choices, figures, type Given } from './settings.ts';

/** Zones whose days are awkward, each with a season's first day shortly before it matters. */
const PLACES: readonly (readonly [zone: string, start: string])[] = [
  ['Pacific/Apia', '2011-12-12'], // without 30 December
  ['Pacific/Kiritimati', '1994-12-19'], // without the last day of the year
  ['Australia/Lord_Howe', '2023-03-20'], // half an hour of summer time
  ['America/Santiago', '2023-08-21'], // no midnight on 3 September
  ['America/Santiago', '2023-03-20'], // two times 23 o'clock on 1 April
  ['America/New_York', '2023-10-23'],
  ['America/New_York', '2024-02-26'],
  ['Europe/London', '2023-12-11'],
  ['UTC', '2024-01-31'],
];

/** A season somewhere, with closures, by settings of all kinds. */
export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'house',
    timezone,
    season: { start, ...(chance.is(0.5) && { end: dateOf(first + chance.of([5, 60, 90, 120]) + chance.upTo(40)) }) },
    ...(closures.length > 0 && { closures }),
    settings: {
      ...(chance.is(0.4) && { confirm: 1 + chance.upTo(4) }),
      ...(chance.is(0.4) && { protectedDays: 5 + chance.upTo(23) }),
      ...(chance.is(0.4) && { rematchWeeks: 0 }),
      ...hostileSettings(chance, chance.upTo(24)),
    },
  };
}

export function closure(chance: Chance, day: number): { from: string; to: string } {
  const from = day + chance.upTo(40);
  return { from: dateOf(from), to: dateOf(from + chance.of([0, 1, 6, 13, chance.upTo(40)])) };
}

/** So many settings, often at their bounds, more often small than large. */
export function hostileSettings(chance: Chance, count: number): Given {
  const settings: Record<string, unknown> = {};
  for (let left = count; left > 0; left--) {
    if (chance.is(0.5)) {
      const [name, [usual, least, most]] = chance.of(figures);
      settings[name] = chance.of([least, most, usual, least + chance.upTo(Math.min(4, most - least)), least + 1]);
    } else {
      const [name, values] = chance.of(choices);
      settings[name] = chance.of(values);
    }
  }
  return settings;
}
