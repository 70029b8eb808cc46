import type { Enqueue, QueueResult } from '#functions/aws/queue.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { type Edition, parseEdition } from '#functions/publishing/files.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Account, Answer } from '#test/cloud/account.ts';
import type { Disturbance } from '../ladders/disturbance.ts';
import { type Between, Cloud } from '../proof/faults/cloud.ts';
import { LOST } from '../proof/faults/faults.ts';
import { Deployment } from './deployment.ts';
import { type Desk, eventOf, type Functions, failedOf, type PublishedFiles } from './functions.ts';
import { Died } from './mishaps.ts';
import { BEGIN } from './simulate.ts';
import { changeOf } from './source-functions.ts';

/** A deployment on which functions as packaged are at work. */
export async function openPackaged(bundles: string, seed: number): Promise<Deployment> {
  const cloud = await Cloud.open({ bundles, seed }, BEGIN);
  const functions = () => new PackagedFunctions(cloud);
  return new Deployment({ endpoint: cloud.endpoint, table: cloud.table, functions });
}

type Disturb = (...request: Between) => Promise<Answer>;

/** The functions as packaged for Lambda, in processes of their own, on a double of AWS. */
class PackagedFunctions implements Functions {
  readonly files: SiteBucket;
  readonly #cloud: Cloud;

  constructor(cloud: Cloud) {
    this.#cloud = cloud;
    this.files = new SiteBucket(cloud.account);
  }

  desk(now: () => Instant, mishap?: Disturbance): Desk {
    const between = mishap && toTable(mishap);
    return {
      ask: (lambda, event) => this.#invoke<HttpResult>(lambda, event, now(), between),
      close: () => {},
    };
  }

  async findDue(now: Instant, enqueue: Enqueue): Promise<void> {
    await this.#invoke('find-due', {}, now, toQueue(enqueue));
  }

  async settle(bodies: readonly string[], now: Instant, mishap?: Disturbance): Promise<readonly string[]> {
    const settled = this.#invoke<QueueResult>('settle', eventOf(bodies), now, mishap && toTable(mishap));
    const failures = await settled.then(
      ({ batchItemFailures }) => batchItemFailures,
      () => eventOf(bodies).Records.map(({ messageId: itemIdentifier }) => ({ itemIdentifier })),
    );
    return failedOf(bodies, failures);
  }

  async publish(key: LadderKey, now: Instant): Promise<void> {
    await this.#invoke('publish', changeOf(key), now, this.files.count);
  }

  async clear(name: string, now: Instant): Promise<void> {
    await this.#invoke('import', eventOf([name]), now);
  }

  close(): void {
    this.#cloud.close();
  }

  #invoke<Result>(name: string, event: object, at: Instant, between?: Disturb): Promise<Result> {
    const { account } = this.#cloud;
    // Clubs live at the same time, each by its own clock: what has gone by in a process never becomes less.
    account.now = Math.max(account.now, at);
    return this.#cloud.invoke<Result>(name, event, { at, between });
  }
}

/** A mishap with the table. Whoever hears nothing may send again, unless their process has died. */
const toTable =
  (mishap: Disturbance): Disturb =>
  async ({ action }, send, end) => {
    const [service, operation] = action.split('.');
    if (service !== 'DynamoDB_20120810') return send();
    let answer: Answer | undefined;
    try {
      await mishap(`${operation}Command`, undefined, async () => {
        answer = await send();
      });
    } catch (error) {
      if (error instanceof Died) end();
      return LOST;
    }
    return answer ?? LOST;
  };

/** Has somebody else than the account's queue take messages. */
const toQueue =
  (enqueue: Enqueue): Disturb =>
  async ({ action, body }, send) => {
    if (action !== 'AmazonSQS.SendMessageBatch') return send();
    const { Entries } = JSON.parse(String(body)) as { readonly Entries: readonly Entry[] };
    const left = await enqueue(Entries.map(({ MessageBody }) => MessageBody));
    const isLeft = ({ MessageBody }: Entry): boolean => left.includes(MessageBody);
    return {
      body: JSON.stringify({
        Successful: Entries.filter((each) => !isLeft(each)).map(({ Id }) => ({ Id })),
        Failed: Entries.filter(isLeft).map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
      }),
    };
  };

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

/** The bucket of the site, and what functions put there. */
class SiteBucket implements PublishedFiles {
  written = 0;
  bytes = 0;
  readonly #objects: Account['objects'];

  constructor({ objects }: Account) {
    this.#objects = objects;
  }

  readonly count: Disturb = ({ action, host, body }, send) => {
    if (action === 'PUT' && host.startsWith('site.s3.')) {
      this.written++;
      this.bytes += body.length;
    }
    return send();
  };

  async edition(path: string): Promise<Edition | undefined> {
    return parseEdition(String(this.#objects.get(`site${path}`)?.headers['x-amz-meta-edition']));
  }

  async *list(folder: string): AsyncGenerator<string> {
    for (const path of this.#objects.keys()) if (path.startsWith(`site${folder}/`)) yield path.slice('site'.length);
  }
}
