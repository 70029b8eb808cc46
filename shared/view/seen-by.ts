import type { Ladder, Player } from '../vocabulary/ladder.ts';
import { publicLadder } from '../vocabulary/snapshot.ts';
import { Table } from '../vocabulary/table.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { assumedMembership } from './membership.ts';

/**
 * The ladder as one of its players knows it: of themselves everything, of the others neither ratings nor memberships.
 * Everybody else counts as paid up, so that the rules can be asked whom the player may challenge; a challenge to somebody
 * who is not is turned down when it is made.
 */
export function ladderSeenBy(ladder: Ladder, viewer: PlayerId | undefined): Ladder {
  const member = assumedMembership(ladder.header);
  const asSeen = (player: Player): Player => ({ ...player, preferences: { ...player.preferences, ...member } });
  const others = [...publicLadder(ladder).players.values()].map((player) => [player.id, asSeen(player)] as const);
  const players = Table.of(others);
  const own = viewer && ladder.players.get(viewer);
  return { ...ladder, players: own ? players.set(own.id, own) : players };
}
