import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { AdminChange } from '../books/admin-history.ts';
import type { Database } from '../database/database.ts';
import { type LadderKey, ladderPartition } from '../database/keys.ts';
import { type DueLadder, dueLadders, readDueAt, readVersions, type Version } from './head.ts';
import { type TurnLimits, Turns } from './ladder-queue.ts';
import { find } from './load.ts';
import { type Stopwatch, stopwatch } from './race.ts';
import { ReadingStore } from './reading.ts';
import { RecentLadders } from './recent.ts';
import type { Turn, TurnOptions } from './season-transition.ts';
import { isMissed } from './seasons.ts';
import { type Plan, startSeason } from './start-season.ts';
import { type StatusChange, setClosed } from './status.ts';
import { BUSY, type Submission, type SubmitOptions, Submitting } from './submit.ts';
import { type Touch, touch } from './touch.ts';
import { type Objection, undoSeason } from './undo-season.ts';
import { type Difference, verify } from './verify.ts';

export interface StoreOptions {
  readonly watch?: Stopwatch;
  readonly turns?: Partial<TurnLimits>;
}

/** Ladders in a database. It remembers the ladders last seen: have one for as long as a function stays warm. */
export class LadderStore extends ReadingStore {
  declare readonly database: Database;
  readonly #recent = new RecentLadders();
  readonly #turns: Turns;
  readonly #watch: Stopwatch;

  constructor(database: Database, { watch = stopwatch, turns }: StoreOptions = {}) {
    super(database);
    this.#turns = new Turns(turns);
    this.#watch = watch;
  }

  async setClosed(key: LadderKey, closed: boolean, at: Instant, change?: AdminChange): Promise<StatusChange> {
    return setClosed(this.database, await this.inSeason(key), closed, at, change);
  }

  /** Ends the season and starts the next one as `plan` says, all or nothing, exactly once. `plan` is pure. */
  startSeason<No>(key: LadderKey, plan: Plan<No>, options: TurnOptions): Promise<Turn<No>> {
    return startSeason({ database: this.database, present: this.present }, key, plan, options);
  }

  /** Goes back to the season before, unless there is an `objection` to the log of the one that the ladder is in, which is then lost. */
  undoSeason<No>(key: LadderKey, objection: Objection<No>, options: TurnOptions): Promise<Turn<No>> {
    return undoSeason({ database: this.database, present: this.present }, key, objection, options);
  }

  /** The ladder as stored now, strongly consistent. */
  override async load(key: LadderKey): Promise<Ladder | undefined> {
    const found = await this.present.at(key, (place) => find(this.database, place), isMissed);
    if (found && !found.shut) this.#recent.put(this.present.of(key), found);
    return found?.ladder;
  }

  /** The versions of many ladders, in the order of their keys. */
  async versions(keys: readonly LadderKey[]): Promise<readonly (Version | undefined)[]> {
    const found = await readVersions(
      this.database,
      keys.map((key) => this.present.of(key)),
    );
    return Promise.all(
      keys.map((key, index) => {
        const each = found[index];
        return isMissed(each) ? this.version(key) : each;
      }),
    );
  }

  /** Decides a command on the newest ladder and commits what it changes, all or nothing, exactly once. */
  async submit(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const submit = (place: LadderKey) => this.#submitIn(place, command, options);
    return this.present.at(key, submit, isInNoSeason);
  }

  async #submitIn(place: LadderKey, command: Command, options: SubmitOptions): Promise<Submission> {
    // Made before its turn, so that the time spent waiting counts.
    const submitting = this.#submitting(place, command, options);
    const endTurn = await this.#turns.take(ladderPartition(place), command.by ?? '');
    return endTurn ? submitting.run(endTurn).finally(endTurn) : BUSY;
  }

  /** What a command would do now, or did if it was accepted under this name before; nothing is written. */
  rehearse(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const rehearse = (place: LadderKey) => this.#submitting(place, command, options).rehearse();
    return this.present.at(key, rehearse, isInNoSeason);
  }

  #submitting(key: LadderKey, command: Command, options: SubmitOptions = {}): Submitting {
    const desk = { database: this.database, recent: this.#recent, watch: this.#watch };
    return new Submitting(desk, key, command, options);
  }

  async verify(key: LadderKey): Promise<readonly Difference[] | undefined> {
    return verify(this.database, await this.inSeason(key));
  }

  /** The ladders that time alone changes by an instant, in parts that can be gone through at once; any may fail. */
  due(by: Instant): readonly AsyncIterable<DueLadder>[] {
    return dueLadders(this.database, by);
  }

  /** When time alone next changes something on a ladder, a penalty or what its page says; undefined where never. */
  async dueAt(key: LadderKey): Promise<Instant | undefined> {
    const read = (place: LadderKey) => readDueAt(this.database, place);
    return (await this.present.at(key, read, isMissed))?.at;
  }

  /** Has a ladder published again as at an instant, but after its last line; from then its next due time is counted. */
  async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    const touchIn = (place: LadderKey) => touch(this.database, this.#recent, place, at);
    const missed = (outcome: Touch) => outcome === 'over' || outcome === 'no-such-ladder';
    const outcome = await this.present.at(key, touchIn, missed);
    return outcome === 'over' ? 'ladder-changed' : outcome;
  }

  /** Where a ladder is now; a ladder that is not there is in its first season. */
  async inSeason(key: LadderKey): Promise<LadderKey> {
    const season = key.season ?? (await this.version(key))?.season;
    return { ...key, ...(season !== undefined && { season }) };
  }
}

/** A season that is over, or was undone, takes no more commands: perhaps another one does. */
const isInNoSeason = ({ kind }: Submission): boolean => kind === 'no-such-ladder';
