import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of the Grand Final. */
export const TEXT = texts('web/kit/final', { en, de, fr });
