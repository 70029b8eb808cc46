import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of the chart of a season. */
export const TEXT = texts('web/kit/chart', { en, de, fr });
