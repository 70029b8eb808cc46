import { join } from 'node:path';
import { inFolder, madeBy, report } from '../figures.ts';
import { type Case, CREWE, clubOf, isSameCase, LAVERS, OTHERS } from './cases.ts';
import type { Contestant } from './contestant.ts';
import { type Cell, isNeverShown, type Round, rested, roundOf, roundsOf, type Single, singleOf } from './measure.ts';
import { startOurs } from './ours.ts';
import { reportOf } from './report.ts';
import { type Restart, restartOf } from './restarts.ts';
import { startRival } from './rival.ts';

const WHOLE = { rounds: 3, seconds: 0.7, single: 1.5, clients: [1, 8, 32], restarts: [1, 200, 1000] };
const QUICK = { rounds: 1, seconds: 0.6, single: 1, clients: [1, 32], restarts: [1] };
const CLIENTS = 32;

/** How long a service may be busy after its start, in milliseconds: pages of all ladders are made then. */
const STARTING = 120_000;
/** How long everybody is at work before anything is measured, in seconds: what has just started is slower. */
const WARM_UP = 2;

const say = (text: string): void => console.error(`${Math.round(performance.now() / 1000)} s: ${text}`);

/** Results, pages and restarts of a laptop, and in the same run what a small service does with the same results. */
export async function results(quick: boolean): Promise<void> {
  const terms = quick ? QUICK : WHOLE;
  const wanted = (of: Case): boolean => !quick || (of.players <= 1000 && of.lines <= 1000 && of.ladders === 1);
  const [shared, own] = [[...CREWE, ...LAVERS].filter(wanted), OTHERS.filter(wanted)];
  // By the rules of Lavers two players meet once in a night, and many clients would soon be through.
  const cells = shared.flatMap((of) =>
    (of.system === 'crewe' ? terms.clients : [1]).map((clients): Cell => ({ of, clients })),
  );
  const measured = await inFolder(async (folder) => {
    say('ladders are made');
    const ours = await startOurs(join(folder, 'ours'), [...shared, ...own], CLIENTS);
    const rival = await startRival(join(folder, 'rival'), shared, CLIENTS).catch((error) =>
      ours.stop().then(() => Promise.reject(error)),
    );
    try {
      return { ...(await measure(ours, rival, { shared, own, cells }, terms)), restarts: [] };
    } finally {
      await Promise.all([ours.stop(), rival.stop()]);
    }
  });
  const restarts: Restart[] = [];
  for (const ladders of terms.restarts) {
    say(`restart with ${ladders}`);
    restarts.push(await inFolder((folder) => restartOf(folder, ladders)));
  }
  const parts = reportOf({ ...measured, restarts }, ['now', 'SQLite']);
  report('http.md', quick, [TITLE, madeBy('npm run bench -- http'), ABOUT, ...parts]);
  fail(measured);
}

async function measure(
  ours: Contestant,
  rival: Contestant,
  { shared, own, cells }: Readonly<Record<'shared' | 'own', readonly Case[]>> & { readonly cells: readonly Cell[] },
  terms: typeof WHOLE,
) {
  const both = [ours, rival];
  for (const each of both) await rested(each, STARTING);
  const [first] = cells;
  if (first) for (const each of both) await roundOf(each, first, WARM_UP);
  const [singles, rounds]: [Single[], Round[]] = [[], []];
  for (const of of [...shared, ...own]) {
    say(`one result: ${clubOf(of)}`);
    for (const each of own.includes(of) ? [ours] : both) singles.push(await singleOf(each, of, terms.single));
  }
  for (const cell of cells) {
    say(`${cell.clients} at once: ${clubOf(cell.of)}`);
    // A service that does not bring one result to its page is not asked for many.
    const isTooSlow = ({ name }: Contestant): boolean =>
      singles.some((each) => each.contestant === name && isSameCase(each.of, cell.of) && isNeverShown(each));
    rounds.push(
      ...(await roundsOf(
        both.filter((each) => !isTooSlow(each)),
        cell,
        terms,
      )),
    );
  }
  return { singles, rounds };
}

/** Names what could not be measured: results that the rules refused, and pages that did not come. */
function fail({ singles, rounds }: { readonly singles: readonly Single[]; readonly rounds: readonly Round[] }): void {
  const faults = [
    ...singles.filter(isNeverShown).map(({ of }) => `a page of ${clubOf(of)} does not show its results`),
    ...rounds
      .filter(({ refused }) => refused > 0)
      .map(({ contestant, refused, of }) => `${contestant}: ${refused} results were refused at ${clubOf(of)}`),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const TITLE = '# Over HTTP: what a result takes, and what else one could run';
const ABOUT = `Each service runs in a process of its own on the same disk, with the same players and the same games. *Now* is the laptop (\`npm start\`) as it is, asked with scorers’ keys and idempotency keys. Beside it stands a web application for Node as one would write it first: rows of players with a rank each, one UPDATE that shifts those between, in one transaction with the result’s row, a scorer’s key looked up for each request, and a page with the players and the latest results, made with each result before it is answered. SQLite is used by libsql, with \`journal_mode = WAL\` and \`synchronous = FULL\`: each commit waits for the disk, as ours does (one fsync each). Both have been at work for ${WARM_UP} seconds before the first figure is taken.`;
