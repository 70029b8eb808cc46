import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { RunningLaptop } from '../running-laptop.ts';
import { CLIENTS, type Send, type Told } from './clients.ts';

const CLUB = 'contention';
const API = `/api/clubs/${CLUB}`;
const LADDER = `${API}/ladders/main`;

const keys = z.object({ operator: z.string() });
const granted = z.object({ key: z.string() });
const recorded = z.object({ line: z.number() });

/** The two players of a client, who play each other again and again. */
const pairOf = (client: number): readonly [string, string] => [`p${2 * client + 1}`, `p${2 * client + 2}`];

/** What a client records: who challenged wins, and next time the other. */
export function matchOf(client: number, request: number): object {
  const [one, other] = pairOf(client);
  const [challenger, challenged] = request % 2 ? [one, other] : [other, one];
  return { challenger, challenged, score: [1, 0], override: 'a benchmark' };
}

/** The laptop of a checked-out tree, as `npm start` runs it, with a ladder of 64 players and a key for each client. */
export class Laptop {
  readonly #running: RunningLaptop;
  #organiser = '';
  scorers: readonly string[] = [];

  private constructor(running: RunningLaptop) {
    this.#running = running;
  }

  /** Starts it on an empty folder. */
  static async start(tree: string, folder: string, env: Readonly<Record<string, string>> = {}): Promise<Laptop> {
    const laptop = new Laptop(await RunningLaptop.start(tree, folder, { env }));
    await laptop.#setUp(keys.parse(JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'))).operator);
    return laptop;
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }

  readonly send: Send = async (client, request) => {
    const key = this.scorers[client] ?? '';
    const headers = { 'idempotency-key': `${client}-${request}` };
    const answer = await this.#post(`${LADDER}/match`, key, matchOf(client, request), headers);
    return toldIn(answer.status, answer.headers.get('retry-after') ?? undefined, await answer.text());
  };

  /** How many matches each line of the log holds: the numbers of the lines. */
  async matches(): Promise<readonly number[]> {
    const headers = { authorization: `Bearer ${this.#organiser}` };
    const answer = await fetch(`${this.#running.origin}${LADDER}/log`, { headers });
    const lines = (await answer.text()).trim().split('\n');
    return lines.flatMap((line, index) => (line.includes('"match"') ? [index + 1] : []));
  }

  async #setUp(operator: string): Promise<void> {
    this.#organiser = granted.parse(await this.#made('/api/clubs', operator, { id: CLUB, name: 'Contention' })).key;
    const start = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    const header = { id: 'main', system: 'crewe', timezone: 'Europe/London', season: { start } };
    await this.#made(`${API}/ladders`, this.#organiser, header);
    const players = Array.from({ length: CLIENTS }, (_, client) => pairOf(client)).flat();
    await this.#made(`${LADDER}/seed`, this.#organiser, { order: 'given', players: players.map((id) => ({ id })) });
    const scorers: string[] = [];
    for (let client = 0; client < CLIENTS; client++) {
      const terms = { role: 'scorer', label: `tablet ${client}` };
      scorers.push(granted.parse(await this.#made(`${API}/access`, this.#organiser, terms)).key);
    }
    this.scorers = scorers;
  }

  async #made(path: string, key: string, body: object): Promise<unknown> {
    const answer = await this.#post(path, key, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  #post(path: string, key: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.#running.origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
}

/** What an answer says. */
export function toldIn(status: number, retryAfter: string | undefined, body: string): Told {
  const told = status < 300 ? recorded.parse(JSON.parse(body)) : { says: body };
  return { status, ...told, ...(retryAfter && { retryAfter: Number(retryAfter) }) };
}
