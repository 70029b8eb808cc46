import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** The texts of the player's page that are there at once; its parts have their own. */
export const TEXT = /* @__PURE__ */ texts('me/me', { en: en.me, de: de.me, fr: fr.me });

/** What is said of the days on which a player is away: it comes with the script for them. */
export const AWAY = /* @__PURE__ */ texts('me/away', { en: en.away, de: de.away, fr: fr.away });

/** What is said where a player signs in from the home screen; it comes with the script for that. */
export const BY_LINK = /* @__PURE__ */ texts('me/byLink', { en: en.byLink, de: de.byLink, fr: fr.byLink });

/** What is said of a result that waits for one of the two. */
export const CONFIRMING = /* @__PURE__ */ texts('me/confirming', {
  en: en.confirming,
  de: de.confirming,
  fr: fr.confirming,
});

/** What is said of when two players mean to play; it comes with the script for that. */
export const DATING = /* @__PURE__ */ texts('me/dating', { en: en.dating, de: de.dating, fr: fr.dating });

/** What the night of the final asks of a player. */
export const FINAL = /* @__PURE__ */ texts('me/final', { en: en.final, de: de.final, fr: fr.final });

/** What is said to somebody who may join the ladder. */
export const JOIN = /* @__PURE__ */ texts('me/join', { en: en.join, de: de.join, fr: fr.join });

/** What is said of the report of a game with its moves alone: it comes with the script for them. */
export const MOVES = /* @__PURE__ */ texts('me/moves', { en: en.moves, de: de.moves, fr: fr.moves });

/** What is said of what others have tapped on this phone. */
export const OUTBOXES = /* @__PURE__ */ texts('me/outboxes', {
  en: en.outboxes,
  de: de.outboxes,
  fr: fr.outboxes,
});

/** What is said of games of several alone: it comes with the script for them. */
export const POTS = /* @__PURE__ */ texts('me/pots', { en: en.pots, de: de.pots, fr: fr.pots });

/** What is said of preferences alone: it comes with the script for them. */
export const PREFERENCES = /* @__PURE__ */ texts('me/preferences', {
  en: en.preferences,
  de: de.preferences,
  fr: fr.preferences,
});

/** What is said of matches that two have to agree on. */
export const PROPOSALS = /* @__PURE__ */ texts('me/proposals', {
  en: en.proposals,
  de: de.proposals,
  fr: fr.proposals,
});

/** What is said of how to reach an opponent; it comes with the script for that. */
export const REACH = /* @__PURE__ */ texts('me/reach', { en: en.reach, de: de.reach, fr: fr.reach });

/** What is said of what a player has played. */
export const RECORD = /* @__PURE__ */ texts('me/record', { en: en.record, de: de.record, fr: fr.record });

/** What is said of those whom a player may challenge, and of the others. */
export const RIVALS = /* @__PURE__ */ texts('me/rivals', { en: en.rivals, de: de.rivals, fr: fr.rivals });

/** What the forms say by which a result is reported. */
export const SCORES = /* @__PURE__ */ texts('me/scores', { en: en.scores, de: de.scores, fr: fr.scores });

/** Every text about how players are told what concerns them; it comes with the script for that. */
export const TOLD = /* @__PURE__ */ texts('me/told', { en: en.told, de: de.told, fr: fr.told });

/** What the page says of a club night. */
export const TONIGHT = /* @__PURE__ */ texts('me/tonight', { en: en.tonight, de: de.tonight, fr: fr.tonight });
