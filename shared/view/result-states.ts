import type { Ladder } from '../vocabulary/ladder.ts';
import type { LineNumber, ResultState } from '../vocabulary/vocabulary.ts';
import { type Game, type Games, stateOf } from '../words/games.ts';

/**
 * What state each result of a season is in: one that awaits approval may be closed by what names neither it nor its
 * challenge, as when a settlement removes a player.
 */
export class ResultStates {
  readonly #states = new Map<LineNumber, ResultState>();
  readonly #open = new Set<LineNumber>();

  /** Takes note of a line that may have recorded a result. */
  note(line: LineNumber): void {
    this.#open.add(line);
  }

  /** The lines whose results are in another state than at the last look; `all`: not only those that were open. */
  changed(ladder: Ladder, games: Games, all: boolean): readonly LineNumber[] {
    const looked = all ? games.all() : games.of(this.#open);
    this.#open.clear();
    return looked.flatMap((game) => (this.#isChanged(ladder, game) ? game.entry.line : []));
  }

  #isChanged(ladder: Ladder, game: Game): boolean {
    const { line } = game.entry;
    const state = stateOf(ladder, game);
    if (state === 'awaiting') this.#open.add(line);
    const before = this.#states.get(line);
    this.#states.set(line, state);
    return before !== undefined && before !== state;
  }
}
