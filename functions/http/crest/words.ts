import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why a picture is not taken for a crest. */
export const TEXT = texts('functions/http/crest', { en, de, fr });
