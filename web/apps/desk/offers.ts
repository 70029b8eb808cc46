import type { System } from '../../../shared/systems/system.ts';
import { OFFERS as TEXTS } from '../../../shared/systems/texts.ts';

type Offered = Pick<System, 'id' | 'offer'>;

/** What can be chosen among; the systems themselves come when they are chosen. Those who build this script know it. */
declare const OFFERS: readonly [Offered, ...Offered[]];

interface Offer extends Pick<System, 'id'> {
  readonly title: string;
  readonly says: string;
}

/** All systems as they are offered, the usual one first. */
export function offers(): readonly [Offer, ...Offer[]] {
  const [first, ...others] = OFFERS;
  return [inWords(first), ...others.map(inWords)];
}

const inWords = ({ id, offer }: Offered): Offer => ({ id, title: TEXTS[offer].title, says: TEXTS[offer].says });
