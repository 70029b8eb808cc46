import type { LadderKey } from '#functions/database/keys.ts';
import type { Call } from '#functions/http/call.ts';
import { ladderIn } from '#functions/http/event.ts';
import { noSuchLadder, type Problem } from '#functions/http/problem.ts';
import { entrantsOf, peopleBehind } from '#shared/rules/entrants/people.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A player’s request about a ladder, which is as stored when the request came. */
export interface OwnLadderCall {
  readonly call: Call;
  readonly key: LadderKey;
  readonly ladder: Ladder;
  /** All for whom the player speaks there. */
  readonly mine: readonly PlayerId[];
  /** The one of them whose page it is. */
  readonly me: PlayerId;
}

/** Who makes a request that only players may make. */
export function playerIn({ caller }: Call): PlayerId {
  const player = parsePlayerId(caller.player ?? '');
  if (!player) throw new Error('a player’s key names no player');
  return player;
}

/**
 * Those of a ladder for whom a player speaks there, the one that stands best first; themselves, where they are not on it yet. Nobody,
 * where another entrant has the very id that they have.
 */
export function spokenFor(ladder: Ladder, player: PlayerId): readonly PlayerId[] {
  const found = entrantsOf(ladder, player);
  if (found.length > 0) return found;
  return peopleBehind(ladder, player).includes(player) ? [player] : [];
}

export async function onOwnLadder(call: Call): Promise<OwnLadderCall | Problem> {
  const key = ladderIn(call.event);
  const ladder = key && (await call.runtime.store.load(key));
  if (!ladder) return noSuchLadder;
  const mine = spokenFor(ladder, playerIn(call));
  const me = mine.find((each) => each === call.query.as) ?? mine[0];
  return me ? { call, key, ladder, mine, me } : noSuchLadder;
}
