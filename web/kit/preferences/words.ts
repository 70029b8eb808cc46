import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** How what players may say of themselves is called, as officials read it; players may read another word. */
export const PREFERENCE_LABELS = texts('web/kit/preferences', { en, de, fr });
