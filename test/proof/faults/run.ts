import '#local/no-node-warning.ts';
import { join } from 'node:path';
import { inFolder, markdown } from '#test/bench/figures.ts';
import { build } from '#test/bench/trees.ts';
import { PLAYED } from '../people.ts';
import { askedFor, conclude } from '../program.ts';
import { type Asked, type Attempt, LAWS, outcomeOf } from './evidence.ts';
import { FAULTS, Injected } from './faults.ts';
import { playOnLaptop } from './laptop-round.ts';
import { buildNext } from './next-release.ts';
import { onCloud, playRound, type RoundOutcome, type RoundPlan, shrink } from './round.ts';

/*
 * Plays clubs of all systems on the functions as packaged while everything goes wrong, and then on a laptop that is killed
 * and whose disk gets full. `--size N`: how many faults at least; `--only N` or `--only laptop`: one round alone; `--bundles
 * DIR` and `--next DIR`: functions that are built already, and those of the release that comes in the middle.
 */
const SIZE = { clubs: 3, people: 4, commands: 24 } as const;
const ON_LAPTOP = { clubs: 2, people: 3, commands: 20 } as const;

const many = (number: number): string => number.toLocaleString('en');

const asked = askedFor(10_000, ['only', 'bundles', 'next']);
const injected = new Injected();
const rounds: RoundOutcome[] = [];
const isWell = (): boolean => rounds.every(({ violations }) => violations.length === 0);

await inFolder(async (folder) => {
  const { seed, size, only } = asked;
  if (only !== 'laptop') {
    const bundles = asked.bundles ?? (await build({ name: 'now', path: process.cwd() }, join(folder, 'now')));
    const next = asked.next ?? (await buildNext(process.cwd(), join(folder, 'next')));
    const play = (plan: RoundPlan) => onCloud({ bundles, next, seed, injected }, (cloud) => playRound(cloud, plan));
    const isWanted = (number: number): boolean =>
      only === undefined ? number < PLAYED.length || injected.total < size : number === Number(only);
    for (let number = Number(only ?? 0); isWell() && isWanted(number); number++)
      await add({ seed, number, ...SIZE }, play);
  }
  if (only === undefined || only === 'laptop')
    await add({ seed, number: seed, ...ON_LAPTOP }, (plan) => inFolder((data) => playOnLaptop(data, plan, injected)));
});

async function add(plan: RoundPlan, play: (plan: RoundPlan) => Promise<RoundOutcome>): Promise<void> {
  const outcome = await play(plan);
  rounds.push({ ...outcome, evidence: { ...outcome.evidence, items: [], files: [] } });
  console.error(`round ${plan.number}, ${outcome.system}: ${many(injected.total)} faults`);
  const [first] = outcome.violations;
  if (!first) return;
  tell(plan, outcome);
  const shrunk = await shrink(plan, first.law, play).catch(() => undefined);
  if (shrunk) tell(shrunk.plan, shrunk.outcome);
}

function tell(plan: RoundPlan, { violations, evidence }: RoundOutcome): void {
  console.log(`FAILED ${JSON.stringify(plan)}`);
  for (const { law, what } of violations.slice(0, 20)) console.log(`  ${law}: ${what.slice(0, 600)}`);
  const clubs = evidence.clubs.filter(({ club }) => violations.some(({ what }) => what.includes(`${club}/`)));
  const about = evidence.history.filter(({ club }) => clubs.some((each) => each.club === club));
  for (const { what, name, mark, club, ladder, attempts } of about)
    console.log(`  ${club}/${ladder} ${what} ${name} ${mark ?? ''} ${attempts.map(brief).join(', ')}`);
}

function brief({ status, code, line, replayed }: Attempt): string {
  return `${status ?? 'no answer'}${code ? ` ${code}` : ''}${line ? ` line ${line}` : ''}${replayed ? ' again' : ''}`;
}

/** How requests first ended, before anybody asked again. */
const firstOutcome = (one: Asked) => outcomeOf({ ...one, attempts: one.attempts.slice(0, 1) });

const history = rounds.flatMap(({ evidence }) => evidence.history);
const violations = rounds.flatMap((each) => each.violations);
const rows = [...new Set(rounds.map(({ system }) => system))].map((system) => {
  const all = rounds.filter((each) => each.system === system).flatMap(({ evidence }) => evidence.history);
  const count = (of: string) => many(all.filter((each) => firstOutcome(each) === of).length);
  return [system, many(all.length), count('acknowledged'), count('refused'), count('unclear')];
});
const report = [
  markdown(
    ['what went wrong on purpose', 'times'],
    FAULTS.map((fault) => [fault, many(injected.of(fault))]),
  ),
  markdown(['system', 'requests', 'acknowledged', 'refused', 'unclear at first'], rows),
  markdown(
    ['law', 'violations'],
    LAWS.map((law) => [law, many(violations.filter((each) => each.law === law).length)]),
  ),
].join('\n\n');
const figures = `${many(injected.total)} faults, ${many(history.length)} requests, ${rounds.length} rounds`;
conclude(
  'faults',
  asked,
  figures,
  violations.map(({ law, what }) => `${law}: ${what.slice(0, 600)}`),
  report,
);
