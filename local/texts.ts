import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** What a laptop says of itself in a browser, and to programs. At the keyboard it speaks English. */
  local: LAPTOP,
} = partsOf('local', { en, de, fr });
