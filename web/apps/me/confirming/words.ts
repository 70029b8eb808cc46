import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of a result that waits for one of the two. */
export const TEXT = texts('web/apps/me/confirming', { en, de, fr });
