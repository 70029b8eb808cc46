import { shareOf } from '#test/bench/figures.ts';
import type { Figures } from '#test/bench/http/clients.ts';
import { apiRequest, dollarsOf, plus, siteFile, times, type Units } from '#test/simulation/live/bill.ts';
import { KINDS, type Kind, type LoadedDeployment, type People } from './deployment.ts';
import { type EveningPlan, LoadedEvening, type Watched } from './evening.ts';
import { all, type Use, type UseTally } from './tally.ts';
import { Crowd } from './writers.ts';

/** How many answers there were of a kind, and in how many milliseconds they came. */
interface Answers {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

type Taken = ReturnType<UseTally['take']>;

export interface Played {
  readonly faults: readonly string[];
  readonly answers: Readonly<Record<Kind, Answers>>;
  readonly accepted: number;
  readonly refused: number;
  readonly busy: number;
  readonly taken: Taken;
}

export interface PlayedEvening extends Played {
  readonly watched: Watched;
  /** How long it lasted by its own clock, and really, in seconds. */
  readonly lasted: number;
  readonly took: number;
  readonly ladders: number;
  /** By list prices, of one club. */
  readonly dollars: number;
}

export interface PlayedCrowd extends Played {
  readonly figures: Figures;
}

/** Forgets what was counted so far. */
function reset(deployment: LoadedDeployment): void {
  deployment.tally.take();
  deployment.busy = 0;
  for (const kind of KINDS) {
    deployment.times[kind].length = 0;
    deployment.bytes[kind] = 0;
  }
}

function answersOf({ times: measured }: LoadedDeployment): Played['answers'] {
  const of = (kind: Kind): Answers => {
    const at = shareOf(measured[kind]);
    return { count: measured[kind].length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
  };
  return { command: of('command'), look: of('look'), file: of('file') };
}

/** Of requests to record something, all but the seed of a ladder, how many were taken and how many refused by the rules. */
function decided(histories: readonly People['history'][]): { readonly accepted: number; readonly refused: number } {
  const last = histories
    .flat()
    .flatMap(({ name, attempts }) => (name === 'seed' ? [] : (attempts.at(-1)?.status ?? [])));
  return {
    accepted: last.filter((status) => status < 300).length,
    refused: last.filter((status) => status >= 400 && status !== 429 && status < 500).length,
  };
}

/** An evening of many clubs, after which every ladder is looked at. */
export async function playEvening(deployment: LoadedDeployment, plan: EveningPlan): Promise<PlayedEvening> {
  const evening = new LoadedEvening(deployment, plan);
  await evening.found();
  reset(deployment);
  const began = performance.now();
  const lasted = (await evening.play()) / 1000;
  const took = (performance.now() - began) / 1000;
  const taken = deployment.tally.take();
  const { watched, clubs } = evening;
  const dollars = dollarsOf(unitsOf(deployment, taken, watched)) / plan.clubs;
  const wrong = await Promise.all(clubs.map((club) => deployment.faultsOf(club)));
  return {
    faults: [...deployment.faults.splice(0), ...deployment.carrying.givenUp, ...wrong.flat()],
    answers: answersOf(deployment),
    ...decided(clubs.map(({ history }) => history)),
    busy: deployment.busy,
    taken,
    watched,
    lasted,
    took,
    ladders: clubs.length,
    dollars,
  };
}

/** One ladder with many writers. */
export async function playCrowd(deployment: LoadedDeployment, writers: number, seconds: number): Promise<PlayedCrowd> {
  const crowd = new Crowd(deployment);
  await crowd.found(writers);
  reset(deployment);
  const figures = await crowd.write(seconds);
  const taken = deployment.tally.take();
  const wrong = await deployment.faultsOf(crowd);
  return {
    faults: [...deployment.faults.splice(0), ...deployment.carrying.givenUp, ...wrong],
    answers: answersOf(deployment),
    accepted: figures.accepted,
    refused: figures.refused - deployment.busy,
    busy: deployment.busy,
    taken,
    figures,
  };
}

/** What one of some things takes of the table. */
export const unitsOfOne = ({ readUnits, writeUnits }: Use, count: number) => ({
  readUnits: readUnits / Math.max(1, count),
  writeUnits: writeUnits / Math.max(1, count),
});

/** What the evening took, as AWS counts it. Functions are counted with the time that they waited on this machine. */
function unitsOf({ bytes, times: { command, look, file } }: LoadedDeployment, taken: Taken, watched: Watched): Units {
  const { puts, gets, queued, told } = taken.asked;
  const { calls, ms, readUnits, writeUnits } = all(taken.uses.values());
  const requests = command.length + look.length;
  // What a request takes of functions and the table stands below, for all together.
  const request = apiRequest({ readUnits: 0, writeUnits: 0, log: 230, bytes: 0 });
  return plus(
    times(requests, { ...request, lambdaRequests: 0, lambdaGbSeconds: 0 }),
    { edgeGb: (bytes.command + bytes.look) / 1e9, lambdaRequests: calls, lambdaGbSeconds: ms / 1000 },
    times(file.length, { ...siteFile(bytes.file / Math.max(1, file.length)), gets: 1 }),
    // A message is sent, taken and deleted.
    { readUnits, writeUnits, puts, gets, queueRequests: 3 * queued },
    {
      eventOperations: told + watched.delivered + 2 * (watched.visits - watched.blocked),
      eventMinutes: watched.minutes,
    },
  );
}
