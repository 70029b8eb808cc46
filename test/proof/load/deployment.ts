import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpResult } from '#functions/http/event.ts';
import { listen, portOf } from '#local/listening.ts';
import { REGION } from '#test/cloud/account.ts';
import { CrowdedLine, shut, textOf } from '#test/cloud/table-line.ts';
import { asked, type Got } from '#test/functions/evening.ts';
import { Carrying } from '../faults/carrying.ts';
import { check } from '../faults/check.ts';
import { Cloud } from '../faults/cloud.ts';
import { IN_A_BUCKET } from '../faults/club-laws.ts';
import type { Asked, Attempt } from '../faults/evidence.ts';
import type { Request } from '../faults/requests.ts';
import { UseTally } from './tally.ts';

/** How long the gateway waits for a function, in milliseconds. */
const PATIENCE = 10_000;
/** How often a request is sent that was asked to come later. */
const TRIES = 20;

/** What people ask for: to record something, to look at what the API knows, and files of the site. */
export type Kind = 'command' | 'look' | 'file';
export const KINDS: readonly Kind[] = ['command', 'look', 'file'];

/** The functions that record, and that answer looks. */
export const COMMANDS = 'challenges-and-results';
export const LOOKS = 'sessions-and-views';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Options = Pick<Parameters<typeof Cloud.open>[0], 'bundles' | 'seed'>;

/**
 * A deployment on loopback in which nothing goes wrong on purpose. All that people ask for comes by HTTP: what API Gateway would get is
 * handed to the functions as packaged, in processes of their own, one for each request at once; the rest is what they have
 * published. The table takes 5 to 10 ms, and cancels the second of two transactions at one head.
 */
export class LoadedDeployment {
  readonly cloud: Cloud;
  readonly carrying: Carrying;
  readonly tally: UseTally;
  /** What must not be: an outage, or no answer. */
  readonly faults: string[] = [];
  /** How long answers took, in milliseconds. */
  readonly times: Readonly<Record<Kind, number[]>> = { command: [], look: [], file: [] };
  /** Bytes that were sent to people. */
  readonly bytes: Record<Kind, number> = { command: 0, look: 0, file: 0 };
  /** Requests that were asked to come later. */
  busy = 0;
  readonly #server: Server;
  readonly #line: CrowdedLine;

  private constructor(cloud: Cloud, tally: UseTally, line: CrowdedLine, server: Server) {
    this.cloud = cloud;
    this.tally = tally;
    this.#line = line;
    this.#server = server;
    this.carrying = new Carrying(cloud);
    cloud.account.between = async ({ who, action }, send) => {
      const answer = await send();
      tally.note(who.replace(/-\d+$/, ''), action, answer);
      return answer;
    };
    server.on('request', async (request, response) => {
      const reply = await this.#reply(request).catch((error: unknown) => ({
        status: 502,
        headers: {},
        body: String(error),
      }));
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  }

  static async open(options: Options, now: number): Promise<LoadedDeployment> {
    const tally = new UseTally();
    let line: CrowdedLine | undefined;
    const cloud = await Cloud.open(
      {
        ...options,
        through: (emulator) => {
          line = new CrowdedLine(emulator);
          return line.open();
        },
        env: { LIVE_HOST: `live.appsync-api.${REGION}.amazonaws.com` },
        onHandled: (name, ms) => tally.called(name, ms),
      },
      now,
    );
    if (!line) throw new Error('there is no line to the table');
    return new LoadedDeployment(cloud, tally, line, await listen(0));
  }

  async close(): Promise<void> {
    this.cloud.close();
    await Promise.all([shut(this.#server), this.#line.close()]);
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://loopback');
    if (!pathname.startsWith('/api/')) return this.#file(pathname);
    const body = await textOf(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const query = Object.fromEntries(searchParams);
    const sent = { from: '192.0.2.1', headers, query, ...(body !== '' && { body }) };
    const { route, event } = asked(method, pathname, sent);
    const result = await this.cloud.invoke<HttpResult>(route.lambda, event, { time: PATIENCE });
    return {
      status: result.statusCode,
      headers: result.headers,
      body: Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'),
    };
  }

  /** A file as CloudFront has it from the bucket. */
  #file(path: string): Reply {
    const found = this.cloud.account.objects.get(`site${path}${path.endsWith('/') ? 'index.html' : ''}`);
    return found ? { status: 200, ...found } : { status: 404, headers: {}, body: '' };
  }

  /** Asks for something over HTTP, once. */
  async ask(kind: Kind, { method, path, sent: { key, body, headers } }: Request): Promise<Got | undefined> {
    const began = performance.now();
    try {
      const answer = await fetch(`http://127.0.0.1:${portOf(this.#server)}${path}`, {
        method,
        headers: {
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      this.times[kind].push(performance.now() - began);
      this.bytes[kind] += Number(answer.headers.get('content-length') ?? text.length);
      if (answer.status >= 500) this.faults.push(`${method} ${path}: ${answer.status} ${text}`);
      if (answer.status === 429) this.busy++;
      const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== '';
      const told = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: told, cookies: [], text, json: isJson ? JSON.parse(text) : {} };
    } catch (error) {
      this.faults.push(`${method} ${path} is not answered: ${error}`);
      return undefined;
    }
  }

  /** Has something recorded; whoever is asked to come later does. Adds each sending to `attempts`. */
  async record(request: Request, attempts: Attempt[]): Promise<Got | undefined> {
    for (let tries = 0; ; tries++) {
      const began = performance.now();
      const got = await this.ask('command', request);
      attempts.push(attemptOf(began, got));
      if (got?.status !== 429 || tries === TRIES) return got;
      await sleep(1000 * Number(got.headers['retry-after'] ?? 1));
    }
  }

  /** What is wrong with a club's ladder once all has come to rest, by its stored log, its pages and what its people heard. */
  async faultsOf({ club, word, history }: People): Promise<readonly string[]> {
    const evidence = {
      clubs: [{ club, word, ladders: ['main'] }],
      history,
      items: await this.cloud.itemsIn(`CLUB#${club}#LADDER#main`),
      dated: IN_A_BUCKET,
      files: this.cloud.filesOf(club),
      isRested: true,
      letters: [],
      told: [],
    };
    return check(evidence).map(({ law, what }) => `${law}: ${what}`);
  }
}

/** Those who do something at a club: what they asked for, and a word that only they use. */
export interface People {
  readonly club: string;
  readonly word: string;
  readonly history: readonly Asked[];
}

export function attemptOf(began: number, got: Got | undefined): Attempt {
  const { code, line } = got?.json ?? {};
  return {
    began,
    ended: performance.now(),
    status: got?.status,
    code: typeof code === 'string' ? code : undefined,
    line: typeof line === 'number' ? line : undefined,
    replayed: got?.headers['idempotent-replay'] === 'true',
  };
}
