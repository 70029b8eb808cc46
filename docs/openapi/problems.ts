import { STATUS_CODES } from 'node:http';
import { ROUTES, type Route } from '../../functions/http/routes.ts';
import { type ProblemCode, statusOf } from '../../shared/contract/problem-codes.ts';
import { ANY_VERB, PROBLEMS, REFUSALS } from '../../shared/contract/problems.ts';
import { type Exchange, examplesOf } from './exchanges.ts';
import type { Json } from './schemas.ts';

/** What any request may meet. */
const ALWAYS: readonly ProblemCode[] = ['invalid', 'other-origin', 'too-many-requests', 'outage'];
/** What may be wrong with a key, link or session. */
const KEYS: readonly ProblemCode[] = [
  'no-key',
  'unknown-key',
  'expired-key',
  'revoked-key',
  'used-link',
  'stopped-link',
  'session-ended',
  'replaced-link',
  'which-session',
  'program-key',
];

function ofCaller({ caller, operation, method }: Route): readonly ProblemCode[] {
  if (caller === 'operator') return ['no-key', 'operator-only'];
  if (operation === 'stopLink') return ['which-session'];
  if (caller === 'anybody') return operation === 'lookAtSession' || operation === 'openSession' ? KEYS : [];
  const ofMember: readonly ProblemCode[] = [...KEYS, 'other-club', 'not-your-role'];
  return method === 'GET' ? ofMember : [...ofMember, 'club-suspended'];
}

/** A verb's own, and what a command may meet on its way into the log. */
const ofVerb = ({ verb }: Route): readonly ProblemCode[] =>
  verb
    ? [
        ...ANY_VERB,
        ...REFUSALS[verb],
        'not-yours',
        'ladder-closed',
        'ladder-deleted',
        'season-turned',
        'ladder-changed',
        'key-reused',
        'too-large',
      ]
    : [];

/** What its path names may not be there. */
const named = ({ path }: Route): readonly ProblemCode[] => {
  if (path.includes('{ladder}')) return ['unknown-ladder'];
  return path.includes('{club}') ? ['unknown-club'] : [];
};

/** Every code that a route may answer with, in the order in which it may be met. */
export const problemsOf = (route: Route): readonly ProblemCode[] => [
  ...new Set([
    ...ALWAYS,
    ...ofCaller(route),
    ...(route.method === 'POST' || route.method === 'PUT' ? (['not-json', 'body-too-large'] as const) : []),
    ...named(route),
    ...ofVerb(route),
    ...(PROBLEMS[route.operation] ?? []),
  ]),
];

/** The codes of an operation by their status, the lowest first. */
function byStatus(route: Route): readonly (readonly [number, readonly ProblemCode[]])[] {
  const codes = problemsOf(route);
  const statuses = [...new Set(codes.map(statusOf))].toSorted((one, other) => one - other);
  return statuses.map((status) => [status, codes.filter((code) => statusOf(code) === status)]);
}

/** A "no" of one status, with the codes that it may have. */
function response(status: number, codes: readonly ProblemCode[], found: readonly Exchange[] = []): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] };
  return {
    description: STATUS_CODES[status],
    content: { 'application/problem+json': { schema, ...examplesOf(found, 'got') } },
  };
}

const alike = new Map<string, Route[]>();
for (const route of ROUTES)
  for (const [, codes] of byStatus(route)) alike.set(codes.join(), [...(alike.get(codes.join()) ?? []), route]);

/** What a "no" of several operations is called: after its status, and after the first of them where a status has several. */
const NAMES = new Map<string, string>();
const responses: Record<string, Json> = {};
for (const route of ROUTES) {
  for (const [status, codes] of byStatus(route)) {
    if (NAMES.has(codes.join()) || alike.get(codes.join())?.length === 1) continue;
    const title = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
    const name = title in responses ? `${title}-${route.operation}` : title;
    NAMES.set(codes.join(), name);
    responses[name] = response(status, codes);
  }
}
export const PROBLEM_RESPONSES: Json = responses;

/** One response for each status that is a "no": by its name where others have it, too. */
export const problemResponses = (route: Route, exchanges: readonly Exchange[]): Json =>
  Object.fromEntries(
    byStatus(route).map(([status, codes]) => {
      const found = exchanges.filter((each) => each.status === status);
      const name = found.length > 0 ? undefined : NAMES.get(codes.join());
      return [String(status), name ? { $ref: `#/components/responses/${name}` } : response(status, codes, found)];
    }),
  );
