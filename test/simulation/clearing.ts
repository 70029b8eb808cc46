import { clear } from '#functions/erasing/work.ts';
import type { Cleared } from '#functions/erasing/world.ts';
import { Pace } from '#functions/importing/pace.ts';
import { Clearing } from '#functions/ladders/clearing.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Deployment } from './deployment.ts';

/** No log is on its way anywhere. */
const NO_TRANSFERS = { remove: async (): Promise<void> => {}, removeAll: async (): Promise<void> => {} };

/** Goes on with what is deleted or forgotten, as the worker does to which a message comes. */
export function clearing(deployment: Deployment, name: string, now: () => Instant): Promise<Cleared> {
  const { files } = deployment;
  return clear(
    {
      store: deployment.store('clearing', now),
      clearing: new Clearing(deployment.database('clearing', now)),
      files,
      transfers: NO_TRANSFERS,
      pace: new Pace(Number.POSITIVE_INFINITY),
      now,
      hasTime: () => true,
      enqueue: async () => {},
    },
    name,
  );
}
