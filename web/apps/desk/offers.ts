import type { System } from '../../../shared/systems/system.ts';

type Offer = Pick<System, 'id' | 'offer'>;

/** What can be chosen among; the systems themselves come when they are chosen. Those who build this script know it. */
declare const OFFERS: readonly [Offer, ...Offer[]];

/** All systems as they are offered, the usual one first. */
export const offers = (): typeof OFFERS => OFFERS;
