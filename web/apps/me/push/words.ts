import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Every text about notices on this phone; it comes with the script for them. */
export const WORDS = texts('web/apps/me/push', { en, de, fr });
