import { type Amendment, isAmendment, type Target } from '#shared/engine/amend.ts';
import { type Decision, decide, looksBack, refusedAhead } from '#shared/engine/decide.ts';
import { firstEntry } from '#shared/engine/lines.ts';
import { type Replacement, replace } from '#shared/engine/replacing.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import type { LadderKey } from '../database/keys.ts';
import { isTaken, newId, readEntries, readEntry } from './entries.ts';
import { storedHeader } from './parts.ts';

export interface Decided {
  readonly decision: Decision;
  /** The ladder that it was decided on, with its past where that was looked at. */
  readonly on: Ladder;
  readonly lookedBack: boolean;
  /** The lines that are recorded before it: all of them together with it, or none. */
  readonly linesBefore?: readonly Entry[];
}

interface CommandToDecide {
  readonly key: LadderKey;
  readonly command: Command;
  readonly withLog: boolean;
  /** Where the command is what is right in place of a result. */
  readonly replacement?: Replacement | undefined;
}

export class Deciding {
  readonly #database: Database;
  readonly #asked: CommandToDecide;
  /** Whether the id that the command names for the first time is known to have been used before. */
  #idTaken = false;

  constructor(database: Database, asked: CommandToDecide) {
    this.#database = database;
    this.#asked = asked;
  }

  idIsTaken(): void {
    this.#idTaken = true;
  }

  async lookForId(): Promise<void> {
    this.#idTaken = await this.#isTaken();
  }

  /** Nothing where it takes the whole log: only the newest ladder can decide that. */
  async on(ladder: Ladder, fresh: boolean): Promise<Decided | undefined> {
    const { command: given, withLog, replacement } = this.#asked;
    if (replacement) return fresh ? this.#replaced(ladder, replacement) : undefined;
    // The clocks of two servers differ: what comes later counts as later.
    const command = { ...given, at: instant(Math.max(given.at, ladder.at)) };
    if (!withLog && !this.#idTaken && !looksBack(ladder, command)) {
      const decision = decide(ladder, command);
      // An id that is accepted has a condition of its own; one that is refused may be so because it is taken.
      if (!decision.refusal || !fresh || !(await this.#isTaken())) return { decision, on: ladder, lookedBack: false };
    }
    if (!fresh) return undefined;
    const byLine = isAmendment(command)
      ? refusedAhead(ladder, command, await this.#target(ladder, command))
      : undefined;
    if (byLine) return { decision: byLine, on: ladder, lookedBack: false };
    const season = await this.#season(ladder);
    const byLog = season.refusedAhead(ladder, command);
    if (byLog) return { decision: byLog, on: ladder, lookedBack: false };
    const on = season.ladder;
    return { decision: season.decide(command), on, lookedBack: true };
  }

  async #replaced(ladder: Ladder, { right, ...replacement }: Replacement): Promise<Decided> {
    const season = await this.#season(ladder);
    const on = season.ladder;
    const at = instant(Math.max(right.at, ladder.at));
    const { before, ...decision } = replace(season, { ...replacement, right: { ...right, at } });
    return { decision, on, lookedBack: true, linesBefore: before };
  }

  async #target({ header, line: last }: Ladder, { body: { line } }: Amendment): Promise<Target> {
    const isThere = line >= firstEntry(header) && line <= last;
    const found = isThere ? await readEntry(this.#database, this.#asked.key, line) : undefined;
    return { recorded: found?.command };
  }

  async #isTaken(): Promise<boolean> {
    const { key, command } = this.#asked;
    const id = newId(command);
    return id !== undefined && isTaken(this.#database, key, id);
  }

  /** The log up to the ladder's last line, so that no later line gets in between; not yet worked out. */
  async #season(ladder: Ladder): Promise<Season> {
    const { key } = this.#asked;
    const { line } = ladder;
    const header = storedHeader(madeOf(ladder));
    const entries = await readEntries(this.#database, key, firstEntry(header), line);
    if (entries.length !== line - headerLine(header))
      throw new Error(`${key.club}/${key.ladder} lacks lines of its log`);
    return Season.unfolded(
      header,
      entries.map(({ command }) => command),
      termsIn(entries),
    );
  }
}
