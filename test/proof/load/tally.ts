import type { Answer } from '#test/cloud/account.ts';

/** What a function took: calls and their milliseconds, units of the table, and transactions with those that lost. */
export interface Use {
  readonly calls: number;
  readonly ms: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly transactions: number;
  readonly cancelled: number;
}

const NOTHING: Use = { calls: 0, ms: 0, readUnits: 0, writeUnits: 0, transactions: 0, cancelled: 0 };

const plus = (one: Use, other: Use): Use => ({
  calls: one.calls + other.calls,
  ms: one.ms + other.ms,
  readUnits: one.readUnits + other.readUnits,
  writeUnits: one.writeUnits + other.writeUnits,
  transactions: one.transactions + other.transactions,
  cancelled: one.cancelled + other.cancelled,
});

export const all = (uses: Iterable<Use>): Use => [...uses].reduce(plus, NOTHING);

interface Consumed {
  readonly CapacityUnits?: number;
}

const READS = ['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query'];
const TRANSACTION = 'TransactWriteItems';

const unitsIn = ({ body = '' }: Answer): number => {
  const consumed: readonly Consumed[] = [JSON.parse(String(body) || '{}').ConsumedCapacity ?? []].flat();
  return consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
};

/** What was asked of a bucket, of queues and of AppSync. */
export interface Services {
  readonly puts: number;
  readonly gets: number;
  readonly queued: number;
  readonly told: number;
}

/** Counts what functions ask of the services of an account. */
export class UseTally {
  #uses = new Map<string, Use>();
  #asked: Services = { puts: 0, gets: 0, queued: 0, told: 0 };

  of(name: string): Use {
    return this.#uses.get(name) ?? NOTHING;
  }

  /** Forgets what was counted, and gives it. */
  take(): { readonly uses: ReadonlyMap<string, Use>; readonly asked: Services } {
    const taken = { uses: this.#uses, asked: this.#asked };
    this.#uses = new Map();
    this.#asked = { puts: 0, gets: 0, queued: 0, told: 0 };
    return taken;
  }

  called(name: string, ms: number): void {
    this.#add(name, { calls: 1, ms });
  }

  /** A request of a function, "DynamoDB_20120810.Query" or a method of S3, with its answer. */
  note(name: string, action: string, answer: Answer): void {
    const [service = '', operation = ''] = action.split('.');
    const one = { puts: 0, gets: 0, queued: 0, told: 0 };
    if (service.startsWith('DynamoDB')) this.#table(name, operation, answer);
    else if (service === 'AmazonSQS') this.#count({ ...one, queued: 1 });
    else if (service === 'PUT') this.#count({ ...one, puts: 1 });
    else if (service === 'GET' || service === 'HEAD') this.#count({ ...one, gets: 1 });
    else if (service === 'POST') this.#count({ ...one, told: 1 });
  }

  #table(name: string, operation: string, answer: Answer): void {
    const units = unitsIn(answer);
    const isTransaction = operation === TRANSACTION;
    this.#add(name, {
      ...(READS.includes(operation) ? { readUnits: units } : { writeUnits: units }),
      transactions: Number(isTransaction),
      cancelled: Number(isTransaction && answer.status !== 200),
    });
  }

  #add(name: string, use: Partial<Use>): void {
    this.#uses.set(name, plus(this.of(name), { ...NOTHING, ...use }));
  }

  #count(asked: Services): void {
    const { puts, gets, queued, told } = this.#asked;
    this.#asked = {
      puts: puts + asked.puts,
      gets: gets + asked.gets,
      queued: queued + asked.queued,
      told: told + asked.told,
    };
  }
}
