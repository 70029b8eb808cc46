import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What the script of a ladder’s page says. */
export const TEXT = /* @__PURE__ */ texts('ladder/ladder', { en: en.ladder, de: de.ladder, fr: fr.ladder });
