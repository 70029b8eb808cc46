import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Account } from './account.ts';

/**
 * Stands before the services of AWS in every thread of a function: all that is asked goes to the account that AWS_DOUBLE
 * names, and nothing anywhere else, not to S3 and not to a webhook. The clock can be set for all threads.
 */
const SERVICES = `
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { Writable } from 'node:stream';
import tls from 'node:tls';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
const { AWS_DOUBLE: double, AT } = process.env;
// How far the clock is ahead, in milliseconds, how far it was at first, and how much more has gone by than really has.
const clock = (globalThis.clock = getEnvironmentData('clock') ?? new Float64Array(new SharedArrayBuffer(24)).fill(AT ? AT - Date.now() : 0, 0, 2));
setEnvironmentData('clock', clock);
const [now, elapsed] = [Date.now, performance.now.bind(performance)];
Date.now = () => now() + clock[0];
performance.now = () => elapsed() + clock[2];
const send = fetch;
globalThis.fetch = async (...what) => {
  const request = new Request(...what);
  const { host, pathname, search } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), 'x-sent-to': host };
  const body = request.body && (await request.arrayBuffer());
  return send(double + pathname + search, { method: request.method, headers, body, signal: request.signal });
};
const { hostname, port } = new URL(double);
// Who brings a connection along, as to a webhook, goes by that.
const ask = https.request;
https.request = (to, options) =>
  to instanceof URL
    ? http.request({ ...options, hostname, port, path: to.pathname + to.search, headers: { ...options.headers, 'x-sent-to': to.host } })
    : ask(to);
dns.lookup = async () => [{ address: '198.51.101.1' }];
tls.connect = () => net.connect(Number(new URL(double).port), '127.0.0.1');
syncBuiltinESMExports();
globalThis.awslambda = {
  streamifyResponse: (answer) => async (event) => {
    const parts = [];
    const out = new Writable({ write: (part, _, done) => done(void parts.push(part)) });
    await answer(event, out);
    return { ...out.beginning, body: String(Buffer.concat(parts)) };
  },
  HttpResponseStream: { from: (out, beginning) => Object.assign(out, { beginning }) },
};`;

/** Like Lambda it loads the bundle, and has one event at a time; its clock can be set. */
const PROCESS = `
const { handler } = await import(process.argv[2]);
const now = Date.now;
process.on('message', async ({ event, at, time, passed }) => {
  clock[0] += at - now();
  clock[2] = passed ?? clock[0] - clock[1];
  const [start, before] = [performance.now(), process.cpuUsage()];
  try {
    const result = await handler(event, { awsRequestId: 'one', getRemainingTimeInMillis: () => time });
    const [ms, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
    process.send({ result, ms, cpu: (user + system) / 1000 });
  } catch (error) {
    process.send({ failed: String(error.stack) });
  }
});
process.send(process.version);`;

export interface Done<Result> {
  readonly result: Result;
  /** How long the handler took, and the processor, in milliseconds. */
  readonly ms: number;
  readonly cpu: number;
}

/** What runs the functions, where their bundles lie, and what their environment says of the deployment. */
interface How {
  readonly node?: string;
  readonly bundles: string;
  readonly env: Readonly<Record<string, string>>;
}

const queueOf = (name: string): string => `https://sqs.eu-west-2.amazonaws.com/1/${name}`;

/** The environment of functions that may do whatever they like in an account, with a table at an endpoint of its own. */
export function alone(account: Account, endpoint: string, table: string): Readonly<Record<string, string>> {
  const [next, imports, parameter] = [queueOf('queue'), queueOf('imports'), '/webhook-key'];
  for (const queue of [next, imports]) account.queues.set(queue, account.queues.get(queue) ?? []);
  account.parameters.set(parameter, Buffer.alloc(32).toString('base64'));
  return {
    ...account.signIn({ name: 'alone', may: () => true }),
    AWS_DOUBLE: account.address,
    DYNAMODB_ENDPOINT: endpoint,
    TABLE_NAME: table,
    SITE_ORIGIN: 'https://ladder.example',
    SITE_BUCKET: 'site',
    TRANSFER_BUCKET: 'transfers',
    QUEUE_URL: next,
    IMPORT_QUEUE_URL: imports,
    WEBHOOK_PARAMETER: parameter,
    RELEASE: 'one',
  };
}

/** A function as packaged, in a process of its own. */
export class PackagedFunction<Result> {
  readonly #child: ChildProcess;
  readonly #folder: string;
  /** The version of Node that runs it. */
  readonly version: string;

  private constructor(child: ChildProcess, folder: string, version: string) {
    this.#child = child;
    this.#folder = folder;
    this.version = version;
  }

  /** Its log says nothing that is measured. */
  static async start<Result>(
    name: string,
    { node = process.execPath, bundles, env }: How,
  ): Promise<PackagedFunction<Result>> {
    // Files, because the function's threads take over the options of its process.
    const folder = mkdtempSync(join(tmpdir(), 'function-'));
    const [services, main] = [join(folder, 'services.mjs'), join(folder, 'main.mjs')];
    writeFileSync(services, SERVICES);
    writeFileSync(main, PROCESS);
    const child = spawn(node, ['--import', services, main, resolve(bundles, name, 'index.mjs')], {
      env: {
        PATH: process.env['PATH'],
        AWS_REGION: 'eu-west-2',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new PackagedFunction(child, folder, await messageOf(child));
  }

  /**
   * Has it handle an event, at an instant if one is named, in so many milliseconds as it may take. `passed`: how much more
   * time has gone by than really has, where its clock says something else. Throws if it does.
   */
  async handle(event: object, at = Date.now(), time = 60_000, passed?: number): Promise<Done<Result>> {
    this.#child.send({ event, at, time, passed });
    const done = await messageOf(this.#child);
    if ('failed' in done) throw new Error(done.failed);
    return done;
  }

  close(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
    this.#child.kill(signal);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What a process says next. Rejects where it ends instead. */
async function messageOf(child: ChildProcess) {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    done.abort();
    ended.catch(() => {});
  }
}
