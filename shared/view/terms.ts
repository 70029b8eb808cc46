import { systemOf } from '../systems/registry.ts';
import type { TellsTerms } from '../words/game-terms.ts';

/** What a game is to be played at. */
export const termsOf: TellsTerms = (ladder, pairing, named) => systemOf(ladder).controls.terms(ladder, pairing, named);
