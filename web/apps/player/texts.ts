import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Every text of the page of one player. */
export const TEXT = /* @__PURE__ */ texts('player/player', { en: en.player, de: de.player, fr: fr.player });
