import { slotsOf } from '#shared/systems/slots.ts';
import type { Figures } from '#shared/vocabulary/keeping.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Page } from '#shared/vocabulary/order.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A page with what moves with its players: columns with one figure for each, or nothing where somebody has none. */
interface ColumnsPage {
  readonly players: string;
  readonly [column: string]: string;
}

/** What a page says: its players, top first, and the columns that slots keep beside them, so that all move together. */
export type PagePart = string | ColumnsPage;

export function pagePart({ players }: Page, ladder: Ladder): PagePart {
  const ids = players.join(' ');
  const columns = slotsOf(ladder).flatMap((slot) => {
    const names = slot.columns(ladder);
    const rows = names.length > 0 ? players.map((player) => slot.figures(ladder, player)) : [];
    return names.map((name) => [name, rows.map((row) => row?.[name] ?? '').join(' ')] as const);
  });
  return columns.length > 0 ? { players: ids, ...Object.fromEntries(columns) } : ids;
}

const idsIn = (text: string): readonly PlayerId[] => (text === '' ? [] : (text.split(' ') as PlayerId[]));

export const playersOn = (page: PagePart): readonly PlayerId[] => idsIn(typeof page === 'string' ? page : page.players);

/** The figures beside each player of a page, by column. */
export function figuresOn(page: PagePart): readonly (readonly [PlayerId, Figures])[] {
  if (typeof page === 'string') return [];
  const { players, ...columns } = page;
  const figures = Object.entries(columns).map(([name, text]) => [name, text.split(' ')] as const);
  return idsIn(players).map((player, index) => [player, rowOf(figures, index)] as const);
}

const rowOf = (columns: readonly (readonly [name: string, figures: readonly string[]])[], index: number): Figures =>
  Object.fromEntries(
    columns.flatMap(([name, figures]) => {
      const figure = figures[index] ?? '';
      return figure === '' ? [] : [[name, Number(figure)] as const];
    }),
  );
