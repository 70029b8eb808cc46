import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { HandicapTerms } from '../vocabulary/ladder.ts';
import { Narration } from './narration.ts';
import { FULL, type Full } from './pieces.ts';

export type Told = Omit<Narration, 'append' | 'catchUp'>;

interface Said {
  readonly command: Command;
  /** What a challenge is known to have been issued at. */
  readonly terms: HandicapTerms | undefined;
}

/** A season that is told as it goes on, at the cost of each line; always the same as if told from the beginning. */
export class SeasonNarrative {
  readonly #header: Header;
  readonly #full: Full;
  readonly #said: Said[] = [];
  #narration: Narration;

  /** `full`: when its pieces are. */
  constructor(header: Header, full = FULL) {
    this.#header = header;
    this.#full = full;
    this.#narration = new Narration(header, full);
  }

  /** How many lines it was told, the header not among them. */
  get length(): number {
    return this.#said.length;
  }

  append(command: Command, terms?: HandicapTerms): void {
    this.#said.push({ command, terms });
    this.#narration.append(command, terms);
  }

  get told(): Told {
    if (!this.#narration.catchUp()) this.#tellAnew();
    return this.#narration;
  }

  #tellAnew(): void {
    this.#narration = new Narration(this.#header, this.#full);
    for (const { command, terms } of this.#said) this.#narration.append(command, terms);
    if (!this.#narration.catchUp()) throw new Error('a story told from the beginning lacks something');
  }
}
