/// <reference lib="dom" />

/** Where players choose their club, to have a sign-in link sent. */
export const CHOOSING_CLUB = '/#by-mail';

/** The page on which players of a club have a sign-in link sent to them. */
export const askingPageOf = (club: string): string => `/api/mail/${club}/link`;

/** Whether that page exists: not where the deployment sends no e-mails. Undefined if the site can't be reached. */
export async function hasAskingPage(club: string): Promise<boolean | undefined> {
  const found = await fetch(askingPageOf(club), { cache: 'no-store' }).catch(() => undefined);
  return found && found.status < 500 ? found.ok : undefined;
}
