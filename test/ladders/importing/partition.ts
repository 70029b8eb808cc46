import { setImmediate as breathe } from 'node:timers/promises';
import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type Item, sizeOf } from '#functions/database/item.ts';

/** Time that passes only where somebody sleeps, in milliseconds. */
export class VirtualTime {
  now = Date.parse('2026-11-01T12:00:00Z');

  readonly sleep = async (milliseconds: number): Promise<void> => {
    this.now += milliseconds;
    await breathe();
  };
}

/** What is used of a transaction on its way to DynamoDB. */
interface Transaction {
  readonly TransactItems: readonly {
    readonly Put?: { readonly Item: Item };
    readonly Delete?: object;
    readonly ConditionCheck?: object;
  }[];
}

/** A partition that takes so many write units a second, and turns away what is more, each way that DynamoDB does. */
export class Partition {
  /** Units taken so far, and how often some were turned away. */
  units = 0;
  turnedAway = 0;
  /** Whether others use up all that there is at an instant. */
  isTaken: (now: number) => boolean = () => false;
  readonly #time: VirtualTime;
  readonly #most: number;
  #left: number;
  #since: number;

  constructor(time: VirtualTime, most: number) {
    this.#time = time;
    this.#most = most;
    this.#left = most;
    this.#since = time.now;
  }

  /** Takes a transaction, or throws. */
  take(input: unknown): void {
    const units = unitsOf(input as Transaction);
    const passed = this.#time.now - this.#since;
    this.#since = this.#time.now;
    this.#left = Math.min(this.#most, this.#left + (passed * this.#most) / 1000);
    if (units > this.#left || this.isTaken(this.#time.now)) throw this.#turnAway();
    this.#left -= units;
    this.units += units;
  }

  #turnAway(): Error {
    const common = { message: 'the level of configured provisioned throughput was exceeded', $metadata: {} };
    return ++this.turnedAway % 2 === 0
      ? new ProvisionedThroughputExceededException(common)
      : new TransactionCanceledException({ ...common, CancellationReasons: [{ Code: 'ThrottlingError' }] });
  }
}

/** A transaction costs two units for each kilobyte begun of each item. */
const unitsOf = ({ TransactItems }: Transaction): number =>
  TransactItems.reduce((sum, { Put }) => sum + 2 * Math.max(1, Math.ceil((Put ? sizeOf(Put.Item) : 0) / 1024)), 0);

/** The names of the items that a transaction puts. */
export const namesPut = (input: unknown): readonly string[] =>
  (input as Transaction).TransactItems.flatMap(({ Put }) => Put?.Item.sk ?? []);
