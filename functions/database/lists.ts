import { allOf } from '../runtime/at-once.ts';
import { toldError } from '../runtime/told-error.ts';
import type { Query, Reader } from './database.ts';
import type { Item } from './item.ts';
import { DamagedItem } from './stored.ts';

/** Reads an item of a list. Gives undefined of one that is damaged, and the log tells of it, which raises an alarm. */
export function unlessDamaged<T>(
  { log }: Pick<Reader, 'log'>,
  item: Item,
  read: (item: Item) => T | undefined,
): T | undefined {
  try {
    return read(item);
  } catch (error) {
    if (!(error instanceof DamagedItem)) throw error;
    log({ what: 'left out', ...toldError(error) });
    return undefined;
  }
}

/**
 * Reads what a query finds, but for what `read` has nothing of, and for damaged items, as one of hundreds should take nobody
 * the others. Not for what is to be complete or fail: rights, what people did, what is to be erased.
 */
export const readList = <T>(
  database: Reader,
  query: Query,
  read: (item: Item) => T | undefined,
): Promise<readonly T[]> => allOf(eachIn(database, query, read));

/** The same, one by one. */
export async function* eachIn<T>(
  database: Reader,
  query: Query,
  read: (item: Item) => T | undefined,
): AsyncGenerator<T> {
  for await (const item of database.query(query)) {
    const one = unlessDamaged(database, item, read);
    if (one !== undefined) yield one;
  }
}
