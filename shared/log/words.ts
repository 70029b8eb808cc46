import { texts } from '../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with an entry, or with a log, as it is read. */
export const FAULTS = texts('shared/log', { en, de, fr });

/** What is wrong with a field, in the language that is read when it is found out. */
export const saying = (text: () => string): { readonly error: () => string } => ({ error: text });
