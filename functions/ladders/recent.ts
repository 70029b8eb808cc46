import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type LadderKey, ladderPartition } from '../database/keys.ts';
import { LONGEST } from './race.ts';

/** A ladder, and how long those who raced for it had to wait, in milliseconds, where its last line told. */
export interface Recent {
  readonly ladder: Ladder;
  readonly wait?: number | undefined;
  /** As in `Mark`. */
  readonly epoch?: string | undefined;
  /** The ladder before each of some last lines, oldest first. No later line has changed what it was then. */
  readonly earlier?: readonly Ladder[] | undefined;
}

/** A ladder as it will be when its last line is written, which is on its way, by the transaction with a token. */
export interface Expected {
  readonly ladder: Ladder;
  readonly token: string;
  readonly epoch?: string | undefined;
}

/** How many ladders are remembered at most, and how many players on all of them together. */
const MOST_LADDERS = 256;
const MOST_PLAYERS = 50_000;

/** How many ladders are remembered at most from before the last lines of one. */
const MOST_EARLIER = 8;

/** The ladders last seen, so that a warm function need not read one before it writes. They may be out of date. */
export class RecentLadders {
  /** The one seen longest ago comes first. */
  readonly #ladders = new Map<string, Recent>();
  readonly #expected = new Map<string, Expected>();
  #players = 0;

  get(key: LadderKey): Recent | undefined {
    return this.#ladders.get(ladderPartition(key));
  }

  /**
   * How long those who race for a ladder have to wait at an instant, in milliseconds, as far as is known. What its last line
   * said counts for as long as a race: a log may be ahead of the clock, or have rested since.
   */
  waitAt(key: LadderKey, at: Instant): number {
    const { ladder, wait = 0 } = this.#ladders.get(ladderPartition(key)) ?? {};
    return ladder && Math.abs(at - ladder.at) <= LONGEST ? wait : 0;
  }

  expected(key: LadderKey): Expected | undefined {
    return this.#expected.get(ladderPartition(key));
  }

  expect(key: LadderKey, { ladder, ...rest }: Expected): void {
    this.#expected.set(ladderPartition(key), { ladder: forgetful(ladder), ...rest });
  }

  /** Forgets what was expected of a ladder, where a line was not written: nothing that goes on from it will be. */
  giveUp(key: LadderKey): void {
    this.#expected.delete(ladderPartition(key));
  }

  forget(key: LadderKey): void {
    const name = ladderPartition(key);
    this.#expected.delete(name);
    this.#drop(name);
  }

  put(key: LadderKey, { ladder, wait, epoch, earlier }: Recent): void {
    const name = ladderPartition(key);
    const expected = this.#expected.get(name);
    if (!expected || expected.epoch !== epoch || expected.ladder.line <= ladder.line) this.#expected.delete(name);
    const known = this.#ladders.get(name);
    if (known && known.epoch === epoch && known.ladder.line > ladder.line) return;
    const usual = this.waitAt(key, ladder.at);
    const same = known?.epoch === epoch && known?.ladder.line === ladder.line ? known : undefined;
    this.#drop(name);
    this.#ladders.set(name, {
      ladder: forgetful(ladder),
      wait: wait ?? usual,
      epoch,
      earlier: (earlier ?? same?.earlier)?.slice(-MOST_EARLIER),
    });
    this.#players += ladder.players.size;
    for (const oldest of this.#ladders.keys()) {
      if (this.#ladders.size <= MOST_LADDERS && this.#players <= MOST_PLAYERS) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#players -= this.#ladders.get(name)?.ladder.players.size ?? 0;
    this.#ladders.delete(name);
  }
}

/** As it would come from the table: without what only the log remembers. */
export const forgetful = (ladder: Ladder): Ladder => ({ ...ladder, past: newLadder(ladder.header).past });
