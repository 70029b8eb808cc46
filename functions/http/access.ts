import type { Instant } from '../../shared/ladder/vocabulary.ts';
import type { Runtime } from '../runtime.ts';
import type { AccessRecord, Role } from '../store/port.ts';
import { type AccessKey, parseAccessKey } from './access-key.ts';
import { type HttpEvent, idIn } from './event.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import type { Route } from './routes.ts';
import { sessionKeyOf } from './session-cookie.ts';

/** Who makes a request. */
export interface Caller {
  readonly role: Role | 'operator' | 'anybody';
  /** How entries name them. */
  readonly by: string;
  /** Tells callers apart: the hash of the key. */
  readonly id: string;
  /** Whose key it is, where the role is player. */
  readonly player?: string;
}

const OPERATOR: Caller = { role: 'operator', by: 'operator', id: 'operator' };
const ANYBODY: Caller = { role: 'anybody', by: 'anybody', id: 'anybody' };

/** Lets a caller in to a route, or says why not. */
export async function admit(route: Route, event: HttpEvent, at: Instant, runtime: Runtime): Promise<Caller | Problem> {
  if (route.caller === 'anybody') return ANYBODY;
  if (route.caller === 'operator') return admitOperator(event);
  const key = accessKeyOf(event);
  if (isProblem(key)) return key;
  if (key.club !== idIn(event, 'club')) return problem('other-club', 'This access key is for another club.');
  const onlyOrganisers = route.caller.every((role) => role === 'organiser');
  const record = inForce(await (onlyOrganisers ? runtime.keys.find(key) : runtime.keys.recall(key)), at);
  if (isProblem(record)) return record;
  if (!route.caller.includes(record.role)) return notYourRole(record.role, route.caller);
  await runtime.keys.noteUse(key, at);
  return callerOf(record);
}

/** The gateway has checked the operator's signature; without it nobody is the operator, whatever else they bring. */
const admitOperator = ({ requestContext }: HttpEvent): Caller | Problem =>
  requestContext.authorizer?.iam ? OPERATOR : problem('operator-only', 'Only whoever runs this service may do this.');

const UNKNOWN = problem('unknown-key', 'This access key is not valid. Please ask your organiser for a new link.');

/** The access key of a request: a bearer token, or else the session cookie. */
export function accessKeyOf(event: HttpEvent): AccessKey | Problem {
  const { authorization } = event.headers;
  const text = authorization === undefined ? sessionKeyOf(event) : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (text === undefined)
    return problem('no-key', 'This needs an access key. Please open the link from your organiser.');
  return parseAccessKey(text) ?? UNKNOWN;
}

/** The record of a key that opens something at an instant, or why it does not (any more). */
export function inForce(record: AccessRecord | undefined, at: Instant): AccessRecord | Problem {
  if (!record) return UNKNOWN;
  if (record.revoked !== undefined) return problem('revoked-key', 'This access key was withdrawn by the organiser.');
  if (record.expires !== undefined && record.expires <= at)
    return problem('expired-key', 'This access key has expired. Please ask your organiser for a new link.');
  return record;
}

const callerOf = ({ role, label, hash, player }: AccessRecord): Caller => ({
  role,
  by: label,
  id: hash,
  ...(player !== undefined && { player }),
});

const notYourRole = (role: Role, allowed: readonly Role[]): Problem =>
  problem(
    'not-your-role',
    `A ${role} may not do this; it takes ${allowed.map((each) => ARTICLED[each]).join(' or ')}.`,
  );

const ARTICLED: { readonly [R in Role]: string } = {
  organiser: 'an organiser',
  scorer: 'a scorer',
  player: 'a player',
};
