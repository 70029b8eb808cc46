/// <reference lib="dom" />
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How long a row takes to its new place, in milliseconds. */
const GLIDE = 600;
const MOVING = { duration: GLIDE, easing: 'cubic-bezier(.3, 0, .2, 1)' } as const;

interface Seen {
  readonly size: number | undefined;
  readonly places: ReadonlyMap<string, readonly [left: number, top: number]>;
}

/**
 * Has the rows of a list glide from where they were to where they are, and those that were not there come up. Only what the
 * screen's compositor does by itself is animated, and nothing where people want less motion. `size`: that of the letters;
 * where it changes, nothing has moved.
 */
export function useGlide(list: RefObject<HTMLElement | null>, size: number | undefined): void {
  const before = useRef<Seen>({ size: undefined, places: new Map() });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const rows = current.querySelectorAll<HTMLElement>('[data-player]');
    const places = new Map(
      Array.from(rows, (row) => [row.dataset['player'] ?? '', [row.offsetLeft, row.offsetTop]] as const),
    );
    const seen = before.current;
    before.current = { size, places };
    if (size === undefined || seen.size !== size || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const [was, is] = [seen, before.current].map((each) => each.places.get(row.dataset['player'] ?? ''));
      if (!is) continue;
      if (!was) row.animate([{ opacity: 0 }, { opacity: 1 }], MOVING);
      else if (was[0] !== is[0] || was[1] !== is[1])
        row.animate(
          [{ transform: `translate(${was[0] - is[0]}px, ${was[1] - is[1]}px)` }, { transform: 'none' }],
          MOVING,
        );
    }
  });
}
