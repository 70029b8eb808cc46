import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Every text about how players are told what concerns them; it comes with the script for that. */
export const WORDS = texts('web/apps/me/told', { en, de, fr });
