import { setTimeout as sleep } from 'node:timers/promises';
import { queueAt } from './aws/queue.ts';
import type { World } from './http/world.ts';
import { AT_ONCE, type PublishJob, type PublishOne, publish } from './publishing/batch.ts';
import { deployedSite, publishingWorld } from './publishing/deployed.ts';
import { bringUpToDate } from './publishing/publish.ts';
import type { Publishing } from './publishing/target.ts';
import { onLambdaIn, required } from './runtime/lambda.ts';
import { offloadTo, serveOffloaded } from './runtime/offload.ts';

type PublishDeps = Pick<World, 'now' | 'siteOrigin' | 'log'> & Pick<Publishing, 'store'>;

export type SiteSettings = Pick<Publishing, 'files' | 'release' | 'contact' | 'live'>;

const here =
  ({ store, siteOrigin: origin, now, log }: PublishDeps, site: SiteSettings) =>
  ({ target, trust }: PublishJob) =>
    bringUpToDate({ ...site, store, origin, now: now(), log }, target, trust);

/** Publishes in this thread, which waits no longer than its limit. */
export const publishHere = (runtime: PublishDeps, site: SiteSettings): PublishOne => {
  const one = here(runtime, site);
  return (job, { limit }) => within(limit, () => one(job));
};

async function within<T>(time: number, work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  const patience = sleep(time, undefined, { signal: done.signal });
  try {
    return await Promise.race([work(), patience.then(() => Promise.reject(new Error('it took too long')))]);
  } finally {
    done.abort();
  }
}

serveOffloaded(() => here(publishingWorld(), deployedSite()));
export const handler = onLambdaIn(publishingWorld, (world) =>
  publish(world, queueAt(required('QUEUE_URL')), offloadTo(import.meta.url, AT_ONCE)),
);
