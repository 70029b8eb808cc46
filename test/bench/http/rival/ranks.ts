import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Case } from '#test/bench/cases.ts';
import { member } from '#test/bench/club.ts';
import { isWonBelow, nameOf, pairOf } from '#test/bench/games.ts';

interface Player {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
}

export interface Result {
  readonly winner: string;
  readonly loser: string;
}

interface RecordedResult extends Result {
  readonly id: number;
  readonly at: string;
}

export interface Ladder {
  /** From the top. */
  readonly players: readonly Player[];
  /** The latest, newest first. */
  readonly results: readonly RecordedResult[];
}

/** How many results a page shows. */
const LATEST = 20;

type Value = string | number;

interface Statement<Row> {
  get(...values: readonly Value[]): Row | undefined;
  all(...values: readonly Value[]): readonly Row[];
  run(...values: readonly Value[]): unknown;
}

/** What is used of the library. */
interface File {
  prepare<Row>(sql: string): Statement<Row>;
  exec(sql: string): unknown;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE scorers (club TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (club, hash));
  CREATE TABLE players (
    ladder TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, rank INTEGER NOT NULL,
    played INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (ladder, id)
  );
  CREATE INDEX players_rank ON players (ladder, rank);
  CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ladder TEXT NOT NULL, at TEXT NOT NULL, winner TEXT NOT NULL, loser TEXT NOT NULL
  );
  CREATE INDEX results_ladder ON results (ladder, id);
`;

const statementsIn = (file: File) => ({
  addScorer: file.prepare('INSERT INTO scorers (club, hash) VALUES (?, ?)'),
  scorer: file.prepare('SELECT 1 FROM scorers WHERE club = ? AND hash = ?'),
  addPlayer: file.prepare('INSERT INTO players (ladder, id, name, rank) VALUES (?, ?, ?, ?)'),
  rank: file.prepare<Pick<Player, 'rank'>>('SELECT rank FROM players WHERE ladder = ? AND id = ?'),
  shift: file.prepare(
    'UPDATE players SET rank = CASE WHEN id = ? THEN ? ELSE rank + 1 END WHERE ladder = ? AND rank BETWEEN ? AND ?',
  ),
  count: file.prepare('UPDATE players SET played = played + 1, won = won + (id = ?) WHERE ladder = ? AND id IN (?, ?)'),
  addResult: file.prepare<{ readonly id: number }>(
    'INSERT INTO results (ladder, at, winner, loser) VALUES (?, ?, ?, ?) RETURNING id',
  ),
  players: file.prepare<Player>('SELECT id, name, rank, played, won FROM players WHERE ladder = ? ORDER BY rank'),
  results: file.prepare<RecordedResult>(
    `SELECT id, at, winner, loser FROM results WHERE ladder = ? ORDER BY id DESC LIMIT ${LATEST}`,
  ),
});

/**
 * A small service's data in one file of SQLite: rows of players with their ranks. The winner takes the loser's rank if
 * that is above, and everybody between moves down by one, in one transaction with the result's row. As safe from a power
 * cut as the laptop's own: each commit is flushed to its journal.
 */
export class Ranks {
  readonly #file: File;
  readonly #statements: ReturnType<typeof statementsIn>;

  constructor(folder: string) {
    const Sqlite: new (path: string) => File = createRequire(import.meta.url)('libsql');
    this.#file = new Sqlite(join(folder, 'ladders.sqlite'));
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) this.#file.prepare(`PRAGMA ${pragma}`).all();
    this.#file.exec(SCHEMA);
    this.#statements = statementsIn(this.#file);
  }

  /** Makes a ladder with the players of a case and the results that it begins with. */
  fill(ladder: string, { players, lines }: Case): void {
    this.#transact(() => {
      for (let n = 1; n <= players; n++) this.#statements.addPlayer.run(ladder, member(n), nameOf(n), n);
      for (let n = 0; n < lines - 1; n++) this.#add(ladder, resultOf(n, players));
    });
  }

  addScorer(club: string, hash: string): void {
    this.#statements.addScorer.run(club, hash);
  }

  isScorer(club: string, hash: string): boolean {
    return this.#statements.scorer.get(club, hash) !== undefined;
  }

  /** Returns the number of the result, or undefined if one of the two does not play here. */
  record(ladder: string, result: Result): number | undefined {
    return this.#transact(() => {
      const { rank, shift, count } = this.#statements;
      const { winner, loser } = result;
      const [from, to] = [winner, loser].map((id) => rank.get(ladder, id)?.rank);
      if (from === undefined || to === undefined) return undefined;
      if (to < from) shift.run(winner, to, ladder, to, from);
      count.run(winner, ladder, winner, loser);
      return this.#add(ladder, result);
    });
  }

  ladder(ladder: string): Ladder {
    const { players, results } = this.#statements;
    return { players: players.all(ladder), results: results.all(ladder) };
  }

  close(): void {
    this.#file.close();
  }

  #add(ladder: string, { winner, loser }: Result): number | undefined {
    return this.#statements.addResult.get(ladder, new Date().toISOString(), winner, loser)?.id;
  }

  #transact<T>(work: () => T): T {
    this.#file.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#file.exec('COMMIT');
      return result;
    } catch (error) {
      this.#file.exec('ROLLBACK');
      throw error;
    }
  }
}

/** The result of the game with a number: the same game as in the season log. */
export function resultOf(number: number, players: number): Result {
  const [below, above] = pairOf(number, players);
  const [winner, loser] = isWonBelow(number) ? [below, above] : [above, below];
  return { winner: member(winner), loser: member(loser) };
}
