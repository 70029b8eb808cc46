import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { ask } from '#test/local/asking.ts';
import { type Case, clubOf, ladderOf } from '../cases.ts';
import { must } from '../club.ts';
import { answerOf } from './clients.ts';
import type { Contestant, Ladders } from './contestant.ts';
import { resultOf } from './rival/ranks.ts';

const SERVICE = join(import.meta.dirname, 'rival/service.ts');

const started = z.object({ origin: z.string(), keys: z.record(z.string(), z.array(z.string())) });

/** A ladder service as one would write it first, in a process of its own. */
export async function startRival(folder: string, cases: readonly Case[], scorers: number): Promise<Contestant> {
  mkdirSync(folder);
  const args = ['--import', 'tsx', SERVICE, JSON.stringify({ folder, cases, keys: scorers })];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the rival does not start')));
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  const { origin, keys } = started.parse(JSON.parse(line));
  const known = new Map<string, Ladders>();
  return {
    name: 'rival',
    pid: must(child.pid),
    origin,
    pageOf: (of) => `${origin}/${clubOf(of)}/${ladderOf(0)}/`,
    ladders: (of) => {
      const made = known.get(clubOf(of)) ?? laddersOf(of, origin, must(keys[clubOf(of)]));
      known.set(clubOf(of), made);
      return made;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
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
