import type { Replacement } from '#shared/engine/replacing.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { pageChanged } from '../books/clubs.ts';
import type { Database } from '../database/database.ts';
import { FIRST_SEASON, type LadderKey } from '../database/keys.ts';
import type { Write } from '../database/transaction.ts';
import { catchUp, caughtUp, type SeenLadder } from './catch-up.ts';
import { type Commit, type CommitLost, commit, type LineToCommit } from './commit.ts';
import { type Decided, Deciding } from './deciding.ts';
import { readTogether, toEntry } from './entries.ts';
import { readMark } from './head.ts';
import { type RecordedRequest, readRecorded, requestOf } from './idempotency.ts';
import { findUnlessRewritten } from './load.ts';
import { Race, type Stopwatch } from './race.ts';
import type { Recent, RecentLadders } from './recent.ts';

export type Submission =
  | {
      readonly kind: 'accepted';
      readonly entry: Entry;
      readonly ladder: Ladder;
      readonly repeated: boolean;
      /** The lines that were recorded before it in the same transaction. */
      readonly linesBefore: readonly Entry[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ladder: Ladder }
  /** `allows` says no to the ladder as it is now. */
  | { readonly kind: 'not-allowed'; readonly ladder: Ladder }
  /** `ifVersion` no longer holds. */
  | { readonly kind: 'ladder-changed'; readonly ladder: Ladder }
  /** What was `seen` was another season. */
  | { readonly kind: 'season-turned'; readonly ladder: Ladder }
  /** The same idempotency key came with another request. */
  | { readonly kind: 'key-reused' }
  /** A condition of what was to be written `together` with the line does not hold; nothing was written. */
  | { readonly kind: 'outdated'; readonly ladder: Ladder }
  /** More than a transaction can carry; nothing was written. */
  | { readonly kind: 'too-large'; readonly message: string }
  /** Too many others write to this ladder; nothing was written, nor will be. Ask again after some seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number }
  | { readonly kind: 'closed'; readonly ladder: Ladder }
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-such-ladder' };

export interface SubmitOptions {
  /** What the caller calls this request; a repeat gets the first answer (design: idempotency). */
  readonly idempotencyKey?: string;
  /** The version that the caller has seen; another one now is `ladder-changed`. */
  readonly ifVersion?: LineNumber;
  /** The last line that the caller knew of the ladder: where that was of a season before, it is `season-turned`. */
  readonly seen?: LineNumber;
  /** Whether the caller may do this, asked of the very ladder that the command is decided on. Pure. */
  readonly allows?: (ladder: Ladder) => boolean;
  /** What is written in the line's own transaction, or not at all: where what it replaces has changed, it is `outdated`. */
  readonly together?: readonly Write<'outdated'>[];
  /** The result that the command takes the place of: it is voided in the same transaction, or neither happens. */
  readonly instead?: Omit<Replacement, 'right'>;
  /** Works the whole log out again, even if the command doesn't need it, and stores what differs. */
  readonly again?: true;
}

interface View {
  readonly ladder: Ladder;
  readonly fresh: boolean;
  /** It is so only if its last line is written, which is on its way, by the transaction with this token. */
  readonly awaits?: string;
  readonly epoch?: string | undefined;
  readonly earlier?: Recent['earlier'];
}

interface Unseen {
  readonly end: 'unseen';
}

/** After how many seconds a ladder that was too busy may be less so. */
const BUSY_SECONDS = 2;

export const BUSY: Submission = { kind: 'busy', retryAfter: BUSY_SECONDS };

export interface Shared {
  readonly database: Database;
  readonly recent: RecentLadders;
  readonly watch: Stopwatch;
}

/** One request, decided and committed, as often as it takes. A season that is over counts as no such ladder. */
export class Submitting {
  readonly #database: Database;
  readonly #recent: RecentLadders;
  readonly #race: Race;
  readonly #key: LadderKey;
  readonly #command: Command;
  readonly #options: SubmitOptions;
  readonly #deciding: Deciding;
  #pass = (): void => {};

  constructor({ database, recent, watch }: Shared, key: LadderKey, command: Command, options: SubmitOptions) {
    this.#database = database;
    this.#recent = recent;
    this.#race = new Race(watch);
    this.#key = key;
    this.#command = command;
    this.#options = options;
    const replacement = replacementIn(command, options);
    this.#deciding = new Deciding(database, { key, command, withLog: options.again ?? false, replacement });
  }

  /** `pass` lets the next one begin whose turn it is; called before this one ends where what follows is sure to come after it. */
  async run(pass: () => void = () => {}): Promise<Submission> {
    this.#pass = pass;
    await this.#race.enter(this.#wait);
    let view = this.#expected() ?? (await this.#look());
    while (!('kind' in view)) {
      const submission = await this.#attempt(view);
      if (!('end' in submission)) return submission;
      if (this.#race.isOver) return BUSY;
      view = await this.#lookAgain(view, submission);
    }
    return this.#whyNot(view);
  }

  /** What was accepted before a ladder was closed still has its answer. */
  async #whyNot(no: Submission): Promise<Submission> {
    const recorded = no.kind === 'closed' ? await this.#recorded() : undefined;
    return recorded ? this.#firstAnswer(recorded) : no;
  }

  async rehearse(): Promise<Submission> {
    const recorded = await this.#recorded();
    if (recorded) return this.#firstAnswer(recorded);
    const view = await this.#look();
    if ('kind' in view) return view;
    await this.#deciding.lookForId();
    const { decision, on, linesBefore = [] } = (await this.#deciding.on(view)) ?? {};
    const { ladder } = decision ?? view;
    if (on && !this.#isAllowed(on)) return { kind: 'not-allowed', ladder: view.ladder };
    if (decision?.refusal) return { kind: 'refused', refusal: decision.refusal, ladder };
    if (!decision?.entry) throw new Error('neither accepted nor refused');
    return { kind: 'accepted', entry: decision.entry, ladder, repeated: false, linesBefore };
  }

  #expected(): View | undefined {
    const expected = this.#recent.expected(this.#key);
    if (expected) return { ladder: expected.ladder, fresh: false, awaits: expected.token, epoch: expected.epoch };
    const known = this.#recent.get(this.#key);
    return known && { ladder: known.ladder, fresh: false, epoch: known.epoch, earlier: known.earlier };
  }

  async #look(seen: SeenLadder = {}): Promise<View | Submission> {
    const known = this.#recent.get(this.#key);
    const [newer, mark] = known
      ? await Promise.all([
          catchUp(this.#database, this.#key, known.ladder, seen),
          seen.mark ?? readMark(this.#database, this.#key),
        ])
      : [];
    if (newer && mark && !mark.shut && mark.epoch === known?.epoch) return this.#fresh({ ...newer, epoch: mark.epoch });
    return this.#lookAnew();
  }

  async #lookAnew(): Promise<View | Submission> {
    const found = await findUnlessRewritten(this.#database, this.#key);
    if (found === 'rewriting') return BUSY;
    if (found && !found.shut) return this.#fresh(found);
    this.#recent.forget(this.#key);
    if (found?.shut === 'over') return { kind: 'no-such-ladder' };
    if (found) return { kind: 'closed', ladder: found.ladder };
    const mark = await readMark(this.#database, this.#key);
    return { kind: mark?.shut === 'deleting' ? 'gone' : 'no-such-ladder' };
  }

  #fresh(seen: Recent): View {
    this.#recent.put(this.#key, seen);
    const earlier = this.#recent.get(this.#key)?.earlier;
    return { ladder: seen.ladder, fresh: true, epoch: seen.epoch, earlier };
  }

  get #wait(): number {
    return this.#recent.waitAt(this.#key, this.#command.at);
  }

  /** The ladder as it is now, after others came first. */
  async #lookAgain({ ladder, fresh, awaits, epoch }: View, why: CommitLost | Unseen): Promise<View | Submission> {
    if (why.end === 'unseen') return this.#look();
    const { because, seen } = why;
    if (seen.mark && (seen.mark.shut || seen.mark.epoch !== epoch)) return this.#lookAnew();
    // A command that was out of date from the start has met no other writer.
    if (because === 'ladder-changed' && !fresh && awaits === undefined) {
      const newer = caughtUp(ladder, seen);
      return newer ? this.#fresh({ ...newer, epoch }) : this.#look(seen);
    }
    if (because === 'id-taken') this.#deciding.idIsTaken();
    else await this.#race.pause(this.#wait);
    return this.#look(seen);
  }

  /** Nothing but how it ended, where the ladder must be looked at again first. */
  async #attempt(view: View): Promise<Submission | CommitLost | Unseen> {
    const { ladder } = view;
    if (this.#options.seen !== undefined && this.#options.seen < headerLine(ladder.header))
      return this.#turnDown(view, { kind: 'season-turned', ladder });
    if (this.#options.ifVersion !== undefined && this.#options.ifVersion !== ladder.line)
      return this.#turnDown(view, { kind: 'ladder-changed', ladder });
    const decided = await this.#deciding.on(view);
    if (!decided) return { end: 'unseen' };
    const { decision, on } = decided;
    if (!this.#isAllowed(on)) return this.#turnDown(view, { kind: 'not-allowed', ladder });
    if (!decision.refusal) return this.#accept(view, decided);
    return this.#turnDown(view, { kind: 'refused', refusal: decision.refusal, ladder: decision.ladder }, decided);
  }

  #isAllowed(ladder: Ladder): boolean {
    return this.#options.allows?.(ladder) ?? true;
  }

  async #accept(view: View, decided: Decided): Promise<Submission | CommitLost> {
    const { entry, ladder: after } = decided.decision;
    const { linesBefore = [] } = decided;
    if (!entry) throw new Error('accepted without an entry');
    const { idempotencyKey } = this.#options;
    const remember = idempotencyKey === undefined ? {} : { remember: { idempotencyKey, request: this.#request() } };
    const done = await this.#commit(view, decided, { ...remember, together: this.#options.together });
    switch (done.end) {
      case 'committed':
        return { kind: 'accepted', entry, ladder: after, repeated: false, linesBefore };
      case 'already-recorded':
        return this.#firstAnswer(done.recorded);
      case 'too-large':
        return { kind: 'too-large', message: done.message };
      case 'outdated':
        return { kind: 'outdated', ladder: view.ladder };
      case 'lost':
        return done;
    }
  }

  async #commit(
    { ladder: before, awaits, epoch, earlier = [] }: View,
    { decision, lookedBack, since, linesBefore }: Decided,
    also: Pick<LineToCommit, 'remember' | 'together'> = {},
  ): Promise<Commit> {
    const { entry, ladder: after } = decision;
    if (!entry) return { end: 'committed' };
    const wait = this.#race.waitAfter(this.#wait);
    const line = {
      before,
      after,
      entry,
      ...(linesBefore && !decision.refusal && { linesBefore }),
      lookedBack,
      wait,
      epoch,
      ...also,
      ...(awaits !== undefined && { awaits }),
      ...(showsOnClubPage(before, after) && { besides: await pageChanged(this.#database, this.#key.club) }),
    };
    let isExpected = false;
    const expect = (token: string): void => {
      isExpected = true;
      this.#recent.expect(this.#key, { ladder: after, token, epoch });
      this.#pass();
    };
    try {
      const done = await commit(this.#database, this.#key, line, expect);
      if (done.end !== 'committed') return done;
      const still = lookedBack ? earlier.filter(({ line }) => line <= (since?.line ?? 0)) : [...earlier, before];
      this.#recent.put(this.#key, { ladder: after, wait, epoch, earlier: still });
      isExpected = false;
      return done;
    } finally {
      if (isExpected) this.#recent.giveUp(this.#key);
    }
  }

  /** A "no" may come of an outdated ladder, or of this request accepted before. What fell due is settled anyway. */
  async #turnDown(view: View, no: Submission, decided?: Decided): Promise<Submission | CommitLost | Unseen> {
    if (!view.fresh) return { end: 'unseen' };
    const recorded = await this.#recorded();
    if (recorded) return this.#firstAnswer(recorded);
    if (!decided) return no;
    const settled = await this.#commit(view, decided);
    if (settled.end === 'too-large') return { kind: 'too-large', message: settled.message };
    if (settled.end === 'outdated') return no;
    return settled.end === 'lost' ? settled : no;
  }

  async #recorded(): Promise<RecordedRequest | undefined> {
    const { idempotencyKey } = this.#options;
    return idempotencyKey === undefined ? undefined : readRecorded(this.#database, this.#key, idempotencyKey);
  }

  async #firstAnswer({ request, line, season = FIRST_SEASON }: RecordedRequest): Promise<Submission> {
    if (request !== this.#request()) return { kind: 'key-reused' };
    const where = { ...this.#key, season };
    const [[entry, ...before], view] = await Promise.all([
      readTogether(this.#database, where, line, this.#options.instead !== undefined),
      this.#look(),
    ]);
    if (!('ladder' in view)) return view;
    // It lay in a season that was undone.
    if (!entry && season !== this.#key.season) return { kind: 'ladder-changed', ladder: view.ladder };
    if (!entry) throw new Error(`line ${line} of ${this.#key.club}/${this.#key.ladder} is missing`);
    const linesBefore = before.map(toEntry).reverse();
    return { kind: 'accepted', entry: toEntry(entry), ladder: view.ladder, repeated: true, linesBefore };
  }

  #request(): string {
    return requestOf(this.#command, this.#options.instead?.line);
  }
}

function replacementIn(command: Command, { instead }: SubmitOptions): Replacement | undefined {
  if (!instead || (command.verb !== 'match' && command.verb !== 'finish')) return undefined;
  return { ...instead, right: command };
}

const showsOnClubPage = ({ header: before }: Ladder, { header: after }: Ladder): boolean =>
  before !== after && (before.name !== after.name || before.season.end !== after.season.end);
