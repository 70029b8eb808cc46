import type { Database, Reader } from './database.ts';
import type { ItemKey } from './item.ts';
import { StoreOutage, type TransactionOutcome, type Write } from './transaction.ts';

/** What an attempt returns that others have overtaken: what it had read has changed meanwhile. */
export const AGAIN = Symbol('again');

/** With the pauses between them, some seconds. */
const TRIES = 12;

/**
 * Reads, decides and writes as `attempt` does, until it comes through: after AGAIN it is called again, from its first read
 * on, with longer and longer pauses. Throws a `StoreOutage` if others write to `what` all the time.
 */
export async function untilThrough<T>(
  { pause }: Pick<Reader, 'pause'>,
  what: string,
  attempt: () => Promise<T | typeof AGAIN>,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const answer = await attempt();
    if (answer !== AGAIN) return answer;
    if (tries < TRIES) await pause(tries);
  }
  throw new StoreOutage(`others write to ${what} all the time`);
}

/** An outcome that leaves no doubt. */
type Sure<Name extends string> = Extract<TransactionOutcome<Name>, { readonly end: 'committed' | 'failed' }>;

/**
 * Writes all or nothing; while others crowd the transaction out, which writes nothing, it is sent again. Throws a
 * `StoreOutage` if nobody can tell whether it was written.
 */
export const transactSurely = <Name extends string>(
  database: Pick<Database, 'pause' | 'transact'>,
  writes: readonly Write<Name>[],
): Promise<Sure<Name>> =>
  untilThrough(database, writes[0] ? placeOf(writes[0]).pk : 'nothing', async () => {
    const outcome = await database.transact(writes);
    if (outcome.end === 'contended') return AGAIN;
    if (outcome.end === 'unanswered') throw new StoreOutage('no answer', { cause: outcome.cause });
    return outcome;
  });

/** The same, by the name of the condition that failed. */
export async function writeAll<Name extends string>(
  database: Pick<Database, 'pause' | 'transact'>,
  writes: readonly Write<Name>[],
): Promise<'committed' | Name> {
  const outcome = await transactSurely(database, writes);
  return outcome.end === 'failed' ? outcome.condition : outcome.end;
}

/** For what is made good later, or may be missing: sent once, and left if others crowd it out or nobody can tell. */
export async function writeOrLeave(
  database: Pick<Database, 'transact'>,
  writes: readonly Write<string>[],
): Promise<void> {
  await database.transact(writes);
}

const placeOf = (write: Write<string>): ItemKey =>
  'put' in write ? write.put : 'remove' in write ? write.remove : write.check;
