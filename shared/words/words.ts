import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { texts } from './texts.ts';

/** What all sentences are made of: rows of names, dates, movements. */
export const WORDS = texts('shared/words', { en, de, fr });
