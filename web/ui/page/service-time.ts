/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { ServerClock } from '../tablet/server-clock.ts';

/** How often the time shown moves on, and how often the service is asked for it, in milliseconds. */
const [TICK, AGAIN] = [1000, 600_000] as const;

/** The time by the service's clock, even if this device's is wrong. `path`: any small file of the site. */
export function useServiceTime(path: string): Instant {
  const [clock] = useState(() => new ServerClock({ clock: Date.now, steady: () => performance.now() }));
  const [now, set] = useState(() => clock.now());
  useEffect(() => {
    const ending = new AbortController();
    const compare = () => void compareWith(clock, path).then(() => set(clock.now()));
    let { settings } = clock;
    const ticking = setInterval(() => {
      set(clock.now());
      // Somebody set this device's clock, or it slept.
      if (clock.settings !== settings) compare();
      ({ settings } = clock);
    }, TICK);
    const comparing = setInterval(compare, AGAIN);
    addEventListener('online', compare, { signal: ending.signal });
    compare();
    return () => {
      ending.abort();
      clearInterval(ticking);
      clearInterval(comparing);
    };
  }, []);
  return now;
}

/** Where the service is not reached, what was known before goes on. */
async function compareWith(clock: ServerClock, path: string): Promise<void> {
  const asked = clock.own();
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const said = answer && timeOf(answer);
  if (said) clock.learn(said, asked, clock.own());
}

/** When an answer was given, in milliseconds, to the second: one that a cache on the way had kept says for how long. */
function timeOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : at + 1000 * (Number(headers.get('age')) || 0);
}
