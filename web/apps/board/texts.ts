import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const TEXT = /* @__PURE__ */ texts('board/board', { en: en.board, de: de.board, fr: fr.board });

export const FINAL = /* @__PURE__ */ texts('board/final', { en: en.final, de: de.final, fr: fr.final });

export const TONIGHT = /* @__PURE__ */ texts('board/tonight', { en: en.tonight, de: de.tonight, fr: fr.tonight });
