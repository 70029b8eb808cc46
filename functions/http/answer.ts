import type { HttpResult } from './event.ts';

/** A "yes" on its way to the caller. */
export interface Answer {
  readonly status: 200 | 201 | 202 | 204 | 303 | 304;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

/** Nothing is kept by browsers and proxies unless an answer says so itself: most of them are private. */
export const formatAnswer = ({ status, headers, cookies, body }: Answer): HttpResult => ({
  statusCode: status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  ...(cookies && { cookies }),
  body: typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body),
});
