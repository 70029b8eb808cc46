import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Every text of the page to which links lead. */
export const SAYS = /* @__PURE__ */ texts('enter/enter', { en: en.enter, de: de.enter, fr: fr.enter });
