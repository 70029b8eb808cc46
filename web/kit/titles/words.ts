import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the pages of apps are called until they show more. */
export const TITLES = texts('web/kit/titles', { en, de, fr });
