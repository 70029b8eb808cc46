import { existsSync } from 'node:fs';
import { NODE_24 } from '#test/bench/trees.ts';
import type { Account } from '#test/cloud/account.ts';
import { PackagedFunction } from '#test/cloud/packaged-function.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';

/** What a function has in hand. */
interface Flight {
  /** What becomes of its requests to services. */
  readonly disturb: Account['between'];
  /** Requests that are not answered yet. */
  open: number;
}

export interface Running {
  readonly id: string;
  readonly release: string;
  readonly process: PackagedFunction<unknown>;
  /** How far its clock is off, in milliseconds. */
  readonly skew: number;
  flight?: Flight | undefined;
  dead?: true;
}

export interface ProcessesOptions {
  readonly bundles: string;
  /** Those of the release that comes in the middle; the same where none is named. */
  readonly next?: string | undefined;
  readonly seed: number;
  /** What a process of a function finds in its environment, by its own name. */
  readonly environment: (name: string, id: string) => Readonly<Record<string, string>>;
}

/** The processes of all functions, of which each has one event in hand. */
export class Processes {
  release = 'release-1';
  readonly #options: ProcessesOptions;
  readonly #idle = new Map<string, Running[]>();
  readonly #running = new Map<string, Running>();
  #bundles: string;
  #started = 0;

  constructor(options: ProcessesOptions) {
    this.#options = options;
    this.#bundles = options.bundles;
  }

  /** The one of a name, while it lives. */
  named = (id: string): Running | undefined => this.#running.get(id);

  /** One that has nothing else in hand. */
  async take(name: string): Promise<Running> {
    return this.#idle.get(name)?.shift() ?? this.#start(name);
  }

  /** Has some of a function wait for something to do. */
  async warm(name: string, processes: number): Promise<void> {
    while ((this.#idle.get(name)?.length ?? 0) < processes) this.giveBack(name, await this.#start(name));
  }

  async #start(name: string): Promise<Running> {
    const id = `${name}-${++this.#started}`;
    const { release } = this;
    const process = await PackagedFunction.start<unknown>(name, {
      ...(existsSync(NODE_24) && { node: NODE_24 }),
      bundles: this.#bundles,
      env: { ...this.#options.environment(name, id), RELEASE: release },
    });
    const skew = chanceOf(this.#options.seed, 'skew', id).between(-90_000, 90_000);
    const running: Running = { id, release, process, skew };
    this.#running.set(id, running);
    return running;
  }

  giveBack(name: string, running: Running): void {
    if (!running.dead) this.#idle.set(name, [...(this.#idle.get(name) ?? []), running]);
  }

  /** From now on processes are of new code; half of those that run go on for a while. */
  releaseNew(): void {
    this.release = 'release-2';
    this.#bundles = this.#options.next ?? this.#options.bundles;
    this.#endIdle((_, nth) => nth % 2 === 0);
  }

  /** Ends the idle ones of the release before. */
  retireOld(): void {
    this.#endIdle(({ release }) => release !== this.release);
  }

  #endIdle(isOver: (running: Running, nth: number) => boolean): void {
    for (const [name, idle] of this.#idle) {
      for (const each of idle.filter(isOver)) this.end(each);
      this.#idle.set(
        name,
        idle.filter(({ dead }) => !dead),
      );
    }
  }

  end(running: Running): void {
    running.dead = true;
    this.#running.delete(running.id);
    running.process.close('SIGKILL');
  }

  endAll(): void {
    for (const each of this.#running.values()) this.end(each);
  }
}
