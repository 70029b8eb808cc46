import { Register } from '../policies/attendance.ts';
import { settleDue } from '../policies/duties.ts';
import { systemOf } from '../systems/registry.ts';
import { amended, earliestAttendance, isAmendment, judgeAmendment } from './amending.ts';
import type { Command } from './command.ts';
import { isSettled, judge, outOfTime, refused } from './decide.ts';
import type { Decision } from './decision.ts';
import { type Effects, type Entry, NO_EFFECTS } from './entry.ts';
import { step } from './evolve.ts';
import type { Header } from './header.ts';
import { type Ladder, newLadder } from './ladder.ts';
import { movesBetween } from './moves.ts';
import type { Refusal } from './refusal.ts';
import { type Instant, type LineNumber, lineNumber } from './vocabulary.ts';

/** How many lines lie between two ladders that are kept, so that a correction need not begin at the beginning. */
const STRIDE = 32;

interface Line {
  /** As it was recorded. */
  readonly recorded: Command;
  /** As it counts now: with the corrected score, or as the abandoned match that voiding makes of it. */
  standing: Command;
  voided: boolean;
  effects: Effects;
}

/**
 * A ladder together with its whole log: it can look back. Correcting a line, or recording late who played in a settled
 * period, works everything since then out again (§0 Correcting, Settled periods).
 */
export class Season {
  #ladder: Ladder;
  readonly #lines: Line[] = [];
  readonly #kept: Ladder[];
  readonly #register: Register;

  constructor(header: Header) {
    this.#ladder = newLadder(header);
    this.#kept = [this.#ladder];
    this.#register = new Register(header.timezone, systemOf({ header }).matchesRun);
  }

  /** Folds a log of accepted commands, one a line, from line 2 on. */
  static of(header: Header, commands: readonly Command[]): Season {
    const season = new Season(header);
    for (const command of commands)
      season.#record(command, settleDue(season.ladder, command.at, season.#register).ladder);
    return season;
  }

  get ladder(): Ladder {
    return this.#ladder;
  }

  /** Every line as it was recorded, with the effects that it has now. */
  lines(): readonly Entry[] {
    return this.#lines.map(({ recorded, effects }, index) => ({ line: numberOf(index), command: recorded, effects }));
  }

  /** What a line counts as now, after corrections; nothing where it was voided or there is none. */
  standing(line: LineNumber): Command | undefined {
    const found = this.#lines[line - 2];
    return found && !found.voided ? found.standing : undefined;
  }

  /** Decides a command and, where it is accepted, appends it. */
  decide(command: Command): Decision {
    const no = outOfTime(this.#ladder, command);
    if (no) return { refusal: no, ladder: this.#ladder };
    const { ladder: ready } = settleDue(this.#ladder, command.at, this.#register);
    const reason = this.#judge(ready, command);
    if (reason) return this.refuse(command.at, reason);
    const before = this.#ladder;
    this.#record(command, ready);
    return { entry: this.#lastEntry(before), ladder: this.#ladder };
  }

  /** Appends an accepted command, and works out again what it changes of before. */
  #record(command: Command, ready: Ladder): void {
    const since = this.#affectedSince(ready, command);
    this.#note(command);
    if (since === undefined) this.#fold();
    else this.#replay(since);
  }

  /** Turns something down: nothing happens but what is due by then. */
  refuse(at: Instant, no: Refusal): Decision {
    const decision = refused(this.#ladder, at, no);
    if (decision.entry) this.pad(at);
    return decision;
  }

  /** A line that does nothing but let time pass, up to `at`. */
  pad(at: Instant = this.#ladder.at): void {
    this.#note({ at, verb: 'settle', body: {} });
    this.#fold();
  }

  #judge(ladder: Ladder, command: Command): Refusal | undefined {
    return isAmendment(command)
      ? judgeAmendment(ladder, command, {
          recorded: this.#lines[command.body.line - 2]?.recorded,
          standing: this.standing(command.body.line),
        })
      : judge(ladder, command);
  }

  /** The first line that a command makes come out differently, if it is not only the new one. */
  #affectedSince(ladder: Ladder, command: Command): LineNumber | undefined {
    const target = isAmendment(command) ? this.standing(command.body.line) : undefined;
    const attended = earliestAttendance(ladder, target ?? command);
    if (command.verb === 'correct') return command.body.line;
    if (attended === undefined) return undefined;
    if (command.verb === 'void') return lineNumber(Math.min(command.body.line, this.#lineAfter(attended)));
    return isSettled(ladder, attended) ? this.#lineAfter(attended) : undefined;
  }

  /** The first line dated after an instant. */
  #lineAfter(at: Instant): LineNumber {
    const index = this.#lines.findIndex(({ recorded }) => recorded.at > at);
    return numberOf(index < 0 ? this.#lines.length : index);
  }

  /** Adds a line, not yet folded; a correction or voiding changes what its target counts as. */
  #note(command: Command): void {
    const line = numberOf(this.#lines.length);
    this.#lines.push({ recorded: command, standing: command, voided: false, effects: NO_EFFECTS });
    this.#register.note(line, command);
    const target = isAmendment(command) ? this.#lines[command.body.line - 2] : undefined;
    if (!target || !isAmendment(command)) return;
    target.standing = amended(this.#ladder.header, target.standing, command);
    target.voided = command.verb === 'void';
    this.#register.forget(command.body.line);
    this.#register.note(command.body.line, target.standing);
  }

  /** Folds the newest line. */
  #fold(): void {
    this.#replay(numberOf(this.#lines.length - 1));
  }

  /** Works out everything from a line on, starting at the last ladder that was kept before it. */
  #replay(since: LineNumber): void {
    while (this.#kept.length > 1 && (this.#kept.at(-1)?.line ?? 0) >= since) this.#kept.pop();
    let ladder = this.#ladder.line === since - 1 ? this.#ladder : this.#lastKept();
    for (const line of this.#lines.slice(ladder.line - 1)) {
      const { ladder: after, effects } = step(ladder, line.standing, this.#register, line.effects.terms);
      line.effects = effects;
      ladder = after;
      if (ladder.line % STRIDE === 0) this.#kept.push(ladder);
    }
    this.#ladder = ladder;
  }

  #lastKept(): Ladder {
    return this.#kept.at(-1) ?? newLadder(this.#ladder.header);
  }

  /**
   * The newest line with everything that it changed: its settlements as they are in the end, and all else, also through
   * lines before it, as moves. Carried out one after the other they lead from the ladder before to the one after it.
   */
  #lastEntry(before: Ladder): Entry {
    const last = this.#lines.at(-1);
    if (!last) throw new Error('a season without lines has no last entry');
    const { recorded: command, effects } = last;
    const { settled, ready } = this.#settledFrom(before, last);
    const clause = effects.clause ?? (isAmendment(command) ? '§0' : undefined);
    const moves = movesBetween(ready.order, this.#ladder.order);
    return {
      line: this.#ladder.line,
      command,
      effects: { ...effects, settled, moves, ...(clause !== undefined && { clause }) },
    };
  }

  /**
   * What the settlements of a line moved, seen from a ladder on which lines before it had not been worked out again: who
   * has played is known, but the order may be another. Where that ladder has other periods to settle, all is left to
   * the moves.
   */
  #settledFrom(before: Ladder, { recorded, effects: { settled } }: Line) {
    const { ladder, settlements } = settleDue(before, recorded.at, this.#register);
    const alike =
      settled.length === settlements.length && settled.every((each, i) => each.period === settlements[i]?.period);
    return {
      settled: settled.map((each, index) => ({ ...each, moves: (alike && settlements[index]?.moves) || [] })),
      ready: alike ? ladder : before,
    };
  }
}

const numberOf = (index: number): LineNumber => lineNumber(index + 2);
