import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a ladder's page says besides its rows. */
export const TEXT = texts('web/pages', { en, de, fr });
