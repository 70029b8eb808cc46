import type { Database, Query } from '#functions/database/database.ts';
import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { TransactionOutcome } from '#functions/database/transaction.ts';
import type { Stopwatch } from '#functions/ladders/race.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type Disturbance, disturbedClient } from './disturbance.ts';
import type { Place } from './emulator.ts';

/** Time that passes while somebody rests, and a little with every look at it, so that a test of seconds takes none. */
class IdleWatch implements Stopwatch {
  now = 0;
  readonly rests: number[] = [];

  elapsed(): number {
    this.now += 5;
    return this.now;
  }

  async rest(milliseconds: number): Promise<void> {
    this.rests.push(milliseconds);
    this.now += milliseconds;
  }
}

/** A function of its own: a store that shares no memory with any other, and what it asks of the database. */
export class WatchedServer {
  readonly watch = new IdleWatch();
  readonly store: LadderStore;
  readonly asked: string[] = [];
  readUnits = 0;

  constructor(place: Place, disturb?: Disturbance) {
    const client = disturb ? disturbedClient(place, disturb) : connect(place.endpoint);
    const database = new DynamoDatabase({
      ...place,
      client,
      onCapacity: (_, { readUnits }) => {
        this.readUnits += readUnits;
      },
    });
    this.store = new LadderStore(noting(database, this.asked), { watch: this.watch });
  }

  forget(): void {
    this.asked.length = 0;
    this.readUnits = 0;
  }
}

/** Notes each request, such as "query entry#", and how a transaction ended. */
const noting = (database: DynamoDatabase, asked: string[]): Database => ({
  pause: async () => {},
  now: database.now,
  log: database.log,
  get: (key, only) => {
    asked.push(`get ${key.sk.replace(/#.*/, '#')}`);
    return database.get(key, only);
  },
  getMany: (keys, only) => {
    asked.push(`get ${keys.length}`);
    return database.getMany(keys, only);
  },
  query: (query) => {
    asked.push(`query ${beginningOf(query)}`);
    return database.query(query);
  },
  put: (item) => database.put(item),
  update: (key, change, condition) => database.update(key, change, condition),
  transact: async (writes, token) => {
    const outcome = await database.transact(writes, token);
    asked.push(endOf(outcome));
    return outcome;
  },
});

function beginningOf(query: Query): string {
  if ('due' in query || !query.sk) return 'all';
  return 'beginsWith' in query.sk ? query.sk.beginsWith : query.sk.from.replace(/#.*/, '#');
}

const endOf = (outcome: TransactionOutcome<string>): string =>
  outcome.end === 'failed' ? outcome.condition : outcome.end;
