import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type HttpResult, languageOf } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL as LETTER } from '#functions/runtime/texts.ts';
import { TRANSFERS } from '#functions/transfers/transfers.ts';
import { type ProblemCode, statusOf } from '#shared/contract/problem-codes.ts';
import { isReference } from '#web/pages/reference-page.tsx';
import {
  contentSecurityPolicy,
  type Framing,
  isFrameable,
  OTHER_HEADERS,
  REFERRER_POLICY,
} from '#web/pages/security.ts';
import type { Api } from './api.ts';
import { isOwnName, portOf } from './listening.ts';
import { Listeners } from './live.ts';
import { MAIL } from './mailbox.tsx';
import { lookAgain, saying } from './own-pages.tsx';
import type { Pages, SentPage } from './pages.ts';
import { LAPTOP } from './texts.ts';

/** What CloudFront says of every page and answer, but for HTTPS, which a laptop has not. Not every browser counts WebSockets under 'self'. */
const securityOf = (framing: Framing, port: number): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(framing, `ws://127.0.0.1:${port} ws://localhost:${port}`),
  'x-content-type-options': 'nosniff',
  ...(framing === 'nobody' && { 'x-frame-options': 'DENY' }),
  'referrer-policy': REFERRER_POLICY,
  ...OTHER_HEADERS,
});

const isOfApi = (path: string): boolean => path.startsWith('/api/') && !isReference(path);

/** What the laptop itself says: to a program as a problem, to a person on a page. */
const sorry = (path: string, code: ProblemCode, detail: string): HttpResult =>
  isOfApi(path) ? formatProblem(problem(code, detail)) : saying(statusOf(code), detail);

const notYet = (path: string): HttpResult =>
  isOfApi(path) ? sorry(path, 'outage', LAPTOP.notYet) : lookAgain(LAPTOP.starting);

/** Whether an answer says how long it is: to HEAD not where it was made without the body that GET would get. */
const isOfLength = (status: number, method: string | undefined, body: Uint8Array): boolean =>
  status !== 204 && status !== 304 && !(method === 'HEAD' && body.length === 0);

/** How long requests that are under way are waited for at the end, in milliseconds. */
const PATIENCE = 3000;

/** Site, API and news on one port. Until they are up, everybody is asked to come again. */
export class Front {
  readonly #server: Server;
  readonly listeners: Listeners;
  readonly #tell: (what: string, error: unknown) => void;
  readonly #port: number;
  readonly #security: Readonly<Record<Framing, Readonly<Record<string, string>>>>;
  #closed: Promise<void> | undefined;
  #answer: Pages = async (_, { pathname }) => notYet(pathname);

  constructor(server: Server, tell: (what: string, error: unknown) => void) {
    this.#server = server;
    this.listeners = new Listeners(server);
    this.#tell = tell;
    this.#port = portOf(server);
    this.#security = { nobody: securityOf('nobody', this.#port), anybody: securityOf('anybody', this.#port) };
    server.on('request', (request, response) => {
      const { 'accept-language': wanted } = request.headers;
      void inLanguage(languageOf({ headers: { 'accept-language': wanted } }), () => this.#respond(request, response));
    });
  }

  open(api: Api, pages: Pages, transfers: Pages = pages, mail: Pages = pages): void {
    this.#answer = (request, url) => {
      if (isOfApi(url.pathname)) return api(request, url);
      if (url.pathname.startsWith(MAIL)) return mail(request, url);
      return (url.pathname.startsWith(TRANSFERS) ? transfers : pages)(request, url);
    };
  }

  /** Takes no more requests; resolves when the last one in progress is answered. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.listeners.close();
    this.#server.closeIdleConnections();
    const patience = setTimeout(() => this.#server.closeAllConnections(), PATIENCE);
    await closed;
    clearTimeout(patience);
  }

  #wrongHost({ url = '/', headers: { host } }: IncomingMessage): HttpResult | undefined {
    if (isOwnName(host, this.#port)) return undefined;
    return sorry(url, 'wrong-host', LAPTOP.wrongHost(`http://127.0.0.1:${this.#port}/`));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    try {
      const wrong = this.#wrongHost(request);
      if (wrong) return this.#send(request, response, wrong);
      const address = `http://127.0.0.1${url}`;
      if (!URL.canParse(address)) return this.#send(request, response, sorry(url, 'invalid', LAPTOP.unreadable));
      this.#send(request, response, await this.#answer(request, new URL(address)));
    } catch (error) {
      if (response.destroyed) return;
      this.#tell(`${method} ${url}`, error);
      this.#send(request, response, sorry(url, 'outage', LETTER.outage));
    }
  }

  #send({ method, url = '/' }: IncomingMessage, response: ServerResponse, result: SentPage): void {
    const { statusCode, headers, cookies, body, isBase64Encoded } = result;
    const bytes = typeof body === 'string' ? Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') : body;
    response.writeHead(statusCode, {
      ...this.#security[isFrameable(url.replace(/[?#].*$/s, '')) ? 'anybody' : 'nobody'],
      ...headers,
      ...(cookies && { 'set-cookie': [...cookies] }),
      ...(isOfLength(statusCode, method, bytes) && { 'content-length': bytes.length }),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }
}
