import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const TEXT = /* @__PURE__ */ texts('pages/pages', { en: en.pages, de: de.pages, fr: fr.pages });

export const CLUB = /* @__PURE__ */ texts('pages/club', { en: en.club, de: de.club, fr: fr.club });

export const FRONT = /* @__PURE__ */ texts('pages/front', { en: en.front, de: de.front, fr: fr.front });

export const NOTHING_THERE = /* @__PURE__ */ texts('pages/nothingThere', {
  en: en.nothingThere,
  de: de.nothingThere,
  fr: fr.nothingThere,
});

export const STANDINGS = /* @__PURE__ */ texts('pages/standings', {
  en: en.standings,
  de: de.standings,
  fr: fr.standings,
});
