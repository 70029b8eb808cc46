import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why something is refused about a game for a pot. */
export const POTS = texts('shared/rules/pots', { en, de, fr });
