import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { ask } from '#test/local/asking.ts';
import { must } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { answerOf } from './clients.ts';
import { type Contestant, cpuOf, type Ladders } from './contestant.ts';
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
    const made = this.#ladders.get(clubOf(of)) ?? laddersOf(of, origin, must(keys[clubOf(of)]));
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

/** The ladders of a case: their pages are made before a result is answered. */
function laddersOf(of: Case, origin: string, keys: readonly string[]): Ladders {
  let games = of.lines - 1;
  let times: number[] = [];
  return {
    record: async (client) => {
      const number = games++;
      const asked = performance.now();
      const address = `${origin}/${clubOf(of)}/${ladderOf(number % of.ladders)}/results`;
      const response = await ask(address, keys[client] ?? '', resultOf(number, of.players));
      const answer = answerOf(response.status, undefined, await response.text());
      if (answer.line !== undefined) times.push(performance.now() - asked);
      return answer;
    },
    shown: async () => {
      const since = times;
      times = [];
      return since;
    },
    settled: async () => {},
    written: () => ({ files: 0, bytes: 0, packed: 0 }),
  };
}
