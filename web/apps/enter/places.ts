/// <reference lib="dom" />
import { chooseActor, type Stage } from '../../kit/acting.ts';
import type { Session } from '../../kit/session.ts';

/** Where somebody can go. */
export interface Place {
  readonly address: string;
  readonly words: string;
  /** The page that is there, where it is for somebody. */
  readonly stage?: Stage;
}

/** Has the page of a place act as somebody. */
export function choose({ stage }: Place, session: Session): void {
  if (stage) chooseActor(stage, session);
}

/** Where somebody has something to do, the likeliest first, and then what everybody may see. */
export function placesOf({ club, role }: Session): readonly (readonly Place[])[] {
  const several = club.ladders.length > 1;
  const ladders = club.ladders.map((ladder) => pagesOf({ club: club.id, ladder }, several, role));
  const fresh: Place = { address: '/new/', words: 'Make a new ladder', stage: { app: 'new' } };
  return [...ladders, ...(role === 'organiser' ? [[fresh]] : []), [{ address: `/${club.id}/`, words: club.name }]];
}

/** A player’s own page on a ladder, and the ladder itself. */
export const ownPlaces = ({ club, role }: Session, ladder: string): readonly Place[] =>
  pagesOf({ club: club.id, ladder }, false, role);

/** `named`: of several ladders it is said which one it is. */
function pagesOf(place: { club: string; ladder: string }, named: boolean, role: Session['role']): readonly Place[] {
  const ladder = `/${place.club}/${place.ladder}/`;
  const titled = (words: string): string => (named ? `${place.ladder}: ${words}` : words);
  const own = (app: 'me' | 'board' | 'desk', words: string): Place => ({
    address: `${ladder}${app}/`,
    words: titled(words),
    stage: { app, ...place },
  });
  const page: Place = { address: ladder, words: titled('The ladder') };
  const [board, desk] = [own('board', 'Club-night board'), own('desk', 'Desk')];
  if (role === 'player') return [own('me', 'Your page'), page];
  return role === 'organiser' ? [desk, board, page] : [board, desk, page];
}
