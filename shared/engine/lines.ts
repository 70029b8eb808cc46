import { Register } from '../rules/inactivity/register.ts';
import type { WholeLog } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import { type Entry, NO_EFFECTS } from '../vocabulary/entry.ts';
import { type Header, headerLine, type Reconfiguration } from '../vocabulary/header.ts';
import type { HandicapTerms } from '../vocabulary/ladder.ts';
import { type Day, type Instant, type LineNumber, lineNumber, type Verb } from '../vocabulary/vocabulary.ts';
import { corrected, isAmendment } from './amend.ts';

export interface StandingLine {
  /** The entry as recorded, with its effect as last worked out. */
  entry: Entry;
  /** As it counts now, with the corrected score; and whether it counts at all. */
  standing: Command;
  voided: boolean;
  /** What held on the ladder before it, as last worked out. */
  header: Header;
}

/** The line behind a season's header. */
export const firstEntry = (header: Pick<Header, 'line'>): LineNumber => lineNumber(headerLine(header) + 1);

/** By these, play begins. */
const BEGINNINGS: readonly Verb[] = ['challenge', 'match', 'start'];

/** The lines of a season as they count now, after corrections and voidings, and who has played by them. */
export class Lines implements WholeLog {
  readonly #header: Header;
  readonly #first: LineNumber;
  #beginning: Header;
  readonly #lines: StandingLine[] = [];
  #register: Register;

  constructor(header: Header, first = firstEntry(header)) {
    this.#header = header;
    this.#first = first;
    this.#beginning = header;
    this.#register = this.#newRegister();
  }

  /** The header with which the season begins: closures count as if they had always been there. The same one while those stay. */
  get beginning(): Header {
    return this.#beginning;
  }

  /** Another one after something was voided that later lines go by. */
  get register(): Register {
    return this.#register;
  }

  get next(): LineNumber {
    return this.#numberOf(this.#lines.length);
  }

  get last(): StandingLine | undefined {
    return this.#lines.at(-1);
  }

  at(line: LineNumber): StandingLine | undefined {
    return this.#lines[line - this.#first];
  }

  from(line: LineNumber): readonly StandingLine[] {
    return this.#lines.slice(Math.max(0, line - this.#first));
  }

  entries(): readonly Entry[] {
    return this.#lines.map(({ entry }) => entry);
  }

  /** What a line counts as; undefined if it was voided, or doesn't exist. */
  standing(line: LineNumber): Command | undefined {
    const found = this.at(line);
    return found && !found.voided ? found.standing : undefined;
  }

  /** The first line dated after an instant. */
  after(at: Instant): LineNumber {
    let [from, to] = [0, this.#lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#lines[middle]?.entry.command.at ?? at) > at) to = middle;
      else from = middle + 1;
    }
    return this.#numberOf(from);
  }

  /** Adds a line; a correction or voiding changes what its target counts as. */
  add(command: Command, terms?: HandicapTerms): void {
    const line = this.next;
    const effects = terms ? { ...NO_EFFECTS, terms } : NO_EFFECTS;
    this.#lines.push({ entry: { line, command, effects }, standing: command, voided: false, header: this.#header });
    this.#register.note(line, command);
    const target = isAmendment(command) ? this.at(command.body.line) : undefined;
    if (!target || !isAmendment(command)) {
      if (setsClosures(command)) this.#beginAnew();
      return;
    }
    if (command.verb === 'correct') target.standing = corrected(this.#header, target.standing, command);
    target.voided = command.verb === 'void';
    if (!this.#register.renew(command.body.line, target.standing, target.voided)) this.#registerAnew();
    if (target.voided && setsClosures(target.standing)) this.#beginAnew();
  }

  #beginAnew(): void {
    const { closures: made, ...rest } = this.#header;
    const closures = this.#lastConfigured(({ closures }) => closures) ?? made;
    if (areSame(closures, this.#beginning.closures)) return;
    this.#beginning = areSame(closures, made) ? this.#header : { ...rest, ...(closures && { closures }) };
  }

  /** What was last configured of something, and stands, by all lines but one. */
  #lastConfigured<T>(of: (change: Reconfiguration) => T | undefined, without?: LineNumber): T | undefined {
    for (const { standing, voided, entry } of this.#lines.toReversed()) {
      if (voided || standing.verb !== 'configure' || entry.line === without) continue;
      const found = of(standing.body);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  endWithout(line: LineNumber): Day | undefined {
    const end = this.#lastConfigured((change) => change.end, line);
    return end === undefined ? this.#header.season.end : (end ?? undefined);
  }

  get hasBegun(): boolean {
    return this.#lines.some(({ standing, voided }) => !voided && BEGINNINGS.includes(standing.verb));
  }

  get isUnseeded(): boolean {
    return this.#lines.findLast(({ standing }) => standing.verb === 'seed')?.voided ?? false;
  }

  #numberOf(index: number): LineNumber {
    return lineNumber(index + this.#first);
  }

  #newRegister(): Register {
    const { duties, rules } = systemOf({ header: this.#header });
    // Where nothing falls due, nobody asks who has played.
    return new Register(this.#header, duties.length > 0 ? rules : {});
  }

  #registerAnew(): void {
    this.#register = this.#newRegister();
    for (const { entry, standing, voided } of this.#lines) this.#register.note(entry.line, standing, voided);
  }
}

const setsClosures = ({ verb, body }: Command): boolean => verb === 'configure' && body.closures !== undefined;

const areSame = (one: Header['closures'] = [], other: Header['closures'] = []): boolean =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index]?.to);
