import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What a public page says to whoever is signed in. */
export const TEXT = /* @__PURE__ */ texts('signed-in/signedIn', {
  en: en.signedIn,
  de: de.signedIn,
  fr: fr.signedIn,
});
