import type { Role } from '#shared/vocabulary/club.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { AccessRecord } from '../books/access-keys.ts';
import type { LinkState, SessionRecord } from '../books/sessions.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Credential, UNKNOWN } from './credential.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem } from './problem.ts';

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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Terms {
  /** After it was last used. */
  readonly idle: number;
  /** After it was opened. */
  readonly longest: number;
}

/** A tablet used once a week lasts from September to June, organisers over the summer, and no cookie over 400 days. */
export const TERMS: { readonly [R in Role]: Terms } = {
  organiser: { idle: 120 * DAY, longest: 300 * DAY },
  scorer: { idle: 60 * DAY, longest: 300 * DAY },
  player: { idle: 180 * DAY, longest: 400 * DAY },
};

/** How many sessions a link may have at once; one that was never used after it was opened gives way first, then the one used least lately. */
export const MOST_SESSIONS = 10;

/** For how long an official's link opens again after it first did: for a reload, or a tap that came twice. */
const GRACE = 5 * MINUTE;

/** How long after it was opened or confirmed a session may do what cannot be taken back. */
const FRESH = 15 * MINUTE;
const CONFIRM = problem('confirmation-needed', () => REQUESTS.confirm);

/** Why a caller may not do now what cannot be taken back. Where the clock was set back, it counts how far it is from then as well. */
export const staleSession = (confirmed: Instant | undefined, at: Instant): Problem | undefined =>
  confirmed !== undefined && Math.abs(at - confirmed) >= FRESH ? CONFIRM : undefined;

/** When a session that is opened now ends at the latest: with its key, if that has an end. */
export const endOf = ({ role, expires }: AccessRecord, at: Instant): Instant =>
  instant(Math.min(at + TERMS[role].longest, expires ?? Number.POSITIVE_INFINITY));

/** Whether a session has ended. One that was used in what is now the future, before the clock was set, has not. */
export const isOver = ({ ends, used }: SessionRecord, role: Role, at: Instant): boolean =>
  at >= ends || at - used >= TERMS[role].idle;

/** Whether a link has had its one opening. Where the clock was set back, it counts how far it is from then as well. */
const isUsedUp = ({ role }: AccessRecord, link: LinkState | undefined, at: Instant): boolean =>
  role !== 'player' && link !== undefined && Math.abs(at - link.opened) >= GRACE;
