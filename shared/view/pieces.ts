import { type Entry, type Settlement, settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
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
  /** A number that changes whenever anything of it may be told differently. */
  readonly revision: number;
  /** The order before the first of them, top first, with points if the ladder has any. */
  readonly start: readonly PlayerId[];
  readonly startPoints?: readonly number[];
  /** Oldest first. */
  readonly happenings: readonly Happening[];
}

/** A period, or anything else that fell due, settled before a line. */
export interface SettledAhead extends Pick<Happening, 'line' | 'at'> {
  readonly settlement: Settlement;
}

/** Something that happened, without what its line says of it. */
export interface HappeningSnapshot extends Pick<Happening, 'line' | 'measured' | 'headline' | 'tables'> {
  /** Which of what was settled ahead of its line it is. */
  readonly settled?: number;
}

/** The last pieces, and how many others there are; of the earlier ones only what was settled. */
export interface PiecesSnapshot {
  readonly gone: number;
  readonly settled: readonly SettledAhead[];
  readonly pieces: readonly (Omit<Piece, 'revision' | 'happenings'> & {
    readonly first: LineNumber;
    readonly changes: number;
    readonly happenings: readonly HappeningSnapshot[];
  })[];
}

export function happeningSnapshot({
  line,
  entry,
  settlement,
  measured,
  headline,
  tables,
}: Happening): HappeningSnapshot {
  return {
    line,
    ...(settlement && { settled: entry.effects.settled.indexOf(settlement) }),
    ...(measured && { measured }),
    ...(headline && { headline }),
    ...(tables && { tables }),
  };
}

export function happeningIn({ settled, line, ...rest }: HappeningSnapshot, entry: Entry): Happening {
  const settlement = settled === undefined ? undefined : entry.effects.settled[settled];
  const { moves, clause } = settlement ?? entry.effects;
  return {
    line,
    at: settlement ? settledAt(settlement) : entry.command.at,
    moves,
    ...(clause !== undefined && { clause }),
    entry,
    ...(settlement && { settlement }),
    ...rest,
  };
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

  constructor(full: Full, from?: PiecesSnapshot, entryOf?: (line: LineNumber) => Entry) {
    this.#full = full;
    if (!from || !entryOf) return;
    this.#settled.push(...from.settled);
    this.#pieces.push(...Array.from({ length: from.gone }, () => GONE));
    for (const { happenings, ...piece } of from.pieces) {
      const all = happenings.map((each) => happeningIn(each, entryOf(each.line)));
      this.#pieces.push({ ...piece, revision: 0, happenings: all });
      for (const happening of all) this.#noteSettled(happening);
    }
  }

  /** The beginning of the piece that a line is in, or else the first that is known. */
  beginningOf(line: LineNumber): LineNumber | undefined {
    const known = this.#pieces.filter((piece) => piece !== GONE);
    return (known.findLast(({ first }) => first <= line) ?? known[0])?.first;
  }

  /** The pieces from one on that begins with a line. */
  snapshot(since: LineNumber): PiecesSnapshot {
    const kept = this.#pieces.filter((piece) => piece !== GONE && piece.first >= since);
    const settled = this.#settled.filter(({ line }) => line < since);
    return {
      gone: this.#pieces.length - kept.length,
      settled: settled.map(({ settlement, ...each }) => ({ ...each, settlement: { ...settlement, moves: [] } })),
      pieces: kept.map(({ revision: _, happenings, ...piece }) => ({
        ...piece,
        happenings: happenings.map(happeningSnapshot),
      })),
    };
  }

  #noteSettled({ line, at, settlement }: Happening): void {
    if (settlement) this.#settled.push({ line, at, settlement });
  }

  /** All but the last change only by corrections. A log without lines has no pieces. */
  all(): readonly Piece[] {
    return this.#pieces;
  }

  /** Takes what happened next, on the ladder as it was before. */
  add(happening: Happening, before: Ladder): void {
    const piece = this.#openFor(happening.line, before);
    piece.happenings.push(happening);
    piece.changes += changesOf(happening);
    piece.revision = ++this.#revision;
    this.#noteSettled(happening);
  }

  /** What happened in a line and after it is going to be told again. */
  forgetSince(line: LineNumber): void {
    while ((this.#settled.at(-1)?.line ?? 0) >= line) this.#settled.pop();
    while ((this.#pieces.at(-1)?.first ?? 0) >= line) this.#pieces.pop();
    const last = this.#pieces.at(-1);
    if (last === undefined || lastLineOf(last) < line) return;
    while (lastLineOf(last) >= line) last.happenings.pop();
    last.changes = last.happenings.reduce((sum, happening) => sum + changesOf(happening), 0);
  }

  /** A line is told differently from before, though it did the same. */
  doubt(line: LineNumber): void {
    const piece = this.#pieces.findLast(({ first }) => first <= line);
    if (piece === GONE) logNeeded();
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

/** A piece of which a snapshot knows only that it is there. */
const GONE: Growing = {
  revision: 0,
  start: [],
  first: FIRST_LINE,
  changes: Number.POSITIVE_INFINITY,
  get happenings(): never {
    return logNeeded();
  },
};

function startOf(ladder: Ladder): Pick<Piece, 'start' | 'startPoints'> {
  const start = ladder.order.players();
  if (start.length === 0 || measureOf(ladder) !== 'points') return { start };
  return { start, startPoints: start.map((player) => measuredOf(ladder, player, undefined).points ?? 0) };
}

const lastLineOf = ({ happenings }: Piece): number => happenings.at(-1)?.line ?? 0;

const changesOf = ({ moves, measured = [], settlement, tables = [] }: Happening): number =>
  moves.reduce((sum, { players }) => sum + players.length, measured.length) +
  tables.flat().length +
  (settlement ? (settlement.dropped?.length ?? 0) + settlement.removed.length : 0);
