import { FORMAT, FORMAT_HEADER } from '#shared/contract/format.ts';
import type { AnswersByStatus, OperationId } from '#shared/features/all.ts';
import type { Operation } from '#shared/features/operation.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Caller } from './access.ts';
import { type HttpEvent, type HttpResult, ladderIn } from './event.ts';
import { noSuchLadder, type Problem } from './problem.ts';
import type { Query } from './query.ts';
import type { Runtime } from './world.ts';

export interface Call {
  readonly event: HttpEvent;
  readonly operation: Operation;
  readonly caller: Caller;
  readonly query: Query;
  /** The club of the path; empty if the path names no club. */
  readonly club: string;
  /** When it came, by the server's clock. */
  readonly at: Instant;
  readonly runtime: Runtime;
}

/** What came of it: an answer as the contract says, or why not. */
export type EndpointAnswer<O extends OperationId> = Promise<AnswerOf<O> | Problem>;

/** Does what an operation is there for. Throws only where storage fails. */
export type Endpoint<O extends OperationId> = (call: Call) => EndpointAnswer<O>;

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
}

/** What an operation may answer: a status of its own, and with it the body that the contract says. */
export type AnswerOf<O extends OperationId> = O extends OperationId
  ? {
      readonly [Status in keyof AnswersByStatus<O>]: HttpAnswer & Says<Status, AnswersByStatus<O>[Status]>;
    }[keyof AnswersByStatus<O>]
  : never;

type Says<Status, Body> = { readonly status: Status } & (undefined extends Body ? object : { readonly body: Body });

/** Browsers and proxies store nothing unless an answer itself allows it: most answers are private. */
export const formatAnswer = ({ status, headers, cookies, body }: HttpAnswer): HttpResult => ({
  statusCode: status,
  headers: { [FORMAT_HEADER]: FORMAT, 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  ...(cookies && { cookies }),
  body: typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body),
});

export const ofLadder =
  <O extends OperationId>(endpoint: (call: Call, key: LadderKey) => EndpointAnswer<O>): Endpoint<O> =>
  async (call) => {
    const key = ladderIn(call.event);
    return key ? endpoint(call, key) : noSuchLadder;
  };
