import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of signing in by e-mail. */
export const WORDS = texts('web/kit/by-mail', { en, de, fr });
