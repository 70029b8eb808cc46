import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** The texts of the screen on the club’s wall. */
export const TEXT = /* @__PURE__ */ texts('wall/wall', { en: en.wall, de: de.wall, fr: fr.wall });
