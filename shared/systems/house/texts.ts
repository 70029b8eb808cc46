import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('house/offer', { en: en.offer, de: de.offer, fr: fr.offer });

/** Which settings can't be combined; only the person who sets them sees this. */
export const UNFIT = /* @__PURE__ */ texts('house/unfit', { en: en.unfit, de: de.unfit, fr: fr.unfit });

export const HOUSE = /* @__PURE__ */ texts('house/house', { en: en.house, de: de.house, fr: fr.house });
