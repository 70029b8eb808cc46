import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the night of the final asks of a player. */
export const FINAL = texts('web/apps/me/final', { en, de, fr });
