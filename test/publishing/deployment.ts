import { setImmediate as turn } from 'node:timers/promises';
import type { Queue, QueueResult } from '#functions/aws/queue.ts';
import type { Send } from '#functions/aws/signed.ts';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { addClub } from '#functions/books/clubs.ts';
import type { Database } from '#functions/database/database.ts';
import type { Item } from '#functions/database/item.ts';
import { type Runtime, runtimeIn } from '#functions/http/world.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { publishHere, type SiteSettings } from '#functions/publish.ts';
import { type PublishEvent, publish } from '#functions/publishing/batch.ts';
import { Bucket } from '#functions/publishing/bucket.ts';
import { type Edition, isBefore, parseEdition } from '#functions/publishing/files.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { S3, textOf } from '#test/cloud/s3.ts';
import { accepted, ids, match, seed, standings } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { deferred } from '../local/until.ts';
import { at, header } from '../view/club.ts';

const MAIN = { club: 'riverside', ladder: 'main' };
export const FOLDER = '/riverside/main/';
const HEAD = 'CLUB#riverside#LADDER#main';

/** Stands between a process and a service: may hold a request up, or let the process die before or after it. */
export type Passage = <T>(request: () => Promise<T>) => Promise<T>;

/** Holds requests up for some turns, as many as the luck of a seed says, before and after they are carried out. */
export function unhurried(seed: number): Passage {
  let state = seed;
  const wait = async (): Promise<void> => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    for (let turns = (state >>> 16) % 6; turns > 0; turns--) await turn();
  };
  return async (request) => {
    await wait();
    const answer = await request();
    await wait();
    return answer;
  };
}

/** The end of a process: nothing that it asks for is ever answered. */
const NEVER = new Promise<never>(() => {});

/** Lets a process die at a request of it, the first being 1, before that reaches the service or after. */
export function fateAt(dieAt: number, isReached: boolean) {
  const { promise: death, resolve: end } = deferred();
  let requests = 0;
  const passage: Passage = async (request) => {
    if (requests === dieAt) return NEVER;
    if (++requests < dieAt) return request();
    if (isReached) await request();
    end();
    return NEVER;
  };
  return { passage, death };
}
export type Fate = ReturnType<typeof fateAt>;

/** A small deployment: a store, a bucket and a queue that outlive the processes which publish. */
export class PublishingDeployment {
  readonly store = new LadderStore(new MemoryDatabase());
  readonly s3 = new S3();
  readonly queued: string[] = [];
  /** What the queue is to bring later, and when. */
  readonly later: { readonly body: string; readonly at: Instant }[] = [];
  /** What was asked of the bucket, such as "PUT /riverside/main/view.json". */
  readonly asked: string[] = [];
  /** Called before each write. */
  onWrite = async (): Promise<void> => {};
  /** Whether the queue takes what is to come later. */
  takesLater = true;
  /** What must never happen, and did. */
  readonly wrongs: string[] = [];
  now = at('2021-09-06T20:00:00+01:00');
  release = 'r1';
  /** Where those who look at pages are told of news, if anywhere. */
  live: SiteSettings['live'];
  readonly logged: Readonly<Record<string, unknown>>[] = [];
  /** Paths that the bucket refuses for the present. */
  readonly refused = new Set<string>();

  static async open(): Promise<PublishingDeployment> {
    const deployment = new PublishingDeployment();
    await addClub(deployment.store.database, { id: MAIN.club, name: 'The riverside club' });
    await createLadder(deployment.store.database, MAIN, header());
    return deployment;
  }

  /** A further line of the log; gives what the stream tells of it. */
  async record(): Promise<StreamRecord> {
    this.now = instant(this.now + 1000);
    await this.store.submit(MAIN, { at: this.now, verb: 'settle', body: {} });
    return this.changed();
  }

  async fill(players: number, matches: number): Promise<void> {
    await this.#submit(seed(ids(players), (id) => `Player ${id}`));
    for (let count = 0; count < matches; count++) {
      const upper = (count * 7) % (players - 3);
      const [challenged = '', , , challenger = ''] = standings(await this.store.load(MAIN)).slice(upper);
      await this.#submit(match(`m${count}`, challenger, challenged));
    }
  }

  async #submit(command: Command): Promise<void> {
    this.now = instant(this.now + 1000);
    accepted(await this.store.submit(MAIN, { ...command, at: this.now }));
  }

  /** The ladder's files as they lie in the bucket, by name. */
  files() {
    const all = [...this.s3.objects].filter(([path]) => path.startsWith(`site${FOLDER}`));
    return all.map(([path, object]) => [path.slice(`site${FOLDER}`.length), object] as const);
  }

  /** A file of the ladder, as readers get it. */
  read(name: string): string {
    const found = this.s3.objects.get(`site${FOLDER}${name}`);
    return found ? textOf(found) : '';
  }

  /** A second goes by. */
  wait(): void {
    this.now = instant(this.now + 1000);
  }

  async touch(): Promise<StreamRecord> {
    this.now = instant(this.now + 1000);
    await this.store.touch(MAIN, this.now);
    return this.changed();
  }

  changed(eventName = 'MODIFY'): StreamRecord {
    return { eventName, dynamodb: { Keys: { pk: { S: HEAD }, sk: { S: 'state#head' } } } };
  }

  /** A new process publishes what an event is about. */
  publish(event: PublishEvent, passage?: Passage): Promise<QueueResult> {
    return this.process(passage)(event);
  }

  /** A process that has forgotten everything, and remembers what it does from now on. */
  process(passage: Passage = (request) => request()): (event: PublishEvent) => Promise<QueueResult> {
    const send: Send = (request) => passage(() => this.#send(request));
    const runtime: Runtime = runtimeIn({
      store: new LadderStore(through(this.store.database, passage)),
      now: () => this.now,
      elapsed: () => this.now,
      siteOrigin: 'https://ladder.example',
      log: (line) => void this.logged.push(line),
    });
    const queue: Queue = {
      send: (bodies) =>
        passage(async () => {
          this.queued.push(...bodies);
          return [];
        }),
      sendLater: (bodies, seconds) =>
        passage(async () => {
          if (!this.takesLater) throw new Error('the queue cannot be reached');
          const at = instant(this.now + seconds * 1000);
          this.later.push(...bodies.map((body) => ({ body, at })));
          return [];
        }),
      putOff: () => passage(async () => {}),
    };
    const site = { files: new Bucket('site', send), release: this.release, live: this.live };
    return publish(runtime, queue, publishHere(runtime, site));
  }

  /** Works off the queue as often as it takes, also what is to come later. */
  async workOff(): Promise<void> {
    while (this.queued.length > 0 || this.later.length > 0) {
      this.queued.push(...this.later.splice(0).map(({ body }) => body));
      const { Records } = messagesOf(this.queued.splice(0));
      const { batchItemFailures } = await this.publish({ Records });
      for (const { itemIdentifier } of batchItemFailures) this.queued.push(Records[Number(itemIdentifier)]?.body ?? '');
    }
  }

  edition(name: string): Edition | undefined {
    return editionOf(this.s3.objects.get(`site${FOLDER}${name}`));
  }

  /** Writes to the bucket, and watches what it does to readers. */
  readonly #send: Send = async (request) => {
    this.asked.push(`${request.method} ${request.url.pathname}`);
    if (request.method === 'PUT') await this.onWrite();
    if (request.method === 'PUT' && this.refused.has(request.url.pathname)) return new Response(null, { status: 403 });
    const path = `site${request.url.pathname}`;
    const before = this.s3.objects.get(path);
    const answer = await this.s3.send(request);
    const after = this.s3.objects.get(path);
    const [one, other] = [editionOf(before), editionOf(after)];
    // What is the same to the last byte is as new.
    if (one && other && isBefore(other, one) && before?.headers['etag'] !== after?.headers['etag'])
      this.wrongs.push(`${path} went back to line ${other.version}`);
    if (path.startsWith(`site${FOLDER}`)) this.#compareFiles();
    return answer;
  };

  /** Each file in its turn: a page after its data, its number after the page, and last of the rest the history. */
  #compareFiles(): void {
    for (const name of DATA) this.#compare('index.html', name, name === 'view.json');
    this.#compare('version.json', 'index.html', true);
    for (const name of REST) this.#compare(LAST, name, name === LAST);
  }

  /** Complains where a file is there, but not what it stands for. What tells the time is not of an older rendering. */
  #compare(name: string, other: string, tellsTheTime: boolean): void {
    const [file, its] = [this.edition(name), this.edition(other)];
    if (file && (!its || its.version < file.version || (tellsTheTime && isBefore(its, file))))
      this.wrongs.push(`${name} is of line ${file.version}, but not ${other}`);
  }
}

const editionOf = (found: { readonly headers: Readonly<Record<string, string>> } | undefined): Edition | undefined =>
  parseEdition(found?.headers['x-amz-meta-edition'] ?? '');

/** What messages of the queue look like to a function, and when they were sent: by default after all that was published. */
export const messagesOf = (bodies: readonly string[], sent = Date.now()) => ({
  Records: bodies.map((body, index) => ({
    messageId: String(index),
    body,
    receiptHandle: '',
    attributes: { ApproximateReceiveCount: '1', SentTimestamp: String(sent) },
  })),
});

/**
 * What a page is read with, and what follows it later. (The small page for other sites is the same to the last byte after
 * each of these lines, so that no edition of it is newer than another.)
 */
export const DATA = ['view.json', 'state.json'];
const LAST = 'history/head.json';
export const REST = [LAST, 'log/head.json', 'season/head.json', 'results.atom', 'calendar.ics'];

/** A database whose answers come through a passage. */
const through = (database: Database, passage: Passage): Database => ({
  pause: database.pause,
  now: database.now,
  log: database.log,
  get: (key, only) => passage(() => database.get(key, only)),
  getMany: (keys, only) => passage(() => database.getMany(keys, only)),
  async *query(query) {
    yield* await passage(async () => {
      const items: Item[] = [];
      for await (const item of database.query(query)) items.push(item);
      return items;
    });
  },
  put: (item) => passage(() => database.put(item)),
  update: (key, change, condition) => passage(() => database.update(key, change, condition)),
  transact: (writes, token, inLine) => passage(() => database.transact(writes, token, inLine)),
});
