import type { Aside } from '../aside/on-lambda.ts';
import { TookTooLong } from '../aside/thread.ts';
import type { Deadline } from '../deadline.ts';
import { nameOf } from '../settling/message.ts';
import type { Webhook } from '../store/port.ts';
import type { Delivery, NewLine } from './messages.ts';
import { deliveriesOf, type Notifying } from './webhook-notices.ts';

/** A line, and the webhooks of its ladder. */
export interface Told {
  readonly line: NewLine;
  readonly webhooks: readonly Webhook[];
}

/** Makes the notices of lines, wherever that may be. */
export type MakeNotices = Aside<Told, readonly Delivery[]>;

/** How long the notices of one line may take, in milliseconds, and how much time is left for all else. */
const LIMIT = 10_000;
const RESERVE = 5_000;

/** Makes the notices of a line in this very thread. */
export const makeHere =
  (runtime: Notifying) =>
  ({ line, webhooks }: Told): Promise<readonly Delivery[]> =>
    deliveriesOf(runtime, line, async () => webhooks);

/** Has notices made as long as there is time; a ladder of which one line took too long has none made of its others. */
export function withPatience(make: MakeNotices, deadline: Deadline): (told: Told) => Promise<readonly Delivery[]> {
  const givenUp = new Set<string>();
  return async (told) => {
    const lane = nameOf(told.line.key);
    if (givenUp.has(lane)) throw new Error('a line before took too long');
    if (deadline.getRemainingTimeInMillis() < LIMIT + RESERVE) throw new Error('no time is left');
    return make(told, { lane, limit: LIMIT }).catch((error: unknown) => {
      if (error instanceof TookTooLong) givenUp.add(lane);
      throw error;
    });
  };
}
