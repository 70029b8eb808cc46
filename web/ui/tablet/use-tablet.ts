/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { randomName } from '../page/ids.ts';
import { lookOnNews } from '../page/news.tsx';
import { ask } from '../session/api.ts';
import { drawer } from '../session/remembered.ts';
import { ladderOfAddress } from '../session/session.ts';
import { waiting } from './queue.ts';
import { type Surroundings, Tablet } from './tablet.ts';
import { TabletStorage } from './tablet-storage.ts';

/** After how long without any word of the service the tablet goes by what it remembers, in milliseconds. */
const PATIENCE = 2000;

/** The tablet of this page's ladder; it keeps taps under `whose` name. */
export function openTablet({ whose, ...terms }: OpenTerms): Tablet {
  const place = ladderOfAddress();
  return new Tablet({
    ask,
    path: `/api/clubs/${place.club}/ladders/${place.ladder}`,
    storage: new TabletStorage(drawer(), place, whose),
    clock: () => Date.now(),
    steady: () => performance.now(),
    unique: randomName,
    ...terms,
  });
}

interface OpenTerms extends Pick<Surroundings, 'manner'>, Partial<Pick<Surroundings, 'ask'>> {
  readonly whose: string;
}

/** Draws again whenever the tablet has news, and every `tick` milliseconds what depends on the time. */
export function useTablet(tablet: Tablet, tick: number): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((count) => count + 1);
    const unwatch = tablet.watch(again);
    const ticking = setInterval(again, tick);
    const stop = keepUp(tablet, tick);
    return () => {
      stop();
      clearInterval(ticking);
      unwatch();
    };
  }, [tablet]);
}

/** Lets a tablet speak and look: when something was tapped or has changed, its clock was set, or until the line is back. */
export function keepUp(tablet: Tablet, tick: number): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let missed = false;
  const round = async () => {
    missed = busy;
    if (busy || ending.signal.aborted) return;
    busy = true;
    clearTimeout(timer);
    const isSeen = document.visibilityState === 'visible';
    const pause = await tablet.round(isSeen);
    busy = false;
    const isDue = missed || (pause !== undefined && (isSeen || waiting(tablet.known.queue).length > 0));
    if (isDue && !ending.signal.aborted) timer = setTimeout(() => void round(), missed ? 0 : pause);
  };
  const soon = () => void round();
  const remembering = setTimeout(() => tablet.recall(), PATIENCE);
  const { signal } = ending;
  addEventListener('online', soon, { signal });
  document.addEventListener('visibilitychange', () => tablet.isCurrent || soon(), { signal });
  addEventListener('storage', () => tablet.reread(), { signal });
  const ticking = setInterval(() => tablet.isUnsure && soon(), tick);
  const unlook = lookOnNews(round);
  const unwatch = tablet.watch((acted) => {
    if (acted && tablet.known.reached) soon();
  });
  soon();
  return () => {
    ending.abort();
    clearTimeout(timer);
    clearTimeout(remembering);
    clearInterval(ticking);
    unlook();
    unwatch();
  };
}
