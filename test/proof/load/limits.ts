import { clubNight, entriesOf, MINUTE, SOCKETS, type Week } from '#test/simulation/live/assumed.ts';
import type { Measured } from '#test/simulation/live/measured.ts';
import { type Live, live, PLAN } from '#test/simulation/live.ts';
import { SAFETY } from '#web/ui/page/watcher.ts';

/** What one thing takes, as it was measured: units of the table for a command, a look at the API, and a publication with its notices. */
export interface Taken {
  readonly command: { readonly readUnits: number; readonly writeUnits: number };
  readonly look: { readonly readUnits: number; readonly writeUnits: number };
  readonly after: { readonly readUnits: number };
}

/** What the stack sets itself, a second: requests to the API, and write units of the table. */
export interface Stack {
  readonly requests: number;
  readonly writeUnits: number;
}

/** A resource: what is asked of it in the busiest second of all clubs, and how much of it there is. */
interface Limit {
  readonly what: string;
  readonly peak: number;
  readonly most: number;
  /** Who sets it, and what happens beyond. */
  readonly note: string;
}

export interface Simulated {
  readonly clubs: number;
  /** What is met first comes first. */
  readonly limits: readonly (Limit & { readonly metAt: number })[];
  /** Lines in the busiest second. */
  readonly entries: number;
  readonly live: Live;
}

export interface World {
  readonly seed: number;
  readonly clubs: number;
  readonly watchers: number;
  /** Of so many clubs it is played how screens ask and how pages are published; all others are like them. */
  readonly played: number;
  readonly week: Week;
}

/** Players who take e-mails: a challenge is told to one of two, a result that a scorer enters to both. */
const MAILED = 0.5;
const MAILS_OF_GAME = 3;
/** From how many places CloudFront fetches the same file from the bucket. */
const PLACES = 3;
/** Messages that have the rest of a ladder's files follow: so many workers, each with one of 200 ms. */
const REST = { workers: 20, seconds: 0.2 } as const;
/** How long a request to the API takes of a function, in seconds: it waits for the table. */
const OF_API = 0.02;
/** How long a screen that is told waits in the mean until it looks all the same, in seconds. */
const LOOK = (SAFETY / 1000) * 0.875;

/** The most lines in a second, and the most visits a second in a whole minute. */
function busiest({ seed, clubs, week }: World): { readonly entries: number; readonly visits: number } {
  const [seconds, minutes] = [new Map<number, number>(), new Map<number, number>()];
  const count = (counts: Map<number, number>, at: number) => counts.set(at, (counts.get(at) ?? 0) + 1);
  for (let club = 0; club < clubs; club++) {
    const { lines, visits } = clubNight(seed, club, week);
    for (const { at } of lines) count(seconds, Math.floor(at / 1000));
    for (const { from } of visits) count(minutes, Math.floor(from / MINUTE));
  }
  return { entries: Math.max(...seconds.values()), visits: Math.max(...minutes.values()) / 60 };
}

/** An evening of all clubs at once with all who watch, by arithmetic: the busiest second of each resource against its limit. */
export function simulate(world: World, measured: Measured, taken: Taken, stack: Stack): Simulated {
  const { seed, clubs, watchers, played, week } = world;
  const plan = { ...PLAN, clubs: played, every: Math.max(1, played / 50), seed };
  const night = live(plan, 'told', week, measured);
  const { entries, visits } = busiest(world);
  const { counts, publication } = night;
  const lines = played * entriesOf(week);
  const looks = (entries * (counts.state + counts.Admin + counts.proposals)) / lines;
  const publishing = publication.billed / publication.publications / 1000;
  const rests = (entries * publication.rests) / lines;
  const games = (week.here * week.gamesEach) / 2;
  const mails = MAILED * MAILS_OF_GAME * games;
  const told = entries * (watchers / clubs + counts.delivered / lines);
  const lookingAgain = watchers / LOOK;
  // All come within the half hour in which the nights begin; a connection breaks now and then, and some attempts fail.
  const coming = watchers / (week.spread * 60) + visits;
  const connecting = (coming + watchers / (SOCKETS.breaks.moving / 1000)) / (1 - SOCKETS.failing);
  const reads = looks * taken.look.readUnits + entries * (taken.command.readUnits + taken.after.readUnits);
  const writes = entries * taken.command.writeUnits + looks * taken.look.writeUnits;
  const restsMost = REST.workers / REST.seconds;
  const busyLanes = entries * publishing;
  const limits: readonly Limit[] = [
    {
      what: 'the stream: batches at once',
      peak: busyLanes,
      most: PLAN.shards * PLAN.lanes,
      note: 'of 4 shards, with which a table begins; pages come later',
    },
    {
      what: 'Lambda: processes at once',
      peak: (entries + looks) * OF_API + busyLanes + REST.workers + PLAN.shards,
      most: 1000,
      note: 'of an account; requests get 503 or wait',
    },
    {
      what: 'API Gateway: requests a second, by the stack',
      peak: entries + looks,
      most: stack.requests,
      note: '`THROTTLE` of cdk/api.ts; 429',
    },
    { what: 'API Gateway: requests a second', peak: entries + looks, most: 10_000, note: 'of an account; 429' },
    {
      what: 'DynamoDB: write units a second, by the stack',
      peak: writes,
      most: stack.writeUnits,
      note: 'the setting `writesASecond`; commands wait',
    },
    { what: 'DynamoDB: write units a second', peak: writes, most: 40_000, note: 'of a table on demand' },
    {
      what: 'DynamoDB: read units a second, by the stack',
      peak: reads,
      most: 3 * stack.writeUnits,
      note: 'thrice `writesASecond`',
    },
    { what: 'DynamoDB: read units a second', peak: reads, most: 40_000, note: 'of a table on demand' },
    {
      what: 'SQS: ladders whose other files follow, a second',
      peak: rests,
      most: restsMost,
      note: '5 workers of cdk/publishing.ts; history and feed come later',
    },
    {
      what: 'S3: PUT a second',
      peak: entries * measured.page.puts + rests * measured.rest.puts,
      most: 3500,
      note: 'of a prefix, until S3 divides it',
    },
    {
      what: 'S3: GET a second',
      peak: lookingAgain + coming + entries * PLACES,
      most: 5500,
      note: 'of a prefix, until S3 divides it',
    },
    {
      what: 'CloudFront: requests a second',
      peak: told + lookingAgain + 3 * coming,
      most: 250_000,
      note: 'of a distribution',
    },
    {
      what: 'AppSync Events: messages in, a second',
      peak: entries,
      most: 10_000,
      note: 'of an account; untold screens look by themselves',
    },
    {
      what: 'AppSync Events: messages out, a second',
      peak: told,
      most: 1_000_000,
      note: 'of an account; they come later',
    },
    {
      what: 'AppSync Events: connections begun a second',
      peak: connecting,
      most: 2000,
      note: 'of an account; screens try again',
    },
    {
      what: 'SES: e-mails a second, where they are on',
      peak: (entries * mails) / (lines / played),
      most: 14,
      note: 'as a rule when an account leaves the sandbox; they wait in a queue',
    },
    {
      what: 'SES: e-mails in 24 hours, where they are on',
      peak: clubs * mails,
      most: 50_000,
      note: 'the same; in the sandbox it is 200',
    },
    { what: 'EventBridge Scheduler: calls a second', peak: 1, most: 500, note: 'a few schedules, however many clubs' },
  ];
  const met = limits.map((limit) => ({ ...limit, metAt: Math.floor((clubs * limit.most) / limit.peak) }));
  return { clubs, entries, live: night, limits: met.toSorted((one, other) => one.metAt - other.metAt) };
}
