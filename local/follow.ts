import { readLadderKeys } from '#functions/books/clubs.ts';
import { nameOf } from '#functions/database/keys.ts';
import { findDue } from '#functions/find-due.ts';
import { type Runtime, runtimeIn } from '#functions/http/world.ts';
import { isOfOlderRules, RULES } from '#functions/ladders/head.ts';
import { parseDue } from '#functions/ladders/settle-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { targetsOf } from '#functions/publishing/batch.ts';
import { type SettleOne, settle } from '#functions/settle.ts';
import type { Clock } from './clock.ts';
import type { LaptopImports } from './imports.ts';
import type { LaptopNotifications } from './notifications.ts';
import { within } from './pacing.ts';
import type { Fetch } from './pages.ts';
import type { Publisher } from './publisher.ts';
import { LaptopQueue } from './queue.ts';
import { tellFailures, type tellOfRetry } from './report-faults.ts';
import type { Offload } from './threads/offload.ts';
import type { TaskDone } from './threads/task.ts';
import { QueueFullError } from './threads/threads.ts';

/** Follows up what work has changed; waits for its pages only if changes come faster than pages can show them. */
export type Follow = (done: Pick<TaskDone, 'records'> & Partial<TaskDone>) => Promise<void>;

export const following =
  (
    publisher: Publisher,
    notifications: Pick<LaptopNotifications, 'enqueue' | 'follow'>,
    imports: Pick<LaptopImports, 'enqueue'>,
  ): Follow =>
  async ({ records, deliveries = [], imported = [] }) => {
    if (deliveries.length > 0) await notifications.enqueue(deliveries);
    if (imported.length > 0) await imports.enqueue(imported);
    notifications.follow(records);
    publisher.show(records.flatMap(targetsOf));
    if (publisher.isBehind) await within(LONGEST, publisher.caughtUp());
  };

/** How long an answer waits for its pages at most, in milliseconds. */
const LONGEST = 1000;

/** How long pages wait for what is being settled, and will be on them, in milliseconds. */
const PATIENCE = 2000;

interface FollowedLaptop {
  readonly store: LadderStore;
  /** Another number after others have written; missing where nobody can tell. */
  readonly stamp?: (() => number) | undefined;
  readonly clock: Clock;
  readonly offload: Offload;
  readonly publisher: Publisher;
  readonly follow: Follow;
  readonly tell: typeof tellOfRetry;
}

/** Publishes everything that is not up to date, but looks for it only if others have written since it last did. */
export function publishingWhatChanged(
  publisher: Pick<Publisher, 'all'>,
  stamp: (() => number) | undefined,
): () => Promise<void> {
  let seen: number | undefined;
  return async () => {
    const now = stamp?.();
    if (now !== undefined && now === seen) return;
    seen = undefined;
    await publisher.all();
    seen = now;
  };
}

/** Looks at all ladders once: settles what is due and, if anything was written since, publishes what is out of date. */
export function lookingAt({
  store,
  stamp,
  clock,
  offload,
  publisher,
  follow,
  tell,
}: FollowedLaptop): () => Promise<void> {
  const world = { store, now: clock.now, siteOrigin: '', log: tellFailures };
  const settle = settlingIn(
    runtimeIn(world),
    async (due) => {
      const done = await offload.settle(due);
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
    await within(PATIENCE, publisher.idle());
  };
}

/** How long a start waits for everything to be published before it says where that is, in milliseconds. */
const START = 15_000;
/** How long a page is waited for that is not there yet. */
const PAGE = 5000;

/** The first look of a laptop at everything: until it is over, pages are missing that are only yet to be made. */
export class FirstLook {
  readonly #publisher: Publisher;
  #isOver = false;
  #over: Promise<void> = Promise.resolve();

  constructor(publisher: Publisher) {
    this.#publisher = publisher;
  }

  get over(): Promise<void> {
    return this.#over;
  }

  async begin(look: () => Promise<void>): Promise<void> {
    this.#over = look().finally(() => {
      this.#isOver = true;
    });
    await within(START, this.#over);
  }

  /** Publishes the ladder of a page out of turn; once the first look is over, waits only for what was made a moment ago. */
  readonly fetch: Fetch = async (path) => {
    const due = parseDue(path.split('/').slice(1, 3).join('/'));
    if (this.#isOver) {
      if (due && this.#publisher.isMaking(due.key)) await within(PAGE, this.#publisher.prompt(due.key));
      return 'no-more';
    }
    if (due) await within(PAGE, this.#publisher.prompt(due.key));
    else await within(PAGE, this.#over);
    return 'not-yet';
  };
}

/** How many ladders are settled at once: one that takes long lets the others go on. */
const AT_ONCE = 3;

/** For how many seconds a ladder is left alone that could not be settled: up to an hour. */
const pause = (tries: number): number => (tries === 1 ? 10 : Math.min(30 * 2 ** (tries - 2), 3600));

/** Finds and settles what is due with the functions, and first what older rules have worked out. */
export function settlingIn(
  runtime: Runtime,
  settleOne: SettleOne,
  tell: (what: string, error: unknown) => void,
  rules = RULES,
): () => Promise<void> {
  const queue = new LaptopQueue({
    name: 'due',
    laneOf: (body) => body,
    pause,
    atOnce: AT_ONCE,
    now: Date.now,
    tell: (error) => tell('settling', error),
  });
  const work = settle({ ...runtime, log: () => {} }, (due) =>
    settleOne(due).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) tell(`settling ${nameOf(due.key)}`, error);
      throw error;
    }),
  );
  const begun = queue.begin(work);
  const find = findDue(runtime, queue.send);
  let hasOlder = true;
  return async () => {
    await begun;
    await find();
    if (hasOlder) {
      const older = await olderLadders(runtime.store, rules);
      hasOlder = older.length > 0;
      await queue.send(older);
    }
    await queue.idle();
  };
}

async function olderLadders(store: LadderStore, rules: number): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const key of readLadderKeys(store.database))
    if ((await isOfOlderRules(store.database, key, rules)) && (await store.version(key))) found.push(nameOf(key));
  return found;
}
