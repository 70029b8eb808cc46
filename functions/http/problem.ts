import { type ProblemCode, type ProblemStatus, statusOf } from '#shared/contract/problem-codes.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { PEOPLE, REQUESTS } from '../runtime/texts.ts';
import type { HttpResult } from './event.ts';

export interface Problem {
  readonly problem: ProblemCode;
  /** A sentence for people. */
  readonly detail: string;
  readonly clause?: Clause;
  /** Whether an organiser or a scorer may do it anyway by giving a reason. */
  readonly overridable?: true;
  /** The version that the ladder has now. */
  readonly version?: LineNumber;
  /** After how many seconds it makes sense to ask again. */
  readonly retryAfter?: number;
  /** For how many milliseconds the same request of the same caller is refused for certain. */
  readonly refusedFor?: number;
  readonly cookies?: readonly string[];
  /** The methods that the address has. */
  readonly allow?: string;
}

/** A problem in the caller's language; a module that keeps one gives its text as a function. */
export const problem = (code: ProblemCode, detail: string | (() => string)): Problem => ({
  problem: code,
  get detail() {
    return typeof detail === 'string' ? detail : detail();
  },
});

/** Too much was asked for now; the same request is welcome again after some seconds. */
export const tooManyRequests = (detail: string, retryAfter: number): Problem => ({
  ...problem('too-many-requests', detail),
  retryAfter,
});

export const isProblem = (outcome: object): outcome is Problem => 'problem' in outcome;

export const refused = ({ code, message, clause }: Refusal): Problem => ({
  problem: code,
  detail: message,
  clause,
  ...(isSoft(code) && { overridable: true }),
});

export const noSuchLadder = problem('unknown-ladder', () => WORDS.noLadder);
export const noSuchClub = problem('unknown-club', () => REQUESTS.noClub);
export const noSuchMember = problem('unknown-member', () => REQUESTS.nowhere);
export const noSuchProposal = problem('unknown-proposal', () => REQUESTS.nowhere);
export const noMail = problem('no-mail', () => PEOPLE.noMail);
export const closedLadder = problem('ladder-closed', () => REQUESTS.closed);
export const beingDeleted = problem('being-deleted', () => REQUESTS.beingDeleted);
export const suspendedClub = problem('club-suspended', () => REQUESTS.suspended);
export const deletedLadder = problem('ladder-deleted', () => REQUESTS.deleted);

/** What HTTP calls each status. Node has such a table too, but its module loads a whole HTTP client with it. */
const TITLES: Readonly<Record<ProblemStatus, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** What a status asks of the caller besides reading the problem. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  503: { 'retry-after': '2' },
};

/** A problem document (RFC 9457). Its type is the status alone, so `code` is what programs look at. */
export function formatProblem({
  problem: code,
  version,
  retryAfter,
  refusedFor,
  cookies,
  allow,
  ...rest
}: Problem): HttpResult {
  const status = statusOf(code);
  const body = { type: 'about:blank', title: TITLES[status], status, ...rest, code, version };
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(version !== undefined && { etag: `"${version}"` }),
      ...HEADERS[status],
      ...(allow !== undefined && { allow }),
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
    },
    ...(cookies && { cookies }),
    ...(refusedFor !== undefined && { refusedFor }),
    body: JSON.stringify(body),
  };
}
