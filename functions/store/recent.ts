import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import { newLadder } from '../../shared/vocabulary/ladder.ts';
import { ladderPartition } from './keys.ts';
import type { LadderKey } from './port.ts';

/** How many ladders are remembered at most, and how many players on all of them together. */
const MOST_LADDERS = 256;
const MOST_PLAYERS = 50_000;

/** The ladders last seen, so that a warm function need not read one before it writes. They may be out of date. */
export class RecentLadders {
  /** The one seen longest ago comes first. */
  readonly #ladders = new Map<string, Ladder>();
  #players = 0;

  get(key: LadderKey): Ladder | undefined {
    return this.#ladders.get(ladderPartition(key));
  }

  put(key: LadderKey, ladder: Ladder): void {
    const name = ladderPartition(key);
    const known = this.#ladders.get(name);
    if (known && known.line > ladder.line) return;
    this.#drop(name);
    this.#ladders.set(name, forgetful(ladder));
    this.#players += ladder.players.size;
    for (const oldest of this.#ladders.keys()) {
      if (this.#ladders.size <= MOST_LADDERS && this.#players <= MOST_PLAYERS) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#players -= this.#ladders.get(name)?.players.size ?? 0;
    this.#ladders.delete(name);
  }
}

/** As it would come from the table: without what only the log remembers. */
export const forgetful = (ladder: Ladder): Ladder => ({ ...ladder, past: newLadder(ladder.header).past });
