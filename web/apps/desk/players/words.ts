import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const { away, players, rename, roster } = texts('web/apps/desk/players', { en, de, fr });
