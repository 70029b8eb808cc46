import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What falls due with nobody at a keyboard, and what a season's days are called. */
export const DUES = texts('shared/rules/dues', { en, de, fr });
