import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said where a player signs in from the home screen; it comes with the script for that. */
export const TEXT = texts('web/apps/me/by-link', { en, de, fr });
