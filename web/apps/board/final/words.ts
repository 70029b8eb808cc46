import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the night of the Grand Final adds to the board. */
export const FINAL = texts('web/apps/board/final', { en, de, fr });
