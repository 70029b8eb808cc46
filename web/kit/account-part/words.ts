import { texts } from '../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What a page says of those as whom this browser is signed in. */
export const TEXT = texts('web/kit/account-part', { en, de, fr });
