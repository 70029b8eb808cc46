import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why something moved a player, and what a game did: in words that follow a name, or as a headline. */
export const STORIES = texts('shared/rules/stories', { en, de, fr });
