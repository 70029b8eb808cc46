import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { HttpResult } from '../functions/http/event.ts';
import { formatProblem, problem } from '../functions/http/problem.ts';
import { TRANSFERS } from '../functions/transfers/transfers.ts';
import { isReference } from '../web/pages/reference-page.tsx';
import { contentSecurityPolicy, isFrameable, OTHER_HEADERS, REFERRER_POLICY } from '../web/pages/security.ts';
import type { Api } from './api.ts';
import { portOf } from './listening.ts';
import { MAIL } from './mail.ts';
import type { Pages } from './pages.ts';

/** What CloudFront says of every page and answer, but for HTTPS, which a laptop has not. */
const securityOf = (path: string): Readonly<Record<string, string>> => {
  const framing = isFrameable(path) ? 'anybody' : 'nobody';
  return {
    'content-security-policy': contentSecurityPolicy(framing),
    'x-content-type-options': 'nosniff',
    ...(framing === 'nobody' && { 'x-frame-options': 'DENY' }),
    'referrer-policy': REFERRER_POLICY,
    ...OTHER_HEADERS,
  };
};

const NOT_YET = formatProblem(problem('outage', 'The laptop is still starting. Please ask again in a moment.'));
const UNREADABLE = formatProblem(problem('invalid', 'This address cannot be read.'));
const BROKEN = formatProblem(problem('outage', 'Something went wrong on the laptop. Please ask again in a moment.'));

/** How long requests that are under way are waited for at the end, in milliseconds. */
const PATIENCE = 3000;

/** What this machine is called by itself. */
const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Site and API on one port. Until they are there, everybody is asked to come again. */
export class Front {
  readonly #server: Server;
  readonly #tell: (what: string, error: unknown) => void;
  #closed: Promise<void> | undefined;
  #answer: (request: IncomingMessage, url: URL) => Promise<HttpResult> = async () => NOT_YET;

  constructor(server: Server, tell: (what: string, error: unknown) => void) {
    this.#server = server;
    this.#tell = tell;
    server.on('request', (request, response) => void this.#respond(request, response));
  }

  open(api: Api, pages: Pages, transfers: Pages = pages, mail: Pages = pages): void {
    this.#answer = (request, url) => {
      if (url.pathname.startsWith('/api/') && !isReference(url.pathname)) return api(request, url);
      if (url.pathname.startsWith(MAIL)) return mail(request, url);
      return (url.pathname.startsWith(TRANSFERS) ? transfers : pages)(request, url);
    };
  }

  /** Takes no more requests; done when the last of those that are under way is answered. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeIdleConnections();
    const patience = setTimeout(() => this.#server.closeAllConnections(), PATIENCE);
    await closed;
    clearTimeout(patience);
  }

  /**
   * A page of another site can have its own name lead to this machine, and is then of one origin with whatever answers to
   * that name: so only this machine's own names are answered.
   */
  #wrongHost({ headers: { host } }: IncomingMessage): HttpResult | undefined {
    const port = portOf(this.#server);
    if (NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name))) return undefined;
    const detail = `Here answers Club Ladder, as http://127.0.0.1:${port}/ and under no other name.`;
    return formatProblem(problem('wrong-host', detail));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const wrong = this.#wrongHost(request);
      if (wrong) return send(request, response, wrong);
      const address = `http://127.0.0.1${request.url}`;
      send(request, response, URL.canParse(address) ? await this.#answer(request, new URL(address)) : UNREADABLE);
    } catch (error) {
      if (response.destroyed) return;
      this.#tell(`${request.method} ${request.url}`, error);
      send(request, response, BROKEN);
    }
  }
}

function send({ method, url = '/' }: IncomingMessage, response: ServerResponse, result: HttpResult): void {
  const { statusCode, headers, cookies, body, isBase64Encoded } = result;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  response.writeHead(statusCode, {
    ...securityOf(url.replace(/[?#].*$/s, '')),
    ...headers,
    ...(cookies && { 'set-cookie': [...cookies] }),
    ...(statusCode !== 204 && statusCode !== 304 && { 'content-length': bytes.length }),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}
