import type { Move } from './entry.ts';
import type { Order, Page } from './order.ts';
import { type PlayerId, rung } from './vocabulary.ts';

/** Everybody whose rung differs between two orders, neighbours who moved alike together. */
export function movesBetween(before: Order, after: Order): readonly Move[] {
  if (before === after) return [];
  const { above, old, now } = differingStretch(before, after);
  const nowAt = new Map(now.map((player, index) => [player, index]));
  const known = new Set(old);
  const changes = old.map((player, index): Change => {
    const to = nowAt.get(player);
    return { player, from: above + index + 1, change: to === undefined ? 'removed' : to - index };
  });
  const joined = now.flatMap((player, index): Change[] =>
    known.has(player) ? [] : [{ player, from: above + index + 1, change: 'joined' }],
  );
  return [...inRuns(changes), ...inRuns(joined)];
}

/** The players of both orders without the pages at the top, and those at the bottom on the same rungs, that they share. */
function differingStretch(before: Order, after: Order) {
  const top = sharedPages(before.pages, after.pages);
  const restBefore = before.pages.slice(top);
  const restAfter = after.pages.slice(top);
  const bottom = before.size === after.size ? sharedPages(restBefore.toReversed(), restAfter.toReversed()) : 0;
  return {
    above: before.pages.slice(0, top).reduce((sum, page) => sum + page.players.length, 0),
    old: restBefore.slice(0, restBefore.length - bottom).flatMap((page) => page.players),
    now: restAfter.slice(0, restAfter.length - bottom).flatMap((page) => page.players),
  };
}

interface Change {
  readonly player: PlayerId;
  readonly from: number;
  readonly change: Move['change'];
}

/** How many pages at the top the two share. */
function sharedPages(one: readonly Page[], other: readonly Page[]): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

function inRuns(changes: readonly Change[]): Move[] {
  const moves: { players: PlayerId[]; from: Move['from']; change: Move['change'] }[] = [];
  let next = 0;
  for (const { player, from, change } of changes) {
    if (change === 0) continue;
    const last = moves.at(-1);
    if (last && last.change === change && from === next) last.players.push(player);
    else moves.push({ players: [player], from: rung(from), change });
    next = from + 1;
  }
  return moves;
}
