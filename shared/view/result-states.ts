import { scoresStateOf } from '../rules/pots/outcome.ts';
import type { LineNumber, ResultState } from '../vocabulary/vocabulary.ts';
import { stateOf } from '../words/games.ts';
import type { Tale } from '../words/tale.ts';

type Known = Pick<Tale, 'ladder' | 'games' | 'pots'>;

/** In what state the result is that a line gave, if it gave any. */
function stateIn({ ladder, games, pots }: Known, line: LineNumber): ResultState | undefined {
  const [game, pot] = [games.at(line), pots.at(line)];
  return game ? stateOf(ladder, game) : pot && scoresStateOf(ladder, pot);
}

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
  changed(tale: Known, all: boolean): readonly LineNumber[] {
    const looked = all ? [...this.#states.keys(), ...this.#open] : [...this.#open];
    this.#open.clear();
    return [...new Set(looked)].filter((line) => this.#isChanged(line, stateIn(tale, line)));
  }

  #isChanged(line: LineNumber, state: ResultState | undefined): boolean {
    if (state === undefined) return false;
    if (state === 'awaiting') this.#open.add(line);
    const before = this.#states.get(line);
    this.#states.set(line, state);
    return before !== undefined && before !== state;
  }
}
