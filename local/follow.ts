import type { LadderStore } from '#functions/ladders/store.ts';
import { runtimeIn } from '#functions/runtime/world.ts';
import type { Aside } from './aside/aside.ts';
import type { Done } from './aside/task.ts';
import type { Clock } from './clock.ts';
import type { LaptopImports } from './imports.ts';
import type { LaptopNotifications } from './notifications.ts';
import { within } from './one-by-one.ts';
import type { Publisher } from './publisher.ts';
import { tellFailures, type tellOfRetry } from './tell.ts';
import { settlingIn } from './timer.ts';

/**
 * Follows up what work has changed: its notifications and imports, which are kept when it is done, and its pages, which
 * are waited for only if changes come faster than pages can show them.
 */
export type Follow = (done: Pick<Done, 'changes'> & Partial<Done>) => Promise<void>;

export const following =
  (
    publisher: Publisher,
    notifications: Pick<LaptopNotifications, 'enqueue' | 'changed' | 'dated' | 'forget'>,
    imports: Pick<LaptopImports, 'enqueue'>,
  ): Follow =>
  async ({ changes, deliveries = [], imported = [] }) => {
    if (deliveries.length > 0) await notifications.enqueue(deliveries);
    if (imported.length > 0) await imports.enqueue(imported);
    for (const change of changes) {
      if (change.kind === 'gone' && change.ladder !== undefined)
        await notifications.forget({ club: change.club, ladder: change.ladder });
      if (change.kind === 'dated') notifications.dated(change);
      if (change.kind === 'changed' && change.state.line > 0) notifications.changed(change.key, change.state.line);
    }
    const shown = publisher.show(changes);
    if (publisher.isBehind) await within(LONGEST, shown);
  };

/** How long an answer waits for its pages at most, in milliseconds. */
const LONGEST = 1000;

/** How long pages wait for what is being settled, and will be on them, in milliseconds. */
const PATIENCE = 2000;

interface Watched {
  readonly store: LadderStore;
  /** Another number after others have written; missing where nobody can tell. */
  readonly stamp?: (() => number) | undefined;
  readonly clock: Clock;
  readonly aside: Aside;
  readonly publisher: Publisher;
  readonly follow: Follow;
  readonly tell: typeof tellOfRetry;
}

/** Publishes whatever is not published as it is, but looks for it only where others have written since it did, or it failed. */
export function publishingWhatChanged(
  publisher: Pick<Publisher, 'all' | 'hasMissed'>,
  stamp: (() => number) | undefined,
): () => Promise<void> {
  let seen: number | undefined;
  return async () => {
    const now = stamp?.();
    if (now !== undefined && now === seen && !publisher.hasMissed) return;
    seen = undefined;
    await publisher.all();
    seen = now;
  };
}

/**
 * Looks at all ladders once: settles what is due, and publishes what is not published as it is; but looks at no page where
 * nothing was written since it did.
 */
export function lookingAt({ store, stamp, clock, aside, publisher, follow, tell }: Watched): () => Promise<void> {
  const world = { store, now: clock.now, siteOrigin: '', log: tellFailures };
  const settle = settlingIn(
    runtimeIn(world),
    async (due, limit) => {
      const done = await aside.settle(due, { limit, long: true });
      await follow(done);
      return done.settled ?? 'nothing-due';
    },
    tell,
  );
  const publish = publishingWhatChanged(publisher, stamp);
  return async () => {
    const settled = settle();
    await within(
      PATIENCE,
      settled.catch(() => {}),
    );
    await Promise.all([settled, publish()]);
    await publisher.shown();
  };
}
