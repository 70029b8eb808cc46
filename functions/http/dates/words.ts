import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why no date can be proposed, agreed or called off. */
export const TEXT = texts('functions/http/dates', { en, de, fr });
