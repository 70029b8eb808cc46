import { texts } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What each system is called where somebody chooses among all of them, and what it is like. */
export const OFFERS = /* @__PURE__ */ texts('systems/offers', { en: en.offers, de: de.offers, fr: fr.offers });
