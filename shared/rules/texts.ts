import { texts } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What people read of players who are away; only systems that know that carry it. */
export const AWAY = /* @__PURE__ */ texts('rules/away', { en: en.away, de: de.away, fr: fr.away });

export const CHALLENGE = /* @__PURE__ */ texts('rules/challenge', {
  en: en.challenge,
  de: de.challenge,
  fr: fr.challenge,
});

export const COMMON = /* @__PURE__ */ texts('rules/common', { en: en.common, de: de.common, fr: fr.common });

/** What people read of deadlines; only systems that have them carry it. */
export const DEADLINES = /* @__PURE__ */ texts('rules/deadlines', {
  en: en.deadlines,
  de: de.deadlines,
  fr: fr.deadlines,
});

/** What falls due, and what a season's days are called. */
export const DUES = /* @__PURE__ */ texts('rules/dues', { en: en.dues, de: de.dues, fr: fr.dues });

export const ENGINE = /* @__PURE__ */ texts('rules/engine', { en: en.engine, de: de.engine, fr: fr.engine });

export const GO = /* @__PURE__ */ texts('rules/go', { en: en.go, de: de.go, fr: fr.go });

/** Words about missed months or weeks, on ladders that say which of them count. */
export const MISSED = /* @__PURE__ */ texts('rules/missed', { en: en.missed, de: de.missed, fr: fr.missed });

export const NIGHT = /* @__PURE__ */ texts('rules/night', { en: en.night, de: de.night, fr: fr.night });

export const PGN = /* @__PURE__ */ texts('rules/pgn', { en: en.pgn, de: de.pgn, fr: fr.pgn });

export const POINTS = /* @__PURE__ */ texts('rules/points', { en: en.points, de: de.points, fr: fr.points });

export const POTS = /* @__PURE__ */ texts('rules/pots', { en: en.pots, de: de.pots, fr: fr.pots });

export const SETTINGS = /* @__PURE__ */ texts('rules/settings', { en: en.settings, de: de.settings, fr: fr.settings });

/** Why something moved a player, and what a game did: in words that follow a name, or as a headline. */
export const STORIES = /* @__PURE__ */ texts('rules/stories', { en: en.stories, de: de.stories, fr: fr.stories });

/** The players whom somebody can’t challenge now, on ladders with such rules. */
export const WHOM = /* @__PURE__ */ texts('rules/whom', { en: en.whom, de: de.whom, fr: fr.whom });

/** Rules in plain words that several systems share; systems without them are bundled without them. */
export const WRITTEN = /* @__PURE__ */ texts('rules/written', { en: en.written, de: de.written, fr: fr.written });

export const LOG = /* @__PURE__ */ texts('rules/log', { en: en.log, de: de.log, fr: fr.log });
