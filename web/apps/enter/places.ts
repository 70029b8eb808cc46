/// <reference lib="dom" />

import { hasNights } from '#web/ui/ladder/nights.ts';
import { chooseActor, type Stage } from '#web/ui/session/acting.ts';
import type { Session } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { ENTER } from '../texts.ts';

export interface Place {
  readonly address: string;
  readonly words: string;
  readonly stage?: Stage;
}

/** Has the page of a place act as one of those who are signed in. */
export function choose({ stage }: Place, session: Session): void {
  if (stage) chooseActor(stage, session);
}

/** Which ladders have club nights, as "club/ladder", of all those on which sessions may record them. */
export type Nights = ReadonlySet<string>;

/** Asks the ladders of officials: nobody else is offered a club night. */
export async function nightsOf(all: readonly Session[]): Promise<Nights> {
  const officials = all.filter(({ role }) => role !== 'player');
  const ladders = new Set(officials.flatMap(({ club }) => club.ladders.map((ladder) => `${club.id}/${ladder}`)));
  const asked = [...ladders].map(async (each) => {
    const [club = '', ladder = ''] = each.split('/');
    return (await hasNights(club, ladder)) ? [each] : [];
  });
  return new Set((await Promise.all(asked)).flat());
}

/** The only place to which a player’s link leads, where it asks nothing: nobody else is signed in here. */
export function onlyPlace(session: Session): Place | undefined {
  const { role, club, others = [], signedIn } = session;
  if (role !== 'player' || club.ladders.length > 1) return undefined;
  return signedIn || others.length === 0 ? placesOf(session, new Set())[0]?.[0] : undefined;
}

export function placesOf({ club, role }: Session, nights: Nights): readonly (readonly Place[])[] {
  const several = club.ladders.length > 1;
  const ladders = club.ladders.map((ladder) => pagesOf({ club: club.id, ladder }, several, role, nights));
  const fresh: Place = { address: '/new/', words: ENTER.places.new, stage: { app: 'new' } };
  return [...ladders, ...(role === 'organiser' ? [[fresh]] : []), [{ address: `/${club.id}/`, words: club.name }]];
}

/** A player’s own page on a ladder, and the ladder itself. */
export const ownPlaces = ({ club, role }: Session, ladder: string): readonly Place[] =>
  pagesOf({ club: club.id, ladder }, false, role, new Set());

function pagesOf(
  place: { club: string; ladder: string },
  named: boolean,
  role: Session['role'],
  nights: Nights,
): readonly Place[] {
  const ladder = `/${place.club}/${place.ladder}/`;
  const titled = (words: string): string => (named ? ENTER.places.of(place.ladder, words) : words);
  const own = (app: 'me' | 'board' | 'desk', words: string): Place => ({
    address: `${ladder}${app}/`,
    words: titled(words),
    stage: { app, ...place },
  });
  const page: Place = { address: ladder, words: titled(ENTER.places.ladder) };
  const board = nights.has(`${place.club}/${place.ladder}`) ? [own('board', TITLES.board)] : [];
  const desk = own('desk', TITLES.desk);
  if (role === 'player') return [own('me', TITLES.me), page];
  return role === 'organiser' ? [desk, ...board, page] : [...board, desk, page];
}
