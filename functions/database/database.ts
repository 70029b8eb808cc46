import type { Pause } from '../runtime/deadline.ts';
import type { Log } from '../runtime/lambda.ts';
import type { Item, ItemKey } from './item.ts';
import type { AttributeChange, Condition, TransactionOutcome, Write } from './transaction.ts';

/** Which items of a partition, by their names: those that begin alike, or those from one to another, both included. */
export type Names = { readonly beginsWith: string } | { readonly from: string; readonly to: string };

/** Items of one partition, in the order of their names; or what a shard of the due index holds by an instant, oldest first. */
export type Query = ({ readonly pk: string; readonly sk?: Names } | { readonly due: string; readonly by: number }) & {
  /** How many items to ask for at once; as many as the database gives, unless said otherwise. */
  readonly limit?: number;
};

/** One table of items and an index of what is due. Reads are strongly consistent, but through the index need not be. */
export interface Database {
  readonly pause: Pause;
  /** Milliseconds since 1970-01-01T00:00Z; only what may be forgotten is measured by it. */
  readonly now: () => number;
  /** Takes what the operator is to hear of what is stored: an item that can't be read. */
  readonly log: Log;

  /** An item, or only some of its attributes. */
  get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined>;
  /** Some attributes of many items, of those that exist: in no order, and not all as of one moment. */
  getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]>;
  /** Of the due index, items have their keys alone. */
  query(query: Query): AsyncIterable<Item>;
  put(item: Item): Promise<void>;
  /** Changes some attributes of an item and leaves the others alone; `contended`: others were at it, nothing was written. */
  update<Name extends string>(
    key: ItemKey,
    change: AttributeChange,
    condition: Condition<Name>,
  ): Promise<'updated' | Name | 'contended'>;
  /**
   * Writes all or nothing. If several conditions fail, the first in the order of `writes` is reported. Sent again with the same
   * token it is still the same transaction, so it happens at most once (for ten minutes). `inLine` is called, if at all, once
   * everything written or read from then on comes after it: a transaction that builds on this one may then be sent before this
   * one is known to have ended.
   */
  transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<TransactionOutcome<Name>>;
}

/** As much of a database as is needed to look at what is in it: functions that do no more carry no more. */
export type Reader = Pick<Database, 'pause' | 'log' | 'get' | 'getMany' | 'query'>;
