import { madeOf } from '#shared/rules/common/configured.ts';
import { asksLeast } from '#shared/rules/inactivity/season-minimum.ts';
import { type LastNames, lastNames, namesGivenBy, namesGivenOn, peopleGivenIn } from '#shared/view/last-names.ts';
import { hidesNames, type Naming } from '#shared/view/naming.ts';
import { FULL } from '#shared/view/pieces.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { type Publicly, publicly } from '#shared/view/public-season.ts';
import { namingOfSeason } from '#shared/view/season-naming.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { readNaming } from '../books/naming.ts';
import { FIRST_SEASON, type LadderKey, nameOf } from '../database/keys.ts';
import { REWRITTEN } from '../ladders/entries.ts';
import { RULES } from '../ladders/head.ts';
import { Kept } from './cache.ts';
import { readSnapshot, resumed, type SeasonSnapshot } from './season-snapshot.ts';
import type { Publishing, Readable } from './target.ts';

/** About how much memory a season takes with all that is rendered of it, and how much more for each line and player, in bytes. */
const [SEASON, LINE, PLAYER] = [200_000, 6500, 2750] as const;
/** How much all that is remembered may take, in bytes, unless told: what has been forgotten is read again from its last snapshot. */
const BUDGET = 100_000_000;

interface Remembered {
  readonly story: SeasonNarrative;
  /** The number of its header among the lines of its ladder. */
  readonly first: number;
  /** Says the next line of the log as the public may read it. */
  readonly inPublic: Publicly['command'];
  /** The names by which players are called, from the first line on. */
  readonly last: Map<PlayerId, string>;
  /** The lines that gave those names; unknown where it goes on from a snapshot. */
  readonly naming: Set<number> | undefined;
  /** The names and language of the story, and the ladder's epoch: if one of them changes, it begins again. */
  readonly basis: string;
}

/** The epoch of a season, the place of its snapshot, and the later names of those who played on. */
interface Sought {
  readonly epoch?: string | undefined;
  readonly source?: Pick<Publishing, 'files' | 'release'> | undefined;
  readonly later?: LastNames;
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

  /**
   * What is told of a season as it is now; nothing if the ladder doesn't exist. `epoch`: as its head was seen to say; `source`:
   * the place of its snapshot, and the release that should have made it. `basis`: everything that a snapshot of it depends on;
   * missing for no snapshot. `naming`: how the public sees names. `later`: the names in later seasons of those who played on.
   */
  async find(key: LadderKey, { epoch, source, later = new Map() }: Sought = {}) {
    const name = `${key.club}/${key.ladder}/${key.season ?? FIRST_SEASON}`;
    const naming = await readNaming(this.#store.database, key.club);
    const basis = JSON.stringify([naming, language(), epoch, ...later]);
    const isWhole = this.#wholly.delete(nameOf(key));
    const known = isWhole ? undefined : this.#remembered.get(name);
    // What fails half-way is not remembered.
    this.#remembered.delete(name);
    // Ids and names that reveal nothing depend on all lines before: of those who hide names nothing is stored.
    const kept = source && !hidesNames(naming) ? JSON.stringify([name, source.release, RULES, basis]) : undefined;
    let found = known?.basis === basis ? await this.#readOn(key, known, hidesNames(naming)) : undefined;
    if (!isWhole && source && kept !== undefined)
      found ??= await this.#resume(key, naming, basis, await readSnapshot(source.files, key, kept));
    found ??= await this.#readAnew(key, naming, basis, later);
    const told = found?.story.told;
    if (!found || !told) return undefined;
    this.#remembered.set(name, found, SEASON + found.story.held * LINE + told.ladder.players.size * PLAYER);
    // How often each has played in all, only the whole log tells.
    return { told, basis: asksLeast(told.ladder) ? undefined : kept, naming };
  }

  /** Has the whole log of a ladder read next time: what was found goes on from a snapshot, and that does not tell enough. */
  readWholly(key: LadderKey): void {
    this.#wholly.add(nameOf(key));
  }

  async #resume(key: LadderKey, naming: Naming, basis: string, snapshot: SeasonSnapshot | undefined) {
    if (!snapshot) return undefined;
    const { narration } = snapshot;
    const last = new Map(namesGivenOn(parseLadder(narration.ladder)));
    const { header, command: inPublic } = publicly(narration.header, naming, { players: narration.players, last });
    const story = new SeasonNarrative(header, FULL, narration);
    resumed(story.told, snapshot);
    return this.#readOn(key, { story, first: headerLine(header), inPublic, last, naming: undefined, basis });
  }

  /** A process that rewrites the ladder meanwhile has it published again. */
  async #readAnew(key: LadderKey, naming: Naming, basis: string, later: LastNames) {
    const ladder = await this.#store.load(key);
    if (!ladder) return undefined;
    const made = madeOf(ladder);
    const first = headerLine(made);
    const log = await this.#store.log(key, first);
    const commands = log.map(({ command }) => command);
    const last = new Map([...lastNames(made, commands), ...later]);
    const { header, command: inPublic } = publicly(made, namingOfSeason(naming, commands), { last });
    const known = { story: new SeasonNarrative(header), first, inPublic, last, naming: new Set<number>(), basis };
    for (const entry of log) tell(known, entry);
    return known;
  }

  /** The log is only ever appended to, and a correction, too, is one more line; undefined where it was written anew, or somebody has another name. */
  async #readOn(key: LadderKey, known: Remembered, isHiding = false): Promise<Remembered | undefined> {
    const { story, first } = known;
    const tail = await this.#store.log(key, lineNumber(first + story.length));
    if (story.length > 0 && tail.some(({ command }) => command.by === REWRITTEN)) return undefined;
    for (const entry of tail) {
      if (givesOtherNames(known, entry.command)) return undefined;
      // Who plays as an entrant decides how it is shown from its first line on.
      if (isHiding && peopleGivenIn(entry.command).length > 0) return undefined;
      tell(known, entry);
    }
    return known;
  }
}

function tell({ story, inPublic, first, last, naming }: Remembered, { line, command, effects }: Entry): void {
  if (line !== first + story.length + 1) return;
  const names = namesGivenBy(command);
  for (const [player, name] of names) if (!last.has(player)) last.set(player, name);
  if (names.length > 0) naming?.add(line);
  story.append(inPublic(command), publicTerms(effects.terms));
}

/** Whether a line renames anybody: then everything before it is told in other names too. */
const givesOtherNames = ({ last, naming }: Remembered, command: Command): boolean =>
  command.verb === 'void'
    ? (naming?.has(command.body.line) ?? true)
    : namesGivenBy(command).some(([player, name]) => (last.get(player) ?? name) !== name);
