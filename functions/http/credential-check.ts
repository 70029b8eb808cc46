import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { AccessRecord } from '../books/access-keys.ts';
import type { LinkState } from '../books/sessions.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Credential, UNKNOWN } from './credential.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { isOver } from './session-length.ts';

const REVOKED = problem('revoked-key', () => REQUESTS.link.revoked);
const EXPIRED = problem('expired-key', () => REQUESTS.link.expired);
export const ENDED = problem('session-ended', () => REQUESTS.link.ended);
const STOPPED = problem('stopped-link', () => REQUESTS.link.revoked);
const REPLACED = problem('replaced-link', () => REQUESTS.link.replaced);
const USED = problem('used-link', () => REQUESTS.link.used);

/** The key that opens something at an instant, or why what was brought does not (any more). */
export function inForce({ kind }: Credential, pass: Pass, at: Instant): AccessRecord | Problem {
  const record = keyInForce(pass.record, at);
  if (isProblem(record)) return record;
  switch (kind) {
    case 'session':
      return !pass.session || isOver(pass.session, record.role, at) ? ENDED : record;
    case 'bearer':
      if (record.replaced) return REPLACED;
      return record.use === 'link' ? (linkFault(record, pass.link, at) ?? record) : record;
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
  if (record.use === 'program') return problem('program-key', REQUESTS.link.program);
  if (record.replaced) return REPLACED;
  if (link?.stopped !== undefined) return STOPPED;
  if (!link && record.openBy !== undefined && record.openBy <= at) return EXPIRED;
  return isUsedUp(record, link, at) ? USED : undefined;
}

/** For how long an official's link opens again after it first did: for a reload, or a tap that came twice. */
const GRACE = 5 * 60_000;

/** Whether a link has had its one opening. Where the clock was set back, it counts how far it is from then as well. */
const isUsedUp = ({ role }: AccessRecord, link: LinkState | undefined, at: Instant): boolean =>
  role !== 'player' && link !== undefined && Math.abs(at - link.opened) >= GRACE;
