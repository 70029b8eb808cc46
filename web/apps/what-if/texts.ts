import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Every text about results that are only imagined. */
export const TEXT = /* @__PURE__ */ texts('what-if/whatIf', { en: en.whatIf, de: de.whatIf, fr: fr.whatIf });
