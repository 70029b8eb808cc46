/// <reference lib="dom" />

/** Where people see as whom they are signed in, and what to do if they are not. */
export const ACCOUNT = '/enter/';

/** The page on which players have a sign-in link sent to them: one of a club, or of every club that knows their address. */
export const askingPageOf = (club?: string): string => `/api/mail/${club === undefined ? '' : `${club}/`}link`;

/** As long as an e-mail address can be (RFC 5321). */
export const LONGEST_ADDRESS = 254;

/** Where a page leads to sign in; without e-mails to where it says what to do. */
export const signInAt = (club: string | undefined, mails: boolean | undefined): string =>
  mails ? askingPageOf(club) : ACCOUNT;

/** Whether the deployment sends e-mails, as the page says that it was put there with. */
export const sendsMails = (): boolean => document.documentElement.dataset['mails'] !== undefined;
