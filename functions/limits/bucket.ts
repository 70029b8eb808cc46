/** How much is let through: `most` at once, and as much again in every `per` milliseconds, evenly. */
export interface Rate {
  readonly most: number;
  readonly per: number;
}

/** `emptyAt`: when the bucket is empty again, by the clock that `now` came from. `wait`: for how many milliseconds it has no room. */
export type Poured = { readonly emptyAt: number } | { readonly wait: number };

/**
 * Pours some more drops into a bucket that leaks evenly, if it has room for all of them (GCRA: all that is kept of a bucket is when it is
 * empty). A bucket that is fuller than it can be was filled before the clock was set back: it counts as empty.
 */
export function pour(emptyAt: number, now: number, { most, per }: Rate, drops = 1): Poured {
  const more = drops * Math.max(1, Math.floor(per / most));
  const level = emptyAt > now + per ? 0 : Math.max(0, emptyAt - now);
  const wait = level + more - per;
  return wait > 0 ? { wait } : { emptyAt: now + level + more };
}
