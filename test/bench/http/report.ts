import { markdown } from '../figures.ts';
import { barsOf } from './bars.ts';
import { type Case, systemsName } from './cases.ts';
import { growsTooMuch, growthOf, type Step } from './growth.ts';
import { cellsOf, type Measured, middle, ratioOf, roundsAt, type Spread } from './measured.ts';
import type { Round } from './rounds.ts';

type Row = readonly (string | number)[];

function short(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : 'never';
}
const many = (value: number): string => value.toLocaleString('en');
const ofCase = ({ system, players, lines, ladders }: Case): Row => [systemsName(system), players, lines, ladders];

const CASE = ['system', 'players', 'lines', 'ladders'];

/** Each cell, and what every contestant came to there. */
function roundsTable(measured: Measured): string {
  const sum = (rounds: readonly Round[], of: (round: Round) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const rows = cellsOf(measured).flatMap((cell) =>
    measured.contestants.map((contestant): Row => {
      const rounds = roundsAt(measured, contestant, cell);
      const at = (figure: (round: Round) => number): string => short(middle(rounds, figure));
      return [
        ...ofCase(cell.of),
        cell.clients,
        contestant,
        at(({ p50 }) => p50),
        at(({ p95 }) => p95),
        at(({ p99 }) => p99),
        at(({ rate }) => rate),
        at(({ page50 }) => page50),
        at(({ page99 }) => page99),
        sum(rounds, ({ failed }) => failed),
        sum(rounds, ({ refused, tooMany }) => refused + tooMany),
      ];
    }),
  );
  const head = ['clients', 'service', 'p50 ms', 'p95', 'p99', 'results/s', 'page p50 ms', 'page p99', '5xx', '4xx'];
  return markdown([...CASE, ...head], rows);
}

const spread = ({ least, median, most }: Spread): string =>
  `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;

/** Each contestant beside ours, as ratios. */
function ratiosTable(measured: Measured, ours: string): string {
  const others = measured.contestants.filter((name) => name !== ours);
  const rows = cellsOf(measured).map(
    (cell): Row => [
      ...ofCase(cell.of),
      cell.clients,
      ...others.flatMap((other) => [
        spread(ratioOf(measured, [ours, other], cell, ({ p50 }) => p50)),
        spread(ratioOf(measured, [ours, other], cell, ({ rate }) => rate)),
      ]),
    ],
  );
  const head = others.flatMap((other) => [`p50 : ${other}`, `results/s : ${other}`]);
  return markdown([...CASE, 'clients', ...head], rows);
}

function singlesTable({ singles }: Measured): string {
  const rows = singles.map(
    ({ of, contestant, answer, page, each, rest }): Row => [
      ...ofCase(of),
      contestant,
      short(answer),
      short(page),
      each.own.toFixed(1),
      each.database.toFixed(1),
      short(each.files),
      short(each.bytes / 1000),
      short(each.packed / 1000),
      short(rest.own),
      short(rest.files),
      short(rest.bytes / 1000),
      short(rest.packed / 1000),
    ],
  );
  const head = [
    'answer ms',
    'page ms',
    'CPU ms',
    'its database’s',
    'files',
    'KB',
    'packed',
    'later: CPU ms',
    'files ',
    'KB ',
    'packed ',
  ];
  return markdown([...CASE, 'service', ...head], rows);
}

const restartsTable = ({ restarts }: Measured): string =>
  markdown(
    ['ladders', 'service', 'to the first page, ms', 'until ready, ms'],
    restarts.map(({ ladders, contestant, page, ready }) => [ladders, contestant, Math.round(page), Math.round(ready)]),
  );

const growthTable = (steps: readonly Step[]): string =>
  markdown(
    ['service', 'system', 'figure', 'with', 'from', 'to', 'factor', 'for tenfold'],
    steps.map(
      ({ contestant, system, figure, cause, from, to, factor, tenfold }): Row => [
        contestant,
        systemsName(system),
        figure,
        cause,
        many(from),
        many(to),
        `${factor.toFixed(2)}×`,
        `${tenfold.toFixed(2)}×`,
      ],
    ),
  );

function barsTable(measured: Measured, names: readonly string[], beside: string): string {
  const columns = names.map((name) => barsOf(measured, name, beside));
  const rows = (columns[0] ?? []).map(
    ({ bar }, row): Row => [
      bar,
      ...columns.map((bars) => {
        const found = bars[row];
        return found ? `${found.figure} ${found.isMet ? '✓' : '✗'}` : '';
      }),
    ],
  );
  return markdown(['bar', ...names], rows);
}

/** What was measured, as the parts of a text; `ours` are versions of ours, the last one the present. */
export function reportOf(measured: Measured, ours: readonly string[], beside: string): readonly string[] {
  const steps = growthOf(measured);
  const [now = ''] = ours.slice(-1);
  return [
    '## Bars',
    barsTable(measured, ours, beside),
    '## One result, and nothing beside it',
    'One client, who waits until the page shows it. *CPU* is the processor’s time of the service’s own process with all that follows from the result, and apart from it that of the process that keeps the data. Files and KB are what was written for pages, *packed* as gzip packs it, which is how it lies in a bucket. *Later* is what follows when no more results have come for a while: all of it, once for these results.',
    singlesTable(measured),
    '## Request to answer, results a second, and result to page',
    'Medians over the rounds; 5xx and 4xx are all that there were.',
    roundsTable(measured),
    `## ${now} beside the others, as ratios`,
    'The median of the rounds’ ratios, with the least and the most. Of p50 less is better, of results a second more.',
    ratiosTable(measured, now),
    '## Restart',
    restartsTable(measured),
    '## What grows by more than 1.5× for ten times as much of its cause',
    growthTable(steps.filter((step) => ours.includes(step.contestant) && growsTooMuch(step))),
    '## How every figure grows',
    growthTable(steps),
  ];
}
