import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said where something is loaded, or could not be. */
export const TEXT = texts('web/kit/loading', { en, de, fr });
