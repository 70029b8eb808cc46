import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { textOf } from '#test/bench/deployed/wire.ts';
import { pageOf } from './page.ts';
import type { Ranks } from './ranks.ts';

/** When a page is made anew: with each result, before it is answered; or when somebody looks. */
export type Rendering = 'with-each-result' | 'at-the-next-view';

const PATH = /^\/(?<club>[\w-]+)\/(?<ladder>[\w-]+)\/(?<what>results)?$/;
const shape = z.object({ winner: z.string(), loser: z.string() });

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

interface Page {
  readonly made: number;
  readonly html: string;
}

/** A small web application: results come in by POST, and a ladder is looked at as a page. */
export function appOf(
  ranks: Ranks,
  rendering: Rendering,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const pages = new Map<string, Page>();
  let made = 0;
  const render = async (ladder: string): Promise<string> => {
    const number = ++made;
    const html = pageOf(ladder, await ranks.ladder(ladder));
    if ((pages.get(ladder)?.made ?? 0) < number) pages.set(ladder, { made: number, html });
    return html;
  };
  const record = async (request: IncomingMessage, club: string, ladder: string): Promise<[number, object]> => {
    const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!(await ranks.isScorer(club, hashOf(key)))) return [401, { error: 'Your key is not known here.' }];
    const result = shape.safeParse(JSON.parse(await textOf(request)));
    if (!result.success) return [400, { error: 'A result has a winner and a loser.' }];
    const line = await ranks.record(`${club}/${ladder}`, result.data);
    if (line === undefined) return [422, { error: 'One of them does not play here.' }];
    if (rendering === 'with-each-result') await render(`${club}/${ladder}`);
    else pages.delete(`${club}/${ladder}`);
    return [201, { line }];
  };
  return async (request, response) => {
    const { club = '', ladder = '', what } = PATH.exec(request.url ?? '')?.groups ?? {};
    if (request.method === 'POST' && what === 'results') {
      const [status, body] = await record(request, club, ladder).catch(() => [500, {}] as const);
      return send(response, status, 'application/json', JSON.stringify(body));
    }
    const html = pages.get(`${club}/${ladder}`)?.html ?? (await render(`${club}/${ladder}`));
    send(response, 200, 'text/html; charset=utf-8', html);
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}
