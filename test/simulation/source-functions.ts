import type { Enqueue } from '#functions/aws/queue.ts';
import type { Client } from '#functions/database/dynamo/client.ts';
import { HEAD, type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { importing } from '#functions/erasing/steps.ts';
import { findDue } from '#functions/find-due.ts';
import { type Runtime, runtimeIn } from '#functions/http/world.ts';
import { checkLog } from '#functions/importing/check.ts';
import { Pace } from '#functions/importing/pace.ts';
import { publishHere } from '#functions/publish.ts';
import { publish } from '#functions/publishing/batch.ts';
import {
  type Content,
  type Edition,
  isBefore,
  type ListedFiles,
  type PutOptions,
} from '#functions/publishing/files.ts';
import { settle } from '#functions/settle.ts';
import { createHandlers } from '#local/handlers.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { type Disturbance, disturbedClient } from '../ladders/disturbance.ts';
import { MemoryTransfers } from '../ladders/importing/transfers.ts';
import type { Deployment } from './deployment.ts';
import { type Desk, eventOf, type Functions, failedOf } from './functions.ts';

const SITE = 'https://ladder.example';
const ALL_TAKEN = async (): Promise<readonly string[]> => [];

/** The functions as their sources have them, in this process. */
class SourceFunctions implements Functions {
  readonly files = new MemoryFiles();
  readonly #deployment: Deployment;
  readonly #worker: Runtime;
  readonly #timer: Runtime;
  readonly #publish: ReturnType<typeof publish>;
  #now = instant(0);

  constructor(deployment: Deployment) {
    this.#deployment = deployment;
    this.#worker = this.#runtime('workers');
    this.#timer = this.#runtime('timer');
    const publishing = this.#runtime('publishing');
    // What cannot be published now is published at the next change, or in the end.
    const queue = { send: ALL_TAKEN, sendLater: ALL_TAKEN, putOff: async () => {} };
    this.#publish = publish(publishing, queue, publishHere(publishing, { files: this.files, release: 'simulation' }));
  }

  desk(now: () => Instant, mishap?: Disturbance): Desk {
    const client = mishap && disturbedClient(this.#deployment, mishap);
    const store = this.#deployment.store('requests', client);
    // What is to be cleared away, who asks for it sees to themselves.
    const world = { store, now, elapsed: now, siteOrigin: SITE, log: () => {}, imports: ALL_TAKEN };
    const handlers = createHandlers(world);
    return { ask: (lambda, event) => handlers[lambda](event), close: () => client?.destroy() };
  }

  async findDue(now: Instant, enqueue: Enqueue): Promise<void> {
    this.#now = now;
    await findDue(this.#timer, enqueue)();
  }

  async settle(bodies: readonly string[], now: Instant, mishap?: Disturbance): Promise<readonly string[]> {
    this.#now = now;
    const client = mishap && disturbedClient(this.#deployment, mishap);
    const work = settle(client ? this.#runtime('workers', client) : this.#worker);
    const { batchItemFailures } = await work(eventOf(bodies)).finally(() => client?.destroy());
    return failedOf(bodies, batchItemFailures);
  }

  async publish(key: LadderKey, now: Instant): Promise<void> {
    this.#now = now;
    await this.#publish(changeOf(key));
  }

  async clear(name: string, now: Instant): Promise<void> {
    const transfers = new MemoryTransfers();
    const runtime = this.#runtime('clearing', undefined, () => now);
    await importing(runtime, {
      transfers,
      files: this.files,
      check: (task, tell) => checkLog(transfers, task, tell),
      enqueue: ALL_TAKEN,
      pace: () => new Pace(Number.POSITIVE_INFINITY),
    })(eventOf([name]));
  }

  close(): void {}

  #runtime(purpose: string, client?: Client, now = (): Instant => this.#now): Runtime {
    const store = this.#deployment.store(purpose, client);
    const log = ({ error, ladder }: Readonly<Record<string, unknown>>): void => {
      if (purpose === 'publishing' && error !== undefined)
        this.#deployment.faults.push({ ladder: String(ladder), what: `its pages were not made: ${error}` });
    };
    // What a process reads anew every few seconds goes by the simulation's time too, or its costs would differ by how busy a machine is.
    return runtimeIn({ store, now, elapsed: now, siteOrigin: SITE, log });
  }
}

/** Those of the sources, on a deployment. */
export const fromSource = (deployment: Deployment): Functions => new SourceFunctions(deployment);

/** As the table's stream tells it. */
export const changeOf = (key: LadderKey) => ({
  Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: ladderPartition(key) }, sk: { S: HEAD } } } }],
});

/** A site of which nothing is kept but how many files were written, how large they were, and of which edition they are. */
class MemoryFiles implements ListedFiles {
  readonly #editions = new Map<string, Edition>();
  written = 0;
  bytes = 0;

  async put(path: string, body: Content, { edition }: PutOptions): Promise<'written' | 'older'> {
    const there = this.#editions.get(path);
    if (there && isBefore(edition, there)) return 'older';
    this.#editions.set(path, edition);
    this.written++;
    this.bytes += Buffer.byteLength(body);
    return 'written';
  }

  async text(): Promise<undefined> {
    return undefined;
  }

  async remove(path: string): Promise<void> {
    this.#editions.delete(path);
  }

  async *list(folder: string): AsyncGenerator<string> {
    for (const path of this.#editions.keys()) if (path.startsWith(`${folder}/`)) yield path;
  }

  remembered(path: string): Edition | undefined {
    return this.#editions.get(path);
  }

  async edition(path: string): Promise<Edition | undefined> {
    return this.#editions.get(path);
  }
}
