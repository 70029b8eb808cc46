import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { HttpEvent } from '#functions/http/event.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { World } from '#functions/runtime/world.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { CLIENTS, type Send } from './clients.ts';
import { matchOf, toldIn } from './laptop.ts';

const isFunction = (value: unknown): boolean => typeof value === 'function';
/** The functions of any version, by their names. */
type CreateHandlers = (world: World) => Readonly<Record<string, HttpHandler>>;

const handlersShape = z.object({ createHandlers: z.custom<CreateHandlers>(isFunction) });
const storeShape = z.object({ DynamoStore: z.custom<typeof DynamoStore>(isFunction) });

/** Where the store was to be found, and is now. */
const STORES = ['functions/ladders/dynamo/store.ts', 'functions/store/dynamo/store.ts', 'functions/store/store.ts'];

/** The same of the handlers of all functions. */
const HANDLERS = ['local/handlers.ts', 'functions/http/handlers.ts'];

/** What the function that records results was called, and is now. */
const NAMES = ['challenges-and-results', 'commands', 'results'];

/** The table of the functions, and the line that leads there. */
export interface Table {
  readonly endpoint: string;
  readonly table: string;
}

/**
 * The function of a tree that records results, once for each client. They run in one process here, which two cores can
 * bear, but share nothing: each has a store of its own, as in Lambda, where a function has one request at a time.
 */
export async function functionsOf(tree: string, table: Table, scorers: readonly string[]): Promise<Send> {
  const source = STORES.map((name) => join(tree, name)).find((path) => existsSync(path)) ?? '';
  const { DynamoStore } = storeShape.parse(await import(source));
  const handled = HANDLERS.map((name) => join(tree, name)).find((path) => existsSync(path)) ?? '';
  const { createHandlers } = handlersShape.parse(await import(handled));
  const functions = Array.from({ length: CLIENTS }, () => {
    const now = () => instant(Date.now());
    const store = new DynamoStore(table);
    const handlers = createHandlers({ store, now, siteOrigin: 'https://ladder.example', log: () => {} });
    return NAMES.map((name) => handlers[name]).find((handler) => handler !== undefined);
  });
  return async (client, request) => {
    const event = eventOf(scorers[client] ?? '', `${client}-${request}`, matchOf(client, request));
    const answer = await functions[client]?.(event);
    if (!answer) throw new Error('a client has no function');
    return toldIn(answer.statusCode, answer.headers['retry-after'], answer.body);
  };
}

const eventOf = (key: string, idempotencyKey: string, body: object): HttpEvent => ({
  routeKey: 'POST /api/clubs/{club}/ladders/{ladder}/match',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
  pathParameters: { club: 'contention', ladder: 'main' },
  body: JSON.stringify(body),
  isBase64Encoded: false,
  requestContext: { http: { sourceIp: '192.0.2.1' } },
});
