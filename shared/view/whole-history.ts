import type { HistoryHead, HistoryPiece, HistoryView } from '../contract/history.ts';

/** How many moves, points and penalties older pieces tell at most: about half a megabyte, compressed; and how many pieces. */
const MOST = { changes: 60_000, pieces: 40 } as const;

/** The older pieces of a whole history, oldest first: the latest ones, up to a limit. */
export function toBeTold({ older }: Pick<HistoryHead, 'older'>): HistoryHead['older'] {
  let [first, changes] = [older.length, 0];
  for (; first > 0 && older.length - first < MOST.pieces; first--) {
    changes += older[first - 1]?.changes ?? 0;
    if (changes > MOST.changes) break;
  }
  return older.slice(first);
}

/** A history put together from its newest piece and those before it, oldest first. */
export function wholeHistory({ older: _, ...head }: HistoryHead, before: readonly HistoryPiece[]): HistoryView {
  const { start, startPoints, days, results, settlements, changes, ...ladder } = head;
  const newest: HistoryPiece = {
    ...{ start, days, results, settlements },
    ...(startPoints && { startPoints }),
    ...(changes && { changes }),
  };
  const pieces = [...before, newest];
  const [first = newest] = pieces;
  const changed = pieces.flatMap((piece) => piece.changes ?? []);
  return {
    ...ladder,
    start: first.start,
    ...(first.startPoints && { startPoints: first.startPoints }),
    days: pieces.flatMap((piece) => piece.days),
    results: pieces.flatMap((piece) => piece.results),
    settlements: pieces.flatMap((piece) => piece.settlements),
    ...(changed.length > 0 && { changes: changed }),
  };
}
