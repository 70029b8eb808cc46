import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { FIRST_LINE, type LineNumber, type PlayerId } from '../vocabulary/vocabulary.ts';
import type { Happening } from '../words/happening.ts';
import { measuredOf, measureOf } from './measures.ts';

/** When a piece is full: a club's is a few kilobytes, and everybody's seeding on a large ladder is a piece of its own. */
export const FULL: Full = { lines: 256, changes: 4096 };

export interface Full {
  readonly lines: number;
  readonly changes: number;
}

/** What happened in some lines of a log that follow each other. */
export interface Piece {
  /** Another number whenever anything of it may be told otherwise than before. */
  readonly revision: number;
  /** Who stood where before the first of them, top first, and their points where the ladder has those. */
  readonly start: readonly PlayerId[];
  readonly startPoints?: readonly number[];
  /** Oldest first. */
  readonly happenings: readonly Happening[];
}

/** A period, or anything else that fell due, as it was settled ahead of a line. */
export interface SettledAhead extends Pick<Happening, 'line' | 'at'> {
  readonly settlement: Settlement;
}

interface Growing extends Piece {
  revision: number;
  readonly happenings: Happening[];
  readonly first: LineNumber;
  changes: number;
}

/** What happened on a ladder, in pieces: the log alone says which lines are in which, and a new line changes the last one. */
export class Pieces {
  readonly #pieces: Growing[] = [];
  readonly #settled: SettledAhead[] = [];
  readonly #full: Full;
  #revision = 0;

  constructor(full: Full) {
    this.#full = full;
  }

  /** Of all but the last nothing changes but by corrections. There is none where there is no line. */
  all(): readonly Piece[] {
    return this.#pieces;
  }

  /** Takes what happened next, on a ladder as it was before. */
  add(happening: Happening, before: Ladder): void {
    const piece = this.#openFor(happening.line, before);
    piece.happenings.push(happening);
    piece.changes += changesOf(happening);
    piece.revision = ++this.#revision;
    const { line, at, settlement } = happening;
    if (settlement) this.#settled.push({ line, at, settlement });
  }

  /** What happened in a line and after it is going to be told again. */
  forgetSince(line: LineNumber): void {
    while ((this.#settled.at(-1)?.line ?? FIRST_LINE) >= line) this.#settled.pop();
    while ((this.#pieces.at(-1)?.first ?? FIRST_LINE) >= line) this.#pieces.pop();
    const last = this.#pieces.at(-1);
    if (last === undefined || lastLineOf(last) < line) return;
    while (lastLineOf(last) >= line) last.happenings.pop();
    last.changes = last.happenings.reduce((sum, happening) => sum + changesOf(happening), 0);
  }

  /** Something else is told of a line than before, though it did the same. */
  doubt(line: LineNumber): void {
    const piece = this.#pieces.findLast(({ first }) => first <= line);
    if (piece) piece.revision = ++this.#revision;
  }

  /** All that was settled, newest first. */
  settled(): readonly SettledAhead[] {
    return this.#settled.toReversed();
  }

  *newestFirst(): Generator<Happening> {
    for (let index = this.#pieces.length - 1; index >= 0; index--)
      yield* this.#pieces[index]?.happenings.toReversed() ?? [];
  }

  /** All that one line did lies in one piece. */
  #openFor(line: LineNumber, before: Ladder): Growing {
    const last = this.#pieces.at(-1);
    if (last && (lastLineOf(last) === line || !this.#isFull(last, line))) return last;
    const next: Growing = { revision: 0, ...startOf(before), happenings: [], first: line, changes: 0 };
    this.#pieces.push(next);
    return next;
  }

  /** Whether nothing more belongs in a piece, of which `next` would be the next line. */
  #isFull({ first, changes }: Growing, next: LineNumber): boolean {
    return next - first >= this.#full.lines || changes >= this.#full.changes;
  }
}

function startOf(ladder: Ladder): Pick<Piece, 'start' | 'startPoints'> {
  const start = ladder.order.players();
  if (start.length === 0 || measureOf(ladder) !== 'points') return { start };
  return { start, startPoints: start.map((player) => measuredOf(ladder, player, undefined).points ?? 0) };
}

const lastLineOf = ({ happenings }: Piece): LineNumber => happenings.at(-1)?.line ?? FIRST_LINE;

const changesOf = ({ moves, measured = [], settlement }: Happening): number =>
  moves.reduce((sum, { players }) => sum + players.length, measured.length) +
  (settlement ? (settlement.dropped?.length ?? 0) + settlement.removed.length : 0);
