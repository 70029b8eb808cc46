import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is written in e-mails and on the pages that they lead to, besides the notices themselves. */
export const MAIL = texts('functions/mail', { en, de, fr });
