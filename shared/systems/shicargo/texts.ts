import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('shicargo/offer', { en: en.offer, de: de.offer, fr: fr.offer });

export const SHICARGO = /* @__PURE__ */ texts('shicargo/shicargo', {
  en: en.shicargo,
  de: de.shicargo,
  fr: fr.shicargo,
});
