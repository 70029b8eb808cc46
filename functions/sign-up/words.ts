import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What whoever signs a club up reads in their e-mail, and on the page that it leads to. */
export const WORDS = texts('functions/sign-up', { en, de, fr });
