import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresFolder } from './http/beside/server.ts';
import { type Case, CLIENTS, CREWE, clubOf, LAVERS, OTHERS } from './http/cases.ts';
import type { Contestant } from './http/contestant.ts';
import { isOf, type Measured } from './http/measured.ts';
import { isNeverShown, type Single, singleOf } from './http/one-result.ts';
import { Ours, type Tree } from './http/ours.ts';
import { reportOf } from './http/report.ts';
import { type Restart, restartOf } from './http/restarts.ts';
import { type Cell, type Round, rested, roundsOf, warmUp } from './http/rounds.ts';
import { type Kind, Theirs } from './http/theirs.ts';

/**
 * What users have of it, over HTTP: results, pages and restarts of a laptop, and in the same run what a small service
 * written in an afternoon does with the same results. `--before DIR` measures the version that is checked out there, too;
 * `--quick` takes one short round, `--only PART` nothing but cases with that in their names (`crewe-100-10-1`: players, lines
 * and ladders), and no restarts; `--note TEXT` ends the sentence that says how the figures were made.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    before: { type: 'string' },
    only: { type: 'string' },
    note: { type: 'string' },
    out: { type: 'string', default: 'test/bench/results/http.md' },
  },
});

const TERMS = values.quick
  ? { rounds: 1, seconds: 0.6, single: 1, clients: [1, 32], restarts: [1, 1000] }
  : { rounds: 3, seconds: 0.7, single: 1.5, clients: CLIENTS, restarts: [1, 200, 1000] };

/** How long a service may be busy after its start, in milliseconds: pages of all ladders are made then. */
const STARTING = 120_000;
/** How long everybody is at work before anything is measured, in seconds: what has just started is slower. */
const WARM_UP = 2;
/** The run ends after so many milliseconds, whatever happens. */
const LONGEST = 25 * 60_000;

const TREES: readonly Tree[] = [
  ...(values.before === undefined ? [] : [{ name: 'before', tree: values.before }]),
  { name: 'now', tree: process.cwd() },
];

const SQLITE: Kind = { name: 'SQLite', database: 'sqlite', rendering: 'with-each-result' };
/** Only beside one result: clients who write at once do not look. */
const UNSEEN: Kind = { name: 'SQLite, page at the next view', database: 'sqlite', rendering: 'at-the-next-view' };
/** What the machine, its clients and HTTP allow at most. */
const NOTHING: Kind = { name: 'nothing at all', database: 'none', rendering: 'at-the-next-view' };
const KINDS: readonly Kind[] = [
  NOTHING,
  SQLITE,
  UNSEEN,
  ...(postgresFolder() === undefined
    ? []
    : [{ name: 'PostgreSQL', database: 'postgres', rendering: 'with-each-result' } as const]),
];

const KEYS = Math.max(...CLIENTS);

const isWanted = (of: Case): boolean => clubOf(of).includes(values.only ?? '');
const SHARED = [...CREWE, ...LAVERS].filter(isWanted);
const OWN = OTHERS.filter(isWanted);

/** By the rules of Lavers two players meet once in a night, and many clients would soon be through. */
const CELLS: readonly Cell[] = SHARED.flatMap((of) =>
  (CREWE.includes(of) ? TERMS.clients : [1]).map((clients) => ({ of, clients })),
);

const folder = mkdtempSync(join(tmpdir(), 'bench-http-'));
const running: Contestant[] = [];

let isOver = false;

async function started<T extends Contestant>(starting: Promise<T>): Promise<T> {
  const contestant = await starting;
  if (isOver) await contestant.stop();
  else running.push(contestant);
  return contestant;
}

async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((each) => each.stop()));
}

const say = (text: string): void => console.error(`${Math.round(performance.now() / 1000)} s: ${text}`);

const singles: Single[] = [];
const rounds: Round[] = [];
const restarts: Restart[] = [];
const writing: string[] = [];

async function measure(): Promise<void> {
  say('ladders are made');
  const starting = TREES.map((tree, number) =>
    started(Ours.start(tree, join(folder, `ours-${number}`), [...SHARED, ...OWN], KEYS)),
  );
  const ours: readonly Contestant[] = await Promise.all(starting);
  const others: Contestant[] = [];
  for (const [number, kind] of KINDS.entries())
    others.push(await started(Theirs.start(kind, join(folder, `beside-${number}`), SHARED, KEYS)));
  const everybody = [...ours, ...others];
  writing.push(...everybody.map(({ name }) => name).filter((name) => name !== UNSEEN.name));
  for (const each of everybody) await rested(each, STARTING);
  const [first] = CELLS;
  if (first)
    await warmUp(
      everybody.filter(({ name }) => writing.includes(name)),
      first,
      WARM_UP,
    );
  for (const of of [...SHARED, ...OWN]) {
    say(`one result: ${clubOf(of)}`);
    for (const each of OWN.includes(of) ? ours : everybody) singles.push(await singleOf(each, of, TERMS.single));
  }
  for (const cell of CELLS) {
    say(`${cell.clients} at once: ${clubOf(cell.of)}`);
    const able = everybody.filter(({ name }) => writing.includes(name) && !isTooSlow(name, cell.of));
    rounds.push(...(await roundsOf(able, cell, TERMS)));
  }
  await stopAll();
  if (values.only === undefined) await restartAll();
}

/** Who does not bring one result to its page is not asked for many. */
const isTooSlow = (name: string, of: Case): boolean =>
  singles.some((each) => each.contestant === name && isOf(each.of, of) && isNeverShown(each));

async function restartAll(): Promise<void> {
  for (const ladders of TERMS.restarts) {
    for (const [number, tree] of TREES.entries()) {
      say(`restart of ${tree.name} with ${ladders}`);
      restarts.push(await restartOf(tree, join(folder, `restart-${number}-${ladders}`), ladders));
    }
  }
}

const commitOf = (tree: string): string =>
  execFileSync('git', ['-C', tree, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const load = loadavg().map((each) => each.toFixed(1));

function madeBy(): string {
  const [cpu] = cpus();
  const made = `Made by \`npm run bench:http${values.quick ? ' -- --quick' : ''}\` on Node ${process.version}, ${cpus().length} cores (${cpu?.model})`;
  const trees = TREES.map(({ name, tree }) => `*${name}* is ${commitOf(tree)}`).join(', ');
  return `${made}, with a load of ${load.join(', ')} at its beginning; ${trees}${values.note ?? '.'}`;
}

/** Writes what was measured by now. */
function write(end?: string): void {
  const measured: Measured = { contestants: writing, singles, rounds, restarts };
  const names = TREES.map(({ name }) => name);
  const text = [
    '# Over HTTP: what a result takes, and what else one could run',
    madeBy(),
    ...(end === undefined ? [] : [`Broken off: ${end}.`]),
    ABOUT,
    ...(postgresFolder() === undefined ? ['PostgreSQL is not installed here.'] : []),
    ...reportOf(measured, names, SQLITE.name),
  ].join('\n\n');
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(values.out, `${text}\n`);
  process.stdout.write(`${text}\n`);
}

/** What could not be measured: results that the rules refused, and pages that did not come. */
function faults(): readonly string[] {
  const now = TREES.at(-1)?.name;
  const never = singles.filter((each) => each.contestant === now && isNeverShown(each));
  const refused = rounds.filter((each) => each.refused > 0);
  return [
    ...never.map(({ of }) => `a page of ${clubOf(of)} does not show its results`),
    ...refused.map((each) => `${each.contestant}: ${each.refused} results were refused at ${clubOf(each.of)}`),
  ];
}

const ABOUT = `Each service runs in processes of its own on the same disk, with the same players and the same games. Ours is the laptop (\`npm start\`) as it is, on SQLite; asked with scorers’ keys and idempotency keys. Beside it stand web applications for Node as one would write them first: rows of players with a rank each, one UPDATE that shifts those between, in one transaction with the result’s row, a scorer’s key looked up for each request, and a page with the players and the latest results, made with each result before it is answered, or (where it says so) when somebody looks. SQLite is used by libsql, with \`journal_mode = WAL\` and \`synchronous = FULL\`: each commit waits for the disk, as ours does (one fsync each). PostgreSQL is as it is set when it is installed, which waits as well. *Nothing at all* answers each result at once without keeping it: what the machine, its clients and HTTP take by themselves, and so the most that any service comes to here. Everybody has been at work for ${WARM_UP} seconds before the first figure is taken.`;

const timer = setTimeout(() => void giveUp(new Error('this takes too long')), LONGEST);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void giveUp(new Error(signal)));

async function giveUp(error: unknown): Promise<void> {
  isOver = true;
  console.error(error);
  if (singles.length > 0) write(String(error));
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

try {
  // PostgreSQL may be run by another user, who has to come through to its own folder.
  chmodSync(folder, 0o711);
  await measure();
  write();
  for (const fault of faults()) {
    console.error(fault);
    process.exitCode = 1;
  }
} catch (error) {
  await giveUp(error);
} finally {
  clearTimeout(timer);
  rmSync(folder, { recursive: true, force: true });
}
