import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of those whom a player may challenge, and of the others. */
export const RIVALS = texts('web/apps/me/rivals', { en, de, fr });
