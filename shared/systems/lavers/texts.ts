import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('lavers/offer', { en: en.offer, de: de.offer, fr: fr.offer });

export const LAVERS = /* @__PURE__ */ texts('lavers/lavers', { en: en.lavers, de: de.lavers, fr: fr.lavers });
