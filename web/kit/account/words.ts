import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a page says before it knows the ways to others. */
export const TEXT = texts('web/kit/account', { en, de, fr });
