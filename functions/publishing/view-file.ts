import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';

/** How many rows a block of the file holds. */
const BLOCK = 50;

interface Block {
  readonly rows: readonly StandingView[];
  readonly bytes: Uint8Array;
}

/** A ladder's view as a file: blocks of rows that say what they said before are not made again. */
export class ViewFile {
  #rows: ReadonlyMap<string, StandingView> = new Map();
  #blocks: readonly Block[] = [];

  /** The same view; but rows that say what they said in the last one are the very rows of that. */
  renewed(view: LadderView): LadderView {
    const standings = view.standings.map((standing) => {
      const before = this.#rows.get(standing.id);
      return before && areAlike(before, standing) ? before : standing;
    });
    this.#rows = new Map(standings.map((standing) => [standing.id, standing]));
    return { ...view, standings };
  }

  bytes(view: LadderView): Uint8Array<ArrayBuffer> {
    return Buffer.concat([...this.#parts(view)]);
  }

  *#parts(view: LadderView): Generator<Uint8Array> {
    let before = '{';
    for (const [name, value] of Object.entries(view)) {
      yield Buffer.from(`${before}${JSON.stringify(name)}:`);
      if (name === 'standings') yield* this.#list(view.standings);
      else yield Buffer.from(JSON.stringify(value));
      before = ',';
    }
    yield Buffer.from('}\n');
  }

  *#list(standings: readonly StandingView[]): Generator<Uint8Array> {
    this.#blocks = Array.from({ length: Math.ceil(standings.length / BLOCK) }, (_, n) =>
      blockOf(standings.slice(n * BLOCK, (n + 1) * BLOCK), this.#blocks[n]),
    );
    yield Buffer.from('[');
    for (const [index, { bytes }] of this.#blocks.entries()) {
      if (index > 0) yield Buffer.from(',');
      yield bytes;
    }
    yield Buffer.from(']');
  }
}

function blockOf(rows: readonly StandingView[], before: Block | undefined): Block {
  if (before?.rows.length === rows.length && rows.every((row, index) => row === before.rows[index])) return before;
  return { rows, bytes: Buffer.from(JSON.stringify(rows).slice(1, -1)) };
}
