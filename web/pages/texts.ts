import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  about: ABOUT,
  pages: TEXT,
  club: CLUB,
  front: FRONT,
  nothingThere: NOTHING_THERE,
  shown: SHOWN,
  standings: STANDINGS,
} = partsOf('pages', { en, de, fr });
