import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why nothing can be proposed, or agreed to. */
export const PROPOSALS = texts('functions/http/proposals', { en, de, fr });
