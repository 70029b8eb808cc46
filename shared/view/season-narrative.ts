import type { Command } from '../vocabulary/command.ts';
import { type Header, headerLine } from '../vocabulary/header.ts';
import type { HandicapTerms } from '../vocabulary/ladder.ts';
import { LogNeeded } from '../vocabulary/log-needed.ts';
import { Narration } from './narration.ts';
import type { NarrationSnapshot } from './narration-snapshot.ts';
import { FULL, type Full } from './pieces.ts';

export type NarrationSoFar = Omit<Narration, 'append' | 'catchUp'>;

interface SeasonCommand {
  readonly command: Command;
  /** What a challenge is known to have been issued at. */
  readonly terms: HandicapTerms | undefined;
}

/** A season told as it goes on, at the cost of each line; always the same as if told from the beginning. */
export class SeasonNarrative {
  readonly #header: Header;
  readonly #full: Full;
  readonly #said: SeasonCommand[] = [];
  /** How many lines there were before, where it goes on from a snapshot. */
  readonly #before: { readonly lines: number; readonly held: number } | undefined;
  #narration: Narration;

  /** `full`: when its pieces are; `from`: goes on from a snapshot, and throws `LogNeeded` where that does not do. */
  constructor(header: Header, full = FULL, from?: NarrationSnapshot) {
    this.#header = header;
    this.#full = full;
    this.#before = from && { lines: from.ladder.line - headerLine(header), held: from.entries.length };
    this.#narration = new Narration(header, full, from);
  }

  /** How many lines it was told, the header not among them. */
  get length(): number {
    return (this.#before?.lines ?? 0) + this.#said.length;
  }

  /** How many of them it holds. */
  get held(): number {
    return (this.#before?.held ?? 0) + this.#said.length;
  }

  append(command: Command, terms?: HandicapTerms): void {
    this.#said.push({ command, terms });
    this.#narration.append(command, terms);
  }

  get told(): NarrationSoFar {
    if (!this.#narration.catchUp()) this.#tellAnew();
    return this.#narration;
  }

  #tellAnew(): void {
    if (this.#before) throw new LogNeeded();
    this.#narration = new Narration(this.#header, this.#full);
    for (const { command, terms } of this.#said) this.#narration.append(command, terms);
    if (!this.#narration.catchUp()) throw new Error('a story told from the beginning lacks something');
  }
}
