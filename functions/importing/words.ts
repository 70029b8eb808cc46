import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with a log that is to become a ladder, or why none came of it. */
export const IMPORTING = texts('functions/importing', { en, de, fr });
