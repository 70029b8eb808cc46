import type { Database } from '#functions/database/database.ts';
import type { Write } from '#functions/database/transaction.ts';

type Operation = Exclude<keyof Database, 'pause' | 'now' | 'log'>;

/** A database that is out of reach for some requests: those of whose partition and operation `when` says so. */
export const failing = (database: Database, when: (pk: string, operation: Operation) => boolean): Database =>
  announcing(database, (pk, operation) => {
    if (when(pk, operation)) throw new Error('the database is out of reach');
  });

/** A database that tells of each partition that it is asked for before it is; where `tell` throws, it is not asked. */
export function announcing(database: Database, tell: (pk: string, operation: Operation) => void): Database {
  const ask = (operation: Operation, ...pks: readonly string[]): void => {
    for (const pk of pks) tell(pk, operation);
  };
  return {
    pause: database.pause,
    now: database.now,
    log: database.log,
    get: async (key, only) => {
      ask('get', key.pk);
      return database.get(key, only);
    },
    getMany: async (keys, only) => {
      ask('getMany', ...keys.map(({ pk }) => pk));
      return database.getMany(keys, only);
    },
    async *query(query) {
      ask('query', 'due' in query ? query.due : query.pk);
      yield* database.query(query);
    },
    put: async (item) => {
      ask('put', item.pk);
      return database.put(item);
    },
    update: async (key, change, condition) => {
      ask('update', key.pk);
      return database.update(key, change, condition);
    },
    transact: async (writes, token, inLine) => {
      ask('transact', ...writes.map(partitionOf));
      return database.transact(writes, token, inLine);
    },
  };
}

/** The same database, where something happens before each transaction. */
export const beforeTransaction = (database: Database, happens: () => Promise<unknown>): Database => ({
  ...announcing(database, () => {}),
  async transact(...asked) {
    await happens();
    return database.transact(...asked);
  },
});

/** The same database, whose process is killed at the nth transaction. */
export function killedAt(database: Database, nth: number): Database {
  let count = 0;
  return beforeTransaction(database, async () => {
    if (++count >= nth) throw new Error('killed');
  });
}

const partitionOf = (write: Write<string>): string =>
  ('put' in write ? write.put : 'remove' in write ? write.remove : write.check).pk;
