import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const EACH_GAME = texts('web/kit/each-game', { en, de, fr });
