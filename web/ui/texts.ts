import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const ACCOUNT_TEXT = /* @__PURE__ */ texts('ui/account', { en: en.account, de: de.account, fr: fr.account });

export const ACCOUNT_PART = /* @__PURE__ */ texts('ui/accountPart', {
  en: en.accountPart,
  de: de.accountPart,
  fr: fr.accountPart,
});

export const ALSO = /* @__PURE__ */ texts('ui/also', { en: en.also, de: de.also, fr: fr.also });

export const ANSWERS = /* @__PURE__ */ texts('ui/answers', { en: en.answers, de: de.answers, fr: fr.answers });

export const BEFORE_AFTER = /* @__PURE__ */ texts('ui/beforeAfter', {
  en: en.beforeAfter,
  de: de.beforeAfter,
  fr: fr.beforeAfter,
});

export const BEHIND = /* @__PURE__ */ texts('ui/behind', { en: en.behind, de: de.behind, fr: fr.behind });

export const BOARD = /* @__PURE__ */ texts('ui/board', { en: en.board, de: de.board, fr: fr.board });

export const BOUTS = /* @__PURE__ */ texts('ui/bouts', { en: en.bouts, de: de.bouts, fr: fr.bouts });

export const BY_MAIL = /* @__PURE__ */ texts('ui/byMail', { en: en.byMail, de: de.byMail, fr: fr.byMail });

export const CHART = /* @__PURE__ */ texts('ui/chart', { en: en.chart, de: de.chart, fr: fr.chart });

export const CLUB_TIME = /* @__PURE__ */ texts('ui/clubTime', { en: en.clubTime, de: de.clubTime, fr: fr.clubTime });

export const COPYING = /* @__PURE__ */ texts('ui/copying', { en: en.copying, de: de.copying, fr: fr.copying });

export const CREST = /* @__PURE__ */ texts('ui/crest', { en: en.crest, de: de.crest, fr: fr.crest });

export const EACH_GAME = /* @__PURE__ */ texts('ui/eachGame', { en: en.eachGame, de: de.eachGame, fr: fr.eachGame });

export const FILE_TITLES = /* @__PURE__ */ texts('ui/fileTitles', {
  en: en.fileTitles,
  de: de.fileTitles,
  fr: fr.fileTitles,
});

export const FINAL = /* @__PURE__ */ texts('ui/final', { en: en.final, de: de.final, fr: fr.final });

export const IN_WORDS = /* @__PURE__ */ texts('ui/inWords', { en: en.inWords, de: de.inWords, fr: fr.inWords });

export const JOY = /* @__PURE__ */ texts('ui/joy', { en: en.joy, de: de.joy, fr: fr.joy });

export const LAST_RESULTS = /* @__PURE__ */ texts('ui/lastResults', {
  en: en.lastResults,
  de: de.lastResults,
  fr: fr.lastResults,
});

export const LINE_STORY = /* @__PURE__ */ texts('ui/lineStory', {
  en: en.lineStory,
  de: de.lineStory,
  fr: fr.lineStory,
});

export const LOADING = /* @__PURE__ */ texts('ui/loading', { en: en.loading, de: de.loading, fr: fr.loading });

export const NIGHT = /* @__PURE__ */ texts('ui/night', { en: en.night, de: de.night, fr: fr.night });

export const OFFICIALS = /* @__PURE__ */ texts('ui/officials', {
  en: en.officials,
  de: de.officials,
  fr: fr.officials,
});

export const PEOPLE = /* @__PURE__ */ texts('ui/people', { en: en.people, de: de.people, fr: fr.people });

export const PREFERENCE_LABELS = /* @__PURE__ */ texts('ui/preferenceLabels', {
  en: en.preferenceLabels,
  de: de.preferenceLabels,
  fr: fr.preferenceLabels,
});

export const CONNECTION = /* @__PURE__ */ texts('ui/connection', {
  en: en.connection,
  de: de.connection,
  fr: fr.connection,
});

export const FORMS = /* @__PURE__ */ texts('ui/forms', { en: en.forms, de: de.forms, fr: fr.forms });

export const RULE = /* @__PURE__ */ texts('ui/rule', { en: en.rule, de: de.rule, fr: fr.rule });

export const SETTLEMENTS = /* @__PURE__ */ texts('ui/settlements', {
  en: en.settlements,
  de: de.settlements,
  fr: fr.settlements,
});

export const TERMS = /* @__PURE__ */ texts('ui/terms', { en: en.terms, de: de.terms, fr: fr.terms });

export const TITLES = /* @__PURE__ */ texts('ui/titles', { en: en.titles, de: de.titles, fr: fr.titles });

export const WORDS = /* @__PURE__ */ texts('ui/words', { en: en.words, de: de.words, fr: fr.words });

export const SCORES = /* @__PURE__ */ texts('ui/scores', { en: en.scores, de: de.scores, fr: fr.scores });

export const MARKS = /* @__PURE__ */ texts('ui/marks', { en: en.marks, de: de.marks, fr: fr.marks });

export const MOVES = /* @__PURE__ */ texts('ui/moves', { en: en.moves, de: de.moves, fr: fr.moves });

export const AWAY = /* @__PURE__ */ texts('ui/away', { en: en.away, de: de.away, fr: fr.away });

export const RIVALS = /* @__PURE__ */ texts('ui/rivals', { en: en.rivals, de: de.rivals, fr: fr.rivals });
