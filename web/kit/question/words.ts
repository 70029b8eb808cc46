import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a question says that is asked before something is taken away. */
export const TEXT = texts('web/kit/question', { en, de, fr });
