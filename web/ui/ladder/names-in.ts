import type { LadderView } from '#shared/contract/view.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Named, namesOf } from '#shared/words/names.ts';

const KNOWN = new WeakMap<Ladder['players'], Named>();

/** The names of the players of a ladder; worked out once for players who haven't changed. */
export function namesIn({ players }: Pick<Ladder, 'players'>): Named {
  const named = KNOWN.get(players) ?? namesOf({ players });
  KNOWN.set(players, named);
  return named;
}

/** The players with a challenge that is still to be played. */
export const busyIn = ({ challenges = [] }: Pick<LadderView, 'challenges'>): ReadonlySet<string> =>
  new Set(
    challenges
      .filter(({ state }) => state !== 'awaiting')
      .flatMap(({ challenger, challenged }) => [challenger.id, challenged.id]),
  );
