import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { LOOK } from '#functions/publishing/assets.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget, stirTarget, type Target } from '#functions/publishing/target.ts';
import { DEMO } from '#local/demo/demos.ts';
import { playSeason } from '#local/demo/lavers.ts';
import { FirstLook, following, publishingWhatChanged } from '#local/follow.ts';
import { Publisher } from '#local/publisher.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { recordOf } from '../notifying/webhook-club.ts';
import { Shelf } from '../publishing/shelf.ts';
import { deferred } from './until.ts';

const FRIDAY: Instant = parseInstant('2026-11-20T20:05:00Z') ?? instant(0);
const season = playSeason(FRIDAY);
const seeding = season.lines()[0]?.command;
const VERSION = `/${DEMO.club}/${DEMO.ladder}/version.json`;
const PAGE = `/${DEMO.club}/${DEMO.ladder}/index.html`;

/** Files in memory that may be held up, or fail. */
class SlowShelf extends Shelf {
  broken = false;
  held: Promise<void> = Promise.resolve();

  override beforeWrite = (path: string): Promise<void> => {
    if (this.broken) throw new Error('the disk is full');
    if (path === PAGE) this.begun++;
    return path === PAGE ? this.held : Promise.resolve();
  };
  /** How often the demo ladder's page was begun. */
  begun = 0;

  get pages(): readonly number[] {
    return this.versions(PAGE);
  }
}

const CHANGED = ladderTarget(DEMO);

describe('publishing on a laptop', () => {
  let [now, told]: [Instant, string[]] = [FRIDAY, []];
  let [store, shelf] = [new LadderStore(new MemoryDatabase()), new SlowShelf()];
  const publisherOf = (): Publisher =>
    new Publisher({
      store,
      now: () => instant(Date.now()),
      publish: (target) =>
        bringUpToDate({ store, files: shelf, now, origin: 'http://127.0.0.1:4000', release: LOOK }, target),
      tell: (what) => told.push(what),
    });
  let publisher = publisherOf();
  /** Says that the ladder has changed, and waits for its page. */
  const publish = async (...changes: readonly Target[]): Promise<void> => {
    publisher.show(changes);
    await publisher.idle();
  };
  beforeEach(async () => {
    [now, told, store, shelf] = [FRIDAY, [], new LadderStore(new MemoryDatabase()), new SlowShelf()];
    publisher = publisherOf();
    await addClub(store.database, { id: DEMO.club, name: DEMO.name });
    await createLadder(store.database, DEMO, season.header);
    if (seeding) await store.submit(DEMO, seeding);
  });

  afterEach(() => {
    publisher.close();
    vi.useRealTimers();
  });

  /** Whoever is on rung 7 leaves. */
  async function commit(): Promise<number> {
    const ladder = await store.load(DEMO);
    const player = ladder?.order.at(7);
    if (!ladder || !player) throw new Error('nobody is on rung 7');
    const done = await store.submit(DEMO, { at: ladder.at, verb: 'leave', body: { player } });
    if (done.kind !== 'accepted') throw new Error(done.kind);
    return done.entry.line;
  }

  it('renders together what was committed while it was rendering', async () => {
    const { promise, resolve } = deferred();
    shelf.held = promise;
    publisher.show([CHANGED]);
    await expect.poll(() => shelf.begun).toBe(1);
    for (let count = 0; count < 3; count++) {
      await commit();
      publisher.show([CHANGED]);
    }
    resolve();
    await expect.poll(() => shelf.pages).toEqual([2, 5]);
  });

  it('makes a page again after 40 ms at the earliest, with all that came meanwhile', async () => {
    const { promise, resolve } = deferred();
    shelf.held = promise;
    vi.useFakeTimers();
    publisher.show([CHANGED]);
    for (let count = 0; count < 2; count++) {
      await commit();
      publisher.show([CHANGED]);
    }
    await vi.advanceTimersByTimeAsync(10);
    resolve();
    await vi.advanceTimersByTimeAsync(29);
    expect(shelf.pages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shelf.pages).toHaveLength(2);
    expect(shelf.pages.at(-1)).toBe(4);
  });

  it('publishes nothing that is published already', async () => {
    await publisher.all();
    await publisher.all();
    await publish(CHANGED);
    expect(shelf.pages).toEqual([2]);
    await commit();
    await publisher.all();
    expect(shelf.pages).toEqual([2, 3]);
  });

  it('publishes a ladder again when it is touched, as the timer does at midnight', async () => {
    await publisher.all();
    now = instant(FRIDAY + 60 * 60 * 1000);
    await store.touch(DEMO, now);
    await publish(CHANGED);
    await publish(CHANGED);
    expect(shelf.pages).toEqual([2, 2]);
  });

  it('finds the club that another process has taken off the list', async () => {
    await publisher.all();
    await changeClub(store.database, DEMO.club, { unlisted: true });
    await publisher.all();
    await publisher.all();
    // Once more when it could name who leads the ladder, whose card is made after it.
    expect(shelf.versions('/index.html')).toEqual([1, 1, 2]);
    expect(shelf.read('/index.html')).not.toContain(DEMO.club);
  });

  it('finds what another process has touched', async () => {
    await publisher.all();
    now = instant(FRIDAY + 1000);
    await store.touch(DEMO, now);
    await publisher.all();
    await publisher.all();
    expect(shelf.pages).toEqual([2, 2]);
  });

  it('publishes nothing again as long as only time passes', async () => {
    await publisher.all();
    now = instant(FRIDAY + 24 * 60 * 60 * 1000);
    await publisher.all();
    expect(shelf.pages).toEqual([2]);
  });

  describe('the rest of a ladder’s files', () => {
    const REST = `/${DEMO.club}/${DEMO.ladder}/history/head.json`;
    const rests = () => shelf.versions(REST);
    /** A page is not made again within 40 ms. */
    const record = async () => {
      await commit();
      await publish(CHANGED);
      await vi.advanceTimersByTimeAsync(40);
    };
    beforeEach(() => {
      vi.useFakeTimers();
    });

    it('comes with the first page, and later two seconds after the first of several changes', async () => {
      await publish(CHANGED);
      expect(rests()).toEqual([2]);
      for (let count = 0; count < 3; count++) {
        await record();
        await vi.advanceTimersByTimeAsync(560);
      }
      expect(rests()).toEqual([2]);
      await vi.advanceTimersByTimeAsync(300);
      expect(rests()).toEqual([2, 5]);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(rests()).toEqual([2, 5]);
    });

    it('comes again within a minute where it failed, and not where the laptop has ended', async () => {
      await publish(CHANGED);
      await record();
      shelf.broken = true;
      await vi.advanceTimersByTimeAsync(2000);
      expect(told).toEqual(['publishing lavers-chess/main/rest']);
      shelf.broken = false;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(rests()).toEqual([2, 3]);
      await record();
      publisher.close();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(rests()).toEqual([2, 3]);
    });
  });

  it('makes the list of clubs again within a minute of what was played', async () => {
    vi.useFakeTimers();
    await publisher.all();
    const lists = () => shelf.versions('/index.html').length;
    const before = lists();
    await commit();
    await publish(CHANGED);
    await vi.advanceTimersByTimeAsync(64_000);
    expect(lists() - before).toBe(1);
  });

  it('says that something stirred, once for all that does while that waits', async () => {
    await publish(CHANGED);
    const stirred = stirTarget(DEMO.club, DEMO.ladder);
    const version = () => JSON.parse(shelf.read(VERSION));
    const [puts, { at }] = [shelf.versions(VERSION).length, version()];
    await publish(stirred, stirred);
    await publish(stirTarget(DEMO.club));
    expect(shelf.versions(VERSION).length - puts).toBe(2);
    expect(version()).toMatchObject({ version: 2, at, stir: at + 2 });
    expect(shelf.pages).toEqual([2]);
  });

  it('tells what fails, stops nobody, and makes it good within a minute', async () => {
    vi.useFakeTimers();
    shelf.broken = true;
    await publish(CHANGED);
    expect(told).toEqual(['publishing lavers-chess/main']);
    shelf.broken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shelf.pages).toEqual([2]);
  });
});

const KEY = { club: 'riverside', ladder: 'main' };
const recorded = ({ club, ladder }: LadderKey) => ({
  records: [recordOf(`CLUB#${club}#LADDER#${ladder}`, 'state#head', 'MODIFY')],
});

/** Publishing that is held up until it is released; `follow` notes what it kept before it was done. */
async function held() {
  const store = new LadderStore(new MemoryDatabase());
  await addClub(store.database, { id: KEY.club, name: 'Riverside' });
  const { promise: released, resolve: release } = deferred();
  const kept: string[] = [];
  const publisher = new Publisher({
    store,
    now: () => instant(Date.now()),
    publish: () => released.then(() => 'written'),
    tell: (what) => expect.fail(what),
  });
  const keep = async (names: readonly string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    kept.push(...names);
    return [];
  };
  const follow = following(publisher, { enqueue: keep, follow: () => {} }, { enqueue: keep });
  return { publisher, follow, kept, release };
}

/** Whether something is done as soon as everything that need not wait is done. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  for (let turns = 0; turns < 100; turns++) await new Promise((resolve) => setImmediate(resolve));
  return done;
}

test('an answer waits for the notices and imports that it keeps, and for no page', async () => {
  const { follow, kept, publisher, release } = await held();
  await follow({ ...recorded(KEY), deliveries: ['a notice'], imported: ['riverside/other'] });
  expect(kept).toEqual(['a notice', 'riverside/other']);
  expect(await isDone(publisher.idle())).toBe(false);
  release();
  expect(await isDone(publisher.idle())).toBe(true);
});

test('where changes come faster than pages, whoever makes another waits until fewer pages are to be made', async () => {
  const { follow, release } = await held();
  for (let n = 0; n < 12; n++) expect(await isDone(follow(recorded({ ...KEY, ladder: `l${n}` })))).toBe(true);
  const one = follow(recorded(KEY));
  expect(await isDone(one)).toBe(false);
  release();
  await one;
  expect(await isDone(follow(recorded(KEY)))).toBe(true);
});

test('one ladder whose page takes its time holds nobody up, however often it changes', async () => {
  const { follow } = await held();
  for (let line = 3; line < 100; line++) expect(await isDone(follow(recorded(KEY)))).toBe(true);
});

test('the page of a ladder that was made a moment ago is waited for, and no other', async () => {
  const { follow, publisher, release } = await held();
  const look = new FirstLook(publisher);
  await look.begin(async () => {});
  expect(await isDone(look.fetch('/riverside/nowhere/index.html'))).toBe(true);
  await follow({ records: [recordOf('CLUB#riverside#LADDER#main', 'state#head')] });
  const fetched = look.fetch('/riverside/main/index.html');
  expect(await isDone(fetched)).toBe(false);
  release();
  expect(await fetched).toBe('no-more');
});

test('pages are looked at again only where others have written since, or the look failed', async () => {
  let [looks, stamp, fails] = [0, 1, false];
  const publisher = {
    all: async () => {
      looks++;
      if (fails) throw new Error('no table');
    },
  };
  const look = publishingWhatChanged(publisher, () => stamp);
  const looksOf = async () => {
    const before = looks;
    await look().catch(() => {});
    return looks - before;
  };
  expect([await looksOf(), await looksOf()]).toEqual([1, 0]);
  stamp = 2;
  expect([await looksOf(), await looksOf()]).toEqual([1, 0]);
  [stamp, fails] = [3, true];
  expect([await looksOf(), await looksOf()]).toEqual([1, 1]);
  const always = publishingWhatChanged(publisher, undefined);
  fails = false;
  await always();
  const before = looks;
  await always();
  expect(looks).toBe(before + 1);
});
