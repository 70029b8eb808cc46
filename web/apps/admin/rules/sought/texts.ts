import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const SOUGHT = /* @__PURE__ */ texts('sought/words', { en: en.words, de: de.words, fr: fr.words });
