import type { Database } from '#functions/database/database.ts';
import { isReserved } from '../club/reserved.ts';
import { isAddressTaken } from './sign-up-book.ts';

/** A club that nobody can have, in whose name is counted what is about no club yet. */
export const NO_CLUB = 'new';
const LONGEST = 60;
/** How many numbers are tried behind a name. */
const TRIES = 20;

/** A club’s address as somebody wants it, if it is free, or else with the first number that is. */
export async function freeAddress(database: Database, wanted: string): Promise<string> {
  for (let number = 1; number <= TRIES; number++) {
    const id = number === 1 ? wanted : `${wanted.slice(0, LONGEST)}-${number}`;
    if (!isReserved(id) && !(await isAddressTaken(database, id))) return id;
  }
  return `${wanted.slice(0, LONGEST - 10)}-${Math.random().toString(36).slice(2, 8)}`;
}
