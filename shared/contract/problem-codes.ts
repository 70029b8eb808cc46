import type { RefusalCode } from '../vocabulary/refusal.ts';

/** Why the door stays shut, or why something cannot be done that no rule of a ladder is about; each with its status. */
export const PROBLEM_STATUS = {
  'no-key': 401,
  'unknown-key': 401,
  'expired-key': 401,
  'revoked-key': 401,
  'used-link': 401,
  'stopped-link': 401,
  'session-ended': 401,
  'replaced-link': 401,
  'which-session': 401,
  'program-key': 403,
  'operator-only': 403,
  'browser-only': 403,
  'other-origin': 403,
  'other-club': 403,
  'not-your-role': 403,
  'confirmation-needed': 403,
  'wrong-code': 403,
  'not-yours': 403,
  'club-suspended': 403,
  'unknown-route': 404,
  'no-push': 404,
  'no-mail': 404,
  'no-address': 404,
  'unknown-club': 404,
  'unknown-ladder': 404,
  'unknown-access': 404,
  'unknown-session': 404,
  'unknown-webhook': 404,
  'unknown-proposal': 404,
  'unknown-dispute': 404,
  'unknown-import': 404,
  'unknown-member': 404,
  'unknown-request': 404,
  'unknown-season': 404,
  'wrong-method': 405,
  'not-disputable': 409,
  'already-exists': 409,
  'already-messaged': 409,
  'already-importing': 409,
  'season-turned': 409,
  'season-running': 409,
  'season-unplayed': 409,
  'season-played': 409,
  'first-season': 409,
  'too-many-webhooks': 409,
  'too-many-proposals': 409,
  'too-many-imports': 409,
  'too-many-ladders': 409,
  'too-many-keys': 409,
  'too-many-members': 409,
  'too-many-requests-to-join': 409,
  'requests-closed': 409,
  'member-changed': 409,
  'member-on-ladder': 409,
  'not-in-use': 409,
  'spent-code': 409,
  'ladder-closed': 409,
  'being-deleted': 409,
  'ladder-deleted': 410,
  'ladder-changed': 412,
  'body-too-large': 413,
  'too-large': 413,
  'not-json': 415,
  'key-reused': 422,
  'wrong-host': 421,
  'too-many-requests': 429,
  outage: 503,
  'clubs-closed': 503,
} as const;

/** The refusals of the rules that are no conflict with how the ladder stands. */
const REFUSAL_STATUS = {
  invalid: 400,
  'unknown-player': 404,
  'unknown-challenge': 404,
  'unknown-game': 404,
} as const satisfies { readonly [Code in RefusalCode]?: number };

export type ProblemCode = keyof typeof PROBLEM_STATUS | RefusalCode;

export type ProblemStatus =
  | (typeof PROBLEM_STATUS)[keyof typeof PROBLEM_STATUS]
  | (typeof REFUSAL_STATUS)[keyof typeof REFUSAL_STATUS];

const STATUS: { readonly [Code in ProblemCode]?: ProblemStatus } = { ...REFUSAL_STATUS, ...PROBLEM_STATUS };

export const statusOf = (code: ProblemCode): ProblemStatus => STATUS[code] ?? 409;
