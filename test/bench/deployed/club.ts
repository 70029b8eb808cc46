import type { LadderKey } from '#functions/database/keys.ts';
import { newAccessKey } from '#functions/http/access-key.ts';
import { grantAccess } from '#functions/http/key-book.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { must, opening, say } from '../club.ts';
import type { Cost } from '../figures.ts';
import { CountedLine } from './counted-line.ts';
import { Functions, type Request } from './functions.ts';

const CLUB = 'bench';
const LADDER = '/api/clubs/{club}/ladders/{ladder}';

/** A club of a deployment: everything that happens there goes through the functions. */
export class Club {
  readonly #line: CountedLine;
  readonly #functions: Functions;
  /** What the benchmark itself looks up is not counted. */
  readonly #store: DynamoStore;
  #requests = 0;

  private constructor(line: CountedLine, functions: Functions, store: DynamoStore) {
    this.#line = line;
    this.#functions = functions;
    this.#store = store;
  }

  static async found(emulator: string, table: string): Promise<Club> {
    const line = new CountedLine(emulator);
    const functions = new Functions(await line.open(), table);
    const club = new Club(line, functions, new DynamoStore({ endpoint: emulator, table }));
    await club.ask({ method: 'POST', path: '/api/clubs', body: { id: CLUB, name: 'Bench' }, at: opening });
    return club;
  }

  /** A ladder with its players seeded, top first. */
  async ladder(id: string, header: Header, players: Parameters<typeof seeding>[0]): Promise<void> {
    const key = await this.hand('organiser');
    const path = '/api/clubs/{club}/ladders';
    await this.ask({ method: 'POST', path, key, body: { ...header, id }, at: opening });
    await this.record(id, seeding(players), key);
  }

  async line(ladder: string): Promise<LineNumber> {
    return must(await this.#store.load(keyOf(ladder))).line;
  }

  async order(ladder: string): Promise<readonly PlayerId[]> {
    return must(await this.#store.load(keyOf(ladder))).order.players();
  }

  /** A key of the club, not used yet. */
  async hand(role: Role, player?: PlayerId): Promise<string> {
    const { key, hash } = newAccessKey(CLUB);
    const whose = player === undefined ? {} : { player };
    await grantAccess(this.#store.database, CLUB, { label: role, role, created: opening, hash, ...whose });
    return key;
  }

  /** Records a command, with an idempotency key. */
  record(ladder: string, { at, override, verb, body }: Command, key: string, process?: string): Promise<Cost> {
    const said = { ...body, ...(override !== undefined && { override }) };
    return this.ask({ method: 'POST', path: `${LADDER}/${verb}`, parts: { ladder }, key, body: said, at }, process);
  }

  /** What a request costs; `process` tells processes of one function apart. */
  async ask(request: Request, process?: string): Promise<Cost> {
    this.#line.read();
    const named = { ...request, parts: { club: CLUB, ...request.parts }, idempotencyKey: String(++this.#requests) };
    const { result, ms } = await this.#functions.ask(named, process);
    if (result.statusCode >= 300) throw new Error(`${request.path}: ${result.body}`);
    return { ...this.#line.read(), ms };
  }

  async close(): Promise<void> {
    this.#functions.close();
    await this.#line.close();
  }
}

const keyOf = (ladder: string): LadderKey => ({ club: CLUB, ladder });
const seeding = (players: Extract<Command, { verb: 'seed' }>['body']['players']) =>
  say(0, 'seed', { order: 'given', players });
