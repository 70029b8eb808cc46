import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { remembered } from '#shared/vocabulary/lens.ts';
import type { Slot } from '#shared/vocabulary/slot.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { WithSettings } from './settings.ts';

/** Something that a rule records of each player, in a slot if the ladder has that rule; all of it follows from the log. */
export interface PlayerRecord<V> {
  /** Whether the ladder has the rule that asks for it. */
  readonly isKept: (ladder: WithSettings) => boolean;
  readonly of: (ladder: Ladder, player: PlayerId) => V | undefined;
  /** As the log remembers it, on a ladder that was made from its log: longer ago, too. */
  readonly inLog: (ladder: Ladder, player: PlayerId) => V | undefined;
  readonly changed: (ladder: Ladder, player: PlayerId, change: (known: V | undefined) => V) => Ladder;
  /** The players of whom something is recorded. */
  readonly players: (ladder: Ladder) => readonly PlayerId[];
  /** Of whom one ladder knows something else than another. */
  readonly between: (before: Ladder, after: Ladder) => Iterable<PlayerId>;
  /** A ladder that has the rule from now on: what was before is taken from its log. */
  readonly begun: (ladder: Ladder) => Ladder;
}

/** `shortened`: as much of it as is needed to go on. */
export function keptOfPlayers<V>(
  slot: Slot<Table<PlayerId, V>>,
  isKept: (ladder: WithSettings) => boolean,
  shortened: (value: V) => V = (value) => value,
): PlayerRecord<V> {
  const log = remembered<Table<PlayerId, V>>(slot.name, Table.empty());
  const inBoth = [slot, log] as const;
  return {
    isKept,
    of: (ladder, player) => slot.of(ladder).get(player),
    inLog: (ladder, player) => log.of(ladder).get(player),
    changed(ladder, player, change) {
      const [known, all] = [slot.of(ladder), log.of(ladder)];
      const after = log.set(ladder, all.set(player, change(all.get(player))));
      return isKept(ladder) ? slot.set(after, known.set(player, shortened(change(known.get(player))))) : after;
    },
    players: (ladder) => Array.from(slot.of(ladder).entries(), ([player]) => player),
    *between(before, after) {
      for (const table of inBoth) yield* table.of(after).changedSince(table.of(before));
    },
    begun(ladder) {
      const all = Array.from(log.of(ladder).entries(), ([player, value]) => [player, shortened(value)] as const);
      return slot.set(ladder, Table.of(all));
    },
  };
}
