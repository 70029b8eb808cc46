/// <reference lib="dom" />

import { labelled } from '#shared/words/lists.ts';
import { readCard } from '#web/ui/ladder/nights.ts';
import { chooseActor, type SignedInPage } from '#web/ui/session/acting.ts';
import { ask } from '#web/ui/session/api.ts';
import type { LadderAddress, Session } from '#web/ui/session/session.ts';
import { TITLES, WORDS } from '#web/ui/texts.ts';

export interface Destination {
  readonly address: string;
  readonly words: string;
  readonly stage?: SignedInPage;
}

/** Has the page of a place act for one of those who are signed in. */
export function choose({ stage }: Destination, session: Session): void {
  if (stage) chooseActor(stage, session);
}

interface LadderNamed {
  readonly name: string;
  readonly hasNights: boolean;
}

/** What the ladders on which sessions act are called, and whether they have club nights; as "club/ladder". */
export type Ladders = ReadonlyMap<string, LadderNamed>;

export async function laddersOf(all: readonly Session[]): Promise<Ladders> {
  const keys = new Set(all.flatMap(({ club }) => club.ladders.map((ladder) => `${club.id}/${ladder}`)));
  const read = [...keys].map(async (key) => {
    const [club = '', ladder = ''] = key.split('/');
    const { name = ladder, hasNights = true } = await readCard(club, ladder);
    return [key, { name, hasNights }] as const;
  });
  return new Map(await Promise.all(read));
}

/** How long it is waited for, in milliseconds: every ladder of the club is looked at. */
const PATIENCE = 15_000;

/** A player's ladders, as far as they can be read: those where something waits first, then the others that they are on. */
export async function ownLaddersOf({ club, actor }: Session) {
  const outcome = await ask<'listOwnLadders'>(`/api/clubs/${club.id}/own`, { as: actor, patience: PATIENCE });
  return outcome.kind === 'done' ? outcome.body.ladders : undefined;
}

/** Where a player who is signed in begins: at the page of the ladder where something waits. */
export async function startOf(session: Session): Promise<Destination> {
  const { club } = session;
  const [only, another] = club.ladders;
  const [first] = (another === undefined ? undefined : await ownLaddersOf(session)) ?? [];
  const start = another === undefined ? only : first?.rung && first.ladder;
  const [own] = start ? ownPlaces(session, start) : [];
  return own ?? clubPlace(session);
}

export const clubPlace = ({ club }: Session): Destination => ({ address: `/${club.id}/`, words: club.name });

export function placesOf(session: Session, ladders: Ladders): readonly (readonly Destination[])[] {
  const { club, role } = session;
  const several = club.ladders.length > 1;
  const pages = club.ladders.map((ladder) => {
    const { name, hasNights } = ladders.get(`${club.id}/${ladder}`) ?? { name: ladder, hasNights: true };
    return pagesOf({ club: club.id, ladder }, several ? name : undefined, role, hasNights);
  });
  const fresh: Destination = { address: '/new/', words: TITLES.new, stage: { app: 'new' } };
  return [...pages, ...(role === 'organiser' ? [[fresh]] : []), [clubPlace(session)]];
}

/** A player’s own page on a ladder, and the ladder itself. */
export const ownPlaces = ({ club, role }: Session, ladder: string): readonly Destination[] =>
  pagesOf({ club: club.id, ladder }, undefined, role, false);

function pagesOf(
  place: LadderAddress,
  name: string | undefined,
  role: Session['role'],
  hasNights: boolean,
): readonly Destination[] {
  const ladder = `/${place.club}/${place.ladder}/`;
  const titled = (words: string): string => (name === undefined ? words : labelled(name, words));
  const own = (app: 'me' | 'board' | 'desk', words: string): Destination => ({
    address: `${ladder}${app}/`,
    words: titled(words),
    stage: { app, ...place },
  });
  const page: Destination = { address: ladder, words: titled(WORDS.theLadder) };
  const board = hasNights ? [own('board', TITLES.board)] : [];
  const desk = own('desk', TITLES.desk);
  if (role === 'player') return [own('me', TITLES.me), page];
  return role === 'organiser' ? [desk, ...board, page] : [...board, desk, page];
}
