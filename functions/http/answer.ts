import { FORMAT, FORMAT_HEADER } from '#shared/contract/format.ts';
import type { Answered, OperationId } from '#shared/features/all.ts';
import type { HttpResult } from './event.ts';

/** A "yes" on its way to the caller. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

/** What an operation may answer: a status of its own, and with it the body that the contract says. */
export type AnswerOf<O extends OperationId> = O extends OperationId
  ? { readonly [Status in keyof Answered<O>]: Answer & Says<Status, Answered<O>[Status]> }[keyof Answered<O>]
  : never;

type Says<Status, Body> = { readonly status: Status } & (undefined extends Body ? object : { readonly body: Body });

/** Nothing is kept by browsers and proxies unless an answer says so itself: most of them are private. */
export const formatAnswer = ({ status, headers, cookies, body }: Answer): HttpResult => ({
  statusCode: status,
  headers: { [FORMAT_HEADER]: FORMAT, 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  ...(cookies && { cookies }),
  body: typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body),
});
