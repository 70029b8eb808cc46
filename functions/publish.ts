import { queueAt } from './aws/queue.ts';
import type { World } from './http/world.ts';
import { type PublishOne, publish } from './publishing/batch.ts';
import { deployedSite, publishingWorld } from './publishing/deployed.ts';
import { bringUpToDate } from './publishing/publish.ts';
import type { Publishing } from './publishing/target.ts';
import { onLambdaIn, required } from './runtime/lambda.ts';

type PublishDeps = Pick<World, 'now' | 'siteOrigin' | 'log'> & Pick<Publishing, 'store'>;

export type SiteSettings = Pick<Publishing, 'files' | 'release' | 'contact' | 'live'>;

/** Publishes in this process, to the files of a site. */
export const publishHere =
  ({ store, siteOrigin: origin, now, log }: PublishDeps, site: SiteSettings): PublishOne =>
  ({ target, trust }) =>
    bringUpToDate({ ...site, store, origin, now: now(), log }, target, trust);

export const handler = onLambdaIn(publishingWorld, (world) =>
  publish(world, queueAt(required('QUEUE_URL')), publishHere(world, deployedSite())),
);
