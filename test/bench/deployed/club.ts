import type { LadderKey } from '#functions/database/keys.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { grantAccess } from '#functions/http/key-book.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Done, PackagedFunction } from '#test/build/packaged-function.ts';
import { asked, type Sent } from '#test/functions/evening.ts';
import { must, opening, say } from '../club.ts';
import type { Cost } from '../figures.ts';
import type { CountedLine } from './line.ts';

const CLUB = 'bench';

const keyOf = (ladder: string): LadderKey => ({ club: CLUB, ladder });
export const pathOf = (ladder: string): string => `/api/clubs/${CLUB}/ladders/${ladder}`;

interface Request extends Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly at: Instant;
  /** Tells processes of one function apart. */
  readonly process?: string | undefined;
}

/** A club of a deployment: whatever happens there goes through the functions. */
export class Club<Line extends CountedLine = CountedLine> {
  readonly line: Line;
  readonly #endpoint: string;
  readonly #table: string;
  readonly #functions = new Map<string, Promise<PackagedFunction<HttpResult>>>();
  /** What the benchmark itself looks up is not counted. */
  readonly #store: DynamoStore;
  #requests = 0;

  private constructor(line: Line, endpoint: string, store: DynamoStore, table: string) {
    this.line = line;
    this.#endpoint = endpoint;
    this.#store = store;
    this.#table = table;
  }

  static async found<Line extends CountedLine>(line: Line, emulator: string, table: string): Promise<Club<Line>> {
    const store = new DynamoStore({ endpoint: emulator, table });
    const club = new Club(line, await line.open(), store, table);
    const body = { id: CLUB, name: 'Bench' };
    await club.cost({ method: 'POST', path: '/api/clubs', body, operator: true, at: opening });
    return club;
  }

  async ladder(id: string, header: Header, players: Bodies['seed']['players']): Promise<void> {
    const key = await this.hand('organiser');
    await this.cost({ method: 'POST', path: `/api/clubs/${CLUB}/ladders`, key, body: { ...header, id }, at: opening });
    await this.record(id, say(0, 'seed', { order: 'given', players }), key);
  }

  async stored(ladder: string) {
    return must(await this.#store.load(keyOf(ladder)));
  }

  log(ladder: string) {
    return this.#store.log(keyOf(ladder));
  }

  /** A key of the club, not used yet. */
  async hand(role: Role, player?: PlayerId): Promise<string> {
    const { key, hash } = newAccessKey(CLUB);
    const whose = player === undefined ? {} : { player };
    await grantAccess(this.#store.database, CLUB, { label: role, role, use: 'link', created: opening, hash, ...whose });
    return key;
  }

  record(ladder: string, command: Command, key: string, process?: string): Promise<Cost> {
    return this.cost(requestOf(ladder, command, key, process));
  }

  async cost(request: Request): Promise<Cost> {
    this.line.read();
    const { result, ms } = await this.ask(request);
    if (result.statusCode >= 300) throw new Error(`${request.path}: ${result.body}`);
    return { ...this.line.read(), ms };
  }

  async ask({ method, path, at, process = '', ...sent }: Request): Promise<Done<HttpResult>> {
    const headers = { 'idempotency-key': String(++this.#requests) };
    const { route, event } = asked(method, path, { from: '192.0.2.1', headers, ...sent });
    const name = `${route.lambda} ${process}`;
    const starting = this.#functions.get(name) ?? PackagedFunction.start(route.lambda, this.#endpoint, this.#table);
    this.#functions.set(name, starting);
    return (await starting).handle(event, at);
  }

  async close(): Promise<void> {
    for (const each of this.#functions.values()) (await each).close();
    await this.line.close();
  }
}

export function requestOf(ladder: string, command: Command, key: string, process?: string): Request {
  const { at, override, verb } = command;
  const body = { ...command.body, ...(override !== undefined && { override }) };
  return { method: 'POST', path: `${pathOf(ladder)}/${verb}`, key, body, at, process };
}
