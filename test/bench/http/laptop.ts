import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { addClub } from '#functions/club/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { DataFolder } from '#local/data-folder.ts';
import { handOut } from '#local/keys.ts';
import { release } from '#local/lock.ts';
import { openPlace } from '#local/place.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { member } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { logOf } from './games.ts';

export interface Keys {
  readonly organiser: string;
  readonly scorers: readonly string[];
  /** Of the player in the middle of the ladder. */
  readonly player: string;
}

/** Fills a data folder with the ladders of some cases, and hands out keys: by club, with a number of scorers each. */
export async function fill(path: string, cases: readonly Case[], scorers: number): Promise<ReadonlyMap<string, Keys>> {
  const now = instant(Date.now());
  const folder = new DataFolder(path);
  const place = await openPlace(folder);
  const store = new LadderStore(place.database());
  const keys = new Map<string, Keys>();
  for (const of of cases) {
    const club = clubOf(of);
    await addClub(store.database, { id: club, name: club });
    const log = readLog(logOf(of, now));
    if (!log.ok) throw new Error(log.refusal.message);
    const { season, refused } = replay(log.value);
    if (refused.length > 0) throw new Error(`${club}: ${JSON.stringify(refused[0])}`);
    const commands = season.lines().map(({ command }) => command);
    for (let n = 0; n < of.ladders; n++)
      await createLadder(store.database, { club, ladder: ladderOf(n) }, log.value.header, commands);
    const hand = (terms: Parameters<typeof handOut>[3]): Promise<string> => handOut(store, club, now, terms);
    const tablets: string[] = [];
    for (let n = 0; n < scorers; n++) tablets.push(await hand({ role: 'scorer', label: `tablet ${n}` }));
    keys.set(club, {
      organiser: await hand({ role: 'organiser', label: 'the organiser' }),
      scorers: tablets,
      player: await hand({ role: 'player', label: 'a phone', player: halfwayOf(of) }),
    });
  }
  await place.close();
  release(folder);
  return keys;
}

export const halfwayOf = ({ players }: Case) => member(Math.ceil(players / 2));

/** How long a laptop may take to start, in milliseconds. */
const PATIENCE = 120_000;

const running = z.object({ pid: z.int(), origin: z.string() });
type Running = z.infer<typeof running>;

/** The laptops that run: a benchmark leaves none behind, however it ends. */
const launched = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of launched) child.kill('SIGTERM');
});

/** A laptop on a data folder, begun as `npm start` does. */
export class Laptop {
  readonly #child: ChildProcess;
  readonly #folder: string;

  /** Begins to start one, on any free port unless one is named. */
  constructor(folder: string, port = 0) {
    const args = ['--import', 'tsx', 'local/start.ts', '--data', folder, '--port', `${port}`];
    this.#child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#folder = folder;
    launched.add(this.#child);
    this.#child.once('exit', () => launched.delete(this.#child));
  }

  static async start(folder: string): Promise<Laptop & Running> {
    const laptop = new Laptop(folder);
    return Object.assign(laptop, await laptop.ready());
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
