import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said where one of many players is looked for. */
export const TEXT = texts('web/kit/people', { en, de, fr });
