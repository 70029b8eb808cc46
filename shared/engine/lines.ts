import { Register } from '../rules/inactivity/register.ts';
import type { WholeLog } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import { type Entry, NO_EFFECTS } from '../vocabulary/entry.ts';
import { type Header, headerLine } from '../vocabulary/header.ts';
import type { HandicapTerms } from '../vocabulary/ladder.ts';
import { type Instant, type LineNumber, lineNumber, type Verb } from '../vocabulary/vocabulary.ts';
import { corrected, isAmendment } from './amend.ts';

export interface Line {
  /** As it was recorded, with what it did as it was last worked out. */
  entry: Entry;
  /** As it counts now, with the corrected score; and whether it counts at all. */
  standing: Command;
  voided: boolean;
}

/** The line behind a season's header. */
export const firstEntry = (header: Pick<Header, 'line'>): LineNumber => lineNumber(headerLine(header) + 1);

/** By these, play begins. */
const BEGINNINGS: readonly Verb[] = ['challenge', 'match', 'start'];

/** The lines of a season as they count now, after corrections and voidings, and who has played by them. */
export class Lines implements WholeLog {
  readonly #header: Header;
  readonly #first: LineNumber;
  readonly #lines: Line[] = [];
  #register: Register;

  constructor(header: Header) {
    this.#header = header;
    this.#first = firstEntry(header);
    this.#register = this.#newRegister();
  }

  /** Another one after something was voided that later lines go by. */
  get register(): Register {
    return this.#register;
  }

  /** The number that the next line will have. */
  get next(): LineNumber {
    return this.#numberOf(this.#lines.length);
  }

  get last(): Line | undefined {
    return this.#lines.at(-1);
  }

  at(line: LineNumber): Line | undefined {
    return this.#lines[line - this.#first];
  }

  from(line: LineNumber): readonly Line[] {
    return this.#lines.slice(Math.max(0, line - this.#first));
  }

  entries(): readonly Entry[] {
    return this.#lines.map(({ entry }) => entry);
  }

  /** What a line counts as; nothing where it was voided or there is none. */
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
    this.#lines.push({ entry: { line, command, effects }, standing: command, voided: false });
    this.#register.note(line, command);
    const target = isAmendment(command) ? this.at(command.body.line) : undefined;
    if (!target || !isAmendment(command)) return;
    if (command.verb === 'correct') target.standing = corrected(this.#header, target.standing, command);
    target.voided = command.verb === 'void';
    if (!this.#register.renew(command.body.line, target.standing, target.voided)) this.#registerAnew();
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
    return new Register(this.#header.timezone, duties.length > 0 ? rules : {});
  }

  #registerAnew(): void {
    this.#register = this.#newRegister();
    for (const { entry, standing, voided } of this.#lines) this.#register.note(entry.line, standing, voided);
  }
}
