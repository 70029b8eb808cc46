import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why nothing is done about members of a club, those who ask to join, or somebody’s links. */
export const PEOPLE = texts('functions/http/people', { en, de, fr });
