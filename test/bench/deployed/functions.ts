import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { type Lambda, routeKeyOf } from '#shared/features/operation.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

/** What runs in a function's process. Like Lambda it loads the bundle, and has one event at a time; its clock can be set. */
const PROCESS = `
const { handler } = await import(process.argv[1]);
const now = Date.now;
process.on('message', async ({ event, ahead }) => {
  Date.now = () => now() + ahead;
  const start = performance.now();
  const result = await handler(event, {});
  process.send({ result, ms: performance.now() - start });
});
process.send('ready');`;

/** An answer, and how long the handler took for it, in milliseconds. */
export interface Answered {
  readonly result: HttpResult;
  readonly ms: number;
}

/** A request as somebody makes it. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As the routes have it, such as /api/clubs/{club}/ladders. */
  readonly path: string;
  readonly parts?: Readonly<Record<string, string>>;
  /** The access key; the operator signs instead. */
  readonly key?: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** When it is made. */
  readonly at: Instant;
}

/** The functions of a deployment: their bundles as packaged, each in a process of its own. */
export class Functions {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #processes = new Map<string, ChildProcess>();

  /** `endpoint` and `table`: where they find their table. */
  constructor(endpoint: string, table: string) {
    this.#environment = {
      PATH: process.env['PATH'],
      AWS_REGION: 'eu-west-2',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      DYNAMODB_ENDPOINT: endpoint,
      TABLE_NAME: table,
      SITE_ORIGIN: 'https://ladder.example',
      IMPORT_QUEUE_URL: 'https://queue.example/imports',
      TRANSFER_BUCKET: 'transfers',
      QUEUE_URL: 'https://queue.example/deliveries',
    };
  }

  /** Has the function of a route answer; `process` tells processes of one function apart. */
  async ask(request: Request, process = ''): Promise<Answered> {
    const route = OPERATIONS.find(({ method, path }) => method === request.method && path === request.path);
    if (!route) throw new Error(`no route ${request.method} ${request.path}`);
    const child = await this.#processOf(route.lambda, process);
    const event = eventOf(routeKeyOf(route), request, route.roles === 'operator');
    child.send({ event, ahead: request.at - Date.now() });
    const [answered] = await once(child, 'message');
    return answered;
  }

  close(): void {
    for (const child of this.#processes.values()) child.kill();
    this.#processes.clear();
  }

  async #processOf(name: Lambda, process: string): Promise<ChildProcess> {
    const known = this.#processes.get(`${name}${process}`);
    if (known) return known;
    const child = launch(name, this.#environment);
    await once(child, 'message');
    this.#processes.set(`${name}${process}`, child);
    return child;
  }
}

/** Its log says nothing that is measured. */
const launch = (name: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', PROCESS, resolve('dist/functions', name, 'index.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const eventOf = (routeKey: string, request: Request, signed: boolean): HttpEvent => ({
  routeKey,
  headers: {
    'content-type': 'application/json',
    ...(request.key !== undefined && { authorization: `Bearer ${request.key}` }),
    ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
  },
  pathParameters: request.parts ?? {},
  ...(request.body && { body: JSON.stringify(request.body) }),
  isBase64Encoded: false,
  requestContext: signed ? { authorizer: { iam: { userId: 'operator' } } } : { http: { sourceIp: '192.0.2.1' } },
});
