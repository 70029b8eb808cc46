import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const ENTER = /* @__PURE__ */ texts('apps/enter', { en: en.enter, de: de.enter, fr: fr.enter });

export const FRONT = /* @__PURE__ */ texts('apps/front', { en: en.front, de: de.front, fr: fr.front });

export const JOIN = /* @__PURE__ */ texts('apps/join', { en: en.join, de: de.join, fr: fr.join });

export const PLAYER = /* @__PURE__ */ texts('apps/player', { en: en.player, de: de.player, fr: fr.player });

export const SIGNED_IN = /* @__PURE__ */ texts('apps/signedIn', { en: en.signedIn, de: de.signedIn, fr: fr.signedIn });

export const SIGN_UP = /* @__PURE__ */ texts('apps/signUp', { en: en.signUp, de: de.signUp, fr: fr.signUp });

export const WALL = /* @__PURE__ */ texts('apps/wall', { en: en.wall, de: de.wall, fr: fr.wall });

export const WHAT_IF = /* @__PURE__ */ texts('apps/whatIf', { en: en.whatIf, de: de.whatIf, fr: fr.whatIf });
