import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said where a text is to be copied. */
export const TEXT = texts('web/kit/copying', { en, de, fr });
