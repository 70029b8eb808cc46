import { texts } from '../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What each system is called where somebody chooses among all of them, and what it is like. */
export const OFFERS = /* @__PURE__ */ texts('shared/systems', { en, de, fr });

export type OfferName = keyof typeof en;
