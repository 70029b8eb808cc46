import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why what was asked for cannot be written. */
export const TOO_LARGE = texts('functions/store', { en, de, fr });
