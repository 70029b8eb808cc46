import { Worker } from 'node:worker_threads';
import { nameOf } from '#functions/database/keys.ts';
import type { Answering, HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { ImportWorld } from '#functions/importing/work.ts';
import type { DueMessage } from '#functions/ladders/settle-ladder.ts';
import type { WebhookLine } from '#functions/notifying/webhook-notices.ts';
import type { Preview } from '#functions/previews/previews.ts';
import { type Target, targetLane } from '#functions/publishing/target.ts';
import { FailedElsewhere } from '#functions/runtime/told-error.ts';
import type { Task, TaskDone, ThreadConfig } from './task.ts';
import { type TaskTerms, Threads } from './threads.ts';

/** How long an answer may take, in milliseconds: as long as the gateway of AWS waits. */
const ANSWER = 29_000;
/** How long the pages of one thing may take, in milliseconds: ten thousand lines take 3 s of a whole processor. */
const PAGES = 20_000;
/** How long one ladder may take to be settled, in milliseconds. */
const SETTLING = 14_000;
/** How long the notices of one line may take, in milliseconds. */
const NOTICES = 10_000;
/** How long a picture may take, in milliseconds: the first takes a second of a whole processor. */
const DRAWING = 10_000;
/** What nobody waits for may wait itself, in milliseconds: longer than others are let hold it up. */
const PATIENT = { long: true, wait: 120_000 } as const;
/** How long the check of a log may take, in milliseconds, and how often is looked which line it is at. */
const [CHECK, LOOK] = [10 * 60_000, 500] as const;

/** In megabytes: with less room, what a thread no longer needs is cleared away sooner. The longest log to check fits in. */
const ROOM = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 12 } as const;

/** Whatever a laptop does for a club, apart from everything else: in threads that know the same place. */
export class Offload {
  readonly #threads: Threads<Task, TaskDone>;

  constructor(script: string | URL, config: ThreadConfig) {
    // What only the laptop itself needs to run, such as a loader, isn't passed on to them.
    const how = { eval: typeof script === 'string', workerData: config, execArgv: [], resourceLimits: ROOM };
    this.#threads = new Threads(() => new Worker(script, how));
  }

  /** Answers a request; `follow` gets its effects before the caller does. */
  async answer(name: Answering, event: HttpEvent, follow: (done: TaskDone) => Promise<void>): Promise<HttpResult> {
    const terms = { lane: laneOf(event), sender: senderOf(event), limit: ANSWER, long: howLong(event) };
    const done = await this.#threads.run({ answer: { name, event } }, terms);
    await follow(done);
    if (!done.answered) throw new Error(`${name} gave no answer`);
    if ('failed' in done.answered) throw new FailedElsewhere(done.answered.failed);
    return done.answered.answer;
  }

  publish(target: Target): Promise<TaskDone> {
    const lane = `page ${targetLane(target)}`;
    return this.#threads.run({ publish: target }, { lane, limit: PAGES, ...PATIENT });
  }

  settle(due: DueMessage): Promise<TaskDone> {
    return this.#threads.run({ settle: due }, { lane: `due ${nameOf(due.key)}`, limit: SETTLING, ...PATIENT });
  }

  makeWebhookNotices(line: WebhookLine): Promise<TaskDone> {
    const lane = `notices ${nameOf(line.event.key)}`;
    return this.#threads.run({ notices: line }, { lane, limit: NOTICES, ...PATIENT });
  }

  /** Its receivers may be slow: nothing waits for them, and they wait for what else keeps their thread. */
  tellPlayers(message: string, tries: number): Promise<TaskDone> {
    return this.#threads.runBeside({ players: { message, tries } }, PATIENT.wait);
  }

  /** Checks a log that lies in the folder of transfers: it may take a minute, and lets all else go on. */
  readonly check: ImportWorld['check'] = async (task, tell) => {
    const at = new Int32Array(new SharedArrayBuffer(4));
    const looking = setInterval(() => tell(Atomics.load(at, 0)), LOOK);
    try {
      const { checked } = await this.#threads.runBeside({ check: { task, at } }, CHECK);
      if (!checked) throw new Error('the log was not checked');
      return checked;
    } finally {
      clearInterval(looking);
    }
  };

  /** Makes what is shown beside a link; undefined where there is no such ladder or player. */
  async draw(path: string): Promise<Preview | undefined> {
    const { drawn } = await this.#threads.run({ draw: path }, { lane: 'pictures', limit: DRAWING, long: true });
    return drawn;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** Whose request it is, for the sake of fairness: whatever it sends to be let in. */
const senderOf = ({ headers: { authorization = '' }, cookies = [] }: HttpEvent): string =>
  `${authorization} ${cookies.join(';')}`;

/** What looks back over a whole log. */
const LONG = /\/(import|log|correct|void|replace|rename)$/;

const isLong = ({ routeKey }: HttpEvent): boolean => LONG.test(routeKey);

/** A request about a whole club may read everybody in it, or all of its logs: in a large one that takes long. */
const howLong = (event: HttpEvent): NonNullable<TaskTerms['long']> =>
  isLong(event) || (isOfClub(event) ? 'in-large-clubs' : false);

const isOfClub = ({ pathParameters: { club, ladder } = {} }: HttpEvent): boolean =>
  club !== undefined && ladder === undefined;

const isLook = ({ routeKey, queryStringParameters }: HttpEvent): boolean =>
  routeKey.startsWith('GET ') || queryStringParameters?.['dryRun'] === 'true';

/**
 * Recording on a ladder is one lane, looking at it another, looking back over its log a third; of a club, each thing that can be
 * asked; without one, one a caller.
 */
export function laneOf(event: HttpEvent): string {
  const { club, ladder = '' } = event.pathParameters ?? {};
  if (isOfClub(event)) return `${event.routeKey} ${club}`;
  const how = isLook(event) ? (isLong(event) ? 'look back' : 'look') : 'record';
  return club === undefined ? `${how} ${senderOf(event)}` : `${how} ${club}/${ladder}`;
}
