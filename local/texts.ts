import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What a laptop says of itself in a browser, and to programs. At the keyboard it speaks English. */
export const LAPTOP = /* @__PURE__ */ texts('local/local', { en: en.local, de: de.local, fr: fr.local });
