import { texts } from '../../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** The rules in plain words; what tells none of them is bundled without. */
export const HOUSE = /* @__PURE__ */ texts('shared/systems/house/rules', { en, de, fr });
