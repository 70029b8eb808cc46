import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** A link to a rule in plain words. */
export const RULE = texts('web/kit/clause', { en, de, fr });
