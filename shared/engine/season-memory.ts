import type { Attendance } from '../rules/duty.ts';
import { type Effects, type Entry, type Settlement, settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { movesBetween } from '../vocabulary/moves.ts';
import type { Instant, LineNumber } from '../vocabulary/vocabulary.ts';
import { isAmendment } from './amend.ts';
import { type SettledLadder, settleDue } from './settle.ts';

/** The distance, in lines, between two of the ladders kept for longer; as many of the newest are all kept. */
const STRIDE = 32;

/** Whether the ladder at a line is still kept further on: the older, the fewer, so that a long season keeps a few hundred. */
const isKept = (line: LineNumber, now: LineNumber): boolean => now - line <= STRIDE * (line & -line);

/** Ladders of a season at some of its lines, so that working lines out again need not begin at the beginning. */
export class KeptLadders {
  /** Before the first line. */
  readonly empty: Ladder;
  /** One in every `STRIDE` lines, and fewer of long ago. */
  #apart: Ladder[] = [];
  /** The newest, one a line. */
  #newest: Ladder[] = [];
  /** The one last returned to: the same moment is asked for again and again. */
  #wanted: Ladder | undefined;

  constructor(empty: Ladder) {
    this.empty = empty;
  }

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

  /** The last ladder kept from before a line; those from the line on are forgotten. */
  before(line: LineNumber): Ladder {
    for (const kept of [this.#apart, this.#newest]) while ((kept.at(-1)?.line ?? 0) >= line) kept.pop();
    if ((this.#wanted?.line ?? 0) >= line) this.#wanted = undefined;
    return this.upTo(line);
  }

  want(ladder: Ladder): void {
    this.#wanted = ladder;
  }

  upTo(line: LineNumber): Ladder {
    const isBefore = (ladder: Ladder): boolean => ladder.line < line;
    const newest = this.#newest.findLast(isBefore);
    if (newest) return newest;
    const apart = this.#apart.findLast(isBefore) ?? this.empty;
    return this.#wanted && isBefore(this.#wanted) && this.#wanted.line > apart.line ? this.#wanted : apart;
  }
}

interface LastSettled {
  readonly settled: SettledLadder;
  readonly of: Ladder;
  readonly by: Instant;
  readonly attendance: Attendance;
  readonly changes: number | undefined;
}

/** Settles what is due, once although it is asked for twice in a row: when a line is judged, and when it is folded. */
export class SettledOnce {
  #last: LastSettled | undefined;

  settled(of: Ladder, by: Instant, attendance: Attendance): SettledLadder {
    const { changes } = attendance;
    const last = this.#last;
    if (last?.of === of && last.by === by && last.attendance === attendance && last.changes === changes)
      return last.settled;
    const settled = settleDue(of, by, attendance);
    this.#last = { settled, of, by, attendance, changes };
    return settled;
  }
}

/** The newest line with all that it changed: settlements, and all else as moves from `before` to `after`; `due`: settled first. */
export function lastEntry({ command, effects }: Entry, before: Ladder, after: Ladder, due: SettledLadder): Entry {
  const { settled, ready } = settledFrom(before, effects, due);
  const clause = effects.clause ?? (isAmendment(command) ? '§0' : undefined);
  const moves = movesBetween(ready.order, after.order);
  return {
    line: after.line,
    command,
    effects: { ...effects, settled, moves, ...(clause !== undefined && { clause }) },
  };
}

/** What a line's settlements moved, on a ladder not worked out again; where other periods are due there, the moves tell all. */
function settledFrom(before: Ladder, { settled }: Effects, { ladder, settlements }: SettledLadder) {
  const alike =
    settled.length === settlements.length && settled.every((each, index) => isOfTheSame(each, settlements[index]));
  return {
    settled: settled.map((each, index) => ({ ...each, moves: (alike && settlements[index]?.moves) || [] })),
    ready: alike ? ladder : before,
  };
}

const isOfTheSame = (one: Settlement, other: Settlement | undefined): boolean =>
  one.name === other?.name && settledAt(one) === settledAt(other);
