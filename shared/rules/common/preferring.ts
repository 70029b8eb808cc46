import type { Preferences } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { mustBeOnLadder } from './standing.ts';

/** The preferences among the fields of an entry. */
export function preferencesIn({ rated, main, byoyomi, scoring, registered, paidUntil }: Preferences): Preferences {
  return {
    ...(rated !== undefined && { rated }),
    ...(main !== undefined && { main }),
    ...(byoyomi !== undefined && { byoyomi }),
    ...(scoring !== undefined && { scoring }),
    ...(registered !== undefined && { registered }),
    ...(paidUntil !== undefined && { paidUntil }),
  };
}

/** Changes what a player prefers; what they do not name stays. */
export const withPreferences = (ladder: Ladder, id: PlayerId, asked: Preferences): Ladder => {
  const preferences = preferencesIn(asked);
  if (Object.keys(preferences).length === 0) return ladder;
  return withPlayer(ladder, id, (player) => ({ ...player, preferences: { ...player.preferences, ...preferences } }));
};

/** Changing what one prefers; `mustBeIn` says who may. */
export const preferring = (clause: Clause, mustBeIn = mustBeOnLadder): Rule<'prefer'> => ({
  *refusals(ladder, { body }) {
    yield* mustBeIn(ladder, body.player);
    if (body.rated !== undefined && ladder.players.get(body.player)?.hasResult)
      yield electionFixed(ladder, body.player);
  },
  apply: (ladder, { body }) => ({ ladder: withPreferences(ladder, body.player, body), clause }),
});

/** Rated or unrated is elected for the season (C14). */
export const electionFixed = (ladder: Ladder, player: PlayerId): Refusal =>
  refusal('election-fixed', COMMON.electionFixed(nameOf(ladder, player)), 'C14');
