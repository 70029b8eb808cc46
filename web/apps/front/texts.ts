import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What the script of the front page says. */
export const TEXT = /* @__PURE__ */ texts('front/front', { en: en.front, de: de.front, fr: fr.front });
