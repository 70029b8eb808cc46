import { fileURLToPath } from 'node:url';
import { dollarsBeyondFree, dollarsOf, LIST, PRICES, type Price, UNITS } from '#docs/prices.ts';
import { parseCommandLine } from '#local/commands/command-line.ts';
import { giveUp } from '#local/user-error.ts';
import { markdown } from '../bench/figures.ts';
import { PLAYERS, weekOf } from './live/assumed.ts';
import { APPS } from './live/evening.ts';
import { measure } from './live/measured.ts';
import { freshnessOf, type Live, type LivePlan, live, monthOf, PLAN, PURPOSES } from './live/run.ts';
import { COUNTED } from './live/screens.ts';

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
