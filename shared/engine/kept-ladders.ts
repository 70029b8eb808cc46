import type { Ladder } from '../vocabulary/ladder.ts';
import type { LineNumber } from '../vocabulary/vocabulary.ts';

/** How many lines lie between two of the ladders that are kept for longer; as many of the newest are all kept. */
const STRIDE = 32;

/**
 * Whether a ladder is kept for longer at a line further on: the further back, the fewer, so that the way back to one is
 * never much longer than what lies after it, and a long season keeps no more than some hundreds.
 */
const isKept = (line: LineNumber, now: LineNumber): boolean => now - line <= STRIDE * (line & -line);

/** Ladders of a season at some of its lines, so that working lines out again need not begin at the beginning. */
export class KeptLadders {
  /** Before the first line. */
  readonly empty: Ladder;
  /** One in every `STRIDE` lines, and fewer of long ago. */
  #apart: Ladder[] = [];
  /** The newest, one a line. */
  #newest: Ladder[] = [];
  /** The one that was last gone back for: whoever looks at a season asks for the same moment again. */
  #wanted: Ladder | undefined;

  constructor(empty: Ladder) {
    this.empty = empty;
  }

  /** How many are kept. */
  get size(): number {
    return this.#apart.length + this.#newest.length;
  }

  /** Keeps the ladder after the line that follows the last one kept. */
  keep(ladder: Ladder): void {
    if (ladder.line % STRIDE === 0) {
      this.#apart = this.#apart.filter(({ line }) => isKept(line, ladder.line));
      this.#apart.push(ladder);
    }
    if (this.#newest.length === 2 * STRIDE) this.#newest = this.#newest.slice(STRIDE);
    this.#newest.push(ladder);
  }

  /** The last ladder that is kept of before a line; those from the line on are forgotten. */
  before(line: LineNumber): Ladder {
    for (const kept of [this.#apart, this.#newest]) while ((kept.at(-1)?.line ?? 0) >= line) kept.pop();
    if ((this.#wanted?.line ?? 0) >= line) this.#wanted = undefined;
    return this.upTo(line);
  }

  /** Keeps one that was gone back for, instead of the last such one. */
  want(ladder: Ladder): void {
    this.#wanted = ladder;
  }

  /** The last ladder that is kept of before a line. */
  upTo(line: LineNumber): Ladder {
    const isBefore = (ladder: Ladder): boolean => ladder.line < line;
    const newest = this.#newest.findLast(isBefore);
    if (newest) return newest;
    const apart = this.#apart.findLast(isBefore) ?? this.empty;
    return this.#wanted && isBefore(this.#wanted) && this.#wanted.line > apart.line ? this.#wanted : apart;
  }
}
