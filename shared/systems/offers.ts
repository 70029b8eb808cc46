import type { OFFERS } from './texts.ts';

export type OfferName = keyof typeof OFFERS;
