import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What the forms say by which a result is reported. */
export const SCORES = texts('web/apps/me/scores', { en, de, fr });
