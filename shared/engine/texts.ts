import { texts } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Why a command is refused before a rule is asked, or a line is not amended. */
export const ENGINE = /* @__PURE__ */ texts('engine/engine', { en: en.engine, de: de.engine, fr: fr.engine });
