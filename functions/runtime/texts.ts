import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** Why a club, its ladders, seasons and logs can't be changed. */
  admin: ADMIN,
  /** Why a picture is not taken for a crest or a photograph. */
  httpPicture: HTTP_PICTURE,
  /** Why no date can be proposed, agreed or called off. */
  httpDates: HTTP_DATES,
  /** Why nothing can be said of a result. */
  httpDisputes: HTTP_DISPUTES,
  /** What is wrong with a log to be imported, or why it wasn't. */
  importing: IMPORTING,
  /** What is written in e-mails and on the pages that they lead to, besides the notices themselves. */
  mail: MAIL,
  /** Why nothing is done about a club's members, requests to join, or links. */
  people: PEOPLE,
  /** Why nothing can be proposed, or agreed to. */
  proposals: PROPOSALS,
  /** What calendars and tables of a ladder say in words of their own. */
  publishing: PUBLISHING,
  /** Why a request is refused before any rule is consulted. */
  requests: REQUESTS,
  /** The e-mail to an organiser who signs a club up, and the page that it leads to. */
  signUp: SIGN_UP_TEXT,
  /** Why what was asked for cannot be written. */
  tooLarge: TOO_LARGE,
} = partsOf('runtime', { en, de, fr });
