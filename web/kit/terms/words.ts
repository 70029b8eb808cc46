import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a game is played at, in words. */
export const TEXT = texts('web/kit/terms', { en, de, fr });
