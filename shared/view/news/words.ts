import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What others are told of a ladder and its seasons: in notices, feeds and previews of links. */
export const NEWS = texts('shared/view/news', { en, de, fr });
