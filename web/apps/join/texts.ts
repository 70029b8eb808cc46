import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Every text of the page on which somebody asks to join. */
export const TEXT = /* @__PURE__ */ texts('join/join', { en: en.join, de: de.join, fr: fr.join });
