import type { OperationId } from '#shared/features/all.ts';
import type { Operation } from '#shared/features/operation.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Caller } from './access.ts';
import type { AnswerOf } from './answer.ts';
import type { HttpEvent } from './event.ts';
import type { Problem } from './problem.ts';
import type { Query } from './query.ts';
import type { Runtime } from './world.ts';

/** A request whose caller may make it. */
export interface Call {
  readonly event: HttpEvent;
  readonly operation: Operation;
  readonly caller: Caller;
  readonly query: Query;
  /** The club that the path names; empty where it names none. */
  readonly club: string;
  /** When it came, by the server's clock. */
  readonly at: Instant;
  readonly runtime: Runtime;
}

/** What came of it: an answer as the contract says, or why not. */
export type Told<O extends OperationId> = Promise<AnswerOf<O> | Problem>;

/** Does what an operation is there for. Throws only where storage fails. */
export type Endpoint<O extends OperationId> = (call: Call) => Told<O>;
