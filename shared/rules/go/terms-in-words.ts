import type { Preferences } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { TellsTerms } from '#shared/words/game-terms.ts';
import { plainText } from '#shared/words/names.ts';
import { goClock, goScoring, goTerms } from './terms.ts';

/** What a game of two programs is, or was, played at. */
export const handicapTerms: TellsTerms = (ladder, { challenger, challenged, terms }, named) => {
  if (!terms) return {};
  const { white, chooses, ...rest } = goTerms(terms, challenger, challenged);
  const preferred = [challenger, challenged].map((id) => ladder.players.get(id)?.preferences);
  const go = {
    ...rest,
    ...goClock(...preferred),
    scoring: plainText(goScoring(...preferred)),
    ...(white && { white: named(white) }),
  };
  return { go, ...(chooses && { chooses: named(chooses) }) };
};

/** What a program prefers, if it has said so. */
export function prefersOf(ladder: Ladder, id: PlayerId): Pick<Preferences, 'main' | 'byoyomi' | 'scoring'> | undefined {
  const { main, byoyomi, scoring } = ladder.players.get(id)?.preferences ?? {};
  if (main === undefined && byoyomi === undefined && scoring === undefined) return undefined;
  return {
    ...(main !== undefined && { main }),
    ...(byoyomi !== undefined && { byoyomi }),
    ...(scoring !== undefined && { scoring: plainText(scoring) }),
  };
}
