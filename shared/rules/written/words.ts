import { texts } from '../../words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Rules in plain words that several systems have; what tells none of them is bundled without. */
export const WRITTEN = /* @__PURE__ */ texts('shared/rules/written', { en, de, fr });
