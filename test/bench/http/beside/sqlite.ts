import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Case } from '../cases.ts';
import { playersOf, resultsOf } from './filling.ts';
import { LATEST, type Ladder, type Numbered, type Player, type Ranks, type Result } from './ranks.ts';

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
  results: file.prepare<Numbered>(
    `SELECT id, at, winner, loser FROM results WHERE ladder = ? ORDER BY id DESC LIMIT ${LATEST}`,
  ),
});

/** Everything in one file of SQLite, as safe from a power cut as the laptop's own: each commit is flushed to its journal. */
export class SqliteRanks implements Ranks {
  readonly #file: File;
  readonly #statements: ReturnType<typeof statementsIn>;

  constructor(folder: string) {
    const Sqlite: new (path: string) => File = createRequire(import.meta.url)('libsql');
    this.#file = new Sqlite(join(folder, 'ladders.sqlite'));
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) this.#file.prepare(`PRAGMA ${pragma}`).all();
    this.#file.exec(SCHEMA);
    this.#statements = statementsIn(this.#file);
  }

  async fill(ladder: string, of: Case): Promise<void> {
    this.#transact(() => {
      for (const { id, name, rank } of playersOf(of)) this.#statements.addPlayer.run(ladder, id, name, rank);
      for (const result of resultsOf(of)) this.#add(ladder, result);
    });
  }

  async addScorer(club: string, hash: string): Promise<void> {
    this.#statements.addScorer.run(club, hash);
  }

  async isScorer(club: string, hash: string): Promise<boolean> {
    return this.#statements.scorer.get(club, hash) !== undefined;
  }

  async record(ladder: string, result: Result): Promise<number | undefined> {
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

  async ladder(ladder: string): Promise<Ladder> {
    const { players, results } = this.#statements;
    return { players: players.all(ladder), results: results.all(ladder) };
  }

  async close(): Promise<void> {
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
