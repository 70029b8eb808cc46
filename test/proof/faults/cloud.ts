import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { newWebhookKey } from '#functions/notifying/webhook-secret.ts';
import type { Chance } from '#local/demo/chance.ts';
import { NODE_24 } from '#test/bench/trees.ts';
import { PackagedFunction } from '#test/build/packaged-function.ts';
import { Account, type Answer, type Message, type ServiceRequest } from '#test/cdk/deployed/account.ts';
import { ACCOUNT, REGION } from '#test/cdk/deployed/stack-values.ts';
import { asked, type Got, gotten } from '#test/functions/evening.ts';
import { type Emulator, startEmulator } from '#test/ladders/start-emulator.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';
import type { Request, Service } from './club.ts';
import type { RawFile } from './evidence.ts';
import { drawFault, type Fault, Injected, LOST, type Plan, planFor } from './faults.ts';
import { itemsIn, type RawItem, type Table, textOf } from './raw.ts';

const TABLE = 'proof';
/** How long the gateway waits for a function, in milliseconds. */
const PATIENCE = 10_000;
/** How much later than at its time's end a function is ended, in milliseconds: a busy machine is slower than Lambda. */
const GRACE = 5_000;
/** How often what a dead process has sent is waited for. */
const MOST_WAITS = 500;
const queue = (name: string): string => `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`;

/** Each queue, and the function that works it off. */
const QUEUES = { again: 'publish', due: 'settle', steps: 'import', notices: 'notify', deliveries: 'deliver' } as const;
type QueueName = keyof typeof QUEUES;
const SENDS_TO: Readonly<Record<string, QueueName>> = {
  publish: 'again',
  'find-due': 'due',
  settle: 'due',
  import: 'steps',
};

/** What a function has in hand. */
interface Flight {
  readonly plan: Plan;
  requests: number;
  /** Requests that are not answered yet. */
  open: number;
}

interface Running {
  readonly id: string;
  readonly release: string;
  readonly process: PackagedFunction<unknown>;
  /** How far its clock is off, in milliseconds. */
  readonly skew: number;
  flight?: Flight | undefined;
  dead?: true;
}

export interface CloudOptions {
  readonly bundles: string;
  /** Those of the release that comes in the middle; the same where none is named. */
  readonly next?: string;
  readonly seed: number;
  readonly isAllowed?: (fault: Fault) => boolean;
  /** Lays a line between the functions and the emulator; gives its address. */
  readonly through?: (emulator: string) => Promise<string>;
  /** What functions find in their environment besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** Is told how long a function worked on an event, in milliseconds. */
  readonly onHandled?: (name: string, ms: number) => void;
}

/** The parameter of the key for secrets of webhooks. */
const WEBHOOK_KEY = '/webhook-key';

/** A deployment on loopback: functions as packaged, in processes of their own, and the services between which things go wrong. */
export class Cloud implements Table, Service {
  readonly account: Account;
  readonly injected = new Injected();
  readonly table = TABLE;
  readonly endpoint: string;
  readonly isAllowed: (fault: Fault) => boolean;
  isCalm = true;
  release = 'release-1';
  readonly #stop: () => void;
  readonly #options: CloudOptions;
  readonly #chance: Chance;
  readonly #idle = new Map<string, Running[]>();
  readonly #running = new Map<string, Running>();
  readonly #began: number;
  #bundles: string;
  #started = 0;
  #invoked = 0;
  #releases = 1;

  private constructor(emulator: Emulator, line: string, options: CloudOptions, now: number) {
    this.#options = options;
    this.#bundles = options.bundles;
    this.#chance = chanceOf(options.seed, 'cloud');
    this.#stop = emulator.stop;
    this.isAllowed = options.isAllowed ?? (() => true);
    this.endpoint = emulator.endpoint;
    this.account = new Account(line);
    this.account.now = now;
    this.#began = now;
    this.account.between = (request, send) => this.#between(request, send);
    for (const name of Object.keys(QUEUES)) this.account.queues.set(queue(name), []);
    this.account.parameters.set(WEBHOOK_KEY, newWebhookKey());
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
    for (const each of this.#running.values()) each.process.close('SIGKILL');
    this.#running.clear();
    this.account.close();
    this.#stop();
  }

  get now(): number {
    return this.account.now;
  }

  set now(time: number) {
    this.account.now = time;
  }

  /** A request as the gateway hands it to the function of its route. */
  async ask({ method, path, sent }: Request): Promise<Got> {
    const { route, event } = asked(method, path, { from: '192.0.2.1', ...sent });
    return gotten(await this.invoke<HttpResult>(route.lambda, event, PATIENCE));
  }

  itemsIn(pk: string): Promise<readonly RawItem[]> {
    return itemsIn(this, pk);
  }

  /** Has the timer look for what is due. */
  async tick(): Promise<void> {
    await this.invoke('find-due', {}).catch(() => {});
  }

  /** From now on processes are of new code; those that run go on for a while. */
  releaseNew(): void {
    this.release = `release-${++this.#releases}`;
    this.#bundles = this.#options.next ?? this.#options.bundles;
    if (!this.isCalm) this.injected.add('a function of another release');
  }

  /** Ends the idle processes of releases before this one. */
  retireOld(): void {
    for (const [name, idle] of this.#idle) {
      for (const each of idle) if (each.release !== this.release) this.#end(each);
      this.#idle.set(
        name,
        idle.filter(({ release }) => release === this.release),
      );
    }
  }

  /** Has a function handle an event, in a process that has nothing else in hand. Rejects where that fails or dies. */
  async invoke<Result>(name: string, event: object, time = 60_000): Promise<Result> {
    const running = await this.#take(name);
    const plan = this.isCalm ? undefined : planFor(chanceOf(this.#options.seed, name, this.#invoked++), this.isAllowed);
    if (plan) running.flight = { plan, requests: 0, open: 0 };
    const isOff = plan !== undefined && this.isAllowed('a clock that is wrong');
    if (isOff) this.injected.add('a clock that is wrong');
    if (plan?.jump !== undefined) this.injected.add('a clock that jumps');
    const { now } = this.account;
    const at = now + (isOff ? running.skew : 0) + (plan?.jump ?? 0);
    // As Lambda ends what takes too long.
    const patience = setTimeout(() => {
      console.error(
        `${name} takes more than ${time} ms: ${JSON.stringify(event).slice(0, 300)} ${running.flight?.requests}`,
      );
      this.#end(running);
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
      if (!running.dead) this.#idle.get(name)?.push(running);
    }
  }

  async #take(name: string): Promise<Running> {
    const idle = this.#idle.get(name) ?? [];
    this.#idle.set(name, idle);
    return idle.shift() ?? this.#start(name);
  }

  /** Has processes of a function wait for something to do, as if so many had been busy at once. */
  async warm(name: string, processes: number): Promise<void> {
    const idle = this.#idle.get(name) ?? [];
    this.#idle.set(name, idle);
    while (idle.length < processes) idle.push(await this.#start(name));
  }

  async #start(name: string): Promise<Running> {
    const id = `${name}-${++this.#started}`;
    const { release } = this;
    const address = this.account.address;
    const process = await PackagedFunction.start<unknown>(name, '', '', {
      ...(existsSync(NODE_24) && { node: NODE_24 }),
      bundles: this.#bundles,
      env: {
        ...this.account.signIn({ name: id, may: () => true }),
        AT: String(this.account.now),
        AWS_DOUBLE: address,
        AWS_ENDPOINT_URL: address,
        TABLE_NAME: TABLE,
        SITE_ORIGIN: 'https://ladder.example',
        SITE_BUCKET: 'site',
        TRANSFER_BUCKET: 'transfers',
        DISTRIBUTION_ID: 'SITE',
        RELEASE: release,
        QUEUE_URL: queue(SENDS_TO[name] ?? 'deliveries'),
        AGAIN_QUEUE_URL: queue('notices'),
        IMPORT_QUEUE_URL: queue('steps'),
        WEBHOOK_PARAMETER: WEBHOOK_KEY,
        ...this.#options.env,
      },
    });
    const running: Running = { id, release, process, skew: this.#chance.between(-90_000, 90_000) };
    this.#running.set(id, running);
    return running;
  }

  #end(running: Running): void {
    running.dead = true;
    this.#running.delete(running.id);
    running.process.close('SIGKILL');
  }

  /** What becomes of a request of a function to a service. */
  async #between(request: ServiceRequest, send: (body?: Buffer) => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(request.who);
    const flight = running?.flight;
    if (!running || !flight) return send();
    flight.open++;
    try {
      return await this.#disturbed(running, flight, request, send);
    } finally {
      flight.open--;
    }
  }

  async #disturbed(
    running: Running,
    flight: Flight,
    request: ServiceRequest,
    send: (body?: Buffer) => Promise<Answer>,
  ) {
    const { plan } = flight;
    const nth = ++flight.requests;
    if (running.dead) return LOST;
    if (plan.death?.at === nth) {
      this.injected.add('a function that is killed');
      if (plan.death.after) await send();
      this.#end(running);
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
  }

  /** Whether one of these faults is to happen now. */
  happens(fault: Fault, often: number): boolean {
    const does = !this.isCalm && this.isAllowed(fault) && this.#chance.happens(often);
    if (does) this.injected.add(fault);
    return does;
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    return this.#chance.shuffled(list);
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

  forgetFiles(club: string): void {
    for (const name of this.account.objects.keys()) if (name.includes(`/${club}/`)) this.account.objects.delete(name);
  }
}

export { QUEUES, type QueueName };
