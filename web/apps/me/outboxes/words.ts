import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What is said of what others have tapped on this phone. */
export const TEXT = texts('web/apps/me/outboxes', { en, de, fr });
