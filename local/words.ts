import { texts } from '../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a laptop says of itself in a browser, and to programs. At the keyboard it speaks English. */
export const LAPTOP = texts('local', { en, de, fr });
