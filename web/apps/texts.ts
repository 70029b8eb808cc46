import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What the chart says while there is none. */
export const CHART = /* @__PURE__ */ texts('apps/chart', { en: en.chart, de: de.chart, fr: fr.chart });

/** Every text of the page to which links lead. */
export const ENTER = /* @__PURE__ */ texts('apps/enter', { en: en.enter, de: de.enter, fr: fr.enter });

/** What the script of the front page says. */
export const FRONT = /* @__PURE__ */ texts('apps/front', { en: en.front, de: de.front, fr: fr.front });

/** Every text of the page on which a visitor asks to join. */
export const JOIN = /* @__PURE__ */ texts('apps/join', { en: en.join, de: de.join, fr: fr.join });

/** What the script of a ladder’s page says. */
export const LADDER = /* @__PURE__ */ texts('apps/ladder', { en: en.ladder, de: de.ladder, fr: fr.ladder });

/** Every text of the page of one player. */
export const PLAYER = /* @__PURE__ */ texts('apps/player', { en: en.player, de: de.player, fr: fr.player });

/** What a public page says to those who are signed in. */
export const SIGNED_IN = /* @__PURE__ */ texts('apps/signedIn', {
  en: en.signedIn,
  de: de.signedIn,
  fr: fr.signedIn,
});

export const SIGN_UP = /* @__PURE__ */ texts('apps/signUp', { en: en.signUp, de: de.signUp, fr: fr.signUp });

/** The texts of the screen on the club’s wall. */
export const WALL = /* @__PURE__ */ texts('apps/wall', { en: en.wall, de: de.wall, fr: fr.wall });

/** Every text about results that are only imagined. */
export const WHAT_IF = /* @__PURE__ */ texts('apps/whatIf', { en: en.whatIf, de: de.whatIf, fr: fr.whatIf });
