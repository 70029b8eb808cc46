import { entrantsOf, peopleBehind } from '../rules/entrants/people.ts';
import { PLAYING } from '../vocabulary/command.ts';
import { FREE_TIMES, type FreeTime } from '../vocabulary/free-times.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Instant, instant, type PlayerId } from '../vocabulary/vocabulary.ts';

/** When somebody can play, and until when they would like a game. */
export interface SaidTimes {
  readonly when: readonly FreeTime[];
  readonly wants?: Instant;
}

/** By whom it is said; missing of those who have said nothing. */
export type TimesOf = ReadonlyMap<PlayerId, SaidTimes>;

/** When the entrants of a ladder can play, by what their people say: when as many of them can as play; a game is wanted if one wants it. */
export function timesOfEntrants(ladder: Ladder, said: TimesOf): TimesOf {
  const entrants = new Set([...said.keys()].flatMap((person) => entrantsOf(ladder, person)));
  return new Map([...entrants].map((entrant) => [entrant, together(peopleBehind(ladder, entrant), said)]));
}

function together(people: readonly PlayerId[], said: TimesOf): SaidTimes {
  const all = people.flatMap((person) => said.get(person) ?? []);
  const needed = Math.min(PLAYING, people.length);
  const can = (time: FreeTime) => all.filter(({ when }) => when.includes(time)).length >= needed;
  const wants = all.flatMap((each) => each.wants ?? []);
  return {
    when: FREE_TIMES.filter(can),
    ...(wants.length > 0 && { wants: instant(Math.max(...wants)) }),
  };
}
