import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of moves that somebody is about to bring about. */
export const TEXT = texts('web/kit/before-after', { en, de, fr });
