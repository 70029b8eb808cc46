import type { Naming } from '../../shared/view/naming.ts';
import type { Entry } from '../../shared/vocabulary/entry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import { FIRST_LINE, type LineNumber, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import { clubIds, readClub, readClubs } from './clubs.ts';
import { readClubsGone } from './clubs-gone.ts';
import type { Reader } from './database.ts';
import { readEntries, toEntry } from './entries.ts';
import { load, readHeader } from './load.ts';
import { readNaming } from './naming.ts';
import type { Club, LadderKey, LadderStore, Version } from './port.ts';
import { readVersion } from './version.ts';

type Reading = Pick<
  LadderStore,
  'load' | 'header' | 'log' | 'version' | 'club' | 'clubs' | 'clubIds' | 'clubsGone' | 'naming'
>;

/** What clubs and ladders are, in a database. Functions that publish them need no more of a store, and carry no more. */
export class ReadingStore implements Reading {
  readonly #database: Reader;

  constructor(database: Reader) {
    this.#database = database;
  }

  club(id: string): Promise<Club | undefined> {
    return readClub(this.#database, id);
  }

  clubs(): Promise<readonly Club[]> {
    return readClubs(this.#database);
  }

  clubIds(): AsyncIterable<string> {
    return clubIds(this.#database);
  }

  clubsGone(): Promise<number> {
    return readClubsGone(this.#database);
  }

  naming(club: string): Promise<Naming> {
    return readNaming(this.#database, club);
  }

  load(key: LadderKey): Promise<Ladder | undefined> {
    return load(this.#database, key);
  }

  header(key: LadderKey): Promise<Header | undefined> {
    return readHeader(this.#database, key);
  }

  version(key: LadderKey): Promise<Version | undefined> {
    return readVersion(this.#database, key);
  }

  async log(key: LadderKey, after: LineNumber = FIRST_LINE, to?: LineNumber): Promise<readonly Entry[]> {
    return (await readEntries(this.#database, key, lineNumber(after + 1), to)).map(toEntry);
  }
}
