import type { Forgotten } from '#shared/view/forgetting.ts';
import type { Database } from '../database/database.ts';
import type { LadderKey } from '../database/keys.ts';
import {
  type Clearance,
  clearClub,
  clearLadder,
  endClearance,
  freeLadder,
  keepClearance,
  laddersListed,
} from './clearances.ts';
import { forgetInClub } from './forget-in-club.ts';
import { forget, type Rewriting } from './rewrite.ts';

/** Clears away what lies in a database: no function carries this but the worker that does it. */
export class Clearing {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The ladders that a club has still listed, whether or not there is the club. */
  laddersListed(club: string): Promise<readonly string[]> {
    return laddersListed(this.#database, club);
  }

  /** Whether it was still there, and so is kept as it is now. */
  keepClearance(found: Clearance): Promise<boolean> {
    return keepClearance(this.#database, found);
  }

  endClearance(name: string): Promise<void> {
    return endClearance(this.#database, name);
  }

  /** Deletes one portion of what lies of a ladder, beside what says that it is being deleted; the number of items. */
  clearLadder(key: LadderKey): Promise<number> {
    return clearLadder(this.#database, key);
  }

  /** Deletes one portion of what lies of a club beside its ladders; the number of items. */
  clearClub(id: string): Promise<number> {
    return clearClub(this.#database, id);
  }

  /** Ends the deletion of a ladder: its address may be taken again, and its club has room for one more. */
  freeLadder(key: LadderKey): Promise<void> {
    return freeLadder(this.#database, key);
  }

  /**
   * Takes a person out of everything of a ladder; `unknown`: nothing of it is about them. Meanwhile nobody can write or read
   * it. Broken off, it is gone on with by the same `token`; `busy`: another process is at it.
   */
  forget(
    key: LadderKey,
    person: Forgotten,
    token: string,
    spend: (units: number) => Promise<void>,
  ): Promise<Rewriting> {
    return forget(key, { database: this.#database, person, token, spend });
  }

  /** Takes a person out of what a club keeps beside its ladders: keys, sessions, nicknames, the admin history. */
  forgetInClub(club: string, person: Forgotten): Promise<void> {
    return forgetInClub(this.#database, club, person);
  }
}
