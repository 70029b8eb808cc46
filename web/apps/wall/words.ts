import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** The texts of the screen on the club’s wall. */
export const TEXT = texts('web/apps/wall', { en, de, fr });
