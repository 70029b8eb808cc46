import { texts } from '../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why a command is refused before a rule is asked, or a line is not amended. */
export const ENGINE = texts('shared/engine', { en, de, fr });
