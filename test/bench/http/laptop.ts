import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { startOf } from '#test/local/npm-start.ts';
import { type Case, clubOf, ladderOf } from '../cases.ts';
import { must } from '../club.ts';
import { gameOf, gamesIn } from '../games.ts';
import type { Filling, Keys } from '../tree/fill.ts';
import { runIn, type Tree } from '../trees.ts';
import { answerOf } from './clients.ts';
import type { Contestant, Ladders } from './contestant.ts';
import { SiteWatch } from './site-watch.ts';

/** How long a laptop may take to start, in milliseconds. */
const PATIENCE = 120_000;

const running = z.object({ pid: z.int(), origin: z.string() });
type Running = z.infer<typeof running>;

/** The laptops that run: a benchmark leaves none behind, however it ends. */
const launched = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of launched) child.kill('SIGTERM');
});

/** A laptop of a tree on a data folder, begun as `npm start` does. */
export class Laptop {
  readonly #child: ChildProcess;
  readonly #folder: string;

  /** Begins to start one, on any free port unless one is named. */
  constructor(tree: Tree, folder: string, port = 0) {
    const args = [...startOf(tree.path), '--data', folder, '--port', `${port}`];
    this.#child = spawn(process.execPath, args, { cwd: tree.path, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#folder = folder;
    launched.add(this.#child);
    this.#child.once('exit', () => launched.delete(this.#child));
  }

  async ready(): Promise<Running> {
    for (const end = performance.now() + PATIENCE; performance.now() < end && this.#child.exitCode === null; ) {
      const found = noteIn(this.#folder);
      if (found && found.pid === this.#child.pid) return found;
      await sleep(25);
    }
    await this.stop();
    throw new Error('the laptop does not start');
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }
}

function noteIn(folder: string): Running | undefined {
  const file = join(folder, 'running.json');
  return existsSync(file) ? running.safeParse(JSON.parse(readFileSync(file, 'utf8') || '{}')).data : undefined;
}

/** Fills a data folder with the ladders of some cases; gives the keys of each club. */
const fillFolder = (
  tree: Tree,
  folder: string,
  cases: readonly Case[],
  scorers: number,
): Promise<Readonly<Record<string, Keys>>> =>
  runIn(tree, 'fill.ts', { cases, scorers, where: { folder } } satisfies Filling);

export type LaptopService = Awaited<ReturnType<typeof startLaptop>>;

/** A laptop of a tree with the ladders of some cases. */
export async function startLaptop(tree: Tree, folder: string, cases: readonly Case[], scorers: number, port = 0) {
  const keys = await fillFolder(tree, folder, cases, scorers);
  const laptop = new Laptop(tree, folder, port);
  const { origin, pid } = await laptop.ready();
  const known = new Map<string, ReturnType<typeof laddersOf>>();
  const keysOf = (of: Case): Keys => must(keys[clubOf(of)]);
  const ladders = (of: Case) => {
    const club = clubOf(of);
    const made = known.get(club) ?? laddersOf(of, origin, keysOf(of).scorers, join(folder, 'site', club));
    known.set(club, made);
    return made;
  };
  const ask = (of: Case, path = '', { headers = {}, ...init }: RequestInit = {}, ladder = ladderOf(0)) => {
    const organiser = { authorization: `Bearer ${keysOf(of).organiser}`, 'content-type': 'application/json' };
    const address = `${origin}/api/clubs/${clubOf(of)}/ladders/${ladder}${path}`;
    return fetch(address, { ...init, headers: { ...organiser, ...headers } });
  };
  const contestant: Contestant = {
    name: tree.name,
    pid,
    origin,
    ladders,
    pageOf: (of) => `${origin}/${clubOf(of)}/${ladderOf(0)}/`,
    stop: () => {
      for (const each of known.values()) each.close();
      return laptop.stop();
    },
  };
  return { ...contestant, keysOf, ask };
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

function laddersOf(of: Case, origin: string, keys: readonly string[], site: string): Ladders & { close(): void } {
  const watch = new SiteWatch(site);
  let games = gamesIn(of);
  let accepted: Accepted[] = [];
  return {
    record: async (client) => {
      const number = games++;
      const ladder = ladderOf(number % of.ladders);
      const { verb, body } = gameOf(of.system, number, of.players).result;
      const asked = performance.now();
      const response = await fetch(`${origin}/api/clubs/${clubOf(of)}/ladders/${ladder}/${verb}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${keys[client]}`,
          'content-type': 'application/json',
          'idempotency-key': `${verb}-${number}`,
        },
        body: JSON.stringify(body),
      });
      const answer = answerOf(response.status, response.headers.get('retry-after'), await response.text());
      if (answer.line !== undefined) accepted.push({ ladder, line: answer.line, asked });
      return answer;
    },
    shown: () => {
      const since = accepted;
      accepted = [];
      return Promise.all(since.map(async ({ ladder, line, asked }) => (await watch.shownAt(ladder, line)) - asked));
    },
    settled: () => watch.settled(),
    written: () => watch.written(),
    close: () => watch.close(),
  };
}
