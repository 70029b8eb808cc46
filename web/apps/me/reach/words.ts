import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of how to reach an opponent; it comes with the script for that. */
export const TEXT = texts('web/apps/me/reach', { en, de, fr });
