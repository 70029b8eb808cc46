import type { Ladder, Purse } from '../../shared/vocabulary/ladder.ts';
import type { Page } from '../../shared/vocabulary/order.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/** A page with what its players have: columns with one figure for each, or nothing where somebody has none. */
interface PursePage {
  readonly players: string;
  readonly points: string;
  readonly seats: string;
  readonly openings: string;
  readonly originals: string;
}

/** What a page says: its players, top first, and where they play for points their purses, so that both move together. */
export type PagePart = string | PursePage;

export function pagePart({ players }: Page, purses: Ladder['purses']): PagePart {
  const ids = players.join(' ');
  if (purses.size === 0) return ids;
  const column = (name: keyof Purse): string => players.map((player) => purses.get(player)?.[name] ?? '').join(' ');
  return {
    players: ids,
    points: column('points'),
    seats: column('seat'),
    openings: column('opening'),
    originals: column('original'),
  };
}

export const idsIn = (text: string): readonly PlayerId[] => (text === '' ? [] : (text.split(' ') as PlayerId[]));

export const playersOn = (page: PagePart): readonly PlayerId[] => idsIn(typeof page === 'string' ? page : page.players);

export function pursesOn(page: PagePart): readonly (readonly [PlayerId, Purse])[] {
  if (typeof page === 'string') return [];
  const [points, seats, openings, originals] = [page.points, page.seats, page.openings, page.originals].map(figuresIn);
  return playersOn(page).flatMap((player, index) => {
    const [held, seat, opening, original] = [points, seats, openings, originals].map((figures) => figures?.[index]);
    if (held === undefined || seat === undefined) return [];
    const known = { ...(opening !== undefined && { opening }), ...(original !== undefined && { original }) };
    return [[player, { points: held, seat, ...known }] as const];
  });
}

const figuresIn = (column: string): readonly (number | undefined)[] =>
  column.split(' ').map((figure) => (figure === '' ? undefined : Number(figure)));
