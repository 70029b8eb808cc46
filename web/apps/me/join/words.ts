import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said to somebody who may join the ladder. */
export const WORDS = texts('web/apps/me/join', { en, de, fr });
