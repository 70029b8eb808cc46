/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { drawer } from '#web/ui/session/remembered.ts';
import type { HomeOfferProps } from './home-offer.tsx';
import { isStandalone } from './tools.tsx';

/** Under what name this browser keeps when the page was first opened, or that it is not to be offered for the home screen. */
const NAME = 'home-screen';

/** What comes so much later is another visit, in milliseconds. */
const LATER = 3_600_000;

/** Whether this is a later visit in this browser than the first, and the offer was not closed. */
function isLaterVisit(now: number): boolean {
  const first = drawer()?.getItem(NAME);
  if (first === null) drawer()?.setItem(NAME, `${now}`);
  return now - Number(first ?? now) > LATER;
}

const offerNoMore = (): void => drawer()?.setItem(NAME, 'closed');

let made: Event | undefined;

/** Holds back what the browser offers by itself, which may come before anything is drawn. */
export function holdBackOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    made = event;
  });
}

/**
 * What a page that is no app yet may offer for the home screen, on a later visit than the first: with the browser’s own offer,
 * once it has made one.
 */
export function useHomeOffer(): HomeOfferProps | undefined {
  const [offer, setOffer] = useState<Event>();
  const [isOffered] = useState(() => !isStandalone() && isLaterVisit(Date.now()));
  useEffect(() => {
    const tell = (): void => setOffer(made);
    tell();
    addEventListener('beforeinstallprompt', tell);
    return () => removeEventListener('beforeinstallprompt', tell);
  }, []);
  return isOffered ? { offer, offerNoMore } : undefined;
}
