import { formatEntry, formatHeader } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { changesIn, historyHeadOf, historyPieceOf } from '#shared/view/history.ts';
import type { Piece } from '#shared/view/pieces.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { csvBeginning, csvRows } from './csv.ts';
import { type Head, HISTORY, type KeptInPieces, LOG, TABLE } from './files.ts';

interface Slice {
  readonly text: string;
  /** How much it tells, where that counts. */
  readonly changes: number;
}

/** A piece that is finished: where it lies beside its head. */
export interface Older {
  readonly file: string;
  readonly changes: number;
}

export interface Cut extends KeptInPieces {
  readonly slice: (told: NarrationSoFar, piece: Piece, isFirst: boolean) => Slice;
  readonly head: (told: NarrationSoFar, older: readonly Older[], now: Instant) => Head;
}

interface CutText extends KeptInPieces {
  readonly beginning: (told: NarrationSoFar) => string;
  readonly lines: (told: NarrationSoFar, piece: Piece) => string;
}

/** Pieces of a text are joined unchanged: the first begins with what comes before all lines. */
function textual({ beginning, lines, ...cut }: CutText): Cut {
  const text = (told: NarrationSoFar, piece: Piece | undefined, isFirst: boolean): string =>
    `${isFirst ? beginning(told) : ''}${piece ? lines(told, piece) : ''}`;
  return {
    ...cut,
    slice: (told, piece, isFirst) => ({ text: text(told, piece, isFirst), changes: 0 }),
    head: (told, older) => ({
      format: 1,
      version: told.ladder.line,
      older: older.map(({ file }) => file),
      newest: text(told, told.pieces().at(-1), older.length === 0),
    }),
  };
}

const history: Cut = {
  ...HISTORY,
  slice(told, piece) {
    const view = historyPieceOf(told, piece);
    return { text: `${JSON.stringify(view)}\n`, changes: changesIn(view) };
  },
  head: historyHeadOf,
};

const table = textual({
  ...TABLE,
  beginning: ({ context }) => csvBeginning(context),
  lines: (told, { happenings }) => csvRows(told, happenings),
});

const log = textual({
  ...LOG,
  beginning: ({ ladder }) => `${formatHeader(madeOf(ladder))}\n`,
  lines: ({ ladder: { header } }, { happenings }) =>
    happenings.map(({ settlement, entry }) => (settlement ? '' : `${formatEntry(header, entry.command)}\n`)).join(''),
});

/** In the order of KEPT_IN_PIECES. */
export const CUTS = [history, table, log] as const;
