import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a ladder says in a frame on another site. */
export const TEXT = texts('web/pages/embed', { en, de, fr });
