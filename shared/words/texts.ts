import { texts } from './language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What all sentences are made of: rows of names, dates, movements. */
export const TEXT = /* @__PURE__ */ texts('words/words', { en: en.words, de: de.words, fr: fr.words });

/** What happened, as pages, feeds, messages and the list of taps say it alike. */
export const HAPPENED = /* @__PURE__ */ texts('words/happened', { en: en.happened, de: de.happened, fr: fr.happened });

/** How far a game moved a player, and what is said of games that don’t count or weren’t played. */
export const GAMES = /* @__PURE__ */ texts('words/games', { en: en.games, de: de.games, fr: fr.games });

/** Why a text can’t be somebody’s name. */
export const NAMES = /* @__PURE__ */ texts('words/names', { en: en.names, de: de.names, fr: fr.names });
