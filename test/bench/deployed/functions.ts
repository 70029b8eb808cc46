import type { HttpResult } from '#functions/http/event.ts';
import type { Account } from '#test/cloud/account.ts';
import { alone, type Done, PackagedFunction } from '#test/cloud/packaged-function.ts';
import { asked, type Sent } from '#test/functions/evening.ts';
import { type Case, clubOf, ladderOf } from '../cases.ts';
import type { Said } from '../games.ts';
import { NODE_24 } from '../trees.ts';

/** Where the functions find all that they ask for, and where their bundles lie. */
export interface Place {
  readonly account: Account;
  readonly endpoint: string;
  readonly table: string;
  readonly bundles: string;
}

/** The API of a deployment: whatever happens there goes through the functions as they are packaged. */
export class Api {
  readonly #place: Place;
  readonly #functions = new Map<string, Promise<PackagedFunction<HttpResult>>>();
  #requests = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  /** `process` tells processes of one function apart. */
  async ask(method: string, path: string, sent: Sent, process = ''): Promise<Done<HttpResult>> {
    const headers = { 'idempotency-key': String(++this.#requests) };
    const { route, event } = asked(method, path, { from: '192.0.2.1', headers, ...sent });
    const name = `${route.lambda} ${process}`;
    const starting = this.#functions.get(name) ?? start<HttpResult>(route.lambda, this.#place);
    this.#functions.set(name, starting);
    return (await starting).handle(event);
  }

  /** Records something on the first ladder of a case, which has to be accepted. */
  async record(of: Case, { verb, body }: Said, key: string): Promise<Done<HttpResult>> {
    const done = await this.ask('POST', `${pathOf(of)}/${verb}`, { key, body });
    if (done.result.statusCode >= 300) throw new Error(`${clubOf(of)}: ${done.result.body}`);
    return done;
  }

  async close(): Promise<void> {
    for (const each of this.#functions.values()) (await each).close();
  }
}

export const pathOf = (of: Case): string => `/api/clubs/${clubOf(of)}/ladders/${ladderOf(0)}`;

/** A process of a function, which knows nothing yet. */
export const start = <Result>(name: string, { account, endpoint, table, bundles }: Place) =>
  PackagedFunction.start<Result>(name, { node: NODE_24, bundles, env: alone(account, endpoint, table) });
