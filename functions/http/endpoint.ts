import { gzipSync } from 'node:zlib';
import type { IdsOf } from '#shared/features/all.ts';
import { type Lambda, type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { toldError } from '../runtime/told-error.ts';
import { wrongContent } from './body.ts';
import { type Call, type Endpoint, formatAnswer, type HttpAnswer } from './call.ts';
import { admitInTurn, oneOfFew, strangersFull, tooOften } from './caller-limits.ts';
import { fromElsewhere } from './cross-site.ts';
import { type HttpEvent, type HttpResult, idIn, languageOf } from './event.ts';
import { formatProblem, isProblem, noSuchClub, noSuchLadder, type Problem, problem } from './problem.ts';
import { readQuery } from './query.ts';
import { staleSession } from './session-length.ts';
import type { Runtime } from './world.ts';

/** One for each operation of a function. */
export type Endpoints<L extends Lambda> = { readonly [O in IdsOf<L>]: Endpoint<O> };

/** The operations of the features that a function answers: all of its own must be among them. */
type Containing<L extends Lambda, All extends readonly Operation[]> = IdsOf<L> extends All[number]['id'] ? All : never;

type AnyEndpoint = (call: Call) => Promise<HttpAnswer | Problem>;

export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>;

const OUTAGE = problem('outage', () => REQUESTS.outage);

/** The handler of a function: it checks access, hides errors, and writes one line to the log for each request. */
export const answering = <L extends Lambda, const All extends readonly Operation[]>(
  name: L,
  operations: Containing<L, All>,
  endpoints: Endpoints<L>,
): ((runtime: Runtime) => HttpHandler) => {
  const doors = new Map(Object.entries<AnyEndpoint>(endpoints));
  const own = operations.filter((each) => each.lambda === name).map((each) => [routeKeyOf(each), each] as const);
  const routes: ReadonlyMap<string, Operation> = new Map(own);
  return (runtime) => (event) => inLanguage(languageOf(event), () => answered(runtime, event));

  async function answered(runtime: Runtime, event: HttpEvent): Promise<HttpResult> {
    const began = performance.now();
    const operation = routes.get(event.routeKey);
    const { outcome, failure } = await outcomeOf(operation, doors, event, runtime);
    const no = isProblem(outcome) ? outcome : undefined;
    const result = isProblem(outcome) ? formatProblem(outcome) : formatAnswer(outcome);
    runtime.log({
      function: name,
      route: operation && event.routeKey,
      status: result.statusCode,
      code: no?.problem,
      ms: Math.round(performance.now() - began),
      request: event.requestContext.requestId,
      club: idIn(event, 'club'),
      ladder: idIn(event, 'ladder'),
      ...failure,
    });
    return result;
  }
};

async function outcomeOf(
  operation: Operation | undefined,
  doors: ReadonlyMap<string, AnyEndpoint>,
  event: HttpEvent,
  runtime: Runtime,
) {
  const endpoint = operation && doors.get(operation.id);
  if (!operation || !endpoint) return { outcome: problem('unknown-route', REQUESTS.nowhere) };
  try {
    return { outcome: await answer(operation, endpoint, event, runtime) };
  } catch (error) {
    return { outcome: OUTAGE, failure: toldError(error) };
  }
}

/** The path names an impossible club or ladder: no key can fit, and nothing is read. */
function misnamedIn({ path }: Operation, event: HttpEvent): Problem | undefined {
  const places = (['club', 'ladder'] as const).filter((place) => path.includes(`{${place}}`));
  if (places.every((place) => idIn(event, place) !== undefined)) return undefined;
  return places.includes('ladder') ? noSuchLadder : noSuchClub;
}

async function answer(
  operation: Operation,
  endpoint: AnyEndpoint,
  event: HttpEvent,
  runtime: Runtime,
): Promise<HttpAnswer | Problem> {
  const elsewhere = fromElsewhere(event, runtime.siteOrigin);
  if (elsewhere) return elsewhere;
  const misnamed = misnamedIn(operation, event);
  if (misnamed) return strangersFull(event, runtime, 'tryAcquire') ?? misnamed;
  const at = runtime.now();
  const [caller, closed] = await Promise.all([
    admitInTurn(operation, event, at, runtime),
    operation.method === 'GET' ? undefined : runtime.doors.closed(),
  ]);
  if (isProblem(caller)) return caller;
  if (closed) return closed;
  const content = wrongContent(event, operation);
  if (content) return content;
  const query = readQuery(event, operation.query ?? []);
  if (isProblem(query)) return query;
  const stale = operation.reauthenticates === 'always' && !query.dryRun && staleSession(caller.confirmed, at);
  if (stale) return stale;
  const call = { event, operation, caller, query, club: idIn(event, 'club') ?? '', at, runtime };
  return oneOfFew(caller, runtime, async () => (await tooOften(call)) ?? endpoint(call));
}

/** Shorter answers fit into one packet either way. In bytes. */
const LEAST = 1400;
export const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Compresses what a handler answers. CloudFront does that only for what it may keep, and it may keep nothing of the API. */
export const compressed =
  (handler: HttpHandler): HttpHandler =>
  async (event) =>
    compress(event, await handler(event));

/** What the gateway takes: only a laptop has a use for how long something is refused. */
function compress({ headers }: HttpEvent, { refusedFor, ...result }: HttpResult): HttpResult {
  if (result.isBase64Encoded || result.body.length < LEAST) return result;
  const vary = { ...result.headers, vary: 'accept-encoding' };
  if (!TAKES_GZIP.test(headers['accept-encoding'] ?? '')) return { ...result, headers: vary };
  const body = gzipSync(result.body).toString('base64');
  return { ...result, headers: { ...vary, 'content-encoding': 'gzip' }, body, isBase64Encoded: true };
}
