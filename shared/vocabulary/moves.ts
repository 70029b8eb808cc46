import type { Move } from './entry.ts';
import type { Order, Page } from './order.ts';
import { type PlayerId, rung } from './vocabulary.ts';

/** Everybody whose rung differs between two orders, neighbours who moved alike together. */
export function movesBetween(before: Order, after: Order): readonly Move[] {
  if (before === after) return [];
  const { above, old, now } = differingStretch(before, after);
  const nowAt = new Map<PlayerId, number>();
  for (const [index, player] of now.entries()) nowAt.set(player, index);
  const moved = new Runs();
  for (const [index, player] of old.entries()) {
    const to = nowAt.get(player);
    if (to !== index) moved.add(player, above + index + 1, to === undefined ? 'removed' : to - index);
    nowAt.delete(player);
  }
  const joined = new Runs();
  for (const [player, index] of nowAt) joined.add(player, above + index + 1, 'joined');
  return [...moved.all, ...joined.all];
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

/** Moves of one player each, neighbours who moved alike taken together. */
class Runs {
  readonly all: Move[] = [];
  #players: PlayerId[] = [];
  #change: Move['change'] = 0;
  #next = 0;

  /** `from` is below those of all before. */
  add(player: PlayerId, from: number, change: Move['change']): void {
    if (change !== this.#change || from !== this.#next) {
      this.#players = [];
      this.#change = change;
      this.all.push({ players: this.#players, from: rung(from), change });
    }
    this.#players.push(player);
    this.#next = from + 1;
  }
}
