import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of penalties and forfeits, those to come and those that came. */
export const TEXT = texts('web/kit/settlements', { en, de, fr });
