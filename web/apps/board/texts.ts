import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** The texts of the board that are there at once; its parts have their own. */
export const TEXT = /* @__PURE__ */ texts('board/board', { en: en.board, de: de.board, fr: fr.board });

/** What the night of the Grand Final adds to the board. */
export const FINAL = /* @__PURE__ */ texts('board/final', { en: en.final, de: de.final, fr: fr.final });

/** What is said of tonight's lines, and of undoing them. */
export const TONIGHT = /* @__PURE__ */ texts('board/tonight', {
  en: en.tonight,
  de: de.tonight,
  fr: fr.tonight,
});
