import type { Route } from '../../functions/http/routes.ts';
import type { ProblemCode } from '../../shared/contract/problem-codes.ts';
import { ANY_VERB, PROBLEMS, REFUSALS } from '../../shared/contract/problems.ts';

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
