import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import { DynamoStore, type StoreConfig } from '#functions/ladders/dynamo/store.ts';
import type { Turn, TurnOptions } from '#functions/ladders/season-transition.ts';
import type { Plan } from '#functions/ladders/start-season.ts';
import type { Submission, SubmitOptions } from '#functions/ladders/submit.ts';
import type { Objection } from '#functions/ladders/undo-season.ts';
import { dueAt } from '#shared/engine/due.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

interface Known {
  readonly key: LadderKey;
  readonly ladder: Ladder;
  /** When time alone next changes something on it. */
  readonly due: Instant | undefined;
}

/** The ladders of a deployment as they were last seen by anybody. */
export class KnownLadders {
  readonly #known = new Map<string, Known>();
  readonly #closed = new Map<string, Instant>();

  see(key: LadderKey, ladder: Ladder): void {
    const known = this.#known.get(nameOf(key));
    // A ladder that is read may have been touched since its last line.
    const due = known?.ladder.line === ladder.line ? known.due : dueAt(ladder);
    this.#known.set(nameOf(key), { key, ladder, due });
  }

  touch(key: LadderKey, at: Instant): void {
    const known = this.#known.get(nameOf(key));
    if (known) this.#known.set(nameOf(key), { ...known, due: dueAt(known.ladder, at) });
  }

  /** What the index says, which knows best. */
  expect(key: LadderKey, due: Instant | undefined): void {
    const known = this.#known.get(nameOf(key));
    if (known) this.#known.set(nameOf(key), { ...known, due });
  }

  /** Nothing is due on it any more. */
  close(key: LadderKey, at: Instant): void {
    this.expect(key, undefined);
    this.#closed.set(nameOf(key), at);
  }

  closedAt = (key: LadderKey): Instant | undefined => this.#closed.get(nameOf(key));

  /** It was deleted. */
  forget(key: LadderKey): void {
    this.#known.delete(nameOf(key));
  }

  ladder(key: LadderKey): Ladder {
    const known = this.#known.get(nameOf(key));
    if (!known) throw new Error(`nobody has seen ${nameOf(key)} yet`);
    return known.ladder;
  }

  keys(): readonly LadderKey[] {
    return [...this.#known].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, { key }]) => key);
  }

  /** When time alone changes something somewhere. */
  firstDue(): number {
    let first = Number.POSITIVE_INFINITY;
    for (const { due } of this.#known.values()) if (due !== undefined && due < first) first = due;
    return first;
  }
}

/** A store over whose shoulder the simulation looks, instead of reading everything twice. */
export class WatchedStore extends DynamoStore {
  readonly #known: KnownLadders;

  constructor(known: KnownLadders, config: StoreConfig) {
    super(config);
    this.#known = known;
  }

  override async load(key: LadderKey): Promise<Ladder | undefined> {
    const ladder = await super.load(key);
    // A season that is over is not how the ladder is.
    if (ladder && key.season === undefined) this.#known.see(key, ladder);
    return ladder;
  }

  override async submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission> {
    const submission = await super.submit(key, command, options);
    if ('ladder' in submission) this.#known.see(key, submission.ladder);
    return submission;
  }

  override async startSeason<No>(key: LadderKey, plan: Plan<No>, options: TurnOptions): Promise<Turn<No>> {
    return this.#turned(key, await super.startSeason(key, plan, options));
  }

  override async undoSeason<No>(key: LadderKey, objection: Objection<No>, options: TurnOptions): Promise<Turn<No>> {
    return this.#turned(key, await super.undoSeason(key, objection, options));
  }

  #turned<No>(key: LadderKey, turn: Turn<No>): Turn<No> {
    if (turn.kind === 'turned') this.#known.see(key, turn.ladder);
    return turn;
  }

  override async dueAt(key: LadderKey): Promise<Instant | undefined> {
    const due = await super.dueAt(key);
    this.#known.expect(key, due);
    return due;
  }

  override async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    const outcome = await super.touch(key, at);
    if (outcome === 'touched') this.#known.touch(key, at);
    return outcome;
  }
}
