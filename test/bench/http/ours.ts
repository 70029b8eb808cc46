import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { must } from '../club.ts';
import type { Told } from '../contention/clients.ts';
import { toldIn } from '../contention/laptop.ts';
import { RunningLaptop } from '../running-laptop.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import type { Contestant, Ladders, Processor, Written } from './contestant.ts';
import { gameOf } from './games.ts';
import { gamesIn } from './log.ts';
import { processorOf } from './processor.ts';
import { SiteWatch } from './site-watch.ts';

const FILL = join(process.cwd(), 'test/bench/http/fill.ts');
/** How much a fill may print: keys of many clubs. */
const MOST = 10_000_000;

/** A version that is checked out. */
export interface Tree {
  readonly name: string;
  readonly tree: string;
}

type Keys = Readonly<Record<string, readonly string[]>>;
const keysShape = z.record(z.string(), z.array(z.string()));

/** Fills a folder with the ladders of some cases by the code of a version; gives so many keys of each club's scorers, then a player's. */
export async function fill(
  { tree }: Omit<Tree, 'name'>,
  folder: string,
  cases: readonly Case[],
  keys: number,
): Promise<Keys> {
  const args = ['--import', 'tsx', FILL, tree, folder, `${keys}`, JSON.stringify(cases)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: MOST });
  return keysShape.parse(JSON.parse(stdout));
}

/** The laptop of a checked-out version, on a folder that was filled for it. */
export class Ours implements Contestant {
  readonly name: string;
  readonly #folder: string;
  readonly #keys: Keys;
  readonly #laptop: RunningLaptop;
  readonly #ladders = new Map<string, OurLadders>();

  private constructor(name: string, folder: string, keys: Keys, laptop: RunningLaptop) {
    this.name = name;
    this.#folder = folder;
    this.#keys = keys;
    this.#laptop = laptop;
  }

  static async start(tree: Tree, folder: string, cases: readonly Case[], keys: number): Promise<Ours> {
    const given = await fill(tree, folder, cases, keys);
    return new Ours(tree.name, folder, given, await RunningLaptop.start(tree.tree, folder));
  }

  ladders(of: Case): Ladders {
    const club = clubOf(of);
    const known = this.#ladders.get(club);
    if (known) return known;
    const watch = new SiteWatch(join(this.#folder, 'site'), club);
    const made = new OurLadders(of, this.#laptop.origin, must(this.#keys[club]), watch);
    this.#ladders.set(club, made);
    return made;
  }

  processor(): Processor {
    return { own: processorOf([this.#laptop.pid]), database: 0 };
  }

  stop(): Promise<void> {
    for (const each of this.#ladders.values()) each.close();
    return this.#laptop.stop();
  }
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

class OurLadders implements Ladders {
  readonly #of: Case;
  readonly #origin: string;
  readonly #keys: readonly string[];
  readonly #watch: SiteWatch;
  #games: number;
  #accepted: Accepted[] = [];

  constructor(of: Case, origin: string, keys: readonly string[], watch: SiteWatch) {
    this.#of = of;
    this.#origin = origin;
    this.#keys = keys;
    this.#watch = watch;
    this.#games = gamesIn(of);
  }

  async record(client: number): Promise<Told> {
    const number = this.#games++;
    const { system, players, ladders } = this.#of;
    const ladder = ladderOf(number % ladders);
    const { verb, body } = gameOf(system, number, players).result;
    const asked = performance.now();
    const answer = await fetch(`${this.#origin}/api/clubs/${clubOf(this.#of)}/ladders/${ladder}/${verb}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#keys[client]}`,
        'content-type': 'application/json',
        'idempotency-key': `${verb}-${number}`,
      },
      body: JSON.stringify(body),
    });
    const told = toldIn(answer.status, answer.headers.get('retry-after') ?? undefined, await answer.text());
    if (told.line !== undefined) this.#accepted.push({ ladder, line: told.line, asked });
    return told;
  }

  async shown(): Promise<readonly number[]> {
    const accepted = this.#accepted;
    this.#accepted = [];
    const times = accepted.map(async ({ ladder, line, asked }) => (await this.#watch.shownAt(ladder, line)) - asked);
    return Promise.all(times);
  }

  settled(): Promise<void> {
    return this.#watch.settled();
  }

  written(): Written {
    return this.#watch.written();
  }

  close(): void {
    this.#watch.close();
  }
}
