import { type AccessRecord, grantAccess } from '#functions/books/access-keys.ts';
import { addClub } from '#functions/books/clubs.ts';
import { ACCESS, SESSION } from '#functions/database/keys.ts';
import { importing } from '#functions/erasing/steps.ts';
import { newAccessKey, parseAccessKey } from '#functions/http/credential.ts';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { checkLog } from '#functions/importing/check.ts';
import { Pace } from '#functions/importing/pace.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { createHandlers } from '#local/handlers.ts';
import { OPERATIONS, type OperationId } from '#shared/features/all.ts';
import { type Lambda, type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { mustConform } from '../contract/conforms.ts';
import { MemoryTransfers } from '../ladders/importing/transfers.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from '../publishing/shelf.ts';

export interface Sent {
  readonly key?: string;
  /** One, or several as browsers write them: "a=1; b=2". */
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly from?: string;
  /** Signed by whoever runs the service. */
  readonly operator?: boolean;
}

export interface Got {
  readonly status: number;
  readonly headers: HttpResult['headers'];
  readonly cookies: readonly string[];
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export const at = (text: string): Instant => instant(Date.parse(text));

/** What came of a request: the code of a problem, which stands for its status, or the status. */
export const outcomeOf = ({ status, json }: Got): unknown => json['code'] ?? status;

export const LADDER = '/api/clubs/riverside/ladders/main';

export const FINAL = '2022-06-06';

export type Terms = Pick<AccessRecord, 'role'> & Partial<AccessRecord>;

/** A browser with a session, and the key by whose link it was opened. */
export interface SignedIn {
  readonly key: string;
  readonly hash: string;
  readonly cookie: string;
}

/** The first evening of a season at the Riverside club, whose ladder "main" everybody talks to over HTTP. */
export class Evening {
  readonly database: MemoryDatabase;
  readonly store: LadderStore;
  readonly lines: Readonly<Record<string, unknown>>[] = [];
  now = at('2021-09-06T20:00:00+01:00');
  /** Milliseconds that this process has run for. */
  elapsed = 0;
  readonly transfers = new MemoryTransfers();
  /** Imports that are to go on. */
  readonly queued: string[] = [];
  /** What is to go on in a quarter of an hour. */
  readonly later: string[] = [];
  readonly files = new Shelf();
  /** Under which secrets of webhooks are kept. */
  webhookKey = new Uint8Array(32);
  readonly world: World;
  readonly #handlers: Readonly<Record<Lambda, HttpHandler>>;

  constructor(changes: Partial<World> = {}, database = new MemoryDatabase()) {
    this.database = database;
    this.store = new LadderStore(database);
    this.world = {
      store: this.store,
      pushKey: 'BPublic',
      webhookKey: async () => this.webhookKey,
      now: () => this.now,
      siteOrigin: 'https://ladder.example',
      log: (line) => this.lines.push(line),
      elapsed: () => this.elapsed,
      transfers: this.transfers,
      imports: async (names) => {
        this.queued.push(...names);
        return [];
      },
      ...changes,
    };
    this.#handlers = createHandlers(this.world);
  }

  static #begun: Promise<MemoryDatabase> | undefined;

  /** Five players on the ladder, four of them here; Dee has challenged Cy, and it is Bob's turn. Played once, then copied. */
  static async begin(changes: Partial<World> = {}): Promise<Evening> {
    Evening.#begun ??= Evening.#play();
    return new Evening(changes, (await Evening.#begun).copy());
  }

  static async #play(): Promise<MemoryDatabase> {
    const evening = new Evening();
    for (const club of ['riverside', 'hilltop']) await evening.open(club);
    const organiser = { key: await evening.hand('riverside', { role: 'organiser' }) };
    const players = ['ann', 'bob', 'cy', 'dee', 'eve'].map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));
    await evening.must('POST', `${LADDER}/seed`, { ...organiser, body: { order: 'given', players } });
    for (const player of ['ann', 'bob', 'cy', 'dee'])
      await evening.must('POST', `${LADDER}/arrive`, { ...organiser, body: { player } });
    const challenge = { id: 'open', challenger: 'dee', challenged: 'cy' };
    await evening.must('POST', `${LADDER}/challenge`, { ...organiser, body: challenge });
    return evening.database;
  }

  /** Another process of the same deployment. */
  twin(): Evening {
    return new Evening({}, this.database);
  }

  /** How often a key or a session was looked up. */
  get lookups(): number {
    return this.database.gets.filter((name) => name.startsWith(ACCESS) || name.startsWith(SESSION)).length;
  }

  /** Has time pass on every clock, in milliseconds; the day may also go back. */
  advance(time: number): void {
    this.elapsed += Math.max(0, time);
    this.now = instant(this.now + time);
  }

  /** Has time pass, in milliseconds, by which limits are counted. */
  pass(time: number): void {
    this.elapsed += time;
    this.database.elapsed += time;
  }

  /** A club with two ladders, of which nobody is on "juniors" yet. */
  async open(club: string): Promise<void> {
    await addClub(this.store.database, { id: club, name: `The ${club} club` });
    const key = await this.hand(club, { role: 'organiser' });
    const season = { start: '2021-09-06', end: FINAL };
    for (const id of ['main', 'juniors']) {
      const body = { id, system: 'lavers', timezone: 'Europe/London', season };
      await this.must('POST', `/api/clubs/${club}/ladders`, { key, body });
    }
  }

  /** Another ladder of the Riverside club, with its players seeded as listed; gives its path. */
  async openLadder(header: object, players: readonly object[], id = 'other'): Promise<string> {
    const key = await this.hand('riverside', { role: 'organiser' });
    const season = { start: '2021-09-06', end: FINAL };
    const body = { id, timezone: 'Europe/London', season, ...header };
    await this.must('POST', '/api/clubs/riverside/ladders', { key, body });
    const path = `/api/clubs/riverside/ladders/${id}`;
    await this.must('POST', `${path}/seed`, { key, body: { order: 'given', players } });
    return path;
  }

  asPlayer(player: string, label = player): Promise<string> {
    return this.hand('riverside', { role: 'player', player, label });
  }

  async hand(club: string, terms: Terms): Promise<string> {
    const { key, hash } = newAccessKey(club);
    await grantAccess(this.store.database, club, { label: terms.role, use: 'link', created: this.now, ...terms, hash });
    return key;
  }

  async signIn(club: string, terms: Terms, headers: Sent['headers'] = {}): Promise<SignedIn> {
    const key = await this.hand(club, terms);
    const { cookies } = await this.must('POST', '/api/session', { body: { key }, headers });
    return { key, hash: parseAccessKey(key)?.hash ?? '', cookie: cookies[0]?.split(';')[0] ?? '' };
  }

  async workOff(): Promise<void> {
    const { transfers } = this;
    const enqueue = this.world.imports ?? (async () => []);
    const work = importing(runtimeIn(this.world), {
      transfers,
      check: (task, tell) => checkLog(transfers, task, tell),
      files: this.files,
      enqueue,
      enqueueLater: async (names) => {
        this.later.push(...names);
        return [];
      },
      pace: () => new Pace(Number.POSITIVE_INFINITY),
    });
    for (let body = this.queued.shift(); body !== undefined; body = this.queued.shift())
      await work({ Records: [{ messageId: body, body }] });
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const { route, event } = asked(method, path, sent);
    const result = await this.#handlers[route.lambda](event);
    mustConform(route, result);
    return gotten(result);
  }

  async must(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const got = await this.send(method, path, sent);
    if (got.status >= 300) throw new Error(`${method} ${path}: ${got.text}`);
    return got;
  }

  /** Records an entry on the ladder "main". */
  async post(verb: string, sent: Sent): Promise<Got> {
    return this.send('POST', `${LADDER}/${verb}`, sent);
  }

  /** Does something that must leave all that is stored as it was. */
  async unchangedBy<T>(act: () => Promise<T>): Promise<T> {
    const before = this.database.dump();
    const got = await act();
    if (this.database.dump() !== before) throw new Error('something was stored');
    return got;
  }
}

const ROUTES = OPERATIONS.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function routeAt(method: string, path: string): (typeof ROUTES)[number] {
  const found = ROUTES.find(({ route, pattern }) => route.method === method && pattern.test(path));
  if (!found) throw new Error(`no route ${method} ${path}`);
  return found;
}

export const operationAt = (method: string, path: string): OperationId => routeAt(method, path).route.id;

/** A request as the gateway hands it to a function. */
export function asked(
  method: string,
  path: string,
  sent: Sent,
): { readonly route: Operation; readonly event: HttpEvent } {
  const { route, pattern } = routeAt(method, path);
  const places = pattern.exec(path)?.groups ?? {};
  return { route, event: eventOf(routeKeyOf(route), places, sent) };
}

export function gotten({ statusCode, headers, cookies = [], body }: HttpResult): Got {
  const isJson = /json/.test(headers['content-type'] ?? '') && body !== '';
  return { status: statusCode, headers, cookies, text: body, json: isJson ? JSON.parse(body) : {} };
}

/** The event of a request, as the gateway makes it. */
export function eventOf(routeKey: string, pathParameters: Readonly<Record<string, string>>, sent: Sent): HttpEvent {
  const { key, cookie, body, headers, query, operator, from } = sent;
  return {
    routeKey,
    pathParameters,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    ...(query && { queryStringParameters: query }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'gateway-1',
      ...(operator && { authorizer: { iam: { userArn: 'arn:aws:iam::1:user/op' } } }),
      ...(from !== undefined && { http: { sourceIp: from } }),
    },
  };
}
