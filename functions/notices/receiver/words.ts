import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with the address of a receiver, after the name of its field. */
export const RECEIVER = texts('functions/notices/receiver', { en, de, fr });
