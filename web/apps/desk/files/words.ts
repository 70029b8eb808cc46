import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const WORDS = texts('web/apps/desk/files', { en, de, fr });

const ENDS: Readonly<Record<string, string>> = WORDS.ends;

/** What came of an import; blank while it is under way. */
export const endOf = (state: string): string => ENDS[state] ?? '';
