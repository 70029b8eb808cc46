import type { Item, Scalar } from '#functions/database/item.ts';
import type { Comparison, Test } from '#functions/database/transaction.ts';

/** Whether something holds of an item, which may not be there; as DynamoDB judges it. */
export function holds(test: Test, item: Item | undefined): boolean {
  if (test === 'absent') return item === undefined;
  if (test === 'present') return item !== undefined;
  if ('lacks' in test) return item?.[test.lacks] === undefined;
  if ('any' in test) return test.any.some((each) => holds(each, item));
  if ('all' in test) return test.all.every((each) => holds(each, item));
  const value = item?.[test.attribute];
  return value !== undefined && typeof value === typeof test.value && COMPARISONS[test.is](compare(value, test.value));
}

const COMPARISONS: { readonly [C in Comparison]: (order: number) => boolean } = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Numbers by their size, everything else by its bytes. */
const compare = (one: Scalar, other: Scalar): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : Buffer.compare(bytesOf(one), bytesOf(other));

const bytesOf = (value: Scalar): Uint8Array => (value instanceof Uint8Array ? value : Buffer.from(String(value)));
