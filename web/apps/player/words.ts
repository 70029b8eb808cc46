import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Every text of the page of one player. */
export const TEXT = texts('web/apps/player', { en, de, fr });
