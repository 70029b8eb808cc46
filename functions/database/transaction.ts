import { randomUUID } from 'node:crypto';
import { type Item, type ItemKey, type Scalar, sizeOf } from './item.ts';

/** What must be true of an item before the transaction, with a name that says what it means if it isn't. */
export interface Condition<Name extends string> {
  readonly name: Name;
  readonly holds: Test;
}

export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** Something about an item. Of an attribute that is not there, nothing can be said: any comparison with it fails. */
export type Test =
  | 'absent'
  | 'present'
  | { readonly attribute: string; readonly is: Comparison; readonly value: Scalar }
  | { readonly lacks: string }
  | { readonly any: readonly Test[] }
  | { readonly all: readonly Test[] };

/** One item of a transaction: written, deleted, or only looked at. */
export type Write<Name extends string> = (
  | { readonly put: Item }
  | { readonly remove: ItemKey }
  | { readonly check: ItemKey; readonly condition: Condition<Name> }
) & { readonly condition?: Condition<Name> };

export const absent = <Name extends string>(name: Name): Condition<Name> => ({ name, holds: 'absent' });
export const present = <Name extends string>(name: Name): Condition<Name> => ({ name, holds: 'present' });
export const still = <Name extends string>(name: Name, attribute: string, value: Scalar): Condition<Name> => ({
  name,
  holds: { attribute, is: '=', value },
});

/** Likewise, where what was seen may be that the item has no such attribute. */
export const stillOrLacking = <Name extends string>(
  name: Name,
  attribute: string,
  value: Scalar | undefined,
): Condition<Name> => (value === undefined ? { name, holds: { lacks: attribute } } : still(name, attribute, value));

export interface AttributeChange {
  readonly set: Readonly<Record<string, Scalar>>;
  readonly remove?: readonly string[];
}

/**
 * How a transaction ended. `failed`: a condition did not hold of an item, which is brought along, and in `items` with it
 * those of all other conditions that did not hold; where that is `unsure`, an earlier sending of the same transaction
 * may have been committed and be the reason. `contended`: others were at the same items, and nothing was written.
 * `unanswered`: it may have been committed, or may yet be.
 */
export type TransactionOutcome<Name extends string> =
  | { readonly end: 'committed' }
  | {
      readonly end: 'failed';
      readonly condition: Name;
      readonly item?: Item;
      readonly items: readonly Item[];
      readonly unsure: boolean;
    }
  | { readonly end: 'contended'; readonly cause?: unknown }
  | { readonly end: 'unanswered'; readonly cause: unknown };

export const MOST_ITEMS = 100;
export const MOST_BYTES = 4 * 1024 * 1024;
export const MOST_ITEM_BYTES = 400 * 1024;

/** Whether one transaction can carry all this. */
export function fits(writes: readonly Write<string>[]): boolean {
  const sizes = writes.map((write) => ('put' in write ? sizeOf(write.put) : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return writes.length <= MOST_ITEMS && total <= MOST_BYTES && Math.max(...sizes) <= MOST_ITEM_BYTES;
}

export const newToken = (): string => randomUUID();

/** Storage cannot answer now. Whether the request happened is then unknown; asking again with its idempotency key tells. */
export class StoreOutage extends Error {
  override readonly name = 'StoreOutage';
}
