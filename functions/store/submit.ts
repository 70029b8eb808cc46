import type { Command } from '../../shared/ladder/command.ts';
import { decide, looksBack } from '../../shared/ladder/decide.ts';
import type { Decision } from '../../shared/ladder/decision.ts';
import type { Ladder } from '../../shared/ladder/ladder.ts';
import { Season, termsIn } from '../../shared/ladder/season.ts';
import { FIRST_LINE, instant, lineNumber } from '../../shared/ladder/vocabulary.ts';
import { type Commit, commit } from './commit.ts';
import type { Database } from './database.ts';
import { isTaken, newId, readEntries, readEntry, toEntry } from './entries.ts';
import { type Recorded, readRecorded, requestOf } from './idempotency.ts';
import { load } from './load.ts';
import { StoreOutage } from './outage.ts';
import type { LadderKey, Submission, SubmitOptions } from './port.ts';
import type { RecentLadders } from './recent.ts';

/** How often a race for a ladder may be lost before the request is given up. */
const RACES = 16;

/** A ladder to decide on: as just read, or as last seen and perhaps out of date. */
interface View {
  readonly ladder: Ladder;
  readonly fresh: boolean;
}

interface Decided {
  readonly decision: Decision;
  readonly lookedBack: boolean;
}

/** One request on its way: decided and committed, again and again until it is one or the other. */
export class Submitting {
  readonly #database: Database;
  readonly #recent: RecentLadders;
  readonly #key: LadderKey;
  readonly #command: Command;
  readonly #options: SubmitOptions;

  constructor(database: Database, recent: RecentLadders, key: LadderKey, command: Command, options: SubmitOptions) {
    this.#database = database;
    this.#recent = recent;
    this.#key = key;
    this.#command = command;
    this.#options = options;
  }

  async run(): Promise<Submission> {
    const ladder = this.#recent.get(this.#key);
    const warm = ladder && (await this.#attempt({ ladder, fresh: false }));
    if (warm) return warm;
    for (let races = 1; races <= RACES; races++) {
      const view = await this.#look();
      if (!view) return { kind: 'no-such-ladder' };
      const submission = await this.#attempt(view);
      if (submission) return submission;
      await this.#database.pause(races);
    }
    throw new StoreOutage(`${this.#key.club}/${this.#key.ladder} is too busy`);
  }

  async rehearse(): Promise<Submission> {
    const view = await this.#look();
    if (!view) return { kind: 'no-such-ladder' };
    const { decision } = (await this.#decide(view)) ?? {};
    const { ladder } = decision ?? view;
    if (decision?.refusal) return { kind: 'refused', refusal: decision.refusal, ladder };
    if (!decision?.entry) throw new Error('neither accepted nor refused');
    return { kind: 'accepted', entry: decision.entry, ladder, repeated: false };
  }

  async #look(): Promise<View | undefined> {
    const ladder = await load(this.#database, this.#key);
    if (!ladder) return undefined;
    this.#recent.put(this.#key, ladder);
    return { ladder, fresh: true };
  }

  /** Nothing, where the ladder must be looked at again first. */
  async #attempt(view: View): Promise<Submission | undefined> {
    const { ladder } = view;
    if (this.#options.ifVersion !== undefined && this.#options.ifVersion !== ladder.line) {
      return this.#turnDown(view, { kind: 'ladder-changed', ladder });
    }
    const decided = await this.#decide(view);
    if (!decided) return undefined;
    const { decision } = decided;
    if (!decision.refusal) return this.#accept(view, decided);
    return this.#turnDown(view, { kind: 'refused', refusal: decision.refusal, ladder: decision.ladder }, decided);
  }

  /** Only the newest ladder can decide what needs the whole log. */
  async #decide(view: View): Promise<Decided | undefined> {
    const { ladder, fresh } = view;
    // The clocks of two servers differ: what comes later counts as later.
    const command = { ...this.#command, at: instant(Math.max(this.#command.at, ladder.at)) };
    const id = newId(command);
    const lookedBack =
      looksBack(ladder, command) || (fresh && id !== undefined && (await isTaken(this.#database, this.#key, id)));
    if (!lookedBack) return { decision: decide(ladder, command), lookedBack };
    if (!fresh) return undefined;
    return { decision: (await this.#season(ladder)).decide(command), lookedBack };
  }

  /** The log up to the ladder's last line, so that nobody's later line gets in between. */
  async #season({ header, line }: Ladder): Promise<Season> {
    const entries = await readEntries(this.#database, this.#key, lineNumber(FIRST_LINE + 1), line);
    if (entries.length !== line - FIRST_LINE) {
      throw new Error(`${this.#key.club}/${this.#key.ladder} lacks lines of its log`);
    }
    return Season.of(
      header,
      entries.map(({ command }) => command),
      termsIn(entries),
    );
  }

  async #accept({ ladder }: View, decided: Decided): Promise<Submission | undefined> {
    const { entry, ladder: after } = decided.decision;
    if (!entry) throw new Error('accepted without an entry');
    const { idempotencyKey } = this.#options;
    const remember = idempotencyKey === undefined ? {} : { remember: { idempotencyKey, request: this.#request() } };
    const done = await this.#commit(ladder, decided, remember);
    switch (done.end) {
      case 'committed':
        return { kind: 'accepted', entry, ladder: after, repeated: false };
      case 'already-recorded':
        return this.#firstAnswer(done.recorded);
      case 'too-large':
        return { kind: 'too-large', message: done.message };
      case 'lost':
        return undefined;
    }
  }

  async #commit(before: Ladder, { decision, lookedBack }: Decided, remember = {}): Promise<Commit> {
    const { entry, ladder: after } = decision;
    if (!entry) return { end: 'committed' };
    const done = await commit(this.#database, this.#key, { before, after, entry, lookedBack, ...remember });
    if (done.end === 'committed') this.#recent.put(this.#key, after);
    return done;
  }

  /**
   * A "no" may be due to a ladder that is out of date, or to this very request having been accepted before. What fell
   * due meanwhile is settled all the same.
   */
  async #turnDown({ ladder, fresh }: View, no: Submission, decided?: Decided): Promise<Submission | undefined> {
    if (!fresh) return undefined;
    const { idempotencyKey } = this.#options;
    const recorded =
      idempotencyKey === undefined ? undefined : await readRecorded(this.#database, this.#key, idempotencyKey);
    if (recorded) return this.#firstAnswer(recorded);
    if (!decided) return no;
    const settled = await this.#commit(ladder, decided);
    if (settled.end === 'too-large') return { kind: 'too-large', message: settled.message };
    return settled.end === 'committed' ? no : undefined;
  }

  async #firstAnswer({ request, line }: Recorded): Promise<Submission> {
    if (request !== this.#request()) return { kind: 'key-reused' };
    const [entry, view] = await Promise.all([readEntry(this.#database, this.#key, line), this.#look()]);
    if (!entry || !view) throw new Error(`line ${line} of ${this.#key.club}/${this.#key.ladder} is missing`);
    return { kind: 'accepted', entry: toEntry(entry), ladder: view.ladder, repeated: true };
  }

  #request(): string {
    return requestOf(this.#command);
  }
}
