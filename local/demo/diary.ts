import { addDays } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { type ChallengeId, type Day, type Instant, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';

const MINUTE = 60_000;

/** Reads an id that a story gives. */
export function challengeId(text: string): ChallengeId {
  const id = parseChallengeId(text);
  if (!id) throw new Error(`"${text}" is no id`);
  return id;
}

/** What is to happen on which day at a club, and when it is what o'clock there. */
export class Diary {
  readonly #zone: string;
  readonly #plans = new Map<Day, (() => void)[]>();

  constructor(zone: string) {
    this.#zone = zone;
  }

  /** The instant of an hour of a day, such as 19.5 for half past seven in the evening. */
  at(day: Day, hour: number): Instant {
    return instantOf(this.#zone, day, Math.round(hour * 60) * MINUTE);
  }

  today(now: Instant): Day {
    return localOf(this.#zone, now).day;
  }

  plan(day: Day, act: () => void): void {
    this.#plans.set(day, [...(this.#plans.get(day) ?? []), act]);
  }

  /** Lives through every day from one up to, but without, another: what was planned for it, and then `also`. */
  live(from: Day, until: Day, also: (day: Day) => void): void {
    for (let day = from; day < until; day = addDays(day, 1)) {
      for (const act of this.#plans.get(day) ?? []) act();
      also(day);
    }
  }
}
