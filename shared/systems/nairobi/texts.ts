import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('nairobi/offer', { en: en.offer, de: de.offer, fr: fr.offer });

export const NAIROBI = /* @__PURE__ */ texts('nairobi/nairobi', { en: en.nairobi, de: de.nairobi, fr: fr.nairobi });
