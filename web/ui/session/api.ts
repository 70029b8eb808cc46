/// <reference lib="dom" />

import { FORMAT, FORMAT_HEADER } from '#shared/contract/format.ts';
import type { ProblemDocument } from '#shared/contract/problems.ts';
import type { AnswersByStatus, OperationId } from '#shared/features/all.ts';
import { language } from '#shared/words/language.ts';

/** A "no" of the service, as a problem document (RFC 9457) says it; of a later service it may have another code. */
export type Problem = Pick<ProblemDocument, 'status' | 'detail' | 'clause' | 'overridable'> & {
  /** Stable, for programs; such as "not-your-turn". */
  readonly code: string;
  readonly version?: number;
};

/** The answer of an operation that succeeded; unknown for other paths. */
export type AnswerBody<O extends OperationId> = [O] extends [never] ? unknown : Content<O>;
type Content<O extends OperationId> = Exclude<AnswersByStatus<O>[keyof AnswersByStatus<O>], undefined>;

/** What became of a request. `unreached`: it may have arrived; repeat it with the same idempotency key. */
export type ApiOutcome<Body = unknown> =
  | { readonly kind: 'done'; readonly body: Body; readonly etag: string | undefined }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'unreached';
      /** After how many seconds to ask again, if known: nothing was done. */
      readonly after?: number;
    };

/** Why a request is not known to be done, as a sentence: what the service says, or else `unreached`; undefined where it is done. */
export function whyUndone(outcome: ApiOutcome, unreached: string): string | undefined {
  if (outcome.kind === 'refused') return outcome.problem.detail;
  return outcome.kind === 'done' ? undefined : unreached;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Sent unchanged, as content of a type. */
  readonly text?: string;
  readonly type?: string;
  readonly idempotencyKey?: string;
  /** The version of the ladder that was seen: on another one nothing is recorded. */
  readonly ifVersion?: number | undefined;
  /** The last line that was known of the ladder: in a season that has begun since, nothing is recorded. */
  readonly seen?: number | undefined;
  /** The entity tag of what is already known: if it still matches, the outcome is `unchanged`. */
  readonly known?: string | undefined;
  /** Whom this request acts for, if not the same person as the page: the session's name for `Acting-As`, or '' for nobody. */
  readonly as?: string | undefined;
  /** How long the answer is waited for, in milliseconds. */
  readonly patience?: number;
}

let actor: string | undefined;

/** Has this page ask as one person from now on, if several are signed in here. */
export const askAs = (whom: string | undefined): void => {
  actor = whom;
};

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 8000;
/** A request that is welcome again within this many seconds was not refused. */
const SOON = 60;

/** Asks the service or the site. Never rejects. Answers are trusted by a header: schemas would weigh 15 KiB. */
export type Ask = <O extends OperationId = never>(
  path: string,
  asked?: RequestOptions,
) => Promise<ApiOutcome<AnswerBody<O>>>;

export const askBy =
  (load: typeof fetch): Ask =>
  async <O extends OperationId = never>(
    path: string,
    {
      method,
      body,
      text,
      type,
      idempotencyKey,
      ifVersion,
      seen,
      known,
      as = actor,
      patience = PATIENCE,
    }: RequestOptions = {},
  ) => {
    const content = body ? JSON.stringify(body) : text;
    try {
      const response = await load(path, {
        method: method ?? (content === undefined ? 'GET' : 'POST'),
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
        headers: {
          ...(content !== undefined && { 'content-type': type ?? 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(ifVersion !== undefined && { 'if-match': `"${ifVersion}"` }),
          ...(seen && { 'ladder-seen': `${seen}` }),
          ...(known !== undefined && { 'if-none-match': known }),
          ...(as && path.startsWith('/api/') && { 'acting-as': as }),
          ...(path.startsWith('/api/') && { 'accept-language': language() }),
        },
        ...(content !== undefined && { body: content }),
      });
      return await outcomeOf<AnswerBody<O>>(response, path.startsWith('/api/'));
    } catch {
      return { kind: 'unreached' };
    }
  };

const askOnce: Ask = askBy((path, how) => fetch(path, how));

let mend: ((no: Problem) => Promise<boolean>) | undefined;

/** Lets a page do something about a "no", such as having its person confirm who they are: what was asked is then asked again. */
export const mendBy = (how: (no: Problem) => Promise<boolean>): void => {
  mend = how;
};

export const ask: Ask = async <O extends OperationId = never>(path: string, asked?: RequestOptions) => {
  const outcome = await askOnce<O>(path, asked);
  return outcome.kind === 'refused' && (await mend?.(outcome.problem)) ? askOnce<O>(path, asked) : outcome;
};

/** `ours`: only our service may say that something is done; elsewhere a portal might, in its place. */
async function outcomeOf<Body>(response: Response, ours: boolean): Promise<ApiOutcome<Body>> {
  if (response.status === 304) return { kind: 'unchanged' };
  const after = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
  if (response.status >= 500 || (after > 0 && after <= SOON)) return { kind: 'unreached', after };
  const text = await response.text();
  if (response.ok && ours && response.headers.get(FORMAT_HEADER) !== FORMAT) return { kind: 'unreached' };
  if (response.ok)
    return { kind: 'done', body: readBody(response, text), etag: response.headers.get('etag') ?? undefined };
  const problem: unknown = JSON.parse(text);
  return isProblem(problem) ? { kind: 'refused', problem } : { kind: 'unreached' };
}

const readBody = ({ headers }: Response, text: string) =>
  headers.get('content-type')?.startsWith('application/json') && text !== '' ? JSON.parse(text) : text;

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
