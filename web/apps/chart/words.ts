import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the chart says while there is none. */
export const TEXT = texts('web/apps/chart', { en, de, fr });
