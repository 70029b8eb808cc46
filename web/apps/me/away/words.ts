import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of the days on which a player is away: it comes with the script for them. */
export const WORDS = texts('web/apps/me/away', { en, de, fr });
