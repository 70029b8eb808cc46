import { join } from 'node:path';
import { type Case, caseOf, isSameCase, MANY, USUAL } from '../cases.ts';
import { inFolder, median } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { type By, CONTESTANTS, type ContestantName, mapBy, type Run } from '../trees.ts';
import type { Contestant } from './contestant.ts';
import { startLaptop } from './laptop.ts';
import { isNeverShown, type Round, rested, roundOf, roundsOf, type Single, singleOf } from './measure.ts';
import { startRival } from './rival.ts';

const WHOLE = {
  rounds: 3,
  seconds: 0.7,
  single: 1.5,
  sizes: [10, USUAL, 1000, 10_000],
  logs: [1000, 10_000],
  many: MANY,
};
const QUICK = { rounds: 1, seconds: 0.5, single: 0.5, sizes: [USUAL], logs: [], many: 2 };
const CLIENTS = 32;

/** How long a service may be busy after its start, in milliseconds: pages of all ladders are made then. */
const STARTING = 120_000;
/** How long everybody is at work before anything is measured, in seconds: what has just started is slower. */
const WARM_UP = 2;

interface Measured {
  readonly rounds: readonly Round[];
  readonly singles: readonly Single[];
}

/** Results and their pages, of one client and of many: of a laptop, and in the same run of a small service. */
export async function results(run: Run): Promise<Found> {
  const terms = run.isQuick ? QUICK : WHOLE;
  const sizes = terms.sizes.map((players) => caseOf('crewe', { players }));
  const logs = terms.logs.map((lines) => caseOf('crewe', { lines }));
  const many = caseOf('crewe', { ladders: terms.many });
  const others = [
    ...[USUAL, terms.sizes.at(-1) ?? USUAL].map((players) => caseOf('lavers', { players })),
    ...(['computer-go', 'shicargo'] as const).map((system) => caseOf(system, { lines: 11 })),
  ].filter((of, n, all) => all.findIndex((each) => isSameCase(each, of)) === n);
  const measured = await inFolder((folder) =>
    withAll(run, folder, [...sizes, ...logs, many], others, (all, shared) => measure(all, shared, others, terms)),
  );
  return reportOf(measured, { sizes, logs, many, others });
}

/** Does something with the laptops of all trees and the rival beside them. */
async function withAll<T>(
  run: Run,
  folder: string,
  shared: readonly Case[],
  others: readonly Case[],
  work: (all: readonly Contestant[], shared: readonly Case[]) => Promise<T>,
): Promise<T> {
  const all: Contestant[] = [];
  try {
    for (const tree of run.trees)
      all.push(await startLaptop(tree, join(folder, tree.name), [...shared, ...others], CLIENTS));
    all.push(await startRival(join(folder, 'rival'), shared, CLIENTS));
    for (const each of all) await rested(each, STARTING);
    return await work(all, shared);
  } finally {
    await Promise.all(all.map((each) => each.stop()));
  }
}

async function measure(
  all: readonly Contestant[],
  shared: readonly Case[],
  others: readonly Case[],
  terms: typeof WHOLE,
): Promise<Measured> {
  const warming = { of: shared[0] ?? caseOf('crewe'), clients: 1 };
  for (const each of all) await roundOf(each, warming, WARM_UP);
  const [singles, rounds]: [Single[], Round[]] = [[], []];
  const laptops = all.filter(({ name }) => name !== 'rival');
  for (const of of [...shared, ...others])
    for (const each of others.includes(of) ? laptops : all) singles.push(await singleOf(each, of, terms.single));
  const isTooSlow = (name: Contestant['name'], of: Case): boolean =>
    singles.some((each) => each.contestant === name && isSameCase(each.of, of) && isNeverShown(each));
  for (const of of shared)
    for (const clients of [1, CLIENTS])
      rounds.push(
        ...(await roundsOf(
          all.filter(({ name }) => !isTooSlow(name, of)),
          { of, clients },
          terms,
        )),
      );
  return { singles, rounds };
}

interface Cases {
  readonly sizes: readonly Case[];
  readonly logs: readonly Case[];
  readonly many: Case;
  readonly others: readonly Case[];
}

function reportOf({ rounds, singles }: Measured, { sizes, logs, many, others }: Cases): Found {
  const single = (of: Case, figure: (one: Single) => number): By<number> =>
    Object.fromEntries(
      singles.filter((each) => isSameCase(each.of, of)).map((each) => [each.contestant, figure(each)]),
    );
  const round = (of: Case, clients: number, figure: (one: Round) => number): By<number> => {
    const meant = rounds.filter((each) => each.clients === clients && isSameCase(each.of, of));
    return byName((name) => median(meant.filter(({ contestant }) => contestant === name).map(figure)));
  };
  const [usual, largest] = [caseOf('crewe'), sizes.at(-1) ?? many];
  const cpu = (of: Case) => single(of, ({ each }) => each.cpu);
  const p50 = (of: Case) => round(of, 1, (each) => each.p50);
  const rate = round(usual, CLIENTS, (each) => each.rate);
  const failed = mapBy(p50(usual), () => 0);
  for (const { contestant, failed: times, refused } of rounds)
    failed[contestant] = (failed[contestant] ?? 0) + times + refused;
  const most = { 100: 9, 1000: 12, 10000: 25 };
  return {
    bars: [
      ...Object.entries(most).flatMap(([players, ms]) => {
        const of = sizes.find((each) => each.players === Number(players));
        return of
          ? bar(`a lone result at ${players} players: CPU of all processes`, cpu(of), { most: ms, unit: 'ms' })
          : [];
      }),
      bar(
        `result to page at ${largest.players} players: p50`,
        round(largest, 1, (each) => each.page50),
        { most: 60, unit: 'ms' },
      ),
      bar(
        'the same: p99',
        round(largest, 1, (each) => each.page99),
        { most: 250, unit: 'ms' },
      ),
      bar(
        `result to page, ${CLIENTS} clients on ${many.ladders} ladders: p50`,
        round(many, CLIENTS, (each) => each.page50),
        { most: 300, unit: 'ms' },
      ),
      bar(
        'the same: p99',
        round(many, CLIENTS, (each) => each.page99),
        { most: 1000, unit: 'ms' },
      ),
      bar(`results a second, ${CLIENTS} clients, 100 players: as before, or nine tenths`, rate, {
        least: 0.9 * (rate.before ?? 0),
      }),
      bar('request to answer from 10 to 10,000 players: the same', flatness(sizes.map(p50)), { most: 1.5, unit: '×' }),
      bar('request to answer from 10 to 10,000 lines: the same', flatness([usual, ...logs].map(p50)), {
        most: 1.5,
        unit: '×',
      }),
      bar('answers with a 4xx or 5xx, or none', failed, { most: 0 }),
      bar(
        'files written for one result at 100 players',
        single(usual, ({ each }) => each.files),
        { most: 6 },
      ),
      bar(
        'the same: packed',
        single(usual, ({ each }) => each.packed / 1000),
        { most: 100, unit: 'KB' },
      ),
    ],
    tables: [
      '## Results over HTTP',
      `One client, or ${CLIENTS} at once; medians of the rounds. *p99* is that of one client.`,
      table(
        [
          'players',
          'lines',
          'ladders',
          'results/s',
          `results/s, ${CLIENTS}`,
          'p50 ms',
          'p99',
          'to page: p50',
          'p99',
          `p99, ${CLIENTS}`,
        ],
        [...sizes, ...logs, many].map((of) => [
          of.players,
          of.lines,
          of.ladders,
          ...[
            round(of, 1, (each) => each.rate),
            round(of, CLIENTS, (each) => each.rate),
            p50(of),
            round(of, 1, (each) => each.p99),
            round(of, 1, (each) => each.page50),
            round(of, 1, (each) => each.page99),
            round(of, CLIENTS, (each) => each.page99),
          ].map(beside),
        ]),
      ),
      '## A lone result',
      'The next one comes when the page shows it. *Later* is the CPU of all that follows the pages, once for all these results.',
      table(
        ['system', 'players', 'lines', 'ladders', 'CPU ms', 'later', 'to page, ms', 'files', 'KB packed'],
        [...sizes, ...logs, many, ...others].map((of) => [
          of.system,
          of.players,
          of.lines,
          of.ladders,
          ...[
            cpu(of),
            single(of, ({ rest }) => rest.cpu),
            single(of, (one) => one.page),
            single(of, ({ each }) => each.files),
            single(of, ({ each }) => each.packed / 1000),
          ].map(beside),
        ]),
      ),
    ],
  };
}

/** What there is of each contestant; NaN stands for nothing. */
function byName(of: (name: ContestantName) => number): By<number> {
  const all = CONTESTANTS.map((name) => [name, of(name)] as const);
  return Object.fromEntries(all.filter(([, value]) => !Number.isNaN(value)));
}

/** How many times the least the most is. */
const flatness = (all: readonly By<number>[]): By<number> =>
  byName((name) => {
    const values = all.map((each) => each[name] ?? Number.NaN);
    return Math.max(...values) / Math.min(...values);
  });
