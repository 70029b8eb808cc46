import type { Role } from '../../shared/vocabulary/club.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import type { Runtime } from '../runtime.ts';
import type { AccessRecord, LinkState } from '../store/port.ts';
import { type Credential, credentialOf, UNKNOWN } from './credential.ts';
import { type HttpEvent, idIn } from './event.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import type { Route } from './routes.ts';
import { isOver, isUsedUp } from './session-terms.ts';

/** Who makes a request. */
export interface Caller {
  readonly role: Role | 'operator' | 'anybody';
  /** How entries name them. */
  readonly by: string;
  /** Tells callers apart: the hash of the key. */
  readonly id: string;
  /** Whose key it is, where the role is player. */
  readonly player?: string;
  /** The hash of the session's token, where they have one. */
  readonly session?: string;
}

const OPERATOR: Caller = { role: 'operator', by: 'operator', id: 'operator' };
const ANYBODY: Caller = { role: 'anybody', by: 'anybody', id: 'anybody' };

/** Lets a caller in to a route, or says why not. */
export async function admit(route: Route, event: HttpEvent, at: Instant, runtime: Runtime): Promise<Caller | Problem> {
  if (route.caller === 'anybody') return ANYBODY;
  if (route.caller === 'operator') return admitOperator(event);
  const credential = credentialOf(event);
  if (isProblem(credential)) return credential;
  if (credential.club !== idIn(event, 'club')) return problem('other-club', 'This access key is for another club.');
  // What is recorded can be voided; whoever is told secrets, or hands out keys, is asked for theirs each time.
  const isGrave = !route.verb && route.caller.every((role) => role === 'organiser');
  const pass = await (isGrave ? runtime.keys.find(credential) : runtime.keys.recall(credential));
  const record = inForce(credential, pass, at);
  if (isProblem(record)) return record;
  if (!route.caller.includes(record.role)) return notYourRole(record.role, route.caller);
  await runtime.keys.noteUse(credential, pass, at);
  return callerOf(record, pass);
}

/** The gateway has checked the operator's signature; without it nobody is the operator, whatever else they bring. */
const admitOperator = ({ requestContext }: HttpEvent): Caller | Problem =>
  requestContext.authorizer?.iam ? OPERATOR : problem('operator-only', 'Only whoever runs this service may do this.');

const REVOKED = problem('revoked-key', 'This access key was withdrawn by the organiser.');
const EXPIRED = problem('expired-key', 'This access key has expired. Please ask your organiser for a new link.');
const ENDED = problem('session-ended', 'You are signed out here. Please open a new link from your organiser.');
const STOPPED = problem('stopped-link', 'This link was stopped. Please ask your organiser for a new one.');
const USED = problem(
  'used-link',
  'This link was opened before, and links of organisers and scorers open once. Please ask for a new one.',
);

/** The key that opens something at an instant, or why what was brought does not (any more). */
export function inForce({ kind }: Credential, pass: Pass, at: Instant): AccessRecord | Problem {
  const record = keyInForce(pass.record, at);
  if (isProblem(record)) return record;
  switch (kind) {
    case 'session':
      return !pass.session || isOver(pass.session, record.role, at) ? ENDED : record;
    case 'bearer':
      return record.use === 'link' ? (linkFault(record, pass.link, at) ?? record) : record;
    case 'old-cookie':
      return record.use === undefined ? record : UNKNOWN;
  }
}

/** A key that is neither withdrawn nor too old. */
export function keyInForce(record: AccessRecord | undefined, at: Instant): AccessRecord | Problem {
  if (!record) return UNKNOWN;
  if (record.revoked !== undefined) return REVOKED;
  return record.expires !== undefined && record.expires <= at ? EXPIRED : record;
}

/** Why the link of a key opens nothing (any more), if it does not. */
export function linkFault(record: AccessRecord, link: LinkState | undefined, at: Instant): Problem | undefined {
  if (record.use === 'program') return problem('program-key', 'This key is for a program. It opens no pages.');
  if (link?.stopped !== undefined) return STOPPED;
  return isUsedUp(record, link, at) ? USED : undefined;
}

const callerOf = ({ role, label, hash, player }: AccessRecord, { session }: Pass): Caller => ({
  role,
  by: label,
  id: hash,
  ...(player !== undefined && { player }),
  ...(session && { session: session.hash }),
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
