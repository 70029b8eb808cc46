import type { Ladder } from '../vocabulary/ladder.ts';
import type { Clause, PlayerId } from '../vocabulary/vocabulary.ts';
import type { GameInWords } from './game.ts';
import type { Games } from './games.ts';
import type { Happening, Shift } from './happening.ts';
import type { Named } from './names.ts';
import type { Phrase } from './phrase.ts';
import type { PotGames } from './pots.ts';

export interface NarrationContext {
  readonly ladder: Ladder;
  readonly games: Games;
  readonly pots: PotGames;
  readonly named: Named;
  /** Of a month or week that was settled: how many in a row up to it each player has missed, twelve at most. */
  readonly missed?: (player: PlayerId) => number | undefined;
}

/** What happened to a player, in words that follow their name, and the clause behind it. */
export interface Explanation {
  readonly text: Phrase;
  readonly clause?: Clause;
}

/** What a happening meant for one player. */
export interface PlayerNarration {
  readonly player: PlayerId;
  readonly shift?: Shift;
  readonly points?: number;
  readonly explain: () => Explanation;
}

export type Teller = (happening: Happening, context: NarrationContext) => Iterable<PlayerNarration>;

/** What a game of two did to the ladder, as a headline; the happening is the one in which it counted. */
export type Headline = (happening: Happening, game: GameInWords, context: NarrationContext) => Phrase;
