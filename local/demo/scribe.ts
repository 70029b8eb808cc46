import { addDays } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { decide } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Bodies, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  instant,
  type LineNumber,
  parseChallengeId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';

export interface DemoLadder {
  readonly club: string;
  readonly name: string;
  readonly ladder: string;
  readonly play: (now: Instant) => Season;
}

/** Writes down what happens at a club, as the rules allow it: a refusal is a mistake of the story. */
export class Scribe {
  readonly season: Season;

  constructor(header: Header) {
    this.season = new Season(header);
  }

  get ladder(): Ladder {
    return this.season.ladder;
  }

  /** Records an entry, not before the one above it; says on which line it stands. */
  write<V extends Verb>(at: Instant, verb: V, body: Bodies[V], stamp: Omit<Stamp, 'at'>): LineNumber {
    const when = instant(Math.max(at, this.ladder.at));
    const { refusal, ladder } = this.season.decide(commandOf<Verb>({ at: when, ...stamp }, verb, body));
    if (refusal) throw new Error(`${verb} was refused: ${refusal.message}`);
    return ladder.line;
  }

  /** Whether the rules allow an entry that does not look back. */
  allows<V extends Verb>(at: Instant, verb: V, body: Bodies[V]): boolean {
    const when = instant(Math.max(at, this.ladder.at));
    return decide(this.ladder, commandOf<Verb>({ at: when }, verb, body)).refusal === undefined;
  }

  /** What falls due is settled by the timer, at the moment at which it does. */
  settleBy(by: Instant): void {
    for (let due = nextDue(this.ladder); due !== undefined && due <= by; due = nextDue(this.ladder))
      this.write(due, 'settle', {}, { by: 'timer' });
  }
}

const MINUTE = 60_000;

export function challengeId(text: string): ChallengeId {
  const id = parseChallengeId(text);
  if (!id) throw new Error(`"${text}" is no id`);
  return id;
}

/** What is to happen on which day at a club, and when it is what o'clock there. */
export class Diary {
  readonly #zone: string;
  readonly #plans = new Map<Day, ((day: Day) => void)[]>();

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

  plan(day: Day, act: (day: Day) => void): void {
    this.#plans.set(day, [...(this.#plans.get(day) ?? []), act]);
  }

  /** Lives through every day from one up to, but without, another: what was planned for it, and then `also`. */
  live(from: Day, until: Day, also: (day: Day) => void): void {
    for (let day = from; day < until; day = addDays(day, 1)) {
      for (const act of this.#plans.get(day) ?? []) act(day);
      also(day);
    }
  }
}
