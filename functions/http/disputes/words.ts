import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why nothing can be said of a result. */
export const TEXT = texts('functions/http/disputes', { en, de, fr });
