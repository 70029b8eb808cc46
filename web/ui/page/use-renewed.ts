/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { RENEWED } from './published.ts';

/** How often the page has been renewed in place: what it was read with may be outdated then. */
export function useRenewed(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const again = () => setTimes((before) => before + 1);
    document.addEventListener(RENEWED, again);
    return () => document.removeEventListener(RENEWED, again);
  }, []);
  return times;
}
