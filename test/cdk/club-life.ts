import { expect } from 'vitest';
import type { Enqueue } from '#functions/aws/queue.ts';
import { deliver } from '#functions/deliver.ts';
import { REST } from '#functions/erasing/work.ts';
import { findDue } from '#functions/find-due.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { type Runtime, runtimeIn } from '#functions/http/world.ts';
import { importing } from '#functions/import.ts';
import { Pace } from '#functions/importing/pace.ts';
import { notify } from '#functions/notify.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { publish } from '#functions/publish.ts';
import { settle } from '#functions/settle.ts';
import { sweep } from '#functions/sweep.ts';
import { createHandlers } from '#local/handlers.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { ROLES } from '#shared/vocabulary/club.ts';
import { instant, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { asked, at } from '../functions/evening.ts';
import type { Place } from '../ladders/emulator.ts';
import { MemoryTransfers } from '../ladders/importing/transfers.ts';
import { SubscribedBrowser } from '../notifying/push/subscribed-browser.ts';
import { messagesOf } from '../publishing/deployment.ts';
import { Shelf } from '../publishing/shelf.ts';
import { recorded } from './recorded.ts';

const CLUB = '/api/clubs/riverside';
const ORDER = { order: 'given', players: ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id })) };

/** A command of each kind, tried out on a ladder of its name. */
const LATE = {
  leave: { player: 'ann' },
  arrive: { player: 'ann' },
  challenge: { id: 'm9', challenger: 'dee', challenged: 'cy', override: 'test' },
  match: { challenger: 'dee', challenged: 'ann', score: [2, 0], override: 'test' },
} as const satisfies Readonly<Partial<Record<Verb, object>>>;

type Texts = Readonly<Record<string, string>>;
type Sent = [method: string, path: string, body?: object | string, headers?: Texts, query?: Texts, operator?: boolean];

/** A club whose every function runs in a process of its own, as on AWS, over one table; what each asks for is noted. */
export class ClubLife {
  /** What each function asks of DynamoDB, such as "dynamodb:GetItem table". */
  readonly asked = new Map<string, Set<string>>();
  /** Which partitions each function puts items in by themselves. */
  readonly written = new Set<string>();
  /** Every message that was sent, by its queue. */
  readonly sent = new Map<string, Set<string>>();
  /** The ids of the club and its ladders. */
  readonly ids = ['riverside', 'main', 'juniors', 'imported', ...Object.keys(LATE)];
  #place: Place | undefined;
  readonly #files = new Shelf();
  readonly #runtimes = new Map<string, Runtime>();
  readonly #transfers = new MemoryTransfers();
  #deliveries: string[] = [];
  #imports: string[] = [];
  #due: string[] = [];
  #now = at('2021-09-06T20:00:00+01:00');
  #key = '';

  #runtimeOf(name: string): Runtime {
    const asked = this.asked.get(name) ?? new Set();
    const known = this.#runtimes.get(name);
    if (known) return known;
    const wrote = (partition: string): void => void this.written.add(`${name} ${partition}`);
    const runtime = runtimeIn({
      ...recorded(this.#place ?? expect.fail('there is no table yet'), asked, wrote),
      now: () => this.#now,
      siteOrigin: 'https://ladder.example',
      log: () => {},
      deliveries: this.#queue('deliveries', this.#deliveries),
      transfers: this.#transfers,
      imports: this.#queue('steps', this.#imports),
    });
    this.asked.set(name, asked);
    this.#runtimes.set(name, runtime);
    return runtime;
  }

  /** A queue of this name, from which `messages` are taken. */
  #queue(name: string, messages: string[] = []): Enqueue {
    return async (bodies) => {
      this.sent.set(name, new Set([...(this.sent.get(name) ?? []), ...bodies]));
      messages.push(...bodies);
      return [];
    };
  }

  async #import(): Promise<void> {
    const work = importing(this.#runtimeOf('import'), {
      transfers: this.#transfers,
      files: this.#files,
      enqueue: this.#queue('steps', this.#imports),
      enqueueLater: this.#queue('steps'),
      pace: () => new Pace(Number.POSITIVE_INFINITY),
    });
    await work({});
    for (let body = this.#imports.shift(); body !== undefined; body = this.#imports.shift())
      await work({ Records: [{ messageId: body, body }] });
  }

  /** Everything that a club does and has done to it, in the course of a season. */
  async run(place: Place): Promise<void> {
    this.#place = place;
    await this.#found();
    for (const ladder of ['main', 'juniors']) await this.#evening(ladder);
    await this.#webhooks();
    await this.#everybody();
    await this.#commandsLate();
    await this.#timePasses();
    await this.#keys();
    await this.#members();
    await this.#deletions();
  }

  /** Somebody new, who changes, and goes again; and somebody on a ladder, who is known from then on. */
  async #members(): Promise<void> {
    const path = `${CLUB}/members`;
    await this.#must('POST', path, { members: [{ id: 'gil', name: 'Gil' }] });
    await this.#must('POST', `${path}/gil`, { version: 1, email: 'gil@example.org' });
    await this.#must('POST', `${path}/ann`, { version: 0, note: 'left-handed' });
    await this.#must('GET', path);
    await this.#must('GET', `${CLUB}/namesakes`, undefined, {}, { name: 'Ann' });
    await this.#must('POST', `${CLUB}/ladders/main/rename`, { player: 'ann', name: 'ann' });
    await this.#must('DELETE', `${path}/gil`);
  }

  async #deletions(): Promise<void> {
    for (const query of [{ dryRun: 'true' }, undefined])
      await this.#must('POST', `${CLUB}/forgetting`, { player: 'ann', name: 'ann' }, {}, query);
    await this.#import();
    await this.#must('POST', `${CLUB}/ladders/main/deletion`, { name: 'main' });
    await this.#operator(`${CLUB}/deletion`, { name: 'The riverside club' });
    for (let times = 0; times < 2; times++) {
      await this.#import();
      this.#now = instant(this.#now + REST);
    }
  }

  async #found(): Promise<void> {
    const { key } = await this.#operator('/api/clubs', { id: 'riverside', name: 'The riverside club' });
    this.#key = String(key);
    await this.#operator(`${CLUB}/organiser`);
    const header = { system: 'lavers', timezone: 'Europe/London', season: { start: '2021-09-06', end: '2022-06-06' } };
    for (const id of ['main', 'juniors', ...Object.keys(LATE)])
      await this.#must('POST', `${CLUB}/ladders`, { id, ...header });
    await this.#must('PATCH', CLUB, { naming: { mode: 'full' } });
    for (const unlisted of [true, false]) await this.#must('PATCH', CLUB, { unlisted });
    await this.#must('GET', CLUB);
    const log = `${JSON.stringify({ ladder: header })}\n${JSON.stringify({ at: '2021-09-06T18:00Z', seed: ORDER })}\n`;
    const path = `${CLUB}/ladders/imported/import`;
    await this.#must('POST', `${path}/upload`, { bytes: log.length });
    await this.#must('POST', path, log);
    await this.#must('DELETE', path);
    await this.#import();
    await this.#must('POST', path, log, {}, { keepRefused: 'true' });
    await this.#must('GET', path);
    await this.#must('GET', `${CLUB}/imports`);
    await this.#import();
    await this.#send('POST', path, log);
  }

  async #evening(ladder: string): Promise<void> {
    const path = `${CLUB}/ladders/${ladder}`;
    await this.#must('POST', `${path}/seed`, ORDER);
    for (const player of ['ann', 'bob', 'cy', 'dee']) await this.#must('POST', `${path}/arrive`, { player });
    await this.#must('POST', `${path}/challenge`, { id: 'm1', challenger: 'dee', challenged: 'cy', override: 'test' });
    const headers = { 'idempotency-key': 'once' };
    for (let times = 0; times < 2; times++)
      await this.#must('POST', `${path}/result`, { challenge: 'm1', score: [2, 0] }, headers);
    await this.#must('GET', path);
    await this.#must('GET', `${path}/state`);
    await this.#must('GET', `${path}/entries`, undefined, {}, { before: '5' });
    await this.#must('GET', `${path}/log`);
  }

  async #webhooks(): Promise<void> {
    const path = `${CLUB}/ladders/main/webhooks`;
    const body = { url: 'https://chat.example.org/', events: ['result'], label: 'chat' };
    const [one, other] = [await this.#must('POST', path, body), await this.#must('POST', path, body)];
    await this.#must('GET', path);
    await this.#must('POST', `${path}/${one['id']}/ping`, {});
    await this.#match();
    await this.#must('DELETE', `${path}/${other['id']}`);
    const entry = { pk: { S: 'CLUB#riverside#LADDER#main' }, sk: { S: 'entry#00000009' } };
    const queues = { deliveries: this.#queue('deliveries', this.#deliveries), again: this.#queue('lines') };
    const Records = [{ eventName: 'INSERT', dynamodb: { Keys: entry } }];
    await notify(this.#runtimeOf('notify'), queues, undefined, () => Promise.reject(new Error('failed')))({ Records });
    await notify(this.#runtimeOf('notify'), queues)({ Records });
    for (const status of [200, 410]) await this.#deliver(status);
  }

  #match(): Promise<unknown> {
    const body = { challenger: 'dee', challenged: 'ann', score: [2, 0], override: 'test' };
    return this.#must('POST', `${CLUB}/ladders/main/match`, body);
  }

  async #deliver(status: number): Promise<void> {
    const runtime = this.#runtimeOf('deliver');
    const world = { ...runtime, post: async () => status, make: makeWebhookNotices(runtime) };
    await deliver(world, async () => {})(messagesOf(this.#deliveries));
  }

  /** Everybody tries everything that they may try, though most of it makes no sense: what is asked before that counts too. */
  async #everybody(): Promise<void> {
    const keys = new Map<string, string>();
    for (const role of ROLES) {
      const who = role === 'player' ? { player: 'dee' } : {};
      const { key } = await this.#must('POST', `${CLUB}/access`, { role, label: role, ...who });
      keys.set(role, String(key));
    }
    for (const route of OPERATIONS) {
      const path = route.path
        .replace('{club}', 'riverside')
        .replace('{ladder}', 'main')
        .replace(/\{\w+\}/, 'none');
      for (const role of Array.isArray(route.roles) ? route.roles : [])
        await this.#send(route.method, path, {}, { authorization: `Bearer ${keys.get(role)}` });
    }
  }

  /** Whatever comes first after a season has passed writes what was due in it. */
  async #commandsLate(): Promise<void> {
    for (const verb of Object.keys(LATE)) await this.#evening(verb);
    this.#now = at('2022-02-07T20:00:00Z');
    for (const [verb, body] of Object.entries(LATE)) await this.#send('POST', `${CLUB}/ladders/${verb}/${verb}`, body);
  }

  async #timePasses(): Promise<void> {
    for (const day of ['2021-09-07', '2022-02-07', '2022-06-07']) {
      this.#now = at(`${day}T20:00:00Z`);
      await findDue(this.#runtimeOf('find-due'), this.#queue('due', this.#due))();
      const Records = this.#due.splice(0).map((body) => ({ messageId: body, body }));
      await settle(this.#runtimeOf('settle'))({ Records });
    }
    const site = { files: this.#files, release: 'r1' };
    await sweep(this.#runtimeOf('sweep'), site, this.#queue('pages'))();
    const Keys = { pk: { S: 'CLUB#riverside#LADDER#main' }, sk: { S: 'state#head' } };
    const [head, club] = [
      { eventName: 'INSERT', dynamodb: { Keys } },
      { pk: { S: 'CLUBS' }, sk: { S: 'riverside' } },
    ];
    const pages = this.#queue('pages');
    const queue = { send: pages, sendLater: pages, putOff: async () => {} };
    const Records = [head, { eventName: 'INSERT', dynamodb: { Keys: club } }];
    await publish(this.#runtimeOf('publish'), site, queue)({ Records });
  }

  async #keys(): Promise<void> {
    const { hash: tablet } = await this.#must('POST', `${CLUB}/access`, { role: 'scorer', label: 'tablet' });
    await this.#must('GET', `${CLUB}/access`);
    const { hash } = newAccessKey('riverside');
    await this.#send('DELETE', `${CLUB}/access/${hash}`);
    await this.#sessions();
    const { hash: another } = await this.#must('POST', `${CLUB}/access/${tablet}/replacement`, { signOut: false });
    await this.#must('DELETE', `${CLUB}/access/${another}`);
  }

  /** A player's link is opened on some phones, of which each is signed out in another way. */
  async #sessions(): Promise<void> {
    const { key, hash } = await this.#must('POST', `${CLUB}/access`, { role: 'player', label: 'Ann', player: 'ann' });
    const body = { key, look: true };
    const seen = await this.#must('POST', '/api/session', body);
    if (seen['signedIn'] !== false) throw new Error('a look signs in');
    const phones: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { cookies = [] } = await this.#send('POST', '/api/session', { key });
      phones.push(cookies[0]?.split(';')[0] ?? '');
    }
    const [last = '', other = ''] = phones.toReversed();
    await this.#must('GET', '/api/session', undefined, { cookie: last });
    await this.#must('GET', '/api/session', undefined, { cookie: last, 'acting-as': 'player' });
    await this.#must('GET', `${CLUB}/ladders/main/state`, undefined, { cookie: last });
    await this.#must('GET', `${CLUB}/own`, undefined, { cookie: last });
    const { endpoint, ...keys } = new SubscribedBrowser().address;
    // Those before it may have given way to it: they were all used at the same moment.
    await this.#must('PUT', `${CLUB}/own/push`, { endpoint, keys }, { cookie: last });
    await this.#must('DELETE', `${CLUB}/own/push`, undefined, { cookie: last });
    await this.#must('PUT', `${CLUB}/own/push`, { endpoint, keys }, { cookie: last });
    await this.#must('PUT', `${CLUB}/own/contact`, { phone: '020 7946 0000', shows: ['phone'] }, { cookie: last });
    await this.#must('GET', `${CLUB}/own/contact`, undefined, { cookie: last });
    await this.#must('GET', `${CLUB}/ladders/main/contacts`, undefined, { cookie: last });
    await this.#must('DELETE', '/api/session', undefined, { cookie: last });
    await this.#must('DELETE', '/api/session/link', undefined, { cookie: other });
    const { access } = await this.#must('GET', `${CLUB}/access`);
    const { sessions } = (Array.isArray(access) ? access : []).find((each) => each.hash === hash);
    await this.#must('DELETE', `${CLUB}/access/${hash}/sessions/${sessions[0].id}`);
    await this.#must('DELETE', `${CLUB}/access/${hash}/sessions`);
    await this.#must('GET', `${CLUB}/changes`);
  }

  #operator(path: string, body?: object) {
    return this.#must('POST', path, body, {}, undefined, true);
  }

  async #must(...sent: Sent): Promise<Readonly<Record<string, unknown>>> {
    const { statusCode, body } = await this.#send(...sent);
    if (statusCode >= 300) throw new Error(`${sent[0]} ${sent[1]}: ${body}`);
    return body.startsWith('{') && !body.includes('\n') ? JSON.parse(body) : {};
  }

  #send(...[method, path, body, headers = {}, query, operator = false]: Sent): Promise<HttpResult> {
    const { cookie, ...rest } = headers;
    const { route, event } = asked(method, path, {
      ...(cookie === undefined ? { key: this.#key } : { cookie }),
      ...(query && { query }),
      ...(method !== 'GET' && method !== 'DELETE' && { body: body ?? {} }),
      headers: { ...(typeof body === 'string' && { 'content-type': 'application/jsonl' }), ...rest },
      operator,
    });
    return createHandlers(this.#runtimeOf(route.lambda))[route.lambda](event);
  }
}
