import type { Ladder } from '../../shared/ladder/ladder.ts';
import { nextDue } from '../../shared/policies/duties.ts';
import { type Item, pack } from './item.ts';
import { dueShard, HEAD, ladderPartition } from './keys.ts';
import { headPart } from './parts.ts';
import type { LadderKey } from './port.ts';
import { DUE_INDEX } from './table.ts';

/** A ladder's head as an item; it alone stands in the due index, and only while something will fall due. */
export const headItem = (key: LadderKey, ladder: Ladder, wrote: number): Item => ({
  pk: ladderPartition(key),
  sk: HEAD,
  line: ladder.line,
  value: pack(headPart(ladder)),
  wrote,
  ...dueAttributes(key, ladder),
});

export function dueAttributes(key: LadderKey, ladder: Ladder): { readonly [name: string]: string | number } {
  const at = nextDue(ladder);
  if (at === undefined) return {};
  return { [DUE_INDEX.partition]: dueShard(ladderPartition(key)), [DUE_INDEX.sort]: at };
}
