import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { Answering, HttpEvent, HttpResult, PageMethod } from '#functions/http/event.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { PAGES as MAIL, mailPages, PAGES_OF_ALL } from '#functions/mail.ts';
import { PAGES as SIGN_UP, signUpPages } from '#functions/sign-up.ts';
import { BESIDE } from '#local/api.ts';
import { createHandlers } from '#local/handlers.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { mustConform } from '#test/contract/conforms.ts';
import { eventOf, type Sent } from '#test/functions/evening.ts';
import type { MemoryDatabase } from '#test/ladders/memory-database.ts';
import { mayUse } from './may.ts';

/** Something that answers under /api. */
export interface Route {
  readonly name: string;
  readonly key: string;
  readonly method: Operation['method'] | PageMethod;
  readonly path: string;
  /** Who may use it, by the table of docs/access.md and not by what the product says of itself. */
  readonly roles: Operation['roles'];
  readonly by: Answering;
  /** Missing where it is a page, and no operation. */
  readonly operation?: Operation;
  /** Which one, where many pages have one route. */
  readonly page?: string;
}

const pagesOf = ({ by, path }: Pick<Route, 'by' | 'path'>): readonly string[] =>
  by === 'mail'
    ? Object.keys(path.includes('{club}') ? MAIL : PAGES_OF_ALL)
    : [...new Set(Object.keys(SIGN_UP).map((each) => each.split(' ')[1] ?? ''))];

/** Every route that there is: those of the operations, and the pages beside them. */
export const ROUTES: readonly Route[] = [
  ...OPERATIONS.map((operation) => {
    const { method, path, lambda } = operation;
    const key = routeKeyOf(operation);
    return { name: key, key, method, path, roles: mayUse(key), by: lambda, operation };
  }),
  ...BESIDE.flatMap(({ lambda: by, ...route }) => {
    const key = `${route.method} ${route.path}`;
    return pagesOf({ by, path: route.path }).map((page) => ({
      ...route,
      by,
      key,
      page,
      name: key.replace('{page}', page),
    }));
  }),
];

/** What stands in the places of a path. */
export type Params = Readonly<Record<string, string>>;

/** A request that each route would accept, or at least understand, by the last part of its path. */
const BODIES: Readonly<Record<string, unknown>> = {
  clubs: { id: 'seaside', name: 'Seaside' },
  ladders: { id: 'third', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } },
  access: { role: 'scorer', label: 'tablet' },
  address: { email: 'jo@example.org' },
  code: {},
  confirmation: { code: '123456' },
  organisers: { label: 'Bea', email: 'bea@example.org' },
  preview: { ladder: 'main', member: 'ann', text: 'See you on court 3.' },
  webhooks: { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' },
  '{club}': { unlisted: true },
  status: { hidden: true },
  suspension: { suspended: false },
  deletion: { name: 'main' },
  forgetting: { player: 'ann', name: 'Ann' },
  members: { members: [{ id: 'zoe', name: 'Zoe' }] },
  '{player}': { version: 0, name: 'Ann' },
  'public-name': { as: 'initials' },
  copy: {},
  messages: { text: 'The hall is shut.' },
  requests: { name: 'Zoe', consent: true },
  claim: { request: 'riverside.whatever' },
  session: { key: 'riverside.whatever' },
  acceptance: { player: 'ann' },
  seed: { order: 'given', players: [{ id: 'zoe' }] },
  join: { player: 'flo' },
  prefer: { player: 'bob', rated: true },
  leave: { player: 'eve' },
  place: { player: 'eve', rung: 1, override: 'a mistake of the seeding' },
  away: { player: 'bob', from: '2021-10-01', to: '2021-10-14' },
  back: { player: 'bob' },
  arrive: { player: 'eve' },
  depart: { player: 'ann' },
  pass: { player: 'bob' },
  close: {},
  challenge: { challenger: 'bob', challenged: 'ann' },
  proposals: { challenged: 'ann' },
  accept: { challenge: 'open' },
  decline: { challenge: 'open' },
  withdraw: { challenge: 'open' },
  postpone: { challenge: 'open', player: 'bob' },
  offer: { challenge: 'open', player: 'bob' },
  result: { challenge: 'open', score: [2, 0] },
  approve: { challenge: 'open' },
  reject: { challenge: 'open' },
  start: { players: ['bob', 'ann'] },
  finish: { game: 'open', scores: Object.entries({ bob: 7, ann: 5 }) },
  match: { challenger: 'eve', challenged: 'ann', score: [2, 0] },
  abandon: { challenge: 'open' },
  configure: { name: 'Another name' },
  push: { endpoint: 'https://push.example.net/1', keys: { p256dh: 'B', auth: 'a' } },
  rename: { player: 'ann', name: 'Anna', told: true },
  regroup: { player: 'ann', people: [{ id: 'bob' }, { id: 'eve' }] },
  playoff: { players: ['bob', 'ann'], winner: 'bob' },
  correct: { line: 3, score: [2, 0] },
  void: { line: 3 },
  replace: { line: 3, challenger: 'eve', challenged: 'ann', score: [2, 0] },
};

export const hasBody = ({ method }: Pick<Route, 'method'>): boolean => !['GET', 'HEAD', 'DELETE'].includes(method);

/** What is sent to a route by whoever knows how. */
export function bodyOf({ method, path, operation, by }: Route): Sent {
  if (!hasBody({ method }) || by === 'mail') return {};
  const headers = { 'content-type': operation?.carries === 'log' ? 'application/jsonl' : 'application/json' };
  return { body: BODIES[path.split('/').at(-1) ?? ''] ?? {}, headers };
}

/** What is sent, by whom. */
export const sentBy = (route: Route, caller: Sent): Sent => {
  const asked = bodyOf(route);
  return { ...asked, ...caller, headers: { ...asked.headers, ...caller.headers } };
};

export const eventFor = (route: Route, params: Params, sent: Sent): HttpEvent => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const given: Params = { ...params, ...(route.page !== undefined && { page: route.page }) };
  return eventOf(route.key, Object.fromEntries(names.map((name) => [name, given[name] ?? 'whatever'])), sent);
};

/** What answers requests, and what it stores. */
export interface Functions {
  /** What a route answers. Throws where that is not what the contract says. */
  ask(route: Route, params: Params, sent: Sent): Promise<HttpResult>;
  /** Everything that is stored, but for when keys were used and how full limits are. */
  dump(): Promise<string>;
  /** Others, in this process, that find the same table and change another one. */
  copy(): InProcess;
}

/** Half an hour goes by before each request, so that nobody comes too often. */
const PAUSE = 1_800_000;

/** The functions in one process, on a table of their own. */
export class InProcess implements Functions {
  readonly database: MemoryDatabase;
  readonly world: World;
  readonly lines: Readonly<Record<string, unknown>>[] = [];
  readonly #handlers: Readonly<Record<Answering, HttpHandler>>;
  #elapsed = 0;

  constructor(world: World, database: MemoryDatabase) {
    this.database = database;
    const log = (line: Readonly<Record<string, unknown>>): void => void this.lines.push(line);
    this.world = { ...world, store: new LadderStore(database), log, elapsed: () => this.#elapsed };
    const { office = { from: 'notices@ladder.example', send: async () => 'sent' as const } } = world;
    const pages = { ...runtimeIn(this.world), office };
    this.#handlers = {
      ...createHandlers(this.world),
      mail: mailPages(pages),
      'sign-up': signUpPages({ ...pages, clubsADay: 3 }),
    };
  }

  copy(): InProcess {
    return new InProcess(this.world, this.database.copy());
  }

  async dump(): Promise<string> {
    return this.database.dump();
  }

  async answer(by: Answering, event: HttpEvent): Promise<HttpResult> {
    this.#elapsed += PAUSE;
    this.database.elapsed += PAUSE;
    return this.#handlers[by](event);
  }

  async ask(route: Route, params: Params, sent: Sent): Promise<HttpResult> {
    const result = await this.answer(route.by, eventFor(route, params, sent));
    if (route.operation) mustConform(route.operation, result);
    return result;
  }
}
