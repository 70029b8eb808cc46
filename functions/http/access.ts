import type { Operation } from '#shared/features/operation.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { AccessRecord } from '../books/access-keys.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { whoAsks } from './acting.ts';
import { type Credential, NONE } from './credential.ts';
import { type HttpEvent, idIn } from './event.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem, suspendedClub } from './problem.ts';
import type { Runtime } from './world.ts';

export interface Caller {
  readonly role: Role | 'operator' | 'anybody';
  /** How entries name them. */
  readonly by: string;
  /** Tells callers apart: the hash of the key. */
  readonly id: string;
  readonly player?: string;
  /** The hash of the session's token, where they have one. */
  readonly session?: string;
  /** When that was opened, or last confirmed; missing for keys, which show themselves with each request. */
  readonly confirmed?: Instant;
}

const OPERATOR: Caller = { role: 'operator', by: 'operator', id: 'operator' };
const ANYBODY: Caller = { role: 'anybody', by: 'anybody', id: 'anybody' };

export async function admit(
  operation: Operation,
  event: HttpEvent,
  at: Instant,
  runtime: Runtime,
): Promise<Caller | Problem> {
  if (operation.roles === 'anybody') return ANYBODY;
  if (operation.roles === 'operator') return admitOperator(event);
  const club = idIn(event, 'club');
  // What is recorded can be voided; reading secrets or handing out keys needs a fresh look at the key.
  const isGrave = !operation.verb && operation.roles.every((role) => role === 'organiser');
  const look = (credential: Credential) => (isGrave ? runtime.keys.find(credential) : runtime.keys.recall(credential));
  const found = await whoAsks({ event, club, roles: operation.roles, isLook: operation.method === 'GET', at }, look);
  if (isProblem(found)) return found;
  const { credential, pass, record } = found;
  if (!operation.roles.includes(record.role)) return notYourRole(record.role, operation.roles);
  if (pass.suspended && operation.method !== 'GET') return suspendedClub;
  await runtime.keys.noteUse(credential, pass, at);
  return callerOf(record, pass);
}

/** The gateway has checked the operator's signature; without it nobody is the operator, no matter what else they send. */
function admitOperator({ cookies, headers, requestContext }: HttpEvent): Caller | Problem {
  if (requestContext.authorizer?.iam) return OPERATOR;
  const brings = cookies?.length || headers['authorization'] !== undefined;
  return brings ? problem('operator-only', REQUESTS.operatorOnly) : NONE;
}

const callerOf = ({ role, label, hash, player }: AccessRecord, { session }: Pass): Caller => ({
  role,
  by: label,
  id: hash,
  ...(player !== undefined && { player }),
  ...(session && { session: session.hash, confirmed: session.confirmed ?? session.opened }),
});

export const notYourRole = (role: Role, allowed: readonly Role[]): Problem =>
  problem('not-your-role', () => REQUESTS.notYourRole(role, allowed));
