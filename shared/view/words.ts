import { texts } from '../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a ladder’s view tells besides its figures: what lies ahead, notices, when the club plays. */
export const WORDS = texts('shared/view', { en, de, fr });
