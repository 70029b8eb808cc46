import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of the report of a game with its moves alone: it comes with the script for them. */
export const WORDS = texts('web/apps/me/moves', { en, de, fr });
