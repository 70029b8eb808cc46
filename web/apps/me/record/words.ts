import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of what a player has played. */
export const TEXT = texts('web/apps/me/record', { en, de, fr });
