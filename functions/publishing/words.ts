import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What calendars and tables of a ladder say in words of their own. */
export const TEXT = texts('functions/publishing', { en, de, fr });
