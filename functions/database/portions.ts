import { sizeOf } from './item.ts';
import { MOST_BYTES, MOST_ITEMS, type Write } from './transaction.ts';

/** What fits into one transaction each, together with one check of an item. */
export function* inPortions<Name extends string>(writes: readonly Write<Name>[]): Generator<readonly Write<Name>[]> {
  let portion: Write<Name>[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = 'put' in write ? sizeOf(write.put) : 0;
    if (portion.length === MOST_ITEMS - 1 || bytes + size > MOST_BYTES - 1024) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(write);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}
