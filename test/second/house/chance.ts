import { dateOf, dayOf } from './calendar.ts';
import type { Header } from './world.ts';
import { choices, figures, type Given, type Settings } from './world.ts';

/** Chance that is the same again for the same seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not, 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  is(probability: number): boolean {
    return this.#next() < probability;
  }

  /** A whole number from 0 to the one given, both included. */
  upTo(most: number): number {
    return Math.floor(this.#next() * (most + 1));
  }

  of<T>(all: readonly T[]): T {
    return all[this.upTo(all.length - 1)] as T;
  }

  times<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  shuffled<T>(all: readonly T[]): readonly T[] {
    const keyed = all.map((each) => ({ each, key: this.#next() }));
    return keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each);
  }

  /** One of those given, the more likely the more it weighs. */
  weighed<T>(all: readonly (readonly [weight: number, value: T])[]): T {
    const [first] = all;
    let left = this.#next() * all.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of all) {
      left -= weight;
      if (left < 0) return value;
    }
    return (first as readonly [number, T])[1];
  }
}

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

/** A score, with its points or how it came about, mostly one that fits the game. */
export function someScore(chance: Chance, game: Settings['game'], isCorrection: boolean): object {
  const needed = game === 'one' ? 1 : (Number(game.at(-1)) + 1) / 2;
  if (chance.is(0.08))
    return {
      score: chance.of([
        [0.5, 0.5],
        [2, 2],
        [needed, needed],
        [0, 0],
        [1, 0],
        [4, 0],
      ]),
    };
  const loser = chance.upTo(needed - 1);
  const isFirst = chance.is(0.5);
  const score = isFirst ? [needed, loser] : [loser, needed];
  const how = isCorrection || chance.is(0.8) ? {} : { [chance.of(['walkover', 'noShow', 'retired'])]: true };
  return { score, ...how, ...(chance.is(0.35) && { points: pointsOf(chance, score, 'retired' in how) }) };
}

/** The points of each game, mostly those that make the score. */
function pointsOf(
  chance: Chance,
  [mine = 0, theirs = 0]: readonly number[],
  isBrokenOff: boolean,
): readonly (readonly number[])[] {
  const wonByMine = mine > theirs;
  const order = chance.shuffled([
    ...Array(wonByMine ? mine - 1 : mine).fill(true),
    ...Array(wonByMine ? theirs : theirs - 1).fill(false),
  ]);
  const games: boolean[] = [...order, wonByMine];
  const played = isBrokenOff ? games.slice(0, Math.max(1, games.length - chance.upTo(2))) : games;
  return played.map((won) => {
    if (chance.is(0.04))
      return chance.of([
        [7, 7],
        [0, 0],
        [0, 99],
        [3, 100],
      ]);
    return won ? [11, chance.upTo(9)] : [chance.upTo(9), 11];
  });
}

/** An instant as the log writes it, with one offset or another. */
export function instantOf(chance: Chance, at: number): string {
  const offset = chance.of([0, 0, 60, -300, 330, 840]);
  const shown = new Date(at + offset * 60_000).toISOString().slice(0, 19);
  if (offset === 0) return `${shown}Z`;
  const minutes = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
