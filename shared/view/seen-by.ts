import { LAST_DATE } from '../calendar/moment.ts';
import { systemOf } from '../systems/registry.ts';
import type { Preferences } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder, Player } from '../vocabulary/ladder.ts';
import { publicLadder } from '../vocabulary/snapshot.ts';
import { Table } from '../vocabulary/table.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

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

/** What is said of everybody's membership to those whom it does not concern: all count as paid up, where a system asks. */
export const assumedMembership = (header: Pick<Header, 'system'>): Preferences =>
  systemOf({ header }).preferences.includes('paidUntil') ? { registered: true, paidUntil: LAST_DATE } : {};
