import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const OFFER = /* @__PURE__ */ texts('computer-go/offer', { en: en.offer, de: de.offer, fr: fr.offer });

export const COMPUTER_GO = /* @__PURE__ */ texts('computer-go/computerGo', {
  en: en.computerGo,
  de: de.computerGo,
  fr: fr.computerGo,
});
