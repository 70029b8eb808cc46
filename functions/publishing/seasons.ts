import { madeOf } from '#shared/rules/common/configured.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { type Publicly, publicly } from '#shared/view/public-season.ts';
import { SeasonNarrative, type Told } from '#shared/view/season-narrative.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { readNaming } from '../club/naming.ts';
import { FIRST_SEASON, type LadderKey } from '../database/keys.ts';
import { REWRITTEN } from '../ladders/entries.ts';
import type { ReadingStore } from '../ladders/reading.ts';

/** Values by name, as many as a budget allows: those go that were not used for longest, but never the one used last. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly value: T; readonly cost: number }>();
  readonly #budget: number;
  #cost = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  get(name: string): T | undefined {
    return this.#values.get(name)?.value;
  }

  set(name: string, value: T, cost: number): void {
    this.delete(name);
    this.#values.set(name, { value, cost });
    this.#cost += cost;
    for (const oldest of this.#values.keys()) {
      if (this.#cost <= this.#budget || oldest === name) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#cost -= this.#values.get(name)?.cost ?? 0;
    this.#values.delete(name);
  }
}

/** Lines and players remembered; each takes 4 KB at most, so that four threads use less than half of 1 GB. */
const BUDGET = 25_000;

export type Readable = Pick<ReadingStore, 'database' | 'present' | 'load' | 'header' | 'log' | 'version' | 'seasons'>;

interface Remembered {
  readonly story: SeasonNarrative;
  /** The number of its header among the lines of its ladder. */
  readonly first: number;
  /** Says the next line of the log as the public may read it. */
  readonly inPublic: Publicly['command'];
  /** What the story calls people by, as text, in which language, and of which epoch the ladder is: where one of them changes, it begins again. */
  readonly naming: string;
  readonly language: Language;
  readonly epoch: string | undefined;
}

/** Whole seasons as the public may know them: nothing private gets past here. Next time only the tail is read. */
export class Seasons {
  readonly #store: Readable;
  readonly #remembered: Kept<Remembered>;

  constructor(store: Readable, budget = BUDGET) {
    this.#store = store;
    this.#remembered = new Kept(budget);
  }

  /** What is told of a season as it is now; nothing if there is no such ladder. `epoch`: as its head was seen to say. */
  async find(key: LadderKey, epoch?: string): Promise<Told | undefined> {
    const name = `${key.club}/${key.ladder}/${key.season ?? FIRST_SEASON}`;
    const naming = await readNaming(this.#store.database, key.club);
    const known = this.#known(name, naming, epoch);
    // What fails half-way is not remembered.
    this.#remembered.delete(name);
    const read = known && (await this.#readOn(key, known));
    const found = read && read !== 'rewritten' ? read : await this.#readAnew(key, naming, epoch);
    const told = found?.story.told;
    if (found && told) this.#remembered.set(name, found, found.story.length + told.ladder.players.size);
    return told;
  }

  #known(name: string, naming: Naming, epoch: string | undefined): Remembered | undefined {
    const known = this.#remembered.get(name);
    const isSame = known?.naming === JSON.stringify(naming) && known.language === language() && known.epoch === epoch;
    return isSame ? known : undefined;
  }

  async #begin(key: LadderKey, naming: Naming, epoch: string | undefined): Promise<Remembered | undefined> {
    const ladder = await this.#store.load(key);
    if (!ladder) return undefined;
    const { header, command: inPublic } = publicly(madeOf(ladder), naming);
    return {
      story: new SeasonNarrative(header),
      first: headerLine(header),
      inPublic,
      naming: JSON.stringify(naming),
      language: language(),
      epoch,
    };
  }

  /** A process that rewrites the ladder meanwhile has it published again. */
  async #readAnew(key: LadderKey, naming: Naming, epoch: string | undefined): Promise<Remembered | undefined> {
    const begun = await this.#begin(key, naming, epoch);
    const read = begun && (await this.#readOn(key, begun));
    return read === 'rewritten' ? undefined : read;
  }

  /** The log is only ever appended to, and a correction, too, is one more line; unless it was written anew. */
  async #readOn(key: LadderKey, known: Remembered): Promise<Remembered | 'rewritten'> {
    const { story, inPublic, first } = known;
    const tail = await this.#store.log(key, lineNumber(first + story.length));
    if (story.length > 0 && tail.some(({ command }) => command.by === REWRITTEN)) return 'rewritten';
    for (const { line, command, effects } of tail) {
      if (line === first + story.length + 1) story.append(inPublic(command), publicTerms(effects.terms));
    }
    return known;
  }
}
