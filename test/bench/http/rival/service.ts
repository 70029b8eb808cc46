import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { listen, portOf } from '#local/listening.ts';
import { type Case, clubOf, ladderOf } from '#test/bench/cases.ts';
import { textOf } from '#test/cloud/table-line.ts';
import { pageOf } from './page.ts';
import { Ranks } from './ranks.ts';

/**
 * A small web application, as one would write it first: results come in by POST, and each makes the ladder's page anew
 * before it is answered. `tsx test/bench/http/rival/service.ts JSON` serves the ladders of some cases until its standard
 * input ends, and prints where, with the keys of each club's scorers.
 */
const { folder, cases, keys } = z
  .object({ folder: z.string(), cases: z.array(z.custom<Case>()), keys: z.int() })
  .parse(JSON.parse(process.argv[2] ?? ''));

const PATH = /^\/(?<club>[\w-]+)\/(?<ladder>[\w-]+)\/(?<what>results)?$/;
const shape = z.object({ winner: z.string(), loser: z.string() });

const ranks = new Ranks(folder);
const pages = new Map<string, string>();

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

function render(ladder: string): string {
  const html = pageOf(ladder, ranks.ladder(ladder));
  pages.set(ladder, html);
  return html;
}

async function record(request: IncomingMessage, club: string, ladder: string): Promise<[number, object]> {
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!ranks.isScorer(club, hashOf(key))) return [401, { error: 'Your key is not known here.' }];
  const result = shape.safeParse(JSON.parse(await textOf(request)));
  if (!result.success) return [400, { error: 'A result has a winner and a loser.' }];
  const line = ranks.record(`${club}/${ladder}`, result.data);
  if (line === undefined) return [422, { error: 'One of them does not play here.' }];
  render(`${club}/${ladder}`);
  return [201, { line }];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { club = '', ladder = '', what } = PATH.exec(request.url ?? '')?.groups ?? {};
  if (request.method === 'POST' && what === 'results') {
    const [status, body] = await record(request, club, ladder).catch(() => [500, {}] as const);
    return send(response, status, 'application/json', JSON.stringify(body));
  }
  const name = `${club}/${ladder}`;
  send(response, 200, 'text/html; charset=utf-8', pages.get(name) ?? render(name));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

function fill(of: Case): readonly string[] {
  const club = clubOf(of);
  for (let n = 0; n < of.ladders; n++) ranks.fill(`${club}/${ladderOf(n)}`, of);
  const given = Array.from({ length: keys }, () => randomBytes(32).toString('base64url'));
  for (const key of given) ranks.addScorer(club, hashOf(key));
  return given;
}

const given = Object.fromEntries(cases.map((of) => [clubOf(of), fill(of)]));
const server = await listen(0);
server.on('request', answer);
process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${portOf(server)}`, keys: given })}\n`);
process.stdin.resume().on('end', () => {
  server.closeAllConnections();
  server.close();
  ranks.close();
});
