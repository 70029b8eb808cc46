import type { Effects, Move, Settlement } from '../vocabulary/entry.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** Calls a player something else. */
export type Rename = (player: PlayerId) => PlayerId;

/** What a line did, to players who are called otherwise. */
export const publicEffects = ({ settled, moves, ...rest }: Effects, rename: Rename): Effects => ({
  ...rest,
  settled: settled.map((settlement) => publicSettlement(settlement, rename)),
  moves: publicShifts(moves, rename),
});

const publicSettlement = ({ dropped, removed, forfeited, moves, ...rest }: Settlement, rename: Rename): Settlement => ({
  ...rest,
  removed: removed.map(rename),
  ...(dropped && { dropped: dropped.map(rename) }),
  ...(forfeited && { forfeited: forfeited.map(({ player, points }) => ({ player: rename(player), points })) }),
  moves: publicShifts(moves, rename),
});

const publicShifts = (moves: readonly Move[], rename: Rename): readonly Move[] =>
  moves.map(({ players, ...move }) => ({ ...move, players: players.map(rename) }));
