import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { HttpEvent } from '#functions/http/event.ts';
import type { World } from '#functions/runtime/world.ts';
import { createHandlers } from '#local/handlers.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { type Lambda, type Operation, routeKeyOf } from '#shared/features/operation.ts';

export const LADDER = '/api/clubs/{club}/ladders/{ladder}';

/** A request as somebody makes it. */
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
