import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What a page says before it knows the ways to others. */
export const ACCOUNT_TEXT = /* @__PURE__ */ texts('ui/account', {
  en: en.account,
  de: de.account,
  fr: fr.account,
});

/** What a page says of those as whom this browser is signed in. */
export const ACCOUNT_PART = /* @__PURE__ */ texts('ui/accountPart', {
  en: en.accountPart,
  de: de.accountPart,
  fr: fr.accountPart,
});

/** What is said of moves that a command would bring about. */
export const BEFORE_AFTER = /* @__PURE__ */ texts('ui/beforeAfter', {
  en: en.beforeAfter,
  de: de.beforeAfter,
  fr: fr.beforeAfter,
});

/** What is said of a season that lags behind its page. */
export const BEHIND = /* @__PURE__ */ texts('ui/behind', { en: en.behind, de: de.behind, fr: fr.behind });

export const BOARD = /* @__PURE__ */ texts('ui/board', { en: en.board, de: de.board, fr: fr.board });

/** What is said of signing in by e-mail. */
export const BY_MAIL = /* @__PURE__ */ texts('ui/byMail', { en: en.byMail, de: de.byMail, fr: fr.byMail });

/** What is said of the chart of a season. */
export const CHART = /* @__PURE__ */ texts('ui/chart', { en: en.chart, de: de.chart, fr: fr.chart });

/** What is said where a text is to be copied. */
export const COPYING = /* @__PURE__ */ texts('ui/copying', { en: en.copying, de: de.copying, fr: fr.copying });

export const CREST = /* @__PURE__ */ texts('ui/crest', { en: en.crest, de: de.crest, fr: fr.crest });

export const EACH_GAME = /* @__PURE__ */ texts('ui/eachGame', {
  en: en.eachGame,
  de: de.eachGame,
  fr: fr.eachGame,
});

/** What is said of the Grand Final. */
export const FINAL = /* @__PURE__ */ texts('ui/final', { en: en.final, de: de.final, fr: fr.final });

/** Said to the winner of a season. */
export const JOY = /* @__PURE__ */ texts('ui/joy', { en: en.joy, de: de.joy, fr: fr.joy });

/** What is said of the last results. */
export const LAST_RESULTS = /* @__PURE__ */ texts('ui/lastResults', {
  en: en.lastResults,
  de: de.lastResults,
  fr: fr.lastResults,
});

/** What lines of the log tell, in plain words. */
export const LINE_STORY = /* @__PURE__ */ texts('ui/lineStory', {
  en: en.lineStory,
  de: de.lineStory,
  fr: fr.lineStory,
});

/** What is said where something is loaded, or could not be. */
export const LOADING = /* @__PURE__ */ texts('ui/loading', { en: en.loading, de: de.loading, fr: fr.loading });

/** What is said of a club night. */
export const NIGHT = /* @__PURE__ */ texts('ui/night', { en: en.night, de: de.night, fr: fr.night });

/** What is said where one of many players is looked for. */
export const PEOPLE = /* @__PURE__ */ texts('ui/people', { en: en.people, de: de.people, fr: fr.people });

/** How what players may say of themselves is called, as officials read it; players may read another word. */
export const PREFERENCE_LABELS = /* @__PURE__ */ texts('ui/preferenceLabels', {
  en: en.preferenceLabels,
  de: de.preferenceLabels,
  fr: fr.preferenceLabels,
});

/** What is said where players propose matches and games to each other. */
export const PROPOSALS = /* @__PURE__ */ texts('ui/proposals', {
  en: en.proposals,
  de: de.proposals,
  fr: fr.proposals,
});

/** What a question says that is asked before something is taken away. */
export const QUESTION = /* @__PURE__ */ texts('ui/question', {
  en: en.question,
  de: de.question,
  fr: fr.question,
});

/** A link to a rule in plain words. */
export const RULE = /* @__PURE__ */ texts('ui/rule', { en: en.rule, de: de.rule, fr: fr.rule });

/** What is said of penalties and forfeits, those to come and those that came. */
export const SETTLEMENTS = /* @__PURE__ */ texts('ui/settlements', {
  en: en.settlements,
  de: de.settlements,
  fr: fr.settlements,
});

/** What a game is played at, in words. */
export const TERMS = /* @__PURE__ */ texts('ui/terms', { en: en.terms, de: de.terms, fr: fr.terms });

/** What the pages of apps are called until they show more. */
export const TITLES = /* @__PURE__ */ texts('ui/titles', { en: en.titles, de: de.titles, fr: fr.titles });

/** Words that stand on many pages. */
export const WORDS = /* @__PURE__ */ texts('ui/words', { en: en.words, de: de.words, fr: fr.words });
