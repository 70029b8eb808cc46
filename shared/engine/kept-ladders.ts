import type { Ladder } from '../vocabulary/ladder.ts';
import type { LineNumber } from '../vocabulary/vocabulary.ts';

/** How many lines lie between two ladders that are kept for good; as many of the newest are all kept. */
const STRIDE = 32;

/** Ladders of a season at some of its lines, so that working lines out again need not begin at the beginning. */
export class KeptLadders {
  readonly #empty: Ladder;
  /** One in every `STRIDE` lines. */
  readonly #apart: Ladder[] = [];
  /** The newest, one a line. */
  #newest: Ladder[] = [];

  constructor(empty: Ladder) {
    this.#empty = empty;
  }

  /** Keeps the ladder after the line that follows the last one kept. */
  keep(ladder: Ladder): void {
    if (ladder.line % STRIDE === 0) this.#apart.push(ladder);
    if (this.#newest.length === 2 * STRIDE) this.#newest = this.#newest.slice(STRIDE);
    this.#newest.push(ladder);
  }

  /** The last ladder that is kept of before a line; those from the line on are forgotten. */
  before(line: LineNumber): Ladder {
    for (const kept of [this.#apart, this.#newest]) while ((kept.at(-1)?.line ?? 0) >= line) kept.pop();
    return this.upTo(line);
  }

  /** The last ladder that is kept of before a line. */
  upTo(line: LineNumber): Ladder {
    const isBefore = (ladder: Ladder): boolean => ladder.line < line;
    return this.#newest.findLast(isBefore) ?? this.#apart.findLast(isBefore) ?? this.#empty;
  }
}
