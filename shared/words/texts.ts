import { partsOf } from './language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** What all sentences are made of: rows of names, dates, movements. */
  words: TEXT,
  /** What happened, as pages, feeds, messages and the list of taps say it alike. */
  happened: HAPPENED,
  /** How far a game moved a player, and what is said of games that don’t count or weren’t played. */
  games: GAMES,
  /** Why a text can’t be somebody’s name. */
  names: NAMES,
} = partsOf('words', { en, de, fr });
