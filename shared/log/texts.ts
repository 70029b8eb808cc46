import { texts } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What is wrong with an entry, or with a log, as it is read. */
export const FAULTS = /* @__PURE__ */ texts('log/log', { en: en.log, de: de.log, fr: fr.log });

/** What is wrong with a field of a request, besides what may be wrong with those of a season log. */
export const WRONG = /* @__PURE__ */ texts('log/contract', { en: en.contract, de: de.contract, fr: fr.contract });
