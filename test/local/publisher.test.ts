import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { CLUBS } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { LOOK } from '#functions/publishing/assets.ts';
import { publishNow } from '#functions/publishing/publish.ts';
import { DEMO } from '#local/demo/demos.ts';
import { playSeason } from '#local/demo/lavers.ts';
import { FirstLook, following, publishingWhatChanged } from '#local/follow.ts';
import { Publisher } from '#local/publisher.ts';
import type { PageChange } from '#local/watched-database.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { failing } from '../ladders/failing.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
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

const line = (number: number) => ({ line: number, touched: 0 });

describe('publishing on a laptop', () => {
  let [now, told]: [Instant, string[]] = [FRIDAY, []];
  let [store, shelf] = [new LadderStore(new MemoryDatabase()), new SlowShelf()];
  const publisherOf = (): Publisher =>
    new Publisher({
      store,
      publish: async (target) => ({
        published: await publishNow(
          { store, files: shelf, now, origin: 'http://127.0.0.1:4000', release: LOOK },
          target,
        ),
      }),
      tell: (what) => told.push(what),
    });
  let publisher = publisherOf();
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
    const first = publisher.ladder(DEMO, line(2));
    await expect.poll(() => shelf.begun).toBe(1);
    const others = [await commit(), await commit(), await commit()].map((each) => publisher.ladder(DEMO, line(each)));
    resolve();
    await Promise.all([first, ...others]);
    expect(shelf.pages).toEqual([2, 5]);
  });

  it('makes a page again after 40 ms at the earliest, with all that came meanwhile', async () => {
    vi.useFakeTimers();
    await publisher.ladder(DEMO, line(2));
    const others = [await commit(), await commit()].map((each) => publisher.ladder(DEMO, line(each)));
    await vi.advanceTimersByTimeAsync(39);
    expect(shelf.pages).toEqual([2]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(others);
    expect(shelf.pages).toEqual([2, 4]);
  });

  it('publishes nothing that is published already', async () => {
    await publisher.all();
    await publisher.all();
    await publisher.ladder(DEMO, line(2));
    expect(shelf.pages).toEqual([2]);
    await commit();
    await publisher.all();
    expect(shelf.pages).toEqual([2, 3]);
  });

  it('publishes a ladder again when it is touched, as the timer does at midnight', async () => {
    await publisher.all();
    now = instant(FRIDAY + 60 * 60 * 1000);
    await publisher.ladder(DEMO, { line: 0, touched: now });
    await publisher.ladder(DEMO, { line: 0, touched: now });
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
    const record = async () => publisher.ladder(DEMO, line(await commit()));
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('comes with the first page, and later two seconds after the last of several changes', async () => {
      await publisher.ladder(DEMO, line(2));
      expect(rests()).toEqual([2]);
      for (let count = 0; count < 3; count++) {
        await record();
        await vi.advanceTimersByTimeAsync(1900);
      }
      expect(rests()).toEqual([2]);
      await vi.advanceTimersByTimeAsync(200);
      expect(rests()).toEqual([2, 5]);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(rests()).toEqual([2, 5]);
    });

    it('comes once a minute where changes never end', async () => {
      await publisher.ladder(DEMO, line(2));
      for (let second = 0; second < 180; second++) {
        await publisher.ladder(DEMO, { line: 0, touched: instant(FRIDAY + second) });
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(rests()).toHaveLength(4);
    });

    it('comes at the next look where it failed, and not where the laptop has ended', async () => {
      await publisher.ladder(DEMO, line(2));
      await record();
      shelf.broken = true;
      await vi.advanceTimersByTimeAsync(2000);
      expect(told).toEqual(['publishing lavers-chess/main/rest']);
      shelf.broken = false;
      await publisher.all();
      expect(rests()).toEqual([2, 3]);
      await record();
      publisher.close();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(rests()).toEqual([2, 3]);
    });
  });

  it('says that something stirred, and again where that goes on while it says so', async () => {
    await publisher.ladder(DEMO, line(2));
    const stirred = { kind: 'stirred', club: DEMO.club, ladder: DEMO.ladder } as const;
    const version = () => JSON.parse(shelf.read(VERSION));
    const [puts, { at }] = [shelf.versions(VERSION).length, version()];
    await publisher.show([stirred, stirred]);
    await publisher.show([{ kind: 'stirred', club: DEMO.club }]);
    expect(shelf.versions(VERSION).length - puts).toBe(2);
    expect(version()).toMatchObject({ version: 2, at, stir: at + 2 });
    expect(shelf.pages).toEqual([2]);
  });

  it('tells what fails, stops nobody, and makes it good at the next look', async () => {
    shelf.broken = true;
    await publisher.ladder(DEMO, line(2));
    expect(told).toEqual(['publishing lavers-chess/main']);
    shelf.broken = false;
    await publisher.all();
    expect(shelf.pages).toEqual([2]);
  });
});

const KEY = { club: 'riverside', ladder: 'main' };
const RECORDED: PageChange = { kind: 'changed', key: KEY, state: { line: 3, touched: 0 } };

/** Publishing that is held up until it is released; `follow` notes what it kept before it was done. */
async function held() {
  let isListLost = false;
  const store = new LadderStore(failing(new MemoryDatabase(), (pk) => isListLost && pk === CLUBS));
  await addClub(store.database, { id: KEY.club, name: 'Riverside' });
  const { promise: released, resolve: release } = deferred();
  const [kept, told]: [string[], string[]] = [[], []];
  const publisher = new Publisher({ store, publish: () => released.then(() => ({})), tell: (what) => told.push(what) });
  const keep = async (names: readonly string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    kept.push(...names);
    return [];
  };
  const follow = following(
    publisher,
    { enqueue: keep, changed: () => {}, told: () => {}, forget: () => {} },
    { enqueue: keep },
  );
  const loseList = (): void => {
    isListLost = true;
  };
  return { publisher, follow, kept, told, release, loseList };
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
  await follow({ changes: [RECORDED], deliveries: ['a notice'], imported: ['riverside/other'] });
  expect(kept).toEqual(['a notice', 'riverside/other']);
  expect(await isDone(publisher.shown())).toBe(false);
  release();
  expect(await isDone(publisher.shown())).toBe(true);
});

test('where changes come faster than pages, whoever makes another waits for its page', async () => {
  const { follow, release } = await held();
  const others = Array.from({ length: 12 }, (_, n): PageChange => ({ ...RECORDED, key: { ...KEY, ladder: `l${n}` } }));
  for (const change of others) expect(await isDone(follow({ changes: [change] }))).toBe(true);
  const one = follow({ changes: [RECORDED] });
  expect(await isDone(one)).toBe(false);
  release();
  await one;
  expect(await isDone(follow({ changes: [RECORDED] }))).toBe(true);
});

test('one ladder whose page takes its time holds nobody up, however often it changes', async () => {
  const { follow } = await held();
  for (let line = 3; line < 100; line++)
    expect(await isDone(follow({ changes: [{ ...RECORDED, state: { line, touched: 0 } }] }))).toBe(true);
});

test('the page of a ladder that was made a moment ago is waited for, and no other', async () => {
  const { follow, publisher, release } = await held();
  const look = new FirstLook(publisher);
  await look.begin(async () => {});
  expect(await isDone(look.fetch('/riverside/nowhere/index.html'))).toBe(true);
  await follow({ changes: [{ kind: 'made', ...KEY }] });
  const fetched = look.fetch('/riverside/main/index.html');
  expect(await isDone(fetched)).toBe(false);
  release();
  expect(await fetched).toBe('no-more');
});

test('what cannot be looked up for a page is told, and stops nothing', async () => {
  const { follow, publisher, told, loseList } = await held();
  loseList();
  await follow({ changes: [{ kind: 'made', ...KEY }] });
  await publisher.shown();
  expect(told).toEqual(['publishing']);
});

test('pages are looked at again only where others have written since, or something was missed', async () => {
  let [looks, stamp, fails] = [0, 1, false];
  const publisher = {
    hasMissed: false,
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
  publisher.hasMissed = true;
  expect(await looksOf()).toBe(1);
  publisher.hasMissed = false;
  [stamp, fails] = [3, true];
  expect([await looksOf(), await looksOf()]).toEqual([1, 1]);
  const always = publishingWhatChanged(publisher, undefined);
  fails = false;
  await always();
  const before = looks;
  await always();
  expect(looks).toBe(before + 1);
});
