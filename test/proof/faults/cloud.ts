import { setTimeout as sleep } from 'node:timers/promises';
import { putContact } from '#functions/books/contacts.ts';
import { connect, setUpTable } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { newVapidKey } from '#functions/notifying/push/vapid.ts';
import { newWebhookKey } from '#functions/notifying/webhook-secret.ts';
import type { Chance } from '#local/demo/chance.ts';
import { instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ACCOUNT, Account, type Answer, type Message, REGION, type ServiceRequest } from '#test/cloud/account.ts';
import { type Emulator, startEmulator } from '#test/cloud/emulator.ts';
import { asked, type Got, gotten } from '#test/functions/evening.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';
import type { RawFile } from './evidence.ts';
import { drawFault, type Fault, Injected, LOST, type Plan, planFor } from './faults.ts';
import { Processes, type ProcessesOptions, type Running } from './processes.ts';
import { itemsIn, type RawItem, type Table, textOf } from './raw.ts';
import type { Request, Service, Timed } from './requests.ts';

const TABLE = 'proof';
/** How long the gateway waits for a function, in milliseconds. */
const PATIENCE = 10_000;
/** How much later than at its time's end a function is ended, in milliseconds: a busy machine is slower than Lambda. */
const GRACE = 5_000;
/** How often what a dead process has sent is waited for. */
const MOST_WAITS = 500;
const queue = (name: string): string => `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`;

/** Each queue, and the function that works it off. */
const QUEUES = {
  again: 'publish',
  due: 'settle',
  steps: 'import',
  notices: 'notify',
  deliveries: 'deliver',
  players: 'tell',
} as const;
type QueueName = keyof typeof QUEUES;
const SENDS_TO: Readonly<Record<string, QueueName>> = {
  publish: 'again',
  'find-due': 'due',
  settle: 'due',
  import: 'steps',
  sweep: 'again',
  tell: 'players',
};

export type CloudOptions = Pick<ProcessesOptions, 'bundles' | 'next' | 'seed'> & {
  readonly injected?: Injected;
  readonly isAllowed?: (fault: Fault) => boolean;
  /** Whether players are told by e-mail. */
  readonly hasMail?: boolean;
  /** Lays a line between the functions and the emulator; gives its address. */
  readonly through?: (emulator: string) => Promise<string>;
  /** What functions find in their environment besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** Is told how long a function worked on an event, in milliseconds. */
  readonly onHandled?: (name: string, ms: number) => void;
};

/** What a function asks of a service, by which that is done, and what kills its process. */
export type Between = readonly [request: ServiceRequest, send: (body?: Buffer) => Promise<Answer>, end: () => void];

interface Invocation {
  /** How long it may take, in milliseconds. */
  readonly time?: number;
  /** By which is drawn what goes wrong. */
  readonly luck?: number | undefined;
  /** Hears by the function's clock when it begins. */
  readonly began?: (at: number) => void;
  /** What the function's clock says, instead of the account's. */
  readonly at?: number;
  /** What becomes of the function's requests to services, instead of what is drawn; `end` kills its process. */
  readonly between?: ((...request: Between) => Promise<Answer>) | undefined;
}

/** The parameter of the key for secrets of webhooks. */
const WEBHOOK_KEY = '/webhook-key';
/** That of the key by which browsers are told. */
const PUSH_KEY = '/push-key';

/** A deployment on loopback: functions as packaged, in processes of their own, and the services between which things go wrong. */
export class Cloud implements Table, Service {
  readonly account: Account;
  readonly injected: Injected;
  readonly table = TABLE;
  readonly endpoint: string;
  readonly isAllowed: (fault: Fault) => boolean;
  isCalm = true;
  readonly #stop: () => void;
  readonly #options: CloudOptions;
  readonly #processes: Processes;
  readonly #began: number;

  private constructor(emulator: Emulator, line: string, options: CloudOptions, now: number) {
    this.#options = options;
    this.#stop = emulator.stop;
    this.injected = options.injected ?? new Injected();
    this.isAllowed = options.isAllowed ?? (() => true);
    this.endpoint = emulator.endpoint;
    this.account = new Account(line);
    this.account.now = now;
    this.#began = now;
    this.account.between = (request, send) => this.#between(request, send);
    for (const name of Object.keys(QUEUES)) this.account.queues.set(queue(name), []);
    this.account.parameters.set(WEBHOOK_KEY, newWebhookKey());
    this.account.parameters.set(PUSH_KEY, newVapidKey());
    this.#processes = new Processes({ ...options, environment: (name, id) => this.#environment(name, id) });
  }

  static async open(options: CloudOptions, now: number): Promise<Cloud> {
    const emulator = await startEmulator();
    await setUpTable(emulator.endpoint, TABLE);
    const line = (await options.through?.(emulator.endpoint)) ?? emulator.endpoint;
    const cloud = new Cloud(emulator, line, options, now);
    await cloud.account.open();
    return cloud;
  }

  close(): void {
    this.#processes.endAll();
    this.account.close();
    this.#stop();
  }

  get now(): number {
    return this.account.now;
  }

  set now(time: number) {
    this.account.now = time;
  }

  /** Gives players of a club addresses that they have confirmed, at which they want to be told everything. */
  async addReaders(club: string, players: readonly string[]): Promise<void> {
    const database = new DynamoDatabase({ client: connect(this.endpoint), table: TABLE });
    const wishes = { kinds: { moved: true } };
    for (const id of players) {
      const email = { to: `${id}@${club}.example.org`, state: 'confirmed', since: instant(this.now) } as const;
      await putContact(database, club, 0, { player: id as PlayerId, secret: `${club}-${id}`, email, wishes });
    }
  }

  /** A request as the gateway hands it to the function of its route. */
  async ask({ method, path, sent, luck }: Request): Promise<Got & { readonly at: number }> {
    const { route, event } = asked(method, path, { from: '192.0.2.1', ...sent });
    let at = this.now;
    const note = (time: number): void => {
      at = time;
    };
    return { ...gotten(await this.invoke<HttpResult>(route.lambda, event, { time: PATIENCE, luck, began: note })), at };
  }

  itemsIn(pk: string): Promise<readonly RawItem[]> {
    return itemsIn(this, pk);
  }

  /** Has a timer go off. */
  async tick(name: Timed, luck = 0): Promise<void> {
    await this.invoke(name, {}, { luck }).catch(() => {});
  }

  /** From now on processes are of new code; half of those that run go on for a while. */
  releaseNew(): void {
    this.#processes.releaseNew();
    this.injected.add('a function of another release');
  }

  /** Ends the idle processes of the release before. */
  retireOld(): void {
    this.#processes.retireOld();
  }

  /** Has a function handle an event in a process that has nothing else in hand. Rejects where that fails or dies. */
  async invoke<Result>(
    name: string,
    event: object,
    { time = 60_000, luck = 0, began = () => {}, between, ...clock }: Invocation = {},
  ): Promise<Result> {
    const running = await this.#processes.take(name);
    const plan = this.isCalm ? undefined : planFor(chanceOf(luck), this.isAllowed);
    const end = (): void => this.#processes.end(running);
    if (between) running.flight = { disturb: (request, send) => between(request, send, end), open: 0 };
    else if (plan) running.flight = { disturb: this.#disturbing(running, plan), open: 0 };
    const isOff = plan !== undefined && this.isAllowed('a clock that is wrong');
    if (isOff) this.injected.add('a clock that is wrong');
    if (plan?.jump !== undefined) this.injected.add('a clock that jumps');
    const { now } = this.account;
    const at = (clock.at ?? now) + (isOff ? running.skew : 0) + (plan?.jump ?? 0);
    began(at);
    // As Lambda ends what takes too long.
    const patience = setTimeout(() => {
      console.error(`${name} takes more than ${time} ms: ${JSON.stringify(event).slice(0, 300)}`);
      end();
    }, time + GRACE);
    try {
      const { result, ms } = await running.process.handle(event, at, time, now - this.#began);
      this.#options.onHandled?.(name, ms);
      return result as Result;
    } catch (error) {
      // What it has sent may still arrive.
      for (let waits = 0; running.dead && waits < MOST_WAITS && (running.flight?.open ?? 0) > 0; waits++)
        await sleep(10);
      throw error;
    } finally {
      clearTimeout(patience);
      running.flight = undefined;
      this.#processes.giveBack(name, running);
    }
  }

  /** Has processes of a function wait for something to do, as if so many had been busy at once. */
  warm(name: string, processes: number): Promise<void> {
    return this.#processes.warm(name, processes);
  }

  #environment(name: string, id: string): Readonly<Record<string, string>> {
    const { address } = this.account;
    return {
      ...this.account.signIn({ name: id, may: () => true }),
      AT: String(this.account.now),
      AWS_DOUBLE: address,
      AWS_ENDPOINT_URL: address,
      TABLE_NAME: TABLE,
      SITE_ORIGIN: 'https://ladder.example',
      SITE_BUCKET: 'site',
      TRANSFER_BUCKET: 'transfers',
      DISTRIBUTION_ID: 'SITE',
      QUEUE_URL: queue(SENDS_TO[name] ?? 'deliveries'),
      AGAIN_QUEUE_URL: queue('notices'),
      IMPORT_QUEUE_URL: queue('steps'),
      DUE_QUEUE_URL: queue('due'),
      BACKUP_BUCKET: 'backups',
      BACKUP_REGION: REGION,
      BACKUP_FOLDER: 'proof',
      WEBHOOK_PARAMETER: WEBHOOK_KEY,
      PUSH_PARAMETER: PUSH_KEY,
      ...(this.#options.hasMail && name === 'notify' && { PLAYERS_QUEUE_URL: queue('players') }),
      ...(name === 'tell' && { MAIL_FROM: 'notices@ladder.example' }),
      ...this.#options.env,
    };
  }

  /** What becomes of a request of a function to a service. */
  async #between(request: ServiceRequest, send: (body?: Buffer) => Promise<Answer>): Promise<Answer> {
    const running = this.#processes.named(request.who);
    const flight = running?.flight;
    if (!running || !flight) return send();
    flight.open++;
    try {
      return await flight.disturb(request, send);
    } finally {
      flight.open--;
    }
  }

  /** What is planned for a process becomes of its requests, one after the other. */
  #disturbing(running: Running, plan: Plan): Account['between'] {
    let requests = 0;
    return async (request, send) => {
      const nth = ++requests;
      if (running.dead) return LOST;
      if (plan.death?.at === nth) {
        this.injected.add('a function that is killed');
        if (plan.death.after) await send();
        this.#processes.end(running);
        return LOST;
      }
      if (plan.dark && nth >= plan.dark.from) {
        this.injected.add('a line that is dead from a request on');
        if (plan.dark.arrives) await send();
        return LOST;
      }
      const drawn = drawFault(request, plan, this.isAllowed);
      if (!drawn) return send();
      this.injected.add(drawn.fault);
      return drawn.disturb(send, request.body, plan.chance);
    };
  }

  /** Whether a fault is to happen now. */
  happens(fault: Fault, often: number, chance: Chance): boolean {
    const does = chance.happens(often) && !this.isCalm && this.isAllowed(fault);
    if (does) this.injected.add(fault);
    return does;
  }

  messagesOf = (name: QueueName): Message[] => this.account.queues.get(queue(name)) ?? [];

  /** The published files of a club. */
  filesOf(club: string): readonly RawFile[] {
    return [...this.account.objects]
      .filter(([name]) => name.startsWith(`site/${club}/`))
      .map(([name, { body, headers }]) => ({
        path: name.slice('site'.length),
        version: Number.parseInt(String(headers['x-amz-meta-edition']), 10),
        text: textOf(body),
      }));
  }
}

export { QUEUES, type QueueName };
