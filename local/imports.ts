import { readImports } from '#functions/books/imports.ts';
import { type ImportPlace, importing } from '#functions/erasing/steps.ts';
import type { Runtime } from '#functions/http/world.ts';
import { releaseDead } from '#functions/importing/work.ts';
import { LaptopQueue } from './queue.ts';
import { tell } from './report-faults.ts';

interface ImportsDeps {
  readonly runtime: Runtime;
  readonly place: Omit<ImportPlace, 'enqueue' | 'enqueueLater' | 'step'>;
  /** Whether nobody else works on these ladders: who had begun an import before the start is dead. */
  readonly alone: boolean;
}

/** How many imports are worked on at a time, and for how long until others have their turn, in milliseconds. */
const AT_ONCE = 2;
const STEP = 2000;
/** How long one is left alone that failed, and how long what was cleared, in seconds: whether it has rested is in the database. */
const [FAILED, CLEARED] = [5, 60] as const;

/** Imports and clearances in the laptop's own queue. What was under way when the laptop stopped goes on. */
export class LaptopImports {
  readonly #deps: ImportsDeps;
  readonly #queue: LaptopQueue;
  readonly #work: ReturnType<typeof importing>;
  #closing = false;

  constructor(deps: ImportsDeps) {
    const { runtime, place } = deps;
    this.#deps = deps;
    this.#queue = new LaptopQueue({
      name: 'imports',
      laneOf: (name) => name,
      pause: () => FAILED,
      atOnce: AT_ONCE,
      now: Date.now,
      tell: (error) => tell('imports', error),
    });
    const log: Runtime['log'] = (line) => (this.#closing ? undefined : runtime.log(line));
    this.#work = importing(
      { ...runtime, log },
      {
        ...place,
        enqueue: this.enqueue,
        enqueueLater: (names) => this.#queue.sendLater(names, CLEARED),
        step: STEP,
      },
    );
  }

  async begin(): Promise<void> {
    const { store } = this.#deps.runtime;
    if (this.#deps.alone) for await (const key of readImports(store.database)) await releaseDead({ store }, key);
    await this.#queue.begin((event) =>
      this.#work(event, { getRemainingTimeInMillis: () => (this.#closing ? 0 : Number.POSITIVE_INFINITY) }),
    );
    await this.look();
  }

  readonly enqueue = (names: readonly string[]): Promise<readonly string[]> => this.#queue.send(names);

  /** Goes on with what nobody works on: another process, or a message, may have been lost. */
  readonly look = async (): Promise<void> => void (await this.#work({}));

  /** Lets the steps that are under way end; the rest is done after the next start. */
  close(): Promise<void> {
    this.#closing = true;
    return this.#queue.close();
  }
}
