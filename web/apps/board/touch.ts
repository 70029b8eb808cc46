/// <reference lib="dom" />
import { useCallback, useRef } from 'preact/hooks';

/** A second tap so soon, in milliseconds, and so near, in pixels, is the same tap twice. */
const SOON = 300;
const NEAR = 24;

/**
 * Lets no double tap through: when a name has gone from a list, the next one stands under the thumb already. The keyboard
 * says which button it means.
 */
export function useSingleTaps(): (event: MouseEvent) => void {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return useCallback((event: MouseEvent) => {
    if (event.detail === 0) return;
    const { time, x, y } = last.current;
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (tap.time - time < SOON && Math.hypot(tap.x - x, tap.y - y) < NEAR) {
      event.stopPropagation();
      event.preventDefault();
    } else last.current = tap;
  }, []);
}
