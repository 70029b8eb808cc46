import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { must } from '../club.ts';
import type { Told } from '../contention/clients.ts';
import { toldIn } from '../contention/laptop.ts';
import type { Rendering } from './beside/app.ts';
import { resultOf } from './beside/filling.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import type { Contestant, Ladders, Processor, Written } from './contestant.ts';
import { processorOf } from './processor.ts';

const started = z.object({
  origin: z.string(),
  keys: z.record(z.string(), z.array(z.string())),
  database: z.optional(z.int()),
});
type Started = z.infer<typeof started>;

/** A ladder service as one would write it first, and the database that it keeps its rows in. */
export interface Kind {
  readonly name: string;
  readonly database: 'sqlite' | 'postgres' | 'none';
  readonly rendering: Rendering;
}

export class Theirs implements Contestant {
  readonly name: string;
  readonly #rendering: Rendering;
  readonly #child: ChildProcess;
  readonly #started: Started;
  readonly #ladders = new Map<string, TheirLadders>();

  private constructor({ name, rendering }: Kind, child: ChildProcess, told: Started) {
    this.name = name;
    this.#rendering = rendering;
    this.#child = child;
    this.#started = told;
  }

  static async start(kind: Kind, folder: string, cases: readonly Case[], keys: number): Promise<Theirs> {
    mkdirSync(folder, { mode: 0o755 });
    const { database, rendering } = kind;
    const args = [join(process.cwd(), 'test/bench/http/beside/serve.ts')];
    const options = JSON.stringify({ database, rendering, folder, cases, keys });
    const child = spawn(process.execPath, ['--import', 'tsx', ...args, options], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout }))
      return new Theirs(kind, child, started.parse(JSON.parse(line)));
    throw new Error(`${kind.name} does not start`);
  }

  ladders(of: Case): Ladders {
    const { origin, keys } = this.#started;
    const made = this.#ladders.get(clubOf(of)) ?? new TheirLadders(of, origin, must(keys[clubOf(of)]), this.#rendering);
    this.#ladders.set(clubOf(of), made);
    return made;
  }

  processor(): Processor {
    const { pid } = this.#child;
    const apart = this.#started.database === undefined ? [] : [this.#started.database];
    return { own: pid === undefined ? 0 : processorOf([pid], apart), database: processorOf(apart) };
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await exit;
  }
}

class TheirLadders implements Ladders {
  readonly #of: Case;
  readonly #origin: string;
  readonly #keys: readonly string[];
  readonly #rendering: Rendering;
  #games: number;
  #times: number[] = [];

  constructor(of: Case, origin: string, keys: readonly string[], rendering: Rendering) {
    this.#of = of;
    this.#origin = origin;
    this.#keys = keys;
    this.#rendering = rendering;
    this.#games = of.lines - 1;
  }

  async record(client: number): Promise<Told> {
    const number = this.#games++;
    const asked = performance.now();
    const address = `${this.#origin}/${clubOf(this.#of)}/${ladderOf(number % this.#of.ladders)}/`;
    const answer = await fetch(`${address}results`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#keys[client]}`, 'content-type': 'application/json' },
      body: JSON.stringify(resultOf(number, this.#of.players)),
    });
    const told = toldIn(answer.status, undefined, await answer.text());
    if (told.line !== undefined) this.#times.push(performance.now() - asked);
    return told;
  }

  /** What is made with each result is there when it is answered. */
  async shown(): Promise<readonly number[]> {
    const times = this.#times;
    this.#times = [];
    return this.#rendering === 'with-each-result' ? times : [];
  }

  async settled(): Promise<void> {}

  written(): Written {
    return { files: 0, bytes: 0, packed: 0 };
  }
}
