import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const TEXT = /* @__PURE__ */ texts('sign-up/signUp', { en: en.signUp, de: de.signUp, fr: fr.signUp });
