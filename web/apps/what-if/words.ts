import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Every text about results that are only imagined. */
export const TEXT = texts('web/apps/what-if', { en, de, fr });
