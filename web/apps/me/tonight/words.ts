import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the page says of a club night. */
export const TONIGHT = texts('web/apps/me/tonight', { en, de, fr });
