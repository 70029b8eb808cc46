import { STATUS_CODES } from 'node:http';
import { type ProblemCode, statusOf } from '#shared/contract/problem-codes.ts';
import { ANY_VERB, REFUSALS } from '#shared/contract/problems.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import type { Operation } from '#shared/features/operation.ts';
import { type Exchange, examplesOf } from './exchanges.ts';
import type { Json } from './schemas.ts';

/** What any request may meet. */
const ALWAYS: readonly ProblemCode[] = ['invalid', 'other-origin', 'too-many-requests', 'outage'];
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

function ofCaller({ roles, id, method }: Operation): readonly ProblemCode[] {
  if (roles === 'operator') return ['no-key', 'operator-only'];
  if (id === 'stopLink') return ['which-session'];
  if (roles === 'anybody') return id === 'getSession' || id === 'createSession' ? KEYS : [];
  const ofMember: readonly ProblemCode[] = [...KEYS, 'other-club', 'not-your-role'];
  return method === 'GET' ? ofMember : [...ofMember, 'club-suspended'];
}

/** A verb's own, and what a command may meet on its way into the log. */
const ofVerb = ({ verb }: Operation): readonly ProblemCode[] =>
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
const named = ({ path }: Operation): readonly ProblemCode[] => {
  if (path.includes('{ladder}')) return ['unknown-ladder'];
  return path.includes('{club}') ? ['unknown-club'] : [];
};

/** Every code that a route may answer with, in the order in which it may be met. */
export const problemsOf = (route: Operation): readonly ProblemCode[] => [
  ...new Set([
    ...ALWAYS,
    ...ofCaller(route),
    ...(route.method !== 'GET' ? (['clubs-closed'] as const) : []),
    ...(route.method !== 'GET' && route.method !== 'DELETE' ? (['not-json', 'body-too-large'] as const) : []),
    ...(route.reauthenticates ? (['confirmation-needed'] as const) : []),
    ...named(route),
    ...ofVerb(route),
    ...(route.problems ?? []),
  ]),
];

function byStatus(route: Operation): readonly (readonly [number, readonly ProblemCode[]])[] {
  const codes = problemsOf(route);
  const statuses = [...new Set(codes.map(statusOf))].toSorted((one, other) => one - other);
  return statuses.map((status) => [status, codes.filter((code) => statusOf(code) === status)]);
}

function response(status: number, codes: readonly ProblemCode[], found: readonly Exchange[] = []): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] };
  return {
    description: STATUS_CODES[status],
    content: { 'application/problem+json': { schema, ...examplesOf(found, 'got') } },
  };
}

const alike = new Map<string, Operation[]>();
for (const route of OPERATIONS)
  for (const [, codes] of byStatus(route)) alike.set(codes.join(), [...(alike.get(codes.join()) ?? []), route]);

/** What a "no" of several operations is called: after its status, and after the first of them where a status has several. */
const NAMES = new Map<string, string>();
const responses: Record<string, Json> = {};
for (const route of OPERATIONS) {
  for (const [status, codes] of byStatus(route)) {
    if (NAMES.has(codes.join()) || alike.get(codes.join())?.length === 1) continue;
    const title = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
    const name = title in responses ? `${title}-${route.id}` : title;
    NAMES.set(codes.join(), name);
    responses[name] = response(status, codes);
  }
}
export const PROBLEM_RESPONSES: Json = responses;

/** One response for each status that is a "no": by its name where others have it, too. */
export const problemResponses = (route: Operation, exchanges: readonly Exchange[]): Json =>
  Object.fromEntries(
    byStatus(route).map(([status, codes]) => {
      const found = exchanges.filter((each) => each.status === status);
      const name = found.length > 0 ? undefined : NAMES.get(codes.join());
      return [String(status), name ? { $ref: `#/components/responses/${name}` } : response(status, codes, found)];
    }),
  );
