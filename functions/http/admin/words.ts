import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why a club, its ladders, seasons and logs stay as they are. */
export const ADMIN = texts('functions/http/admin', { en, de, fr });
