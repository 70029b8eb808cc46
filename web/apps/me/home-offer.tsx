/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import { HOME_OFFER, PROPOSALS } from './texts.ts';

/** A browser’s offer to put a page on the home screen, which a tap may take up once; not all browsers make one. */
interface InstallOffer extends Event {
  prompt?(): Promise<unknown>;
}

export interface HomeOfferProps {
  readonly offer: InstallOffer | undefined;
  readonly offerNoMore: () => void;
}

/** Safari on phones and tablets makes no offer, and says whether the page was opened from there. */
const isLeftToOwner = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** Offers to put the page on the home screen, where it is not yet; closed or taken up, it is offered no more. */
export const Part = ({ offer, offerNoMore }: HomeOfferProps) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    addEventListener('appinstalled', end);
    return () => removeEventListener('appinstalled', end);
  }, []);
  function end(): void {
    offerNoMore();
    setOver(true);
  }
  if (isOver || !(offer || isLeftToOwner())) return null;
  return (
    <section class="own">
      <h2>{HOME_OFFER.title}</h2>
      <p>{offer ? HOME_OFFER.why : HOME_OFFER.byOwner}</p>
      <div class="buttons">
        {offer && (
          <button type="button" class="main" onClick={() => void offer.prompt?.().then(end)}>
            {HOME_OFFER.add}
          </button>
        )}
        <button type="button" onClick={end}>
          {PROPOSALS.refuse}
        </button>
      </div>
    </section>
  );
};
