import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  offer: OFFER,
  /** Which settings can't be combined; only the person who sets them sees this. */
  unfit: UNFIT,
  house: HOUSE,
} = partsOf('house', { en, de, fr });
