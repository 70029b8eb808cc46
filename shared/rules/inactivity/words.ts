import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What people read of months or weeks that they missed, on ladders that say which of them count. */
export const MISSED = texts('shared/rules/inactivity', { en, de, fr });
