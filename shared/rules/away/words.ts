import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What people read of players who are away; only systems that know that carry it. */
export const AWAY = texts('shared/rules/away', { en, de, fr });
