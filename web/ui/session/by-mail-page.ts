/// <reference lib="dom" />

/** Where somebody says which club is theirs, to have a sign-in link sent. */
export const CHOOSING_CLUB = '/#by-mail';

/** The page on which players of a club have a sign-in link sent to them. */
export const askingPageOf = (club: string): string => `/api/mail/${club}/link`;

/** Whether that page is there: it is not where the deployment sends no e-mails. Nothing where that could not be asked. */
export async function hasAskingPage(club: string): Promise<boolean | undefined> {
  const found = await fetch(askingPageOf(club), { cache: 'no-store' }).catch(() => undefined);
  return found && found.status < 500 ? found.ok : undefined;
}
