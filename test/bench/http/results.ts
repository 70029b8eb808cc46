import { type Case, caseOf, isSameCase, MANY, USUAL } from '../cases.ts';
import { median } from '../figures.ts';
import { atLeast, atMost, beside, type Found, table, timesRival } from '../report.ts';
import { type By, CONTESTANTS, type ContestantName, type Run } from '../trees.ts';
import type { Contestant } from './contestant.ts';
import { isNeverShown, type Round, roundOf, roundsOf, type Single, singleOf } from './measure.ts';
import { CLIENTS, withAll } from './services.ts';

const WHOLE = {
  rounds: 2,
  usual: 16,
  seconds: 0.7,
  single: 1,
  sizes: [10, USUAL, 1000, 10_000],
  logs: [10_000],
  many: MANY,
};
const QUICK = { rounds: 1, usual: 1, seconds: 0.3, single: 0.3, sizes: [USUAL], logs: [], many: 2 };

/** How long everybody is at work before anything is measured, in seconds: what has just started is slower. */
const WARM_UP = 2;

/** How many times the rival’s CPU a lone result may take, by the players of its ladder. */
const LONE: Readonly<Record<number, number>> = { 100: 12, 1000: 5, 10000: 1.2 };

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
    ...terms.sizes.filter((players) => players in LONE).map((players) => caseOf('lavers', { players })),
    caseOf('computer-go', { lines: 11 }),
    caseOf('shicargo', { lines: 11 }),
  ];
  const crewe = [...sizes, ...logs, many];
  const measured = await withAll(run, [...crewe, ...others], async (laptops, rival) => {
    const all = [...laptops, rival];
    for (const each of all) await roundOf(each, { of: caseOf('crewe'), clients: 1 }, WARM_UP);
    const singles: Single[] = [];
    for (const of of crewe) for (const each of all) singles.push(await singleOf(each, of, terms.single));
    for (const of of others) for (const each of laptops) singles.push(await singleOf(each, of, terms.single));
    return { singles, rounds: await roundsOn(all, crewe, singles, terms) };
  });
  return reportOf(measured, { sizes, logs, many, others });
}

/** A service that does not bring one result to its page is not asked for many. */
async function roundsOn(
  all: readonly Contestant[],
  cases: readonly Case[],
  singles: readonly Single[],
  terms: typeof WHOLE,
) {
  const rounds: Round[] = [];
  for (const of of cases) {
    const slow = singles.filter((each) => isSameCase(each.of, of) && isNeverShown(each)).map((each) => each.contestant);
    const fit = all.filter(({ name }) => !slow.includes(name));
    for (const clients of [1, CLIENTS]) {
      // Single rounds differ by a third: nine tenths are told apart by many.
      const many = clients > 1 && isSameCase(of, caseOf('crewe')) ? terms.usual : terms.rounds;
      rounds.push(...(await roundsOf(fit, { of, clients }, { ...terms, rounds: many })));
    }
  }
  return rounds;
}

interface Cases {
  readonly sizes: readonly Case[];
  readonly logs: readonly Case[];
  readonly many: Case;
  readonly others: readonly Case[];
}

function reportOf({ rounds, singles }: Measured, { sizes, logs, many, others }: Cases): Found {
  const single = (of: Case, figure: (one: Single) => number): By<number> =>
    byName((name) => median(singles.filter((each) => each.contestant === name && isSameCase(each.of, of)).map(figure)));
  const round = (of: Case, clients: number, figure: (one: Round) => number): By<number> => {
    const meant = rounds.filter((each) => each.clients === clients && isSameCase(each.of, of));
    return byName((name) => median(meant.filter(({ contestant }) => contestant === name).map(figure)));
  };
  const [usual, largest] = [caseOf('crewe'), sizes.at(-1) ?? many];
  const cpu = (of: Case) => single(of, ({ each }) => each.cpu);
  const p50 = (of: Case) => round(of, 1, (each) => each.p50);
  const page = (of: Case, clients: number) =>
    [round(of, clients, (each) => each.page50), round(of, clients, (each) => each.page99)] as const;
  const lone = sizes.filter(({ players }) => players in LONE);
  const rated = sizes.filter(({ players }) => players >= USUAL);
  const count = (figure: 'failed' | 'refused') =>
    byName((name) => {
      const all = rounds.filter(({ contestant }) => contestant === name);
      return all.length === 0 ? Number.NaN : all.reduce((sum, each) => sum + each[figure], 0);
    });
  return {
    bars: [
      atMost(
        `a lone result at ${lone.map(({ players }) => players.toLocaleString('en')).join(' · ')} players: CPU of all processes, times the rival’s`,
        lone.map(({ players }) => LONE[players] ?? Number.NaN),
        '×',
        ...lone.map(cpu).map(timesRival),
      ),
      atMost(
        `result to page at ${largest.players.toLocaleString('en')} players, times the rival’s: p50 · p99`,
        2,
        '×',
        ...page(largest, 1).map(timesRival),
      ),
      atMost(
        `the same with ${CLIENTS} clients on ${many.ladders} ladders: p99`,
        2,
        '×',
        timesRival(page(many, CLIENTS)[1]),
      ),
      atLeast(
        `results a second, ${CLIENTS} clients, ${rated.map(({ players }) => players.toLocaleString('en')).join(' · ')} players, times the rival’s`,
        rated.map(({ players }) => (players > USUAL ? 1 : 0.5)),
        '×',
        ...rated.map((of) => timesRival(round(of, CLIENTS, (each) => each.rate))),
      ),
      atMost(
        'request to answer, p50: most by least, of 10 to 10,000 players · lines',
        1.5,
        '×',
        flatness(sizes.map(p50)),
        flatness([usual, ...logs].map(p50)),
      ),
      atMost('requests that failed', 0, '', count('failed')),
      atMost(
        'written for one result at 100 players: files · KB packed',
        [6, 100],
        '',
        single(usual, ({ each }) => each.files),
        single(usual, ({ each }) => each.packed / 1000),
      ),
    ],
    more: [
      '## Results over HTTP',
      `One client, or ${CLIENTS} at once: medians of the rounds; ${beside(count('refused'))} requests were asked to come later, as a club may record so much a second. *Lone*: the next result comes when the page shows the last; *later* is the CPU of all that follows the pages, once for all of them. A lone result of ${others.map((of) => `${of.system} at ${of.players.toLocaleString('en')} players ${beside(cpu(of))}`).join(', ')} ms.`,
      table(
        [
          'players',
          'lines',
          'ladders',
          'results/s',
          `${CLIENTS} clients`,
          'p50 ms',
          'p99',
          'to page: p50',
          'p99',
          `p99, ${CLIENTS} clients`,
          'lone: CPU ms',
          'later',
        ],
        [...sizes, ...logs, many].map((of) => [
          of.players,
          of.lines,
          of.ladders,
          round(of, 1, (each) => each.rate),
          round(of, CLIENTS, (each) => each.rate),
          p50(of),
          round(of, 1, (each) => each.p99),
          ...page(of, 1),
          page(of, CLIENTS)[1],
          cpu(of),
          single(of, ({ rest }) => rest.cpu),
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
