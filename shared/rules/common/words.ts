import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why something is refused on a ladder of any system. */
export const COMMON = texts('shared/rules/common', { en, de, fr });
