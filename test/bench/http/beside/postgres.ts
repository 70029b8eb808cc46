import { createRequire } from 'node:module';
import type { Case } from '../cases.ts';
import { playersOf, resultsOf } from './filling.ts';
import { LATEST, type Ladder, type Numbered, type Player, type Ranks, type Result } from './ranks.ts';
import { PostgresServer } from './server.ts';

type Value = string | number | readonly string[] | readonly number[];

/** What is used of the library: rows for a query, whose values are sent apart from it. */
type Sql = <Row>(query: TemplateStringsArray, ...values: readonly Value[]) => Promise<readonly Row[]>;

interface Client extends Sql {
  readonly unsafe: (query: string) => Promise<unknown>;
  begin<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

interface Options {
  readonly path: string;
  readonly username: string;
  readonly database: string;
  /** How many connections there may be. */
  readonly max: number;
  readonly onnotice: () => void;
}

const SCHEMA = `
  CREATE TABLE scorers (club text NOT NULL, hash text NOT NULL, PRIMARY KEY (club, hash));
  CREATE TABLE ladders (id text PRIMARY KEY);
  CREATE TABLE players (
    ladder text NOT NULL REFERENCES ladders, id text NOT NULL, name text NOT NULL, rank integer NOT NULL,
    played integer NOT NULL DEFAULT 0, won integer NOT NULL DEFAULT 0, PRIMARY KEY (ladder, id)
  );
  CREATE INDEX ON players (ladder, rank);
  CREATE TABLE results (
    id serial PRIMARY KEY, ladder text NOT NULL REFERENCES ladders,
    at timestamptz NOT NULL DEFAULT now(), winner text NOT NULL, loser text NOT NULL
  );
  CREATE INDEX ON results (ladder, id);
`;

/** Everything in tables of PostgreSQL, with some connections. */
export class PostgresRanks implements Ranks {
  readonly #server: PostgresServer;
  readonly #sql: Client;

  private constructor(server: PostgresServer) {
    const connect: (options: Options) => Client = createRequire(import.meta.url)('postgres');
    this.#server = server;
    this.#sql = connect({ path: server.socket, username: 'bench', database: 'postgres', max: 10, onnotice: () => {} });
  }

  static async start(programs: string, folder: string): Promise<PostgresRanks> {
    const ranks = new PostgresRanks(await PostgresServer.start(programs, folder));
    await ranks.#sql.unsafe(SCHEMA);
    return ranks;
  }

  get pid(): number | undefined {
    return this.#server.pid;
  }

  async fill(ladder: string, of: Case): Promise<void> {
    const [players, results] = [playersOf(of), resultsOf(of)];
    await this.#sql.begin(async (sql) => {
      await sql`INSERT INTO ladders (id) VALUES (${ladder})`;
      await sql`INSERT INTO players (ladder, id, name, rank) SELECT ${ladder}, * FROM
        unnest(${players.map(({ id }) => id)}::text[], ${players.map(({ name }) => name)}::text[], ${players.map(({ rank }) => rank)}::int[])`;
      await sql`INSERT INTO results (ladder, winner, loser) SELECT ${ladder}, * FROM
        unnest(${results.map(({ winner }) => winner)}::text[], ${results.map(({ loser }) => loser)}::text[])`;
    });
  }

  async addScorer(club: string, hash: string): Promise<void> {
    await this.#sql`INSERT INTO scorers (club, hash) VALUES (${club}, ${hash})`;
  }

  async isScorer(club: string, hash: string): Promise<boolean> {
    return (await this.#sql`SELECT 1 FROM scorers WHERE club = ${club} AND hash = ${hash}`).length > 0;
  }

  /** Whoever moves players of a ladder locks it first: two who lock row after row could wait for each other for ever. */
  record(ladder: string, { winner, loser }: Result): Promise<number | undefined> {
    return this.#sql.begin(async (sql) => {
      await sql`SELECT 1 FROM ladders WHERE id = ${ladder} FOR UPDATE`;
      const both = await sql<Pick<Player, 'id' | 'rank'>>`
        SELECT id, rank FROM players WHERE ladder = ${ladder} AND id IN (${winner}, ${loser})`;
      const [from, to] = [winner, loser].map((each) => both.find(({ id }) => id === each)?.rank);
      if (from === undefined || to === undefined) return undefined;
      if (to < from)
        await sql`UPDATE players SET rank = CASE WHEN id = ${winner} THEN ${to} ELSE rank + 1 END
          WHERE ladder = ${ladder} AND rank BETWEEN ${to} AND ${from}`;
      await sql`UPDATE players SET played = played + 1, won = won + (id = ${winner})::int
        WHERE ladder = ${ladder} AND id IN (${winner}, ${loser})`;
      const [added] = await sql<Pick<Numbered, 'id'>>`
        INSERT INTO results (ladder, winner, loser) VALUES (${ladder}, ${winner}, ${loser}) RETURNING id`;
      return added?.id;
    });
  }

  async ladder(ladder: string): Promise<Ladder> {
    const [players, results] = await Promise.all([
      this.#sql<Player>`SELECT id, name, rank, played, won FROM players WHERE ladder = ${ladder} ORDER BY rank`,
      this.#sql<Numbered>`SELECT id, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SSOF') AS at, winner, loser FROM results
        WHERE ladder = ${ladder} ORDER BY id DESC LIMIT ${LATEST}`,
    ]);
    return { players, results };
  }

  async close(): Promise<void> {
    await this.#sql.end();
    await this.#server.stop();
  }
}
