import '#local/no-node-warning.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpTable } from '#functions/database/dynamo/setup.ts';
import { type Arguments, exactly, type Status } from '#local/commands/arguments.ts';
import { DataFolder } from '#local/data-folder.ts';
import { startListeningEmulator } from '#local/emulator/port.ts';
import { Stopping } from '#local/stop.ts';
import { Trouble } from '#local/trouble.ts';
import { Deployment } from './deployment.ts';
import { failures, reportOf } from './report.ts';
import { type Plan, Simulation } from './simulate.ts';

const TABLE = 'simulation';

/** What a program ends with that somebody breaks off. */
const BROKEN_OFF = 130;

/** Runs a whole deployment in fast time, on an emulator and in a folder that are gone afterwards. */
export async function simulate(args: Arguments): Promise<Status> {
  exactly(args);
  const plan = readPlan(args);
  const began = performance.now();
  const stopping = new Stopping();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopping.leave(BROKEN_OFF));
  try {
    return await runOn(await openDeployment(stopping), plan, printed, noted);
  } finally {
    await stopping.closeAll();
    noted(`${((performance.now() - began) / 1000).toFixed(1)} seconds`);
  }
}

const printed = (text: string): void => void process.stdout.write(text);
const noted = (text: string): void => console.error(text);

async function openDeployment(stopping: Stopping): Promise<Deployment> {
  const folder = new DataFolder(mkdtempSync(join(tmpdir(), 'simulation-')));
  stopping.add(() => rmSync(folder.path, { recursive: true, force: true }));
  const { endpoint, stop } = await startListeningEmulator(folder);
  stopping.add(stop);
  await setUpTable(endpoint, TABLE);
  return new Deployment({ endpoint, table: TABLE });
}

/** Runs a simulation and tells what came of it; status 0 only where nothing at all is wrong. */
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

const readPlan = ({ clubs, months, seed = '1', everyHour }: Arguments): Plan => ({
  clubs: readNumber('clubs', clubs, 1, 10_000),
  months: readNumber('months', months, 1, 120),
  seed: readNumber('seed', seed, 0, 4_294_967_295),
  everyHour,
});

function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new Trouble('Usage: npm run -s ladder -- simulate --clubs N --months M [--seed S]');
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Trouble(`--${name} ${text}: must be a whole number from ${least} to ${most}.`);
}
