import type { Ladder } from '../vocabulary/ladder.ts';
import type { LineNumber } from '../vocabulary/vocabulary.ts';

/** How many lines lie between two ladders that are kept for good; as many of the newest are all kept. */
const STRIDE = 32;

/** Ladders of a season at some of its lines, so that working lines out again need not begin at the beginning. */
export class KeptLadders {
  /** One in every `STRIDE` lines, the empty ladder first. */
  readonly #apart: Ladder[];
  /** The newest, one a line. */
  #newest: Ladder[] = [];

  constructor(empty: Ladder) {
    this.#apart = [empty];
  }

  /** Keeps the ladder after the line that follows the last one kept. */
  keep(ladder: Ladder): void {
    if (ladder.line % STRIDE === 0) this.#apart.push(ladder);
    if (this.#newest.length === 2 * STRIDE) this.#newest = this.#newest.slice(STRIDE);
    this.#newest.push(ladder);
  }

  /** The last ladder that is kept of before a line; those from the line on are forgotten. */
  before(line: LineNumber): Ladder | undefined {
    for (const kept of [this.#apart, this.#newest]) while ((kept.at(-1)?.line ?? 0) >= line) kept.pop();
    return this.#newest.at(-1) ?? this.#apart.at(-1);
  }
}
