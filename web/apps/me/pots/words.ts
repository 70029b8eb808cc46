import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of games of several alone: it comes with the script for them. */
export const WORDS = texts('web/apps/me/pots', { en, de, fr });
