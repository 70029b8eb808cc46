import '#local/no-node-warning.ts';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import { type Arguments, exactly, type Status } from '#local/commands/arguments.ts';
import { Stopping } from '#local/processes.ts';
import { UserError } from '#local/user-error.ts';
import { startEmulator } from '../ladders/start-emulator.ts';
import { Deployment } from './deployment.ts';
import { failures, reportOf } from './report.ts';
import { type Plan, Simulation } from './simulate.ts';

const TABLE = 'simulation';

/** The status of a program that was interrupted. */
const BROKEN_OFF = 130;

/** Runs a whole deployment in fast time, on an emulator that is gone afterwards. */
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
  const { endpoint, stop } = await startEmulator();
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

const readPlan = ({ clubs, months, seed = '1', 'every-hour': everyHour }: Arguments): Plan => ({
  clubs: readNumber('clubs', clubs, 1, 10_000),
  months: readNumber('months', months, 1, 120),
  seed: readNumber('seed', seed, 0, 4_294_967_295),
  everyHour,
});

function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new UserError('Usage: npm run -s ladder -- simulate --clubs N --months M [--seed S]');
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`--${name} ${text}: must be a whole number from ${least} to ${most}.`);
}
