import type { Enqueue } from '#functions/aws/queue.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import type { Lambda } from '#shared/features/operation.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Disturbance } from '../ladders/disturbance.ts';

/** The functions behind the API. */
export interface Desk {
  /** Rejects where a function dies. */
  ask(lambda: Lambda, event: HttpEvent): Promise<HttpResult>;
  close(): void;
}

/** A site, and how many files were ever written to it. */
export interface PublishedFiles extends Pick<ListedFiles, 'edition' | 'list'> {
  readonly written: number;
  readonly bytes: number;
}

/** The functions of a deployment. A mishap is what becomes of the requests to the table of one that has something in hand. */
export interface Functions {
  readonly files: PublishedFiles;
  desk(now: () => Instant, mishap?: Disturbance): Desk;
  /** Rejects if some of what is due could not be queued. */
  findDue(now: Instant, enqueue: Enqueue): Promise<void>;
  /** Settles what messages name; gives those that failed. */
  settle(bodies: readonly string[], now: Instant, mishap?: Disturbance): Promise<readonly string[]>;
  publish(key: LadderKey, now: Instant): Promise<void>;
  /** Goes on with clearing something away. */
  clear(name: string, now: Instant): Promise<void>;
  close(): void;
}

export const eventOf = (bodies: readonly string[]) => ({
  Records: bodies.map((body, index) => ({ messageId: String(index), body })),
});

/** Those of some messages that a worker wants brought again. */
export const failedOf = (
  bodies: readonly string[],
  failures: readonly { readonly itemIdentifier: string }[],
): readonly string[] => failures.flatMap(({ itemIdentifier }) => bodies[Number(itemIdentifier)] ?? []);
