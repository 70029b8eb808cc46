import { withMade } from '../rules/common/configured.ts';
import { nextLine } from '../rules/common/standing.ts';
import type { Attendance } from '../rules/duty.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import { type Effects, type Entry, NO_EFFECTS, type Settlement } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import { type HandicapTerms, type Ladder, newLadder } from '../vocabulary/ladder.ts';
import type { Passes, Refusal } from '../vocabulary/refusal.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '../vocabulary/vocabulary.ts';
import {
  type Amendment,
  attendedSince,
  awaits,
  isAmendment,
  judgeAmendment,
  recordsResult,
  type Target,
} from './amend.ts';
import { type Decision, judge, outOfTime, reachesBack, refused, refusedAhead } from './decide.ts';
import { type Evolved, evolve } from './fold.ts';
import { firstEntry, Lines, type StandingLine } from './lines.ts';
import { KeptLadders, lastEntry, SettledOnce } from './season-memory.ts';
import type { SettledLadder } from './settle.ts';

/** A line, or something that was settled ahead of it, and the ladders around that. */
export interface Step {
  readonly entry: Entry;
  readonly settlement?: Settlement;
  readonly before: Ladder;
  readonly after: Ladder;
}

/** Sees a season being worked out, step by step in the order of its log. */
export interface SeasonWatch {
  /** All steps from a line on are about to be taken again: what was seen of them no longer holds. */
  again(from: LineNumber): void;
  step(step: Step): void;
}

/** What a season keeps of what each line did: also whom it moved, or only what was settled, where that is all one asks. */
export type Keeps = 'moves' | 'settlements';

/** What each challenge is known to have been issued at, by its line. */
export type KnownTerms = (line: LineNumber) => HandicapTerms | undefined;

/** What the entries of a whole log, from the first one on, say of that. */
export const termsIn =
  (entries: readonly Pick<Entry, 'line' | 'effects'>[]): KnownTerms =>
  (line) =>
    entries[line - (entries[0]?.line ?? line)]?.effects.terms;

/** A ladder from which a season goes on without the lines before: what asks for those throws `LogNeeded`. */
export interface SeasonBase {
  readonly ladder: Ladder;
  /** Who has played, as far as the ladder remembers. */
  readonly attendance: Attendance;
  /** As the ladder was just before a moment not later than it; undefined for a later one. */
  readonly before: (moment: Instant) => Ladder | undefined;
  /** Looks whether a command can be folded onto a ladder that goes on from this one. */
  readonly check: (ladder: Ladder, command: Command) => void;
}

/**
 * A ladder with its whole log. A line that changes something earlier has the rest worked out again (§0), put off until the
 * ladder is asked for.
 */
export class Season {
  #ladder: Ladder;
  /** The first line still to be worked out, again or for the first time; the next line if all are done. */
  #pending: LineNumber;
  readonly #lines: Lines;
  /** The header of the log, without later changes of settings. */
  readonly header: Header;
  #kept: KeptLadders;
  readonly #watch: SeasonWatch | undefined;
  readonly #keeps: Keeps;
  #steps = 0;
  readonly #settling = new SettledOnce();
  readonly #base: SeasonBase | undefined;

  constructor(header: Header, watch?: SeasonWatch, keeps: Keeps = 'moves', base?: SeasonBase) {
    this.header = header;
    this.#ladder = base?.ladder ?? newLadder(header);
    this.#watch = watch;
    this.#keeps = keeps;
    this.#base = base;
    this.#kept = new KeptLadders(this.#ladder);
    this.#lines = new Lines(header, base && nextLine(base.ladder));
    this.#pending = this.#lines.next;
  }

  /** Folds a log of accepted commands from the first entry on; with `known` terms, all corrections are worked out together. */
  static of(header: Header, commands: readonly Command[], known?: KnownTerms): Season {
    const season = Season.unfolded(header, commands, known);
    season.workOut();
    return season;
  }

  /** The same, put off until the ladder is asked for. */
  static unfolded(header: Header, commands: readonly Command[], known: KnownTerms = () => undefined): Season {
    const season = new Season(header);
    for (const command of commands) season.append(command, known(season.#lines.next));
    return season;
  }

  get ladder(): Ladder {
    this.workOut();
    return this.#ladder;
  }

  /** How many lines have been worked out so far, counting repetitions. */
  get steps(): number {
    return this.#steps;
  }

  /** When the last well-formed line happened. */
  get at(): Instant {
    return this.#lines.last?.entry.command.at ?? this.#ladder.at;
  }

  /** Every line as recorded, with its present effects, as far as they are stored. */
  lines(): readonly Entry[] {
    this.workOut();
    return this.#lines.entries();
  }

  /** What held on the ladder before a line: by that is read what was settled ahead of it. */
  headerBefore(line: LineNumber): Header {
    this.workOut();
    return this.#lines.at(line)?.header ?? this.#ladder.header;
  }

  /** The ladder just before a moment, with what was due by then and has been settled since. */
  asOf(moment: Instant): Ladder {
    this.workOut();
    const known = this.#base?.before(moment);
    if (known) return known;
    const justBefore = instant(moment - 1);
    const end = this.#lines.after(justBefore);
    const ladder = this.#before(end);
    return end === this.#lines.next ? ladder : this.#settled(ladder, justBefore).ladder;
  }

  #before(line: LineNumber): Ladder {
    let ladder = this.#kept.upTo(line);
    for (let next = nextLine(ladder); next < line; next = nextLine(ladder)) {
      const found = this.#lines.at(next);
      if (!found) break;
      ladder = this.#evolved(ladder, found).ladder;
    }
    this.#kept.want(ladder);
    return ladder;
  }

  /** What a line counts as now, after corrections; undefined if it was voided, or doesn't exist. */
  standing(line: LineNumber): Command | undefined {
    return this.#lines.standing(line);
  }

  /** Decides a command and, where it is accepted, appends it. */
  decide(command: Command): Decision {
    const before = this.ladder;
    const no = this.#outOfTime(command);
    if (no) return { refusal: no, ladder: before };
    const reason = this.#reasonAgainst(command);
    if (reason) return this.#refuse(before, command.at, reason);
    this.append(command);
    this.workOut();
    return { entry: this.#lastEntry(before), ladder: this.#ladder };
  }

  /** The first reason against a command, which is not recorded. */
  against(command: Command): Refusal | undefined {
    return this.#outOfTime(command) ?? this.#reasonAgainst(command);
  }

  #lastEntry(before: Ladder): Entry {
    const { last } = this.#lines;
    if (!last) throw new Error('a season without lines has no last entry');
    return lastEntry(last.entry, before, this.#ladder, this.#settled(before, last.entry.command.at));
  }

  /** Appends a command, or if refused a line that lets time pass, and gives the reason; unlike `decide` it works nothing out. */
  record(command: Command, passes?: Passes): Refusal | undefined {
    const no = this.#outOfTime(command);
    if (no) this.pad();
    const reason = no ?? this.#reasonAgainst(command, passes);
    if (reason && !no) this.pad(command.at);
    if (!reason) this.append(command);
    return reason;
  }

  /** Refuses a command by what its lines tell without being worked out; `ladder`: what they come to, without its past. */
  refusedAhead(ladder: Ladder, command: Command): Decision | undefined {
    return isAmendment(command) ? refusedAhead(ladder, command, this.#target(command)) : undefined;
  }

  #target({ body: { line } }: Amendment): Required<Target> {
    return { recorded: this.#recorded(line), now: { standing: this.standing(line), log: this.#lines } };
  }

  #recorded(line: LineNumber): Command | undefined {
    return this.#lines.at(line)?.entry.command;
  }

  /** Turns something down: nothing happens but what is due by then. */
  #refuse(before: Ladder, at: Instant, no: Refusal): Decision {
    const decision = refused(before, at, no);
    if (decision.entry) this.pad(at);
    return decision;
  }

  /** A line that does nothing but let time pass, up to `at`. */
  pad(at: Instant = this.at): void {
    this.#lines.add({ at, verb: 'settle', body: {} });
  }

  /** The first reason against a command. Amending results leaves others amendable: nothing is worked out between several. */
  #reasonAgainst(command: Command, passes?: Passes): Refusal | undefined {
    if (!isAmendment(command))
      return judge(this.#settled(this.ladder, command.at).ladder, command, this.#lines, passes);
    const ladder = this.#isToldAsItIs(command) ? this.#ladder : this.#settled(this.ladder, command.at).ladder;
    return judgeAmendment(ladder, command, this.#target(command), passes);
  }

  /** Whether an amendment is judged alike by the ladder as it is, whatever is pending or falls due by then. */
  #isToldAsItIs(command: Amendment): boolean {
    const { line } = command.body;
    const target = this.standing(line);
    return line <= this.#ladder.line && this.#amendsResultsAlone(command) && !(target && awaits(this.#ladder, target));
  }

  /** Whether an amendment, and all that is pending, changes nothing but results. */
  #amendsResultsAlone(command: Amendment): boolean {
    const pending = this.#lines.from(nextLine(this.#ladder)).map(({ standing }) => standing);
    return [command, ...pending].every(
      ({ verb, body }) => verb === 'correct' || verb === 'settle' || (verb === 'void' && this.#isResult(body.line)),
    );
  }

  #isResult(line: LineNumber): boolean {
    const found = this.#lines.at(line);
    return found !== undefined && recordsResult(this.#ladder, found.standing);
  }

  #outOfTime(command: Command): Refusal | undefined {
    const amended = isAmendment(command) ? this.#recorded(command.body.line) : undefined;
    return outOfTime({ at: this.at, header: this.#ladder.header }, command, amended);
  }

  get #attendance(): Attendance {
    return this.#base?.attendance ?? this.#lines.register;
  }

  /** Who has played: all who ever did, if every line is at hand. */
  get attendance(): Attendance {
    this.workOut();
    return this.#attendance;
  }

  #settled(of: Ladder, by: Instant): SettledLadder {
    return this.#settling.settled(of, by, this.#attendance);
  }

  /** Adds an accepted command, worked out when the ladder is asked for. `terms`: what a challenge was issued at, if known. */
  append(command: Command, terms?: HandicapTerms): void {
    const since = this.#affectedSince(command);
    this.#lines.add(command, terms);
    this.#pending = this.#begins ? lineNumber(Math.min(this.#pending, since)) : firstEntry(this.header);
    // Terms depend on what was corrected before the challenge, not on what is corrected later.
    if (!terms && systemOf(this.#ladder).rules[command.verb]?.keepsTerms) this.workOut();
  }

  /** The first line whose outcome a command changes, unless all of them are pending anyway. */
  #affectedSince(command: Command): LineNumber {
    if (this.#base) return isAmendment(command) ? command.body.line : this.#lines.next;
    if (this.#pending === firstEntry(this.#ladder.header)) return this.#lines.next;
    if (isAmendment(command)) return this.#amendedSince(command);
    const attended = attendedSince(this.ladder, command);
    if (attended === undefined) return this.#lines.next;
    if (!reachesBack(this.#settled(this.ladder, command.at).ladder, command, attended)) return this.#lines.next;
    return this.#lines.after(attended);
  }

  /** A correction counts from its line, of an arrival from when it was; voiding also in the periods of the match or game. */
  #amendedSince({ verb, body }: Amendment): LineNumber {
    const { line } = body;
    if (line > this.#ladder.line) this.workOut();
    const target = this.standing(line);
    const arrived = verb === 'correct' ? body.arrivedAt : undefined;
    const attended =
      target && (verb === 'void' || arrived !== undefined)
        ? (this.#lines.register.since(target) ?? attendedSince(this.#ladder, target))
        : undefined;
    const since = [attended, arrived].flatMap((at) => (at === undefined ? [] : [this.#lines.after(at)]));
    return lineNumber(Math.min(line, ...since));
  }

  /** Whether the stored ladders still begin the way the season does. */
  get #begins(): boolean {
    return this.#base !== undefined || this.#kept.empty.header === this.#lines.beginning;
  }

  /** Works out everything that is pending, if anything is, starting at the last ladder that was kept before it. */
  workOut(): void {
    if (this.#pending === this.#lines.next) return;
    if (!this.#begins) this.#kept = new KeptLadders(this.#empty());
    let ladder = this.#kept.before(this.#pending);
    this.#watch?.again(nextLine(ladder));
    for (let line = this.#lines.at(nextLine(ladder)); line; line = this.#lines.at(nextLine(ladder))) {
      this.#base?.check(ladder, line.standing);
      const { ladder: after, effects, stages, ready } = this.#evolved(ladder, line);
      line.header = ladder.header;
      const entry = { ...line.entry, effects };
      line.entry = this.#keeps === 'moves' ? entry : { ...line.entry, effects: withoutMoves(effects) };
      for (const stage of stages) this.#watch?.step({ entry, ...stage });
      this.#watch?.step({ entry, before: ready, after });
      ladder = after;
      this.#steps++;
      this.#kept.keep(ladder);
    }
    this.#ladder = ladder;
    this.#pending = this.#lines.next;
  }

  /** Before any line, with the closures of now. */
  #empty(): Ladder {
    const { beginning } = this.#lines;
    return beginning === this.header ? newLadder(beginning) : withMade(newLadder(beginning), this.header);
  }

  #evolved(ladder: Ladder, { standing, voided, entry }: StandingLine): Evolved {
    const settled = this.#settled(ladder, standing.at);
    return evolve(ladder, standing, this.#attendance, { terms: entry.effects.terms, voided }, settled);
  }
}

const withoutMoves = ({ settled, terms }: Effects): Effects =>
  settled.length === 0 && !terms ? NO_EFFECTS : { settled, moves: [], ...(terms && { terms }) };
