import { texts } from '../../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is wrong with the points of a match’s games, or with how they were typed. */
export const POINTS = texts('shared/rules/challenge/points', { en, de, fr });
