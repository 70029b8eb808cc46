import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import { parseCommandLine, type Status } from '#local/commands/command-line.ts';
import { Stopping } from '#local/processes.ts';
import { UserError } from '#local/user-error.ts';
import { build } from '#test/bench/trees.ts';
import { startEmulator } from '#test/cloud/emulator.ts';
import { PLAYED, type Played } from '../proof/people.ts';
import { Deployment } from './deployment.ts';
import { openPackaged } from './packaged-functions.ts';
import { failures, reportOf } from './report.ts';
import { type Plan, Simulation } from './simulate.ts';
import { fromSource } from './source-functions.ts';

const USAGE = `npx tsx test/simulation/run.ts --clubs N --months M

  Runs N made-up clubs for M months in fast time, on data of their own, and checks every ladder at the end.
  Status 0: all correct, everything settled once and on time; 1: not

  --seed S        different clubs and luck (1)
  --played P      what they play, by turns: systems, or pairs, with commas between (all)
  --packaged      on the functions as packaged for AWS, in processes of their own
  --every-hour    run the timer every hour, not only when something is due`;

const OPTIONS = {
  clubs: { type: 'string' },
  months: { type: 'string' },
  seed: { type: 'string', default: '1' },
  played: { type: 'string', default: PLAYED.join(',') },
  packaged: { type: 'boolean', default: false },
  'every-hour': { type: 'boolean', default: false },
} as const;

const TABLE = 'simulation';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const BROKEN_OFF = 130;

export async function simulate(args: readonly string[]): Promise<Status> {
  const plan = readPlan(args);
  const began = performance.now();
  const stopping = new Stopping();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopping.leave(BROKEN_OFF));
  try {
    return await runOn(await openDeployment(stopping, plan), plan, printed, noted);
  } finally {
    await stopping.closeAll();
    noted(`${((performance.now() - began) / 1000).toFixed(1)} seconds`);
  }
}

const printed = (text: string): void => void process.stdout.write(text);
const noted = (text: string): void => console.error(text);

async function openDeployment(stopping: Stopping, { packaged, seed }: Plan): Promise<Deployment> {
  if (packaged) {
    const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
    stopping.add(() => rmSync(folder, { recursive: true, force: true }));
    return openPackaged(await build({ name: 'now', path: ROOT }, folder), seed);
  }
  const { endpoint, stop } = await startEmulator();
  stopping.add(stop);
  await setUpTable(endpoint, TABLE);
  return new Deployment({ endpoint, table: TABLE, functions: fromSource });
}

export async function runOn(
  deployment: Deployment,
  plan: Plan,
  tell: (text: string) => void,
  hear: (month: string) => void = () => {},
): Promise<Status> {
  try {
    const outcome = await new Simulation(deployment, plan).run(hear);
    tell(reportOf(plan, deployment, outcome));
    return failures(outcome).length === 0 ? 0 : 1;
  } finally {
    deployment.close();
  }
}

export function readPlan(args: readonly string[]): Plan {
  const {
    clubs,
    months,
    seed,
    played,
    packaged,
    'every-hour': everyHour,
  } = parseCommandLine({ args: [...args], options: OPTIONS }, USAGE).values;
  return {
    clubs: readNumber('clubs', clubs, 1, 10_000),
    months: readNumber('months', months, 1, 120),
    seed: readNumber('seed', seed, 0, 4_294_967_295),
    played: readPlayed(played),
    packaged,
    everyHour,
  };
}

function readPlayed(text: string): readonly Played[] {
  return text.split(',').map((name) => {
    const played = PLAYED.find((each) => each === name);
    if (!played) throw new UserError(`--played ${name}: there is ${PLAYED.join(', ')}.`);
    return played;
  });
}

function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new UserError(USAGE);
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`--${name} ${text}: must be a whole number from ${least} to ${most}.`);
}
