import { Worker } from 'node:worker_threads';
import { nameOf } from '#functions/database/keys.ts';
import type { Answering, HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { Due } from '#functions/ladders/settle-ladder.ts';
import type { WebhookLine } from '#functions/notifying/webhook-notices.ts';
import { type Target, targetLane } from '#functions/publishing/target.ts';
import { inTurn, isFull, QueueFullError, roundOf, type Terms, Threads } from '#functions/runtime/threads/threads.ts';
import { FailedElsewhere } from '#functions/runtime/told-error.ts';
import type { Answered, Done, Request, Task, ThreadConfig } from './task.ts';

/** One for the club night, one ready for the next, and more for what takes long; all share the processor evenly. */
const POOL = { most: 6, mostLong: 3, spare: 1 } as const;
/** Pages have threads of their own, so that answers need not wait behind them, and few, which remember many ladders. */
const PAGES = { most: 3, mostLong: 2, spare: 1 } as const;

/** How long an answer may take, in milliseconds: as long as the gateway of AWS waits. */
const ANSWER = 29_000;
/** How long the notices of one line, or one message to players, may take, in milliseconds. */
const NOTICES = 10_000;

interface Asking extends Request {
  readonly follow: (done: Done) => Promise<void>;
}

type Patience = Pick<Terms, 'limit' | 'long'>;

/** Whatever a laptop does for a club, apart from everything else: in threads that know the same place. */
export class Offload {
  readonly #threads: Threads<Task, Done>;
  readonly #pages: Threads<Task, Done>;
  readonly #together = new Together<Asking, Answered>((take, terms) => this.#answerAll(take, terms));

  constructor(script: string, config: ThreadConfig) {
    // What the laptop itself needs to be run, such as a loader, is none of theirs.
    const open = () => new Worker(script, { eval: true, workerData: config, execArgv: [] });
    this.#threads = new Threads({ ...POOL, open });
    this.#pages = new Threads({ ...PAGES, open });
  }

  /** Answers a request, together with others that wait for its ladder; `follow` gets what came of it before the callers do. */
  async answer(name: Answering, event: HttpEvent, follow: (done: Done) => Promise<void>): Promise<HttpResult> {
    const asked = { lane: laneOf(event), sender: senderOf(event), limit: ANSWER };
    const request = { name, event, follow };
    const answered = isLong(event)
      ? (await this.#answerAll(() => [request], { ...asked, long: true }))[0]
      : await this.#together.ask(request, asked);
    if (!answered) throw new Error(`${name} gave no answer`);
    if ('failed' in answered) throw new FailedElsewhere(answered.failed);
    return answered.answer;
  }

  async #answerAll(take: () => readonly Asking[], terms: Terms): Promise<readonly Answered[]> {
    let asking: readonly Asking[] = [];
    const make = (): Task => {
      asking = take();
      return { answer: asking.map(({ name, event }) => ({ name, event })) };
    };
    const done = await this.#threads.runLater(make, terms);
    await asking[0]?.follow(done);
    return done.answers ?? [];
  }

  publish(target: Target, patience: Patience): Promise<Done> {
    return this.#pages.run({ publish: target }, { lane: `page ${targetLane(target)}`, ...patience });
  }

  settle(due: Due, patience: Patience): Promise<Done> {
    return this.#threads.run({ settle: due }, { lane: `due ${nameOf(due.key)}`, ...patience });
  }

  makeWebhookNotices(line: WebhookLine): Promise<Done> {
    const lane = `notices ${nameOf(line.event.key)}`;
    return this.#threads.run({ notices: line }, { lane, limit: NOTICES, long: true });
  }

  tellPlayers(message: string, tries: number): Promise<Done> {
    const lane = `players ${message.replace(/\/\d.*$/, '')}`;
    return this.#threads.run({ players: { message, tries } }, { lane, limit: NOTICES, long: true });
  }

  async close(): Promise<void> {
    await Promise.all([this.#threads.close(), this.#pages.close()]);
  }
}

/** As whom a request comes, for the sake of fairness: whatever it brings to be let in. */
const senderOf = ({ headers: { authorization = '' }, cookies = [] }: HttpEvent): string =>
  `${authorization} ${cookies.join(';')}`;

/** What looks back over a whole log. */
const LONG = /\/(import|log|correct|void)$/;

const isLong = ({ routeKey }: HttpEvent): boolean => LONG.test(routeKey);

const isLook = ({ routeKey, queryStringParameters }: HttpEvent): boolean =>
  routeKey.startsWith('GET ') || queryStringParameters?.['dryRun'] === 'true';

/** Recording on a ladder is one lane, looking at it another, looking back over its log a third; without a club, one a caller. */
export function laneOf(event: HttpEvent): string {
  const { club, ladder = '' } = event.pathParameters ?? {};
  const how = isLook(event) ? (isLong(event) ? 'look back' : 'look') : 'record';
  return club === undefined ? `${how} ${senderOf(event)}` : `${how} ${club}/${ladder}`;
}

/** Of whom something is asked, in which lane, and how long it may wait and then take, in milliseconds. */
type Asked = Required<Pick<Terms, 'lane' | 'sender' | 'limit'>>;

interface Piece<Ask, Answer> extends Asked {
  readonly round: number;
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

/** Does together what it takes when its turn comes; answers in the order of asking. */
type Work<Ask, Answer> = (take: () => readonly Ask[], terms: Asked) => Promise<readonly Answer[]>;

/** How much is done together at most. */
const MOST = 32;

/** Does together what comes while a lane is at work: one of each sender, so that each sender's are done in order. */
export class Together<Ask, Answer> {
  readonly #work: Work<Ask, Answer>;
  readonly #waiting = new Map<string, Piece<Ask, Answer>[]>();

  constructor(work: Work<Ask, Answer>) {
    this.#work = work;
  }

  /** Throws what the work throws, or `QueueFullError` where its turn did not come. */
  ask(ask: Ask, asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { lane, limit } = asked;
      const queue = this.#waiting.get(lane);
      if (isFull(queue ?? [], asked)) return reject(new QueueFullError(`${queue?.length} others wait`));
      const patience = setTimeout(() => this.#giveUp(piece), limit);
      const piece = { ...asked, round: roundOf(queue ?? [], asked), ask, resolve, reject, patience };
      this.#waiting.set(lane, inTurn(queue ?? [], piece));
      if (!queue) void this.#begin(asked);
    });
  }

  async #begin(asked: Asked): Promise<void> {
    const { lane } = asked;
    let taken: readonly Piece<Ask, Answer>[] = [];
    const take = (): readonly Ask[] => {
      taken = this.#take(lane);
      return taken.map(({ ask }) => ask);
    };
    try {
      const answers = await this.#work(take, { ...asked, sender: '' });
      for (const [index, { resolve, reject }] of taken.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('there is no answer'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of taken.length > 0 ? taken : this.#takeAll(lane)) reject(error);
    }
  }

  /** Those of one round; for the others a next turn is asked for. */
  #take(lane: string): readonly Piece<Ask, Answer>[] {
    const queue = this.#waiting.get(lane) ?? [];
    const rounds = queue.filter(({ round }) => round === queue[0]?.round).slice(0, MOST);
    this.#keep(lane, queue.slice(rounds.length));
    for (const { patience } of rounds) clearTimeout(patience);
    const [next] = this.#waiting.get(lane) ?? [];
    if (next) void this.#begin(next);
    return rounds;
  }

  #takeAll(lane: string): readonly Piece<Ask, Answer>[] {
    const all = this.#waiting.get(lane) ?? [];
    this.#waiting.delete(lane);
    for (const { patience } of all) clearTimeout(patience);
    return all;
  }

  #giveUp(piece: Piece<Ask, Answer>): void {
    const { lane, limit, reject } = piece;
    this.#keep(
      lane,
      (this.#waiting.get(lane) ?? []).filter((each) => each !== piece),
    );
    reject(new QueueFullError(`was not begun within ${limit / 1000} s`));
  }

  #keep(lane: string, left: Piece<Ask, Answer>[]): void {
    if (left.length > 0) this.#waiting.set(lane, left);
    else this.#waiting.delete(lane);
  }
}
