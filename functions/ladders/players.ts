import { slotsOf } from '#shared/systems/slots.ts';
import type { Found } from '#shared/vocabulary/keeping.ts';
import type { Ladder, Player } from '#shared/vocabulary/ladder.ts';
import type { AnySlot } from '#shared/vocabulary/slot.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** What is stored of a player; slots may keep something of theirs in a field of it. */
export type PlayerPart = Player;

/** Gives the part of each player of a ladder. */
export function playerPartsOf(ladder: Ladder): (id: PlayerId) => PlayerPart | undefined {
  const fields = slotsOf(ladder).flatMap((slot) => (slot.field ? [[slot.name, slot.field(ladder)] as const] : []));
  return (id) => {
    const player = ladder.players.get(id);
    if (!player) return undefined;
    const theirs = fields.map(([name, of]) => [name, of(id)] as const).filter(([, value]) => value !== undefined);
    return { ...player, ...Object.fromEntries(theirs) };
  };
}

/** Whose part may differ between two ladders. */
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
export const fieldsOf = ({ name, field }: AnySlot, parts: Iterable<PlayerPart>): Found['ofPlayers'] =>
  Array.from(
    field ? parts : [],
    (part) => [part.id, Object.getOwnPropertyDescriptor(part, name)?.value] as const,
  ).filter(([, value]) => value !== undefined);
