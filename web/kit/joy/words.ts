import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Said to whoever has won a season. */
export const JOY = texts('web/kit/joy', { en, de, fr });
