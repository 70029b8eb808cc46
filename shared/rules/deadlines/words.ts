import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What people read of deadlines; only systems that have them carry it. */
export const DEADLINES = texts('shared/rules/deadlines', { en, de, fr });
