import '#local/no-node-warning.ts';
import { writeFileSync } from 'node:fs';
import { parseCommandLine } from '#local/commands/command-line.ts';
import { giveUp } from '#local/user-error.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { inFolder, markdown } from '#test/bench/figures.ts';
import { build } from '#test/bench/trees.ts';
import { Cloud } from './cloud.ts';
import { type Asked, LAWS, outcomeOf, type Violation } from './evidence.ts';
import { FAULTS } from './faults.ts';
import { playOnLaptop, playRound, type RoundOutcome, type RoundPlan, shrink } from './round.ts';

const USAGE = `npm run proof:faults -- [--seed N] [--faults N] [--laptop] [--report]

  Plays clubs of all systems on the functions as packaged while everything goes wrong, and proves that nothing is lost,
  doubled, leaked or left unanswered. Status 0: it holds; 1: it does not

  --seed N     other clubs and other luck (1)
  --faults N   how many faults to inject at least (10000)
  --laptop     a laptop in their place, which is killed and whose disk gets full
  --bundles D  functions that are built already (dist/functions), and those of a --next release
  --report     writes test/bench/results/faults.md`;

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  faults: { type: 'string', default: '10000' },
  laptop: { type: 'boolean', default: false },
  next: { type: 'string' },
  bundles: { type: 'string' },
  report: { type: 'boolean', default: false },
} as const;

const REPORT = 'test/bench/results/faults.md';
const SIZE = { clubs: 3, people: 4, commands: 32 } as const;
const BEGIN = instant(Date.UTC(2021, 2, 1, 18));

const many = (number: number): string => number.toLocaleString('en');

async function main(): Promise<number> {
  const { values } = parseCommandLine({ args: process.argv.slice(2), options: OPTIONS }, USAGE);
  const [seed, faults] = [Number(values.seed), Number(values.faults)];
  const { laptop } = values;
  return inFolder(async (folder) => {
    const bundles = values.bundles ?? (await build({ name: 'now', path: process.cwd() }, folder));
    const cloud = await Cloud.open({ bundles, seed, ...(values.next && { next: values.next }) }, BEGIN);
    try {
      const rounds: RoundOutcome[] = [];
      for (let number = 0; !laptop && cloud.injected.total < faults; number++) {
        const plan = { seed, number, ...SIZE };
        const outcome = await playRound(cloud, plan);
        rounds.push({ ...outcome, evidence: { ...outcome.evidence, items: [], files: [] } });
        console.error(`round ${number + 1}, ${outcome.system}: ${many(cloud.injected.total)} faults`);
        if (outcome.violations.length > 0) await explain(cloud, plan, outcome);
        if (outcome.violations.length > 0) break;
      }
      if (laptop) {
        const plan = { seed, number: 1, clubs: 2, people: 3, commands: 20 };
        const outcome = await inFolder((data) => playOnLaptop(data, plan, cloud.injected));
        rounds.push(outcome);
        if (outcome.violations.length > 0) tell(plan, outcome);
      }
      const verdict = verdictOf(cloud, rounds);
      if (values.report) writeFileSync(REPORT, reportOf(cloud, rounds, `--seed ${seed} --faults ${faults}`, verdict));
      console.log(verdict);
      return verdict.endsWith('holds') ? 0 : 1;
    } finally {
      cloud.close();
    }
  });
}

/** Says what is wrong, and shrinks it. */
async function explain(cloud: Cloud, plan: RoundPlan, outcome: RoundOutcome): Promise<void> {
  tell(plan, outcome);
  const [first] = outcome.violations;
  const shrunk = first && (await shrink(plan, first.law, (each) => playRound(cloud, each)).catch(() => undefined));
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

const brief = ({ status, code, line, replayed }: Asked['attempts'][number]): string =>
  `${status ?? 'no answer'}${code ? ` ${code}` : ''}${line ? ` line ${line}` : ''}${replayed ? ' again' : ''}`;

const historyOf = (rounds: readonly RoundOutcome[]): readonly Asked[] =>
  rounds.flatMap(({ evidence }) => evidence.history);
const violationsOf = (rounds: readonly RoundOutcome[]): readonly Violation[] =>
  rounds.flatMap(({ violations }) => violations);

function verdictOf({ injected }: Cloud, rounds: readonly RoundOutcome[]): string {
  const asked = historyOf(rounds);
  const wrong = violationsOf(rounds).length;
  const end = wrong === 0 ? 'holds' : `${wrong} violations: FAILS`;
  return `proof:faults: ${many(injected.total)} faults, ${many(asked.length)} requests, ${rounds.length} rounds: ${end}`;
}

/** How requests first ended, before anybody asked again. */
const firstOutcome = (asked: Asked) => outcomeOf({ ...asked, attempts: asked.attempts.slice(0, 1) });

function reportOf({ injected }: Cloud, rounds: readonly RoundOutcome[], options: string, verdict: string): string {
  const systems = [...new Set(rounds.map(({ system }) => system))];
  const rows = systems.map((system) => {
    const asked = historyOf(rounds.filter((each) => each.system === system));
    const count = (of: string) => many(asked.filter((each) => firstOutcome(each) === of).length);
    return [system, many(asked.length), count('acknowledged'), count('refused'), count('unclear')];
  });
  const violations = violationsOf(rounds);
  return [
    '# Faults',
    `Made by \`npm run proof:faults -- ${options} --report\` with Node ${process.version}.`,
    verdict,
    markdown(
      ['what went wrong on purpose', 'times'],
      FAULTS.map((fault) => [fault, many(injected.of(fault))]),
    ),
    markdown(['system', 'requests', 'acknowledged', 'refused', 'unclear at first'], rows),
    markdown(
      ['law', 'violations'],
      LAWS.map((law) => [law, many(violations.filter((each) => each.law === law).length)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

try {
  process.exit(await main());
} catch (error) {
  giveUp(error, 2);
}
