import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of matches that two have to agree on. */
export const TEXT = texts('web/apps/me/proposals', { en, de, fr });
