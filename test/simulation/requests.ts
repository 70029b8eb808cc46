import type { Client } from '#functions/database/dynamo/client.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { HttpEvent } from '#functions/http/event.ts';
import type { World } from '#functions/http/world.ts';
import { createHandlers } from '#local/handlers.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { type Lambda, type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { type Instant, instant, type Verb } from '#shared/vocabulary/vocabulary.ts';
import type { Deployment } from './deployment.ts';

export const LADDER = '/api/clubs/{club}/ladders/{ladder}';

export interface Request {
  readonly method: Operation['method'];
  /** As the routes have it, such as /api/clubs/{club}/ladders. */
  readonly path: string;
  readonly parts?: Readonly<Record<string, string>>;
  /** The access key; the operator signs instead. */
  readonly key?: string;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

export interface Answer {
  readonly status: number;
  /** Of a problem. */
  readonly code?: string;
  /** Of a recorded entry. */
  readonly line?: number;
  readonly key?: string;
  readonly hash?: string;
  /** The first answer to this request, once more. */
  readonly repeated: boolean;
}

/** What answers requests: all functions in one process, called as the gateway calls them. */
export class Desk {
  readonly #handlers: Readonly<Record<Lambda, HttpHandler>>;

  constructor(world: World) {
    this.#handlers = createHandlers(world);
  }

  async ask(request: Request): Promise<Answer> {
    const route = OPERATIONS.find(({ method, path }) => method === request.method && path === request.path);
    if (!route) throw new Error(`no route ${request.method} ${request.path}`);
    const { statusCode, headers, body } = await this.#handlers[route.lambda](eventOf(route, request));
    const told: Partial<Answer> = body.startsWith('{') ? JSON.parse(body) : {};
    return { ...told, status: statusCode, repeated: headers['idempotent-replay'] === 'true' };
  }
}

function eventOf(route: Operation, { parts = {}, key, body, query, idempotencyKey }: Request): HttpEvent {
  return {
    routeKey: routeKeyOf(route),
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    pathParameters: parts,
    ...(body && { body: JSON.stringify(body) }),
    ...(query && { queryStringParameters: query }),
    isBase64Encoded: false,
    requestContext: route.roles === 'operator' ? { authorizer: { iam: { userId: 'operator' } } } : {},
  };
}

export interface Keys {
  readonly organiser: string;
  readonly scorer: string;
  /** That of the club's first member. */
  readonly player: string;
}

export type Role = keyof Keys;

/** What a status is below that grants what was asked. */
export const GRANTED = 300;

export class Asking {
  readonly deployment: Deployment;
  now: Instant = instant(0);
  key: LadderKey;
  keys: Keys = { organiser: '', scorer: '', player: '' };
  readonly #desk: Desk;
  #requests = 0;

  constructor(deployment: Deployment, club: string) {
    this.deployment = deployment;
    this.key = { club, ladder: 'none' };
    this.#desk = this.deskOn();
  }

  readonly clock = (): Instant => this.now;

  /** The handlers of a process that has a store of its own, and perhaps a client to which something happens. */
  deskOn(client?: Client): Desk {
    const store = this.deployment.store('requests', this.clock, client);
    const log = ({ error }: Readonly<Record<string, unknown>>): void => {
      if (error !== undefined) this.deployment.disturbances.add('requests that ended in an outage');
    };
    // What is to be cleared away, who asks for it sees to themselves.
    const imports = async () => [];
    return new Desk({
      store,
      now: this.clock,
      siteOrigin: 'https://ladder.example',
      log,
      elapsed: this.clock,
      imports,
    });
  }

  async ask(request: Request, desk: Desk = this.#desk): Promise<Answer> {
    const { club, ladder } = this.key;
    return desk.ask({ parts: { club, ladder }, ...request });
  }

  async must(request: Request): Promise<Answer> {
    const answer = await this.ask(request);
    if (answer.status >= GRANTED) this.fault(`${request.method} ${request.path}: ${answer.status} ${answer.code}`);
    return answer;
  }

  async mustNot(request: Request, code: string): Promise<void> {
    const answer = await this.ask(request);
    if (answer.code !== code) this.fault(`${request.path} was to be refused as ${code}, but: ${answer.status}`);
    this.deployment.refused.add(code);
  }

  /** A request to record an entry, under a name by which it may be made again. */
  requestFor(verb: Verb, body: object, role: Role): Request {
    const path = `${LADDER}/${verb}`;
    const idempotencyKey = `request ${++this.#requests}`;
    return { method: 'POST', path, key: this.keys[role], body: asSent(body), idempotencyKey };
  }

  fault(what: string): void {
    this.deployment.fault(this.key, `${new Date(this.now).toISOString()} ${what}`);
  }
}

/** Moments are written as text. */
const asSent = (body: object): object =>
  'playedAt' in body ? { ...body, playedAt: new Date(Number(body.playedAt)).toISOString() } : body;
