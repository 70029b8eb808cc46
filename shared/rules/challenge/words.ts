import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why a challenge or its result is refused. */
export const CHALLENGE = texts('shared/rules/challenge', { en, de, fr });
