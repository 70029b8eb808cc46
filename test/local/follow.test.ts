import { expect, test } from 'vitest';
import { addClub } from '#functions/club/clubs.ts';
import { CLUBS } from '#functions/database/keys.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { FirstLook, following, publishingWhatChanged } from '#local/follow.ts';
import { Publisher } from '#local/publisher.ts';
import type { Change } from '#local/watched-database.ts';
import { failing } from '../ladders/failing.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

const KEY = { club: 'riverside', ladder: 'main' };
const RECORDED: Change = { kind: 'changed', key: KEY, state: { line: 3, touched: 0 } };

/** Publishing that is held up until it is released; `follow` notes what it kept before it was done. */
async function held() {
  let isListLost = false;
  const store = new LadderStore(failing(new MemoryDatabase(), (pk) => isListLost && pk === CLUBS));
  await addClub(store.database, { id: KEY.club, name: 'Riverside' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [kept, told]: [string[], string[]] = [[], []];
  const publisher = new Publisher({ store, publish: () => released.then(() => ({})), tell: (what) => told.push(what) });
  const keep = async (names: readonly string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    kept.push(...names);
    return [];
  };
  const follow = following(
    publisher,
    { enqueue: keep, changed: () => {}, dated: () => {}, forget: async () => {} },
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
  const others = Array.from({ length: 12 }, (_, n): Change => ({ ...RECORDED, key: { ...KEY, ladder: `l${n}` } }));
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
