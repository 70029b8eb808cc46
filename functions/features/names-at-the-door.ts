import type { Bodies } from '#shared/vocabulary/command.ts';
import type { Player } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { type Problem, refused } from '../http/problem.ts';

interface IntroducedName {
  readonly id?: PlayerId;
  readonly name?: string;
}

interface KnownPlayers {
  readonly players: { get(id: PlayerId): Pick<Player, 'name'> | undefined };
}

/**
 * Refuses to record a name that can't be one: it would be public, and in the log for good. Names of lines that are recorded or
 * imported already are none of its business, nor is one that a player has on the ladder.
 */
export function againstNames(body: Bodies[Verb], known?: KnownPlayers): Problem | undefined {
  for (const [path, { id, name }] of introducedIn(body)) {
    const why = name === undefined || (id && known?.players.get(id)?.name === name) ? undefined : whyNoName(name);
    if (why !== undefined) return refused(refusal('invalid', `${path}: ${why}`, '§0'));
  }
  return undefined;
}

/** The people a command names, and where it does: in a seed, a join or a rename. */
function introducedIn(body: Bodies[Verb]): readonly (readonly [path: string, who: IntroducedName])[] {
  if ('name' in body && 'player' in body) return [['name', body]];
  if (!('players' in body)) return [];
  return body.players.map((who, index) => [`players.${index}.name`, typeof who === 'string' ? {} : who] as const);
}
