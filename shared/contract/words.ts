import { texts } from '../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with a field of a request, besides what may be wrong with those of a season log. */
export const WRONG = texts('shared/contract', { en, de, fr });
