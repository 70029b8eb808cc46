import { type Amendment, isAmendment, recordsResult, type Target } from '#shared/engine/amend.ts';
import { type Decision, decide, looksBack, refusedAhead } from '#shared/engine/decide.ts';
import { firstEntry } from '#shared/engine/lines.ts';
import { type Replacement, replace } from '#shared/engine/replacing.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { amendsLately, seasonSince } from '#shared/engine/season-since.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { nextLine } from '#shared/rules/common/standing.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { unlessLogNeeded } from '#shared/vocabulary/log-needed.ts';
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
  /** The earlier ladder from which on it was worked out, instead of from the first line on. */
  readonly since?: Ladder;
  /** The lines that are recorded before it: all of them together with it, or none. */
  readonly linesBefore?: readonly Entry[];
}

interface Viewed {
  readonly ladder: Ladder;
  /** Whether it is the newest. */
  readonly fresh: boolean;
  /** As it was before some of its last lines, oldest first: a line that comes after one of these is amended without the log. */
  readonly earlier?: readonly Ladder[] | undefined;
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

  /** Nothing where it takes the log, or a part of it: only the newest ladder can decide that. */
  async on({ ladder, fresh, earlier = [] }: Viewed): Promise<Decided | undefined> {
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
    if (isAmendment(command)) {
      const target = await this.#target(ladder, command);
      const byLine = refusedAhead(ladder, command, target);
      if (byLine) return { decision: byLine, on: ladder, lookedBack: false };
      const isOfResult = target.recorded !== undefined && recordsResult(ladder, target.recorded);
      const since = isOfResult && !withLog && earlier.findLast(({ line }) => line < command.body.line);
      const lately = since ? await this.#amendedSince(since, ladder, command) : undefined;
      if (lately) return lately;
    }
    return decidedBy(await this.#season(ladder), ladder, command);
  }

  /** As decided by the lines since an earlier ladder alone; undefined where those don't tell enough. */
  async #amendedSince(since: Ladder, ladder: Ladder, command: Amendment): Promise<Decided | undefined> {
    const season = seasonSince(since, await readEntries(this.#database, this.#asked.key, nextLine(since), ladder.line));
    return unlessLogNeeded(() => {
      const isTold = season.refusedAhead(ladder, command) !== undefined || amendsLately(season, command);
      return isTold ? { ...decidedBy(season, ladder, command), since } : undefined;
    });
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

function decidedBy(season: Season, ladder: Ladder, command: Command): Decided {
  const byLog = season.refusedAhead(ladder, command);
  if (byLog) return { decision: byLog, on: ladder, lookedBack: false };
  const on = season.ladder;
  return { decision: season.decide(command), on, lookedBack: true };
}
