import { systemOf } from '#shared/systems/registry.ts';
import { markdown } from '../figures.ts';
import { barsOf, cellsOf, type Measured, middle, ratioOf, roundsAt, type Spread } from './bars.ts';
import type { Case } from './cases.ts';
import type { Round } from './measure.ts';

type Row = readonly (string | number)[];

function short(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : 'never';
}

const CASE = ['system', 'players', 'lines', 'ladders'];
const ofCase = ({ system, players, lines, ladders }: Case): Row => [
  systemOf({ header: { system } }).name,
  players,
  lines,
  ladders,
];

function roundsTable(measured: Measured, names: readonly string[]): string {
  const sum = (rounds: readonly Round[], of: (round: Round) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const rows = cellsOf(measured).flatMap((cell) =>
    names.map((name): Row => {
      const rounds = roundsAt(measured, name, cell);
      const figures = (['p50', 'p95', 'p99', 'rate', 'page50', 'page99'] as const).map((figure) =>
        short(middle(rounds, (round) => round[figure])),
      );
      const refused = sum(rounds, (round) => round.refused + round.tooMany);
      return [...ofCase(cell.of), cell.clients, name, ...figures, sum(rounds, ({ failed }) => failed), refused];
    }),
  );
  const head = ['clients', 'service', 'p50 ms', 'p95', 'p99', 'results/s', 'page p50 ms', 'page p99', '5xx', '4xx'];
  return markdown([...CASE, ...head], rows);
}

const spread = ({ least, median, most }: Spread): string =>
  `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;

function ratiosTable(measured: Measured, both: readonly [string, string]): string {
  const rows = cellsOf(measured).map((cell): Row => {
    const ratio = (figure: (round: Round) => number): string => spread(ratioOf(measured, both, cell, figure));
    return [...ofCase(cell.of), cell.clients, ratio(({ p50 }) => p50), ratio(({ rate }) => rate)];
  });
  return markdown([...CASE, 'clients', 'p50', 'results/s'], rows);
}

function singlesTable({ singles }: Measured): string {
  const rows = singles.map(
    ({ of, contestant, answer, page, each, rest }): Row => [
      ...ofCase(of),
      contestant,
      ...[answer, page].map(short),
      ...[each, rest].flatMap(({ cpu, files, bytes, packed }) => [cpu, files, bytes / 1000, packed / 1000].map(short)),
    ],
  );
  const head = ['answer ms', 'page ms', 'CPU ms', 'files', 'KB', 'packed'];
  return markdown([...CASE, 'service', ...head, 'later: CPU ms', 'files ', 'KB ', 'packed '], rows);
}

const barsTable = (measured: Measured, ours: string, rival: string): string =>
  markdown(
    ['bar', ours],
    barsOf(measured, ours, rival).map(({ bar, figure, isMet }) => [bar, `${figure} ${isMet ? '✓' : '✗'}`]),
  );

export function reportOf(measured: Measured, both: readonly [ours: string, rival: string]): readonly string[] {
  const restarts = measured.restarts.map(({ ladders, page, ready }) => [ladders, ...[page, ready].map(Math.round)]);
  return [
    '## Bars',
    barsTable(measured, ...both),
    '## One result, and nothing beside it',
    'One client, who waits until the page shows it. *CPU* is the processor’s time of the service’s process with all that follows from the result. Files and KB are what was written for pages, *packed* as gzip packs it, which is how it lies in a bucket. *Later* is what follows when no more results have come for a while: all of it, once for these results.',
    singlesTable(measured),
    '## Request to answer, results a second, and result to page',
    'Medians over the rounds; 5xx and 4xx are all that there were.',
    roundsTable(measured, both),
    `## ${both.join(' : ')}, as ratios`,
    'The median of the rounds’ ratios, with the least and the most. Of p50 less is better, of results a second more.',
    ratiosTable(measured, both),
    '## Restart',
    markdown(['ladders', 'to the first page, ms', 'until ready, ms'], restarts),
  ];
}
