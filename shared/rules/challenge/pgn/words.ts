import { texts } from '../../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with the moves of a game. */
export const PGN = texts('shared/rules/challenge/pgn', { en, de, fr });
