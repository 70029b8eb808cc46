import { STATUS_CODES } from 'node:http';
import { isSoft, type Refusal, type RefusalCode } from '../../shared/vocabulary/refusal.ts';
import type { Clause, LineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { HttpResult } from './event.ts';

/** Why the door stays shut, or why something cannot be done that no rule of a ladder is about. */
const HTTP_STATUS = {
  'no-key': 401,
  'unknown-key': 401,
  'expired-key': 401,
  'revoked-key': 401,
  'used-link': 401,
  'stopped-link': 401,
  'session-ended': 401,
  'program-key': 403,
  'operator-only': 403,
  'other-origin': 403,
  'other-club': 403,
  'not-your-role': 403,
  'not-yours': 403,
  'unknown-route': 404,
  'unknown-club': 404,
  'unknown-ladder': 404,
  'unknown-access': 404,
  'unknown-session': 404,
  'unknown-webhook': 404,
  'unknown-proposal': 404,
  'unknown-import': 404,
  'already-exists': 409,
  'already-importing': 409,
  'too-many-webhooks': 409,
  'too-many-proposals': 409,
  'too-many-imports': 409,
  'too-many-ladders': 409,
  'too-many-keys': 409,
  'log-refused': 409,
  'ladder-changed': 412,
  'body-too-large': 413,
  'too-large': 413,
  'not-json': 415,
  'key-reused': 422,
  'wrong-host': 421,
  'too-many-requests': 429,
  outage: 503,
} as const;

/** The refusals of the rules that are no conflict with how the ladder stands. */
const REFUSAL_STATUS: { readonly [Code in RefusalCode]?: number } = {
  invalid: 400,
  'unknown-player': 404,
  'unknown-challenge': 404,
  'unknown-game': 404,
};

export type ProblemCode = keyof typeof HTTP_STATUS | RefusalCode;

/** A "no" on its way to the caller. */
export interface Problem {
  readonly problem: ProblemCode;
  /** A sentence for people. */
  readonly detail: string;
  readonly clause?: Clause;
  /** Whether the organiser or a scorer may do it all the same by giving a reason. */
  readonly overridable?: true;
  /** The version that the ladder has now. */
  readonly version?: LineNumber;
  /** After how many seconds it makes sense to ask again. */
  readonly retryAfter?: number;
  /** The lines of a season log that the rules refuse. */
  readonly lines?: readonly object[];
}

export const problem = (code: ProblemCode, detail: string): Problem => ({ problem: code, detail });

/** Too much was asked for now; the same request is welcome again after some seconds. */
export const tooManyRequests = (detail: string, retryAfter: number): Problem => ({
  ...problem('too-many-requests', detail),
  retryAfter,
});

export const isProblem = (outcome: object): outcome is Problem => 'problem' in outcome;

/** A refusal of the rules, as a problem. */
export const refused = ({ code, message, clause }: Refusal): Problem => ({
  problem: code,
  detail: message,
  clause,
  ...(isSoft(code) && { overridable: true }),
});

export const noSuchLadder = problem('unknown-ladder', 'There is no such ladder.');

const statusOf = (code: ProblemCode): number => ({ ...REFUSAL_STATUS, ...HTTP_STATUS })[code] ?? 409;

/** What a status asks of the caller besides reading the problem. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  503: { 'retry-after': '2' },
};

/** A problem document (RFC 9457). Its type is the status alone, so `code` is what programs look at. */
export function formatProblem({ problem: code, version, retryAfter, ...rest }: Problem): HttpResult {
  const status = statusOf(code);
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, ...rest, code, version };
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(version !== undefined && { etag: `"${version}"` }),
      ...HEADERS[status],
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
    },
    body: JSON.stringify(body),
  };
}
