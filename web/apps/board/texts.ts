import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const { board: TEXT, final: FINAL, tonight: TONIGHT } = partsOf('board', { en, de, fr });
