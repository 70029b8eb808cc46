import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { listen, portOf } from '#local/listening.ts';
import { type Case, clubOf, ladderOf } from '../cases.ts';
import { appOf, hashOf, type Rendering } from './app.ts';
import { NoRanks } from './nothing.ts';
import { PostgresRanks } from './postgres.ts';
import type { Ranks } from './ranks.ts';
import { postgresFolder } from './server.ts';
import { SqliteRanks } from './sqlite.ts';

/**
 * Serves the ladders of some cases until its standard input ends: `tsx test/bench/http/beside/serve.ts JSON`. Prints where, with
 * the keys of each club's scorers.
 */
const { database, rendering, folder, cases, keys } = z
  .object({
    database: z.enum(['sqlite', 'postgres', 'none']),
    rendering: z.custom<Rendering>(),
    folder: z.string(),
    cases: z.array(z.custom<Case>()),
    keys: z.int(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

async function open(): Promise<Ranks> {
  if (database === 'none') return new NoRanks();
  return database === 'sqlite' ? new SqliteRanks(folder) : PostgresRanks.start(postgresFolder() ?? '', folder);
}

async function fill(ranks: Ranks, of: Case): Promise<readonly string[]> {
  const club = clubOf(of);
  for (let n = 0; n < of.ladders; n++) await ranks.fill(`${club}/${ladderOf(n)}`, of);
  const given = Array.from({ length: keys }, () => randomBytes(32).toString('base64url'));
  for (const key of given) await ranks.addScorer(club, hashOf(key));
  return given;
}

const ranks = await open();
const given: Record<string, readonly string[]> = {};
for (const of of cases) given[clubOf(of)] = await fill(ranks, of);
const server = await listen(0);
server.on('request', appOf(ranks, rendering));
process.stdout.write(
  `${JSON.stringify({ origin: `http://127.0.0.1:${portOf(server)}`, keys: given, database: ranks.pid })}\n`,
);
process.stdin.resume().on('end', () => {
  server.closeAllConnections();
  server.close();
  void ranks.close();
});
