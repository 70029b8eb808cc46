import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What awaits a player, and what averts it. */
export const FATE = texts('shared/view/fate', { en, de, fr });
