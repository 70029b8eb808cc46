import { madeOf } from '#shared/rules/common/configured.ts';
import type { Naming } from '#shared/view/naming.ts';
import { FULL } from '#shared/view/pieces.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { type Publicly, publicly } from '#shared/view/public-season.ts';
import { SeasonNarrative, type Told } from '#shared/view/season-narrative.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { readNaming } from '../club/naming.ts';
import { FIRST_SEASON, type LadderKey, nameOf } from '../database/keys.ts';
import { REWRITTEN } from '../ladders/entries.ts';
import { RULES } from '../ladders/head.ts';
import { readSnapshot, resumed } from './season-snapshot.ts';
import type { Publishing, Readable } from './target.ts';

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

interface Resumed extends Pick<Publishing, 'files'> {
  readonly naming: Naming;
  readonly basis: string;
  readonly kept: string;
}

/** Where a season's snapshot lies, and the release that is to have made it. */
export type SnapshotSource = Pick<Publishing, 'files' | 'release'>;

interface Remembered {
  readonly story: SeasonNarrative;
  /** The number of its header among the lines of its ladder. */
  readonly first: number;
  /** Says the next line of the log as the public may read it. */
  readonly inPublic: Publicly['command'];
  /** What the story calls people by, in which language, and of which epoch the ladder is: where one of them changes, it begins again. */
  readonly basis: string;
}

export interface FoundSeason {
  readonly told: Told;
  /** All that a snapshot of it depends on; missing where there is to be none. */
  readonly basis?: string;
}

/** Whole seasons as the public may know them: nothing private gets past here. Next time only the tail is read. */
export class Seasons {
  readonly #store: Readable;
  readonly #remembered: Kept<Remembered>;
  /** The ladders whose log is to be read as a whole. */
  readonly #wholly = new Set<string>();

  constructor(store: Readable, budget = BUDGET) {
    this.#store = store;
    this.#remembered = new Kept(budget);
  }

  /** What is told of a season as it is now; nothing if there is no such ladder. `epoch`: as its head was seen to say. */
  async find(key: LadderKey, epoch?: string, source?: SnapshotSource): Promise<FoundSeason | undefined> {
    const name = `${key.club}/${key.ladder}/${key.season ?? FIRST_SEASON}`;
    const naming = await readNaming(this.#store.database, key.club);
    const basis = JSON.stringify([naming, language(), epoch]);
    const isWhole = this.#wholly.delete(nameOf(key));
    const before = isWhole ? undefined : this.#remembered.get(name);
    const known = before?.basis === basis ? before : undefined;
    // What fails half-way is not remembered.
    this.#remembered.delete(name);
    const read = known && (await this.#readOn(key, known));
    // Ids and names that tell nothing depend on all lines before: of those who hide names nothing is kept.
    const kept = source && naming.mode === 'full' ? JSON.stringify([name, source.release, RULES, basis]) : undefined;
    const resume = async () =>
      source && kept && !isWhole ? this.#resume(key, { naming, basis, kept, files: source.files }) : undefined;
    const found =
      read && read !== 'rewritten' ? read : ((await resume()) ?? (await this.#readAnew(key, naming, basis)));
    const told = found?.story.told;
    if (!found || !told) return undefined;
    this.#remembered.set(name, found, found.story.held + told.ladder.players.size);
    return { told, ...(kept !== undefined && { basis: kept }) };
  }

  /** Has the whole log of a ladder read next time: what was found goes on from a snapshot, and that does not tell enough. */
  readWholly(key: LadderKey): void {
    this.#wholly.add(nameOf(key));
  }

  async #resume(key: LadderKey, { naming, basis, kept, files }: Resumed): Promise<Remembered | undefined> {
    const snapshot = await readSnapshot(files, key, kept);
    if (!snapshot) return undefined;
    const { narration } = snapshot;
    const { header, command: inPublic } = publicly(narration.header, naming, narration.players);
    const story = new SeasonNarrative(header, FULL, narration);
    resumed(story.told, snapshot);
    const read = await this.#readOn(key, { story, first: headerLine(header), inPublic, basis });
    return read === 'rewritten' ? undefined : read;
  }

  /** A process that rewrites the ladder meanwhile has it published again. */
  async #readAnew(key: LadderKey, naming: Naming, basis: string): Promise<Remembered | undefined> {
    const ladder = await this.#store.load(key);
    if (!ladder) return undefined;
    const { header, command: inPublic } = publicly(madeOf(ladder), naming);
    const begun = { story: new SeasonNarrative(header), first: headerLine(header), inPublic, basis };
    const read = await this.#readOn(key, begun);
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
