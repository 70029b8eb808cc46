import type { System } from '../../../shared/systems/system.ts';

/** What can be chosen among; the systems themselves come when they are chosen. Those who build this script know it. */
declare const OFFERS: readonly Pick<System, 'id' | 'offer'>[];

/** All systems, as they are offered. */
export const offers = (): typeof OFFERS => OFFERS;
