import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  offer: OFFER,
  /** Why a match can't be recorded. */
  matches: MATCHES,
  /** Which settings can't be; only the person who sets them sees this. */
  unfit: UNFIT,
  /** What a round's end does, and did. */
  rounds: ROUNDS,
  boxes: BOXES,
} = partsOf('boxes', { en, de, fr });
