import { readClearances } from '#functions/books/clearances.ts';
import { readContact } from '#functions/books/contacts.ts';
import { readImports } from '#functions/books/imports.ts';
import type { Database } from '#functions/database/database.ts';
import { nameOf } from '#functions/database/keys.ts';
import { type ClearingWorld, clear } from '#functions/erasing/clear.ts';
import { type ImportWorld, releaseDead, workOn } from '#functions/importing/work.ts';
import { parseDue } from '#functions/ladders/settle-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Forgotten } from '#shared/view/forgetting.ts';
import type { PageChange } from './watched-database.ts';

type Shop = Omit<ImportWorld, 'store' | 'hasTime'> &
  Pick<ClearingWorld, 'database' | 'files' | 'forgetElsewhere' | 'rewritten'> & {
    readonly store: ImportWorld['store'] & ClearingWorld['store'] & Pick<LadderStore, 'database'>;
    /** Whether nobody else works on these ladders: who had begun an import before the start is dead. */
    readonly alone: boolean;
    /** Leaves nothing of what was cleared in the files of the database. */
    readonly wiped?: () => Promise<void>;
  };

/** How many imports are worked on at a time, and for how long until others have their turn, in milliseconds. */
const AT_ONCE = 2;
const STEP = 2000;
/** How long one is left alone that failed, or on which another process works, in milliseconds. */
const REST = 5000;
/** How often it is looked whether what was cleared has rested, or can go on, in milliseconds. */
const PAUSE = 60_000;

/** Takes the place of the queue of imports and its worker. What was under way when the laptop stopped goes on. */
export class LaptopImports {
  readonly #shop: Shop;
  readonly #tell: (what: string, error: unknown) => void;
  readonly #waiting = new Set<string>();
  readonly #working = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(shop: Shop, tell: (what: string, error: unknown) => void) {
    this.#shop = shop;
    this.#tell = tell;
  }

  async begin(): Promise<void> {
    for await (const key of readImports(this.#shop.store.database)) {
      if (this.#shop.alone) await releaseDead(this.#shop, key);
      this.#waiting.add(nameOf(key));
    }
    for await (const { name } of readClearances(this.#shop.store.database)) this.#waiting.add(name);
    this.#next();
  }

  readonly enqueue = async (names: readonly string[]): Promise<readonly string[]> => {
    for (const name of names) this.#waiting.add(name);
    this.#next();
    return [];
  };

  /** Lets the steps that are under way end; the rest is done after the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#working.values());
  }

  #next(): void {
    for (const name of this.#waiting) {
      if (this.#stopping.signal.aborted || this.#working.size === AT_ONCE) return;
      if (this.#working.has(name)) continue;
      this.#waiting.delete(name);
      const work = this.#work(name).finally(() => {
        this.#working.delete(name);
        this.#next();
      });
      this.#working.set(name, work);
    }
  }

  async #work(name: string): Promise<void> {
    const until = performance.now() + STEP;
    const hasTime = (): boolean => performance.now() < until && !this.#stopping.signal.aborted;
    try {
      const enqueue = async (names: readonly string[]) => void (await this.enqueue(names));
      const cleared = await clear({ ...this.#shop, hasTime, enqueue }, name);
      if (cleared === 'later' || cleared === 'over') await this.#shop.wiped?.();
      if (cleared === 'more') this.#waiting.add(name);
      if (cleared === 'later' || cleared === 'busy') this.#later(name, PAUSE);
      const key = parseDue(name)?.key;
      if (cleared !== 'none' || !key) return;
      const progress = await workOn({ ...this.#shop, hasTime }, key);
      if (progress === 'more') this.#waiting.add(name);
      if (progress === 'busy') this.#later(name);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#tell(`work on ${name}`, error);
      this.#later(name);
    }
  }

  #later(name: string, rest: number = REST): void {
    setTimeout(() => void this.enqueue([name]), rest).unref();
  }
}

type OnForgetting = (club: string, person: Forgotten, address: string | undefined) => void;

/** Clears away, and says which ladders to publish again; `forgotten` removes what the laptop has of a person elsewhere. */
export const publishedClearing = (
  database: Database,
  changed: (change: PageChange) => void,
  forgotten: OnForgetting,
): Required<Pick<ClearingWorld, 'database' | 'forgetElsewhere' | 'rewritten'>> => ({
  database,
  // Their address goes with all else that the club keeps.
  async forgetElsewhere(club, person) {
    forgotten(club, person, (await readContact(database, club, person.player))?.email?.to);
  },
  rewritten: (place) => changed({ kind: 'made', ...place }),
});
