import { texts } from '../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why a request is refused before a rule is asked. */
export const REQUESTS = texts('functions/http', { en, de, fr });
