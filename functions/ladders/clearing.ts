import type { Forgotten } from '#shared/view/forgetting.ts';
import type { Database } from '../database/database.ts';
import { clearClub, clearLadder, endClearance, freeLadder, keepClearance, laddersListed } from './clearances.ts';
import { forgetInClub } from './forget-in-club.ts';
import type { Clearance, Clearing, LadderKey } from './port.ts';
import { forget, type Rewriting } from './rewrite.ts';

/** Clears away what lies in a database: no function carries this but the worker that does it. */
export class ItemClearing implements Clearing {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  laddersListed(club: string): Promise<readonly string[]> {
    return laddersListed(this.#database, club);
  }

  keepClearance(found: Clearance): Promise<boolean> {
    return keepClearance(this.#database, found);
  }

  endClearance(name: string): Promise<void> {
    return endClearance(this.#database, name);
  }

  clearLadder(key: LadderKey): Promise<number> {
    return clearLadder(this.#database, key);
  }

  clearClub(id: string): Promise<number> {
    return clearClub(this.#database, id);
  }

  freeLadder(key: LadderKey): Promise<void> {
    return freeLadder(this.#database, key);
  }

  forget(
    key: LadderKey,
    person: Forgotten,
    token: string,
    spend: (units: number) => Promise<void>,
  ): Promise<Rewriting> {
    return forget(key, { database: this.#database, person, token, spend });
  }

  forgetInClub(club: string, person: Forgotten): Promise<void> {
    return forgetInClub(this.#database, club, person);
  }
}
