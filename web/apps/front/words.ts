import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the script of the front page says. */
export const TEXT = texts('web/apps/front', { en, de, fr });
