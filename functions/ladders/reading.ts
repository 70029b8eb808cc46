import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { FIRST_LINE, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import type { LadderKey } from '../database/keys.ts';
import { type Lines, readLines, readWritten, toEntry, type WrittenEntry } from './entries.ts';
import { readVersion, type Version } from './head.ts';
import { find, findHeader } from './load.ts';
import { isMissed, type LadderSeasons, PresentSeasons, readSeasons, seasonsOf } from './seasons.ts';

/** What clubs and ladders are, in a database. Functions that publish them need no more of a store, and carry no more. */
export class ReadingStore {
  readonly database: Reader;
  readonly present: PresentSeasons;

  constructor(database: Reader) {
    this.database = database;
    this.present = new PresentSeasons(database);
  }

  async load(key: LadderKey): Promise<Ladder | undefined> {
    return (await this.present.at(key, (place) => find(this.database, place), isMissed))?.ladder;
  }

  /** A ladder's season and the rules it is played by, as stored now; nothing else is read. */
  async header(key: LadderKey): Promise<Header | undefined> {
    return (await this.present.at(key, (place) => findHeader(this.database, place), isMissed))?.header;
  }

  async seasons(key: LadderKey): Promise<LadderSeasons> {
    return seasonsOf(await readSeasons(this.database, key));
  }

  /** The version of a ladder as stored now, strongly consistent and cheap. */
  version(key: LadderKey): Promise<Version | undefined> {
    return this.present.at(key, (place) => readVersion(this.database, place), isMissed);
  }

  /** A line with what tells which lines its request recorded; undefined if there is no such line. */
  written(key: LadderKey, line: LineNumber): Promise<WrittenEntry | undefined> {
    return this.present.at(
      key,
      (place) => readWritten(this.database, place, line),
      (found) => found === undefined,
    );
  }

  /** The entries after a line, up to another one where that is given, oldest first. */
  async log(key: LadderKey, after: LineNumber = FIRST_LINE, to?: LineNumber): Promise<readonly Entry[]> {
    const read = (place: LadderKey) => readLines(this.database, place, lineNumber(after + 1), to);
    // Lines that a season does not have may be those of the next one.
    const missed = ({ entries, isOver }: Lines) => isOver || (to !== undefined && entries.length === 0);
    const { entries } = await this.present.at(key, read, missed);
    return entries.map(toEntry);
  }
}
