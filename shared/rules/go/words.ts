import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why something is refused to programs. */
export const GO = texts('shared/rules/go', { en, de, fr });
