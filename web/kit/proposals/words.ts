import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said where players propose matches and games to each other. */
export const TEXT = texts('web/kit/proposals', { en, de, fr });
