import { deadlineName, type Effects, type Move, type Settlement } from '../vocabulary/entry.ts';
import type { ChallengeId, PlayerId } from '../vocabulary/vocabulary.ts';

/** Calls players, and challenges, something else. */
export interface Renaming {
  readonly player: (player: PlayerId) => PlayerId;
  readonly challenge: (challenge: ChallengeId) => ChallengeId;
}

/** What a line did, to players who are called otherwise. */
export const publicEffects = ({ settled, moves, ...rest }: Effects, renaming: Renaming): Effects => ({
  ...rest,
  settled: settled.map((settlement) => publicSettlement(settlement, renaming)),
  moves: publicShifts(moves, renaming),
});

function publicSettlement(settlement: Settlement, renaming: Renaming): Settlement {
  const did = publicOutcome(settlement, renaming);
  switch (settlement.kind) {
    case 'month':
    case 'week': {
      const { kind, name, first, last, at, through } = settlement;
      return { kind, name, first, last, at, ...(through && { through }), ...did };
    }
    case 'cut': {
      const { kind, name, at } = settlement;
      return { kind, name, at, ...did };
    }
    case 'deadline': {
      const { kind, at, outcome } = settlement;
      const challenge = renaming.challenge(settlement.challenge);
      const players = {
        challenger: renaming.player(settlement.challenger),
        challenged: renaming.player(settlement.challenged),
      };
      return { kind, name: deadlineName(challenge), at, challenge, ...players, outcome, ...did };
    }
  }
}

/** What it did to whom. */
function publicOutcome(settlement: Settlement, renaming: Renaming) {
  const { clause, clauses, dropped, removed, forfeited, moves } = settlement;
  const { player: rename } = renaming;
  return {
    clause,
    ...(clauses && { clauses }),
    ...(dropped && { dropped: dropped.map(rename) }),
    removed: removed.map(rename),
    ...(forfeited && { forfeited: forfeited.map(({ player, points }) => ({ player: rename(player), points })) }),
    moves: publicShifts(moves, renaming),
  };
}

const publicShifts = (moves: readonly Move[], { player }: Renaming): readonly Move[] =>
  moves.map(({ players, from, change }) => ({ players: players.map(player), from, change }));
