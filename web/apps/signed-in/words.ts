import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a public page says to whoever is signed in. */
export const TEXT = texts('web/apps/signed-in', { en, de, fr });
