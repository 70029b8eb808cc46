import { partsOf } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** What is wrong with a line of a list of results, and what to do. */
  results: RESULTS,
} = partsOf('log', { en, de, fr });
