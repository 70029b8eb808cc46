import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('crewe/offer', { en: en.offer, de: de.offer, fr: fr.offer });

export const CREWE = /* @__PURE__ */ texts('crewe/crewe', { en: en.crewe, de: de.crewe, fr: fr.crewe });
