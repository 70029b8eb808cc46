import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Credential, UNKNOWN } from './credential.ts';
import type { AccessRecord } from './key-book.ts';
import type { Pass } from './key-ring.ts';
import type { LinkState } from './link-book.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { isOver, isUsedUp } from './session-terms.ts';

const REVOKED = problem('revoked-key', () => REQUESTS.link.revoked);
const EXPIRED = problem('expired-key', () => REQUESTS.link.expired);
export const ENDED = problem('session-ended', () => REQUESTS.link.ended);
const STOPPED = problem('stopped-link', () => REQUESTS.link.stopped);
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
  if (record.use === 'program') return problem('program-key', REQUESTS.link.program);
  if (record.replaced) return REPLACED;
  if (link?.stopped !== undefined) return STOPPED;
  return isUsedUp(record, link, at) ? USED : undefined;
}
