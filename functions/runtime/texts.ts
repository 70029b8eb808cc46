import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** Why a club, its ladders, seasons and logs can't be changed. */
export const ADMIN = /* @__PURE__ */ texts('runtime/admin', { en: en.admin, de: de.admin, fr: fr.admin });

/** Why a picture is not taken for a crest. */
export const HTTP_CREST = /* @__PURE__ */ texts('runtime/httpCrest', {
  en: en.httpCrest,
  de: de.httpCrest,
  fr: fr.httpCrest,
});

/** Why no date can be proposed, agreed or called off. */
export const HTTP_DATES = /* @__PURE__ */ texts('runtime/httpDates', {
  en: en.httpDates,
  de: de.httpDates,
  fr: fr.httpDates,
});

/** Why nothing can be said of a result. */
export const HTTP_DISPUTES = /* @__PURE__ */ texts('runtime/httpDisputes', {
  en: en.httpDisputes,
  de: de.httpDisputes,
  fr: fr.httpDisputes,
});

/** What is wrong with a log to be imported, or why it wasn't. */
export const IMPORTING = /* @__PURE__ */ texts('runtime/importing', {
  en: en.importing,
  de: de.importing,
  fr: fr.importing,
});

/** What is written in e-mails and on the pages that they lead to, besides the notices themselves. */
export const MAIL = /* @__PURE__ */ texts('runtime/mail', { en: en.mail, de: de.mail, fr: fr.mail });

/** Why nothing is done about a club's members, requests to join, or links. */
export const PEOPLE = /* @__PURE__ */ texts('runtime/people', { en: en.people, de: de.people, fr: fr.people });

/** Why nothing can be proposed, or agreed to. */
export const PROPOSALS = /* @__PURE__ */ texts('runtime/proposals', {
  en: en.proposals,
  de: de.proposals,
  fr: fr.proposals,
});

/** What calendars and tables of a ladder say in words of their own. */
export const PUBLISHING = /* @__PURE__ */ texts('runtime/publishing', {
  en: en.publishing,
  de: de.publishing,
  fr: fr.publishing,
});

/** Why a request is refused before any rule is consulted. */
export const REQUESTS = /* @__PURE__ */ texts('runtime/requests', {
  en: en.requests,
  de: de.requests,
  fr: fr.requests,
});

/** The e-mail to an organiser who signs a club up, and the page that it leads to. */
export const SIGN_UP_TEXT = /* @__PURE__ */ texts('runtime/signUp', { en: en.signUp, de: de.signUp, fr: fr.signUp });

/** Why what was asked for cannot be written. */
export const TOO_LARGE = /* @__PURE__ */ texts('runtime/tooLarge', {
  en: en.tooLarge,
  de: de.tooLarge,
  fr: fr.tooLarge,
});
