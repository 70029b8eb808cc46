import type { Move } from './entry.ts';
import type { Order, Page } from './order.ts';
import { type PlayerId, rung } from './vocabulary.ts';

/** Everybody whose rung differs between two orders, neighbours who moved alike together. */
export function movesBetween(before: Order, after: Order): readonly Move[] {
  if (before === after) return [];
  const { above, old, now } = differingStretch(before, after);
  const nowAt = new Map<PlayerId, number>();
  for (const [index, player] of now.entries()) nowAt.set(player, index);
  const moved = new Runs(old, above);
  for (const [index, player] of old.entries()) {
    const to = nowAt.get(player);
    if (to !== index) moved.add(index, to === undefined ? 'removed' : to - index);
    nowAt.delete(player);
  }
  const joined = new Runs(now, above);
  for (const index of nowAt.values()) joined.add(index, 'joined');
  return [...moved.all(), ...joined.all()];
}

/** Where two orders differ: how many stand above that in both, and who stands there in each. */
export interface Stretch {
  readonly above: number;
  readonly old: readonly PlayerId[];
  readonly now: readonly PlayerId[];
}

/** The players of both orders without those at the top, and those at the bottom on the same rungs, that they share. */
export function differingStretch(before: Order, after: Order): Stretch {
  const [one, other] = [before.pages, after.pages];
  const shortest = Math.min(one.length, other.length);
  let [top, above] = [0, 0];
  while (top < shortest && one[top] === other[top]) above += one[top++]?.players.length ?? 0;
  let bottom = 0;
  const most = before.size === after.size ? shortest - top : 0;
  while (bottom < most && one[one.length - 1 - bottom] === other[other.length - 1 - bottom]) bottom++;
  return withoutSharedEnds(
    above,
    playersOn(one.slice(top, one.length - bottom)),
    playersOn(other.slice(top, other.length - bottom)),
  );
}

/** Most moves touch one page, which is then not copied. */
function playersOn([first, ...rest]: readonly Page[]): readonly PlayerId[] {
  if (!first || rest.length === 0) return first?.players ?? [];
  const players = first.players.slice();
  for (const page of rest) for (const player of page.players) players.push(player);
  return players;
}

/** Without those at the top, and those at the bottom on the same rungs, who stand in both. */
function withoutSharedEnds(above: number, old: readonly PlayerId[], now: readonly PlayerId[]): Stretch {
  const shortest = Math.min(old.length, now.length);
  let top = 0;
  while (top < shortest && old[top] === now[top]) top++;
  let bottom = 0;
  const most = old.length === now.length ? shortest - top : 0;
  while (bottom < most && old[old.length - 1 - bottom] === now[now.length - 1 - bottom]) bottom++;
  return {
    above: above + top,
    old: old.slice(top, old.length - bottom),
    now: now.slice(top, now.length - bottom),
  };
}

interface Run {
  readonly first: number;
  last: number;
  readonly change: Move['change'];
}

/** Neighbours on a list who moved alike, taken together; `above`: how many stand above the list. */
class Runs {
  readonly #players: readonly PlayerId[];
  readonly #above: number;
  readonly #runs: Run[] = [];

  constructor(players: readonly PlayerId[], above: number) {
    this.#players = players;
    this.#above = above;
  }

  /** `index` is below those of all before. */
  add(index: number, change: Move['change']): void {
    const run = this.#runs.at(-1);
    if (run?.change === change && run.last === index - 1) run.last = index;
    else this.#runs.push({ first: index, last: index, change });
  }

  all(): readonly Move[] {
    return this.#runs.map(({ first, last, change }) => ({
      players: this.#players.slice(first, last + 1),
      from: rung(this.#above + first + 1),
      change,
    }));
  }
}
