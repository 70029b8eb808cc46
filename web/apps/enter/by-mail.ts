/// <reference lib="dom" />
import { signInByMail } from '../../kit/by-mail/page.ts';
import { WORDS } from '../../kit/by-mail/words.ts';
import type { Session } from '../../kit/session.ts';

export type Club = Pick<Session['club'], 'id' | 'name'>;

/** The clubs in which this browser’s people play. */
export const clubsOf = (all: readonly Session[]): readonly Club[] => [
  ...new Map(all.filter(({ role }) => role === 'player').map(({ club }) => [club.id, club] as const)).values(),
];

/** Leads to where a player has a sign-in link sent; nothing where their club sends no e-mails. */
export async function byMail({ id, name }: Club): Promise<HTMLAnchorElement | undefined> {
  const address = await signInByMail(id);
  if (address === undefined) return undefined;
  const link = document.createElement('a');
  link.href = address;
  link.textContent = WORDS.of(name);
  return link;
}
