import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Why something is refused at a club night, or on that of the Grand Final. */
export const NIGHT = texts('shared/rules/night', { en, de, fr });
