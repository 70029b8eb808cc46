/// <reference lib="dom" />

/** Where somebody says which club is theirs, to have a sign-in link sent. */
export const CHOOSING_CLUB = '/#by-mail';

/** The page on which players of a club have a sign-in link sent to them; nothing where the deployment sends no e-mails. */
export async function signInByMail(club: string): Promise<string | undefined> {
  const address = `/api/mail/${club}/link`;
  const found = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  return found?.ok ? address : undefined;
}
