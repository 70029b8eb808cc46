import { texts } from '../texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** How far a game moved somebody, and what is said of games that don’t count or weren’t played. */
export const GAMES = texts('shared/words/games', { en, de, fr });
