import { formatLocal } from '../calendar/zone.ts';
import type { PotView } from '../contract/games.ts';
import { stake } from '../rules/pots/games.ts';
import { gamesSlot } from '../rules/pots/slots.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Named } from '../words/names.ts';

/** The games that are running, the earliest first. */
export const potsOf = (ladder: Ladder, named: Named): PotView[] =>
  [...gamesSlot.of(ladder).values()]
    .toSorted((one, other) => one.started - other.started || (one.id < other.id ? -1 : 1))
    .map(({ id, started, players }) => ({
      id,
      since: formatLocal(ladder.header.timezone, started),
      players: players.map(named),
      pot: stake.of(ladder) * players.length,
    }));
