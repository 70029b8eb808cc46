import type { LadderKey } from '#functions/database/keys.ts';
import type { Call } from '#functions/http/call.ts';
import { ladderIn } from '#functions/http/event.ts';
import { noSuchLadder, type Problem } from '#functions/http/problem.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A player’s request about a ladder, which is as stored when the request came. */
export interface OwnLadderCall {
  readonly call: Call;
  readonly key: LadderKey;
  readonly ladder: Ladder;
  readonly me: PlayerId;
}

/** Who makes a request that only players may make. */
export function playerIn({ caller }: Call): PlayerId {
  const player = parsePlayerId(caller.player ?? '');
  if (!player) throw new Error('a player’s key names no player');
  return player;
}

export async function onOwnLadder(call: Call): Promise<OwnLadderCall | Problem> {
  const key = ladderIn(call.event);
  const ladder = key && (await call.runtime.store.load(key));
  return ladder ? { call, key, ladder, me: playerIn(call) } : noSuchLadder;
}
