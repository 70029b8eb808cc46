import { areClubsClosed } from '../books/all-clubs.ts';
import type { Reader } from '../database/database.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Problem, problem } from './problem.ts';

/** For how long a process goes by what it has read, in milliseconds. */
const FRESH = 4000;
/** How long a request may take that was let in just before, in milliseconds: as long as the gateway waits for any. */
const UNDER_WAY = 30_000;

/** When to ask again, in seconds: another table takes minutes to take the place of one. */
const LATER = 60;

/** How long after the operator's word nothing is recorded any more, in milliseconds. */
export const CLOSES_WITHIN = FRESH + UNDER_WAY;

/** What the operator can shut for all clubs at once. */
export class Doors {
  readonly #database: Reader;
  readonly #elapsed: () => number;
  #read: { readonly closed: Promise<boolean>; readonly since: number } | undefined;

  constructor(database: Reader, elapsed: () => number) {
    this.#database = database;
    this.#elapsed = elapsed;
  }

  /** Why nothing may be changed now, as a process has lately read it. Rejects where the table cannot be read. */
  async closed(): Promise<Problem | undefined> {
    return (await this.#areClosed())
      ? { ...problem('clubs-closed', REQUESTS.clubsClosed), retryAfter: LATER }
      : undefined;
  }

  async #areClosed(): Promise<boolean> {
    const since = this.#elapsed();
    if (!this.#read || since - this.#read.since >= FRESH)
      this.#read = { closed: areClubsClosed(this.#database), since };
    const { closed } = this.#read;
    return closed.catch((error: unknown) => {
      if (this.#read?.closed === closed) this.#read = undefined;
      throw error;
    });
  }
}
