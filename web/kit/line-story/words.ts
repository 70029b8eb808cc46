import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What lines of the log tell, in plain words. */
export const TEXT = texts('web/kit/line-story', { en, de, fr });
