import { plus, times, type Units } from '#docs/prices.ts';
import { shareOf } from '../../bench/figures.ts';
import { entriesOf, SHARDS, WEEKS, type Week } from './assumed.ts';
import { entriesTake, kept, screensTake } from './bill.ts';
import { type App, type ClubTime, clubNight, quietDays } from './evening.ts';
import type { Measured } from './measured.ts';
import { type Capacity, type Publication, publishAll } from './publication.ts';
import { type Counts, type Manner, noCounts, type Seen, watch } from './screens.ts';

export interface LivePlan extends Capacity {
  readonly clubs: number;
  readonly seed: number;
  /** The screens of one club in so many are followed, and stand for all. */
  readonly every: number;
}

export const PLAN: LivePlan = { clubs: 1000, seed: 1, every: 5, shards: SHARDS, lanes: 10, concurrency: 1000 };

/** What a month of all clubs takes, by what it is for. */
export const PURPOSES = ['asking', 'reading', 'opening', 'entries', 'kept'] as const;
type Month = Readonly<Record<(typeof PURPOSES)[number], Units>>;

export interface Live {
  /** Of the nights of one week: how they were published, what screens asked for, and how soon they showed it. */
  readonly publication: Publication;
  readonly counts: Counts;
  readonly freshness: ReadonlyMap<App | 'no socket', readonly number[]>;
  readonly month: Month;
}

/** A week of many clubs, whose nights are all at once. */
export function live(plan: LivePlan, manner: Manner, week: Week, measured: Measured): Live {
  const { clubs, seed, every } = plan;
  const told = manner === 'told';
  const session = (all: readonly ClubTime[]) => {
    const seen: Seen = { counts: noCounts(), freshness: new Map() };
    const lines = all.flatMap((each) => each.lines);
    const publication = publishAll(lines, seed, plan, told);
    for (const each of all)
      if (each.club % every === 0) watch(each, publication.lines.get(each.club) ?? [], manner, seed, seen);
    const counts = scaled(seen.counts, every);
    const entries = entriesTake(publication, lines.length, measured, told);
    return { publication, counts, freshness: seen.freshness, entries, ...screensTake(counts, measured) };
  };
  const all = Array.from({ length: clubs }, (_, index) => index);
  const night = session(all.map((club) => clubNight(seed, club, week)));
  const quiet = session(all.map((club) => quietDays(seed, club, week)));
  const both = (purpose: 'asking' | 'reading' | 'opening' | 'entries'): Units =>
    times(WEEKS, plus(night[purpose], quiet[purpose]));
  const entries = (entriesOf(week) + week.quiet.entries) * WEEKS;
  return {
    ...night,
    month: {
      asking: both('asking'),
      reading: both('reading'),
      opening: both('opening'),
      entries: both('entries'),
      kept: times(clubs, kept(week.players, measured, entries)),
    },
  };
}

const scaled = (counts: Counts, by: number): Counts => {
  const all = noCounts();
  for (const name of Object.keys(counts) as (keyof Counts)[]) all[name] = counts[name] * by;
  return all;
};

export const monthOf = ({ month }: Live): Units => plus(...Object.values(month));

/** In the median and what 99 of 100 do not exceed, in milliseconds: of all screens, or of one kind. */
export function freshnessOf({ freshness }: Live, kind?: App | 'no socket'): readonly [median: number, worst: number] {
  const at = shareOf(kind === undefined ? [...freshness.values()].flat() : (freshness.get(kind) ?? []));
  return [at(0.5), at(0.99)];
}
