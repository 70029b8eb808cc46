import type { IncomingMessage } from 'node:http';
import { unlessRefused } from '#functions/http/caller-limits.ts';
import {
  type Answering,
  type HttpEvent,
  type HttpResult,
  MAIL_PAGES,
  MAIL_PAGES_OF_ALL,
  PAGE_METHODS,
  type PageMethod,
  SIGN_UP_PAGES,
} from '#functions/http/event.ts';
import { formatProblem, isProblem, type Problem, problem, tooManyRequests } from '#functions/http/problem.ts';
import { Refusals } from '#functions/limits/throttle.ts';
import { REQUESTS } from '#functions/runtime/texts.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import type { Operation } from '#shared/features/operation.ts';
import { tell } from './report-faults.ts';
import { QueueFullError } from './threads/threads.ts';
import { TookTooLong } from './threads/worker-thread.ts';

const MB = 1024 * 1024;

/** As much as API Gateway lets through, in bytes. What a request may really carry, its handler says. */
const LIMIT = 10 * MB;

/** Answers what comes under /api: the laptop's API Gateway. */
export type Api = (request: IncomingMessage, url: URL) => Promise<HttpResult>;

interface Leading extends Pick<Operation, 'path' | 'roles'> {
  readonly method: Operation['method'] | PageMethod;
  readonly lambda: Answering;
}

interface MatchedRoute {
  readonly route: Leading;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export type Functions = (name: Answering, event: HttpEvent) => Promise<HttpResult>;

/**
 * Hands requests to the functions, but for those that they have just refused; `isOperator` takes the place of a signature
 * that AWS would check.
 */
export const apiOf = (functions: Functions, isOperator: (authorization: string | undefined) => boolean): Api => {
  const refusals = new Refusals(() => performance.now());
  return async (request, url) => {
    const found = findRoute(request.method ?? '', url.pathname);
    if (!found) return formatProblem(notThere(url.pathname));
    const signed = found.route.roles === 'operator' && isOperator(request.headers.authorization);
    const event = eventOf(request, url, found, signed);
    const outcome = await unlessRefused(event, undefined, refusals, async () => {
      const body = await readBody(request);
      if (!body) return problem('body-too-large', REQUESTS.tooLarge(LIMIT / MB, 'MB'));
      return functions(found.route.lambda, { ...event, ...carrying(body, event.headers['content-type']) });
    });
    return isProblem(outcome) ? formatProblem(outcome) : outcome;
  };
};

/** The pages that are no operations of the API. */
export const BESIDE: readonly Leading[] = PAGE_METHODS.flatMap((method) => [
  { method, path: MAIL_PAGES, roles: 'anybody', lambda: 'mail' },
  { method, path: MAIL_PAGES_OF_ALL, roles: 'anybody', lambda: 'mail' },
  { method, path: SIGN_UP_PAGES, roles: 'anybody', lambda: 'sign-up' },
]);

const PATTERNS = [...OPERATIONS, ...BESIDE].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function findRoute(method: string, path: string): MatchedRoute | undefined {
  for (const { route, pattern } of PATTERNS) {
    const groups = route.method === method ? pattern.exec(path) : undefined;
    const parts = Object.entries(groups?.groups ?? {});
    if (groups) return { route, pathParameters: Object.fromEntries(parts.map(([name, text]) => [name, decode(text)])) };
  }
  return undefined;
}

/** Why no operation answers: the path has other methods, or there is nothing. */
function notThere(path: string): Problem {
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
  const allow = [...new Set(methods)].toSorted().join(', ');
  if (allow === '') return problem('unknown-route', REQUESTS.nowhere);
  return { ...problem('wrong-method', REQUESTS.wrongMethod(allow)), allow };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The body of a request, if it is no longer than the limit, in bytes. */
export async function readBody(request: IncomingMessage, most: number = LIMIT): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= most) chunks.push(bytes);
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}

const isText = (type = ''): boolean => /^(text\/|application\/json)/i.test(type);

function carrying(body: Buffer, type: string | undefined): Pick<HttpEvent, 'body' | 'isBase64Encoded'> {
  const isBase64Encoded = body.length > 0 && !isText(type);
  return { isBase64Encoded, ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }) };
}

/** A request as API Gateway gives it to a function, payload version 2.0, but for its body. */
function eventOf(request: IncomingMessage, url: URL, found: MatchedRoute, signed: boolean): HttpEvent {
  const { cookie, ...headers } = request.headers;
  return {
    routeKey: `${found.route.method} ${found.route.path}`,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    pathParameters: found.pathParameters,
    ...(url.search !== '' && { queryStringParameters: queryOf(url) }),
    isBase64Encoded: false,
    requestContext: signed ? { authorizer: { iam: { userId: 'operator' } } } : {},
  };
}

/** What is given twice is joined by a comma. */
const queryOf = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name).join(',')]));

/** Seconds. */
const REST = 5;

/** The functions as they run in threads, where something may take too long, or not be begun at all. */
export const offloadedFunctions =
  (answer: Functions): Functions =>
  (name, event) =>
    answer(name, event).catch((error: unknown) => sorry(event, error));

function sorry(event: HttpEvent, error: unknown): HttpResult {
  if (error instanceof QueueFullError) return formatProblem(tooManyRequests(REQUESTS.busy, REST));
  if (!(error instanceof TookTooLong)) throw error;
  const { club, ladder } = event.pathParameters ?? {};
  tell(`${event.routeKey} of ${club}/${ladder}`, error.message);
  return formatProblem(problem('outage', REQUESTS.outage));
}
