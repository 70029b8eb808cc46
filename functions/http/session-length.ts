import type { Role } from '#shared/vocabulary/club.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { AccessRecord } from '../books/access-keys.ts';
import type { SessionRecord } from '../books/sessions.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Problem, problem } from './problem.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface SessionLimits {
  /** After it was last used. */
  readonly idle: number;
  /** After it was opened. */
  readonly longest: number;
}

/** A tablet used once a week lasts from September to June, organisers over the summer, and no cookie over 400 days. */
export const TERMS: { readonly [R in Role]: SessionLimits } = {
  organiser: { idle: 120 * DAY, longest: 300 * DAY },
  scorer: { idle: 60 * DAY, longest: 300 * DAY },
  player: { idle: 180 * DAY, longest: 400 * DAY },
};

/** How many sessions a link may have at once; one that was never used after it was opened gives way first, then the one used least lately. */
export const MOST_SESSIONS = 10;

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
