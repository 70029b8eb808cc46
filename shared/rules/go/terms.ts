import type { Preferences } from '#shared/vocabulary/command.ts';
import type { HandicapTerms, Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { TellsTerms } from '#shared/words/game-terms.ts';
import { plainText } from '#shared/words/names.ts';

/** The terms of a game of two programs; `Id` is how its players are named. */
export interface GoTerms<Id> {
  readonly level: number;
  /** How many stones White gives. */
  readonly stones: number;
  readonly komi: 5.5 | 0.5;
  /** Who is White; undefined in an even game before the defender chooses. */
  readonly white?: Id;
  /** The player who chooses the colour in an even game: the defender. */
  readonly chooses?: Id;
}

/** How a game of a level is played: even, without stones, or with as many stones as its level (G Challenge play). */
export function goTerms<Id>({ kind, level }: HandicapTerms, challenger: Id, challenged: Id): GoTerms<Id> {
  if (level === 0) return { level, stones: 0, komi: 5.5, chooses: challenged };
  const white = kind === 'down' ? challenger : challenged;
  return { level, stones: level < 2 ? 0 : level, komi: 0.5, white };
}

/** The clock of a game: the larger of each preference, separately, in minutes; missing where neither has one (G Time controls). */
export const goClock = (one: Preferences = {}, other: Preferences = {}): { main?: number; byoyomi?: number } => ({
  ...larger('main', one.main, other.main),
  ...larger('byoyomi', one.byoyomi, other.byoyomi),
});

const larger = (name: 'main' | 'byoyomi', ...preferred: readonly (number | undefined)[]) => {
  const given = preferred.filter((minutes) => minutes !== undefined);
  return given.length > 0 ? { [name]: Math.max(...given) } : {};
};

/** The scoring that both prefer, else Chinese (G Scoring). */
export const goScoring = (one: Preferences = {}, other: Preferences = {}): string =>
  one.scoring !== undefined && plain(one.scoring) === plain(other.scoring) ? one.scoring : 'Chinese';

const plain = (scoring = ''): string => scoring.trim().toLowerCase();

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

export function prefersOf(ladder: Ladder, id: PlayerId): Pick<Preferences, 'main' | 'byoyomi' | 'scoring'> | undefined {
  const { main, byoyomi, scoring } = ladder.players.get(id)?.preferences ?? {};
  if (main === undefined && byoyomi === undefined && scoring === undefined) return undefined;
  return {
    ...(main !== undefined && { main }),
    ...(byoyomi !== undefined && { byoyomi }),
    ...(scoring !== undefined && { scoring: plainText(scoring) }),
  };
}
