import { dueAt } from '#shared/engine/due.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type Item, pack } from '../database/item.ts';
import { dueShard, HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { DUE_INDEX } from '../database/table.ts';
import { newToken } from '../database/transaction.ts';
import { EPOCH, SHUT } from './mark.ts';
import { headPart } from './parts.ts';

/** When somebody last had the ladder published again since its last line. */
export const TOUCHED = 'touched';

/**
 * A ladder's head as an item; it alone stands in the due index, and only while time alone will change something. `epoch`:
 * as in `Mark`.
 */
export const headItem = (key: LadderKey, ladder: Ladder, wrote: number, epoch: string | undefined): Item => ({
  pk: ladderPartition(key),
  sk: HEAD,
  line: ladder.line,
  value: pack(headPart(ladder)),
  wrote,
  ...(epoch !== undefined && { [EPOCH]: epoch }),
  ...dueAttributes(key, dueAt(ladder)),
});

/** The head of a season that the next one follows: of a new epoch, so that nobody writes on, and with nothing due any more. */
export function endedHead(head: Item): Item {
  const { [TOUCHED]: _, [DUE_INDEX.partition]: __, [DUE_INDEX.sort]: ___, ...rest } = head;
  return { ...rest, pk: head.pk, sk: head.sk, [EPOCH]: newToken(), [SHUT]: 'over' };
}

/** An entry of the due index; nothing where there is to be none. */
export const dueAttributes = (key: LadderKey, at: Instant | undefined): Readonly<Record<string, string | number>> =>
  at === undefined ? {} : { [DUE_INDEX.partition]: dueShard(ladderPartition(key)), [DUE_INDEX.sort]: at };
