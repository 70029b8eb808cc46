import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of a season that lags behind its page. */
export const TEXT = texts('web/kit/behind', { en, de, fr });
