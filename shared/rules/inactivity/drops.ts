import type { PlayerId } from '../../vocabulary/vocabulary.ts';

/**
 * Several players dropped at once (§0): from the bottom upward, each moves down past up to `rungs` players, but never
 * past another one who is dropped in the same run. So neighbours fall together, in their order, and nobody falls further.
 */
export function dropped(order: readonly PlayerId[], who: ReadonlySet<PlayerId>, rungs: number): readonly PlayerId[] {
  const after = [...order];
  for (let place = after.length - 1; place >= 0; place--) {
    const player = after[place];
    if (player === undefined || !who.has(player)) continue;
    let to = place;
    for (
      let below = after[to + 1];
      to - place < rungs && below !== undefined && !who.has(below);
      below = after[to + 1]
    ) {
      after[to++] = below;
    }
    after[to] = player;
  }
  return after;
}
