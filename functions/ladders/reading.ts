import type { Naming } from '#shared/view/naming.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { FIRST_LINE, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import { clubIds, readClub, readClubs } from './clubs.ts';
import { readClubsGone } from './clubs-gone.ts';
import { readCrest } from './crests.ts';
import { type Lines, readLines, toEntry } from './entries.ts';
import { find, findHeader } from './load.ts';
import { readNaming } from './naming.ts';
import type { Club, Crest, GameDate, LadderKey, LadderSeasons, LadderStore, ListedClub, Version } from './port.ts';
import { isMissed, PresentSeasons } from './present.ts';
import { readGameDates } from './read-game-dates.ts';
import { readSeasons, seasonsOf } from './seasons.ts';
import { readVersion } from './version.ts';

type Reading = Pick<
  LadderStore,
  | 'load'
  | 'header'
  | 'log'
  | 'version'
  | 'seasons'
  | 'club'
  | 'clubs'
  | 'clubIds'
  | 'clubsGone'
  | 'naming'
  | 'gameDates'
  | 'crest'
>;

/** What clubs and ladders are, in a database. Functions that publish them need no more of a store, and carry no more. */
export class ReadingStore implements Reading {
  readonly #database: Reader;
  protected readonly present: PresentSeasons;

  constructor(database: Reader) {
    this.#database = database;
    this.present = new PresentSeasons(database);
  }

  club(id: string): Promise<Club | undefined> {
    return readClub(this.#database, id);
  }

  clubs(): Promise<readonly ListedClub[]> {
    return readClubs(this.#database);
  }

  clubIds(): AsyncIterable<string> {
    return clubIds(this.#database);
  }

  clubsGone(): Promise<number> {
    return readClubsGone(this.#database);
  }

  crest(club: string): Promise<Crest | undefined> {
    return readCrest(this.#database, club);
  }

  naming(club: string): Promise<Naming> {
    return readNaming(this.#database, club);
  }

  async load(key: LadderKey): Promise<Ladder | undefined> {
    return (await this.present.at(key, (place) => find(this.#database, place), isMissed))?.ladder;
  }

  gameDates(key: LadderKey): Promise<readonly GameDate[]> {
    return readGameDates(this.#database, this.present.of(key));
  }

  async header(key: LadderKey): Promise<Header | undefined> {
    return (await this.present.at(key, (place) => findHeader(this.#database, place), isMissed))?.header;
  }

  async seasons(key: LadderKey): Promise<LadderSeasons> {
    return seasonsOf(await readSeasons(this.#database, key));
  }

  version(key: LadderKey): Promise<Version | undefined> {
    return this.present.at(key, (place) => readVersion(this.#database, place), isMissed);
  }

  async log(key: LadderKey, after: LineNumber = FIRST_LINE, to?: LineNumber): Promise<readonly Entry[]> {
    const read = (place: LadderKey) => readLines(this.#database, place, lineNumber(after + 1), to);
    // Lines that a season does not have may be those of the next one.
    const missed = ({ entries, isOver }: Lines) => isOver || (to !== undefined && entries.length === 0);
    const { entries } = await this.present.at(key, read, missed);
    return entries.map(toEntry);
  }
}
