import { texts } from '../../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Whom a player can’t challenge now, on ladders with such rules. */
export const WHOM = texts('shared/rules/challenge/whom', { en, de, fr });
