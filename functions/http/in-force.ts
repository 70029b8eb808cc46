import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import type { AccessRecord, LinkState } from '../store/port.ts';
import { type Credential, UNKNOWN } from './credential.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { isOver, isUsedUp } from './session-terms.ts';

const REVOKED = problem('revoked-key', 'The organiser has withdrawn this invite link.');
const EXPIRED = problem('expired-key', 'This invite link has expired. Please ask your organiser for a new one.');
export const ENDED = problem(
  'session-ended',
  'You’re signed out here. Please open a new invite link from your organiser.',
);
const STOPPED = problem('stopped-link', 'This invite link was stopped. Please ask your organiser for a new one.');
const REPLACED = problem(
  'replaced-link',
  'This invite link has been replaced. Please ask your organiser for the new one.',
);
const USED = problem(
  'used-link',
  'This invite link has already been used. Links for organisers and scorers work once. Please ask for a new one.',
);

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
  if (record.use === 'program') return problem('program-key', 'This key is for a program. It can’t open pages.');
  if (record.replaced) return REPLACED;
  if (link?.stopped !== undefined) return STOPPED;
  return isUsedUp(record, link, at) ? USED : undefined;
}
