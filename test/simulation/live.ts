import { fileURLToPath } from 'node:url';
import { parseCommandLine } from '#local/commands/command-line.ts';
import { giveUp } from '#local/user-error.ts';
import { markdown, shareOf } from '../bench/figures.ts';
import {
  APPS,
  type App,
  type ClubTime,
  clubNight,
  entriesOf,
  PLAYERS,
  quietDays,
  SHARDS,
  WEEKS,
  type Week,
  weekOf,
} from './live/assumed.ts';
import {
  dollarsBeyondFree,
  dollarsOf,
  entriesTake,
  kept,
  LIST,
  PRICES,
  type Price,
  plus,
  screensTake,
  times,
  UNITS,
  type Units,
} from './live/bill.ts';
import { type Measured, measure } from './live/measured.ts';
import { type Capacity, type Publication, publishAll } from './live/publication.ts';
import { COUNTED, type Counts, type Manner, noCounts, type Seen, watch } from './live/screens.ts';

interface LivePlan extends Capacity {
  readonly clubs: number;
  readonly seed: number;
  /** The screens of one club in so many are followed, and stand for all. */
  readonly every: number;
}

export const PLAN: LivePlan = { clubs: 1000, seed: 1, every: 5, shards: SHARDS, lanes: 10, concurrency: 1000 };

/** What a month of all clubs takes, by what it is for. */
const PURPOSES = ['asking', 'reading', 'opening', 'entries', 'kept'] as const;
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

export interface Both {
  readonly before: Live;
  readonly after: Live;
}

export async function bothManners(plan: LivePlan): Promise<Both> {
  const [week, measured] = [weekOf(PLAYERS), await measure(PLAYERS)];
  return { before: live(plan, 'asking', week, measured), after: live(plan, 'told', week, measured) };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const dollars = (usd: number): string => `$${usd >= 10 ? Math.round(usd).toLocaleString('en') : usd.toFixed(2)}`;
export const count = (number: number): string => Math.round(number).toLocaleString('en');

/** From tap to screen, by kind of screen. */
export const freshnessTable = ({ before, after }: Both): string =>
  markdown(
    ['from the tap to the screen', 'asking: median', '99 %', 'told: median', '99 %'],
    ([...APPS, 'no socket', undefined] as const).map((kind) => [
      kind ?? '**all**',
      ...[before, after].flatMap((run) =>
        kind === undefined || run.freshness.has(kind) ? freshnessOf(run, kind).map(seconds) : ['–', '–'],
      ),
    ]),
  );

export const purposesTable = ({ before, after }: Both): string =>
  markdown(
    ['a month', 'asking', 'told'],
    [
      ...PURPOSES.map((each) => [
        PURPOSE[each],
        ...[before, after].map(({ month }) => dollars(dollarsOf(month[each]))),
      ]),
      ['**in all**', ...[before, after].map((run) => dollars(dollarsOf(monthOf(run))))],
      ['less what is free for ever', ...[before, after].map((run) => dollars(dollarsBeyondFree(monthOf(run))))],
    ],
  );

const PURPOSE = {
  asking: 'learning whether there is something new',
  reading: 'reading what is new',
  opening: 'opening pages',
  entries: 'recording and publishing',
  kept: 'keeping',
} as const;

function report(plan: LivePlan, both: Both): string {
  const { before, after } = both;
  const units = UNITS.filter((unit) => [before, after].some((run) => (monthOf(run)[unit] ?? 0) > 0));
  const named = (unit: (typeof units)[number]): string => {
    const { service, what }: Price = PRICES[unit];
    return `${service}: ${what}`;
  };
  const { publications, invocations, coldStarts, mostAtOnce } = after.publication;
  return [
    `# ${count(plan.clubs)} clubs play at once`,
    `Prices: ${LIST.region}, ${LIST.of}. Published ${count(publications)} times by ${count(invocations)} calls, ${mostAtOnce} at once at most, ${coldStarts} cold starts.`,
    '## How soon',
    freshnessTable(both),
    '## Requests of one night',
    markdown(
      ['requests', 'asking', 'told'],
      COUNTED.map((name) => [name, count(before.counts[name]), count(after.counts[name])]),
    ),
    '## Units of a month',
    markdown(
      ['units', 'asking', 'told'],
      units.map((unit) => [named(unit), ...[before, after].map((run) => count(monthOf(run)[unit] ?? 0))]),
    ),
    '## Dollars',
    purposesTable(both),
  ].join('\n\n');
}

const USAGE = `npx tsx test/simulation/live.ts

  1,000 made-up clubs play their nights at once: how soon screens show what is recorded, what they ask for,
  and what it costs, when they ask again and again, and when they are told.

  --clubs N         fewer or more (${PLAN.clubs})
  --seed S          different luck (${PLAN.seed})
  --shards N        of the table’s stream (${PLAN.shards})
  --concurrency N   processes of a function at once (${PLAN.concurrency})`;

const OPTIONS = {
  clubs: { type: 'string', default: String(PLAN.clubs) },
  seed: { type: 'string', default: String(PLAN.seed) },
  shards: { type: 'string', default: String(PLAN.shards) },
  concurrency: { type: 'string', default: String(PLAN.concurrency) },
} as const;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values } = parseCommandLine({ args: process.argv.slice(2), options: OPTIONS }, USAGE);
    const { clubs, seed, shards, concurrency } = values;
    const plan = {
      ...PLAN,
      clubs: Number(clubs),
      seed: Number(seed),
      shards: Number(shards),
      concurrency: Number(concurrency),
    };
    process.stdout.write(`${report(plan, await bothManners(plan))}\n`);
  } catch (error) {
    giveUp(error, 2);
  }
}
