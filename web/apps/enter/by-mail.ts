/// <reference lib="dom" />
import { askingPageOf, CHOOSING_CLUB, hasAskingPage } from '../../kit/by-mail/page.ts';
import type { Session } from '../../kit/session.ts';
import { BY_MAIL } from '../../kit/texts.ts';

export type Club = Pick<Session['club'], 'id' | 'name'>;

/** The clubs in which this browser’s people play. */
export const clubsOf = (all: readonly Session[]): readonly Club[] => [
  ...new Map(all.filter(({ role }) => role === 'player').map(({ club }) => [club.id, club] as const)).values(),
];

/** Leads to where a player has a sign-in link sent; nothing where their club sends no e-mails. */
export async function byMail({ id, name }: Club): Promise<HTMLAnchorElement | undefined> {
  return (await hasAskingPage(id)) ? linkTo(askingPageOf(id), BY_MAIL.of(name)) : undefined;
}

/** Leads somebody of whom this browser knows no club to where they say which is theirs. */
export const ofAnyClub = (): HTMLAnchorElement => linkTo(CHOOSING_CLUB, BY_MAIL.send);

function linkTo(address: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words;
  return link;
}
