import { slotsOf } from '#shared/systems/slots.ts';
import type { Ladder, Player } from '#shared/vocabulary/ladder.ts';
import type { Page } from '#shared/vocabulary/order.ts';
import type { AnySlot } from '#shared/vocabulary/slot.ts';
import type { Figures, StoredSlot } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** What is stored of a player; slots may keep something of theirs in a field of it. */
export type PlayerPart = Player;

/** What a roster says of a player: what is stored of them, or that they are on the ladder no more. */
export type InRoster = PlayerPart | { readonly id: PlayerId; readonly gone: true };

export function playerPartsOf(ladder: Ladder): (id: PlayerId) => PlayerPart | undefined {
  const fields = slotsOf(ladder).flatMap((slot) => (slot.field ? [[slot.name, slot.field(ladder)] as const] : []));
  return (id) => {
    const player = ladder.players.get(id);
    if (!player) return undefined;
    const theirs = fields.map(([name, of]) => [name, of(id)] as const).filter(([, value]) => value !== undefined);
    return { ...player, ...Object.fromEntries(theirs) };
  };
}

export const playersChanged = (before: Ladder, after: Ladder): ReadonlySet<PlayerId> =>
  new Set([
    ...after.players.changedSince(before.players),
    ...slotsOf(after).flatMap((slot) => [...slot.fieldsChanged(before, after)]),
  ]);

/** The players in their parts, without the fields of slots. */
export function playersIn(parts: Iterable<PlayerPart>, slots: readonly AnySlot[]): Ladder['players'] {
  const fields = new Set(slots.flatMap(({ name, field }) => (field ? [name] : [])));
  return Table.of([...parts].map((part) => [part.id, without(part, fields)] as const));
}

const without = (part: PlayerPart, fields: ReadonlySet<string>): Player =>
  fields.size === 0 ? part : (Object.fromEntries(Object.entries(part).filter(([name]) => !fields.has(name))) as Player);

/** What a slot keeps in the part of each player that has any of it. */
export const fieldsOf = ({ name, field }: AnySlot, parts: Iterable<PlayerPart>): StoredSlot['ofPlayers'] =>
  Array.from(
    field ? parts : [],
    (part) => [part.id, Object.getOwnPropertyDescriptor(part, name)?.value] as const,
  ).filter(([, value]) => value !== undefined);

/** A page with what moves along with its players: a column for each figure, empty for players without it. */
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
