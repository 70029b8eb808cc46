import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { ask } from '#test/local/asking.ts';
import { must } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { type Answer, answerOf } from './clients.ts';
import { type Contestant, cpuOf, type Ladders, type Written } from './contestant.ts';
import { resultOf } from './rival/ranks.ts';

const SERVICE = join(import.meta.dirname, 'rival/service.ts');

const started = z.object({ origin: z.string(), keys: z.record(z.string(), z.array(z.string())) });
type Started = z.infer<typeof started>;

/** A ladder service as one would write it first, in a process of its own. */
export class Rival implements Contestant {
  readonly name = 'SQLite';
  readonly #child: ChildProcess;
  readonly #started: Started;
  readonly #ladders = new Map<string, Ladders>();

  private constructor(child: ChildProcess, told: Started) {
    this.#child = child;
    this.#started = told;
  }

  static async start(folder: string, cases: readonly Case[], keys: number): Promise<Rival> {
    mkdirSync(folder);
    const args = ['--import', 'tsx', SERVICE, JSON.stringify({ folder, cases, keys })];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout }))
      return new Rival(child, started.parse(JSON.parse(line)));
    throw new Error('the rival does not start');
  }

  ladders(of: Case): Ladders {
    const { origin, keys } = this.#started;
    const made = this.#ladders.get(clubOf(of)) ?? new RivalLadders(of, origin, must(keys[clubOf(of)]));
    this.#ladders.set(clubOf(of), made);
    return made;
  }

  cpu(): number {
    return cpuOf(must(this.#child.pid));
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await exit;
  }
}

class RivalLadders implements Ladders {
  readonly #of: Case;
  readonly #origin: string;
  readonly #keys: readonly string[];
  #games: number;
  #times: number[] = [];

  constructor(of: Case, origin: string, keys: readonly string[]) {
    this.#of = of;
    this.#origin = origin;
    this.#keys = keys;
    this.#games = of.lines - 1;
  }

  async record(client: number): Promise<Answer> {
    const number = this.#games++;
    const asked = performance.now();
    const address = `${this.#origin}/${clubOf(this.#of)}/${ladderOf(number % this.#of.ladders)}/`;
    const response = await ask(`${address}results`, this.#keys[client] ?? '', resultOf(number, this.#of.players));
    const answer = answerOf(response.status, undefined, await response.text());
    if (answer.line !== undefined) this.#times.push(performance.now() - asked);
    return answer;
  }

  /** The page is made before the result is answered. */
  async shown(): Promise<readonly number[]> {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  async settled(): Promise<void> {}

  written(): Written {
    return { files: 0, bytes: 0, packed: 0 };
  }
}
