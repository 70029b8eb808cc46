import { beforeEach, describe, expect, test } from 'vitest';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { publishHere } from '#functions/publish.ts';
import { LOOK } from '#functions/publishing/assets.ts';
import { publish } from '#functions/publishing/batch.ts';
import { SECURITY } from '#functions/publishing/security.ts';
import { sweep } from '#functions/sweep.ts';
import { messagesOf } from '../publishing/deployment.ts';
import { Shelf } from '../publishing/shelf.ts';
import { Evening } from './evening.ts';

const MAIN = { club: 'riverside', ladder: 'main' };
const DAY = 24 * 60 * 60 * 1000;
const PAGE = '/riverside/main/index.html';

let evening: Evening;
let files: Shelf;
let queued: string[];
beforeEach(async () => {
  [evening, files, queued] = [await Evening.begin(), new Shelf(), []];
});

const enqueue = async (bodies: readonly string[]): Promise<readonly string[]> => {
  queued.push(...bodies);
  return [];
};

/** Looks, and then publishes what was queued and what that had queued; gives what was found. */
async function sweepAndPublish(release = 'r1', contact?: string): Promise<readonly string[]> {
  const [runtime, site] = [runtimeIn(evening.world), { files, release, contact }];
  await sweep(runtime, site, enqueue)();
  const found = queued.splice(0);
  const work = publish(
    runtime,
    { send: enqueue, sendLater: enqueue, putOff: async () => {} },
    publishHere(runtime, site),
  );
  await work(messagesOf(found));
  while (queued.length > 0) await work(messagesOf(queued.splice(0)));
  return found.toSorted();
}

const EVERYTHING = '/ hilltop hilltop/juniors hilltop/main riverside riverside/juniors riverside/main'.split(' ');

describe('the daily sweep', () => {
  test('finds everything where nothing is published, and then nothing any more', async () => {
    expect(await sweepAndPublish()).toEqual(EVERYTHING);
    expect(await sweepAndPublish()).toEqual([]);
  });

  test('renews whom to tell of a hole once a month, long before that is out of date', async () => {
    const contact = 'https://example.org/security';
    const expiry = () => Date.parse(/Expires: (.*)/.exec(files.bodies.get(SECURITY) ?? '')?.[1] ?? '');
    await sweepAndPublish('r1', contact);
    for (let day = 1; day <= 400; day++) {
      evening.advance(DAY);
      expect(await sweepAndPublish('r1', contact)).toEqual(day % 31 === 0 ? ['/'] : []);
      expect(expiry()).toBeGreaterThan(evening.now + 100 * DAY);
      expect(expiry()).toBeLessThan(evening.now + 365 * DAY);
    }
  });

  test.each<[string, () => Promise<unknown>, readonly string[]]>([
    [
      'the ladder whose change was lost',
      () => evening.store.submit(MAIN, { at: evening.now, verb: 'settle', body: {} }),
      ['riverside/main'],
    ],
    ['the ladder whose touch was lost', () => evening.store.touch(MAIN, evening.now), ['riverside/main']],
    [
      'the club whose new ladder was lost, and the list whose new club was',
      () => evening.open('lakeside'),
      ['/', 'lakeside', 'lakeside/juniors', 'lakeside/main'],
    ],
    [
      'the club that was taken off the list, whose change was lost',
      () => changeClub(evening.store.database, 'riverside', { unlisted: true }),
      ['/', 'riverside'],
    ],
  ])('finds %s', async (_, change, found) => {
    await sweepAndPublish();
    evening.advance(1000);
    await change();
    expect(await sweepAndPublish()).toEqual(found);
    expect(files.read('/index.html').includes('/riverside/')).toBe(!found.includes('riverside'));
    expect(await sweepAndPublish()).toEqual([]);
  });

  test('finds the ladder whose page was published, but not the rest of its files', async () => {
    await sweepAndPublish();
    await evening.store.submit(MAIN, { at: evening.now, verb: 'settle', body: {} });
    const queue = { send: enqueue, sendLater: async () => [], putOff: async () => {} };
    const runtime = runtimeIn(evening.world);
    await publish(runtime, queue, publishHere(runtime, { files, release: 'r1' }))(messagesOf(['riverside/main']));
    expect(await sweepAndPublish()).toEqual(['riverside/main/rest']);
    expect(files.versions('/riverside/main/season/head.json')).toHaveLength(2);
    expect(files.versions(PAGE)).toHaveLength(2);
    expect(await sweepAndPublish()).toEqual([]);
  });

  test.each([
    [PAGE, 'riverside/main'],
    ['/riverside/main/version.json', 'riverside/main'],
    ['/riverside/main/history/head.json', 'riverside/main/rest'],
    ['/riverside/index.html', 'riverside'],
    ['/index.html', '/'],
    [`/assets/style.${LOOK}.css`, '/'],
  ])('finds that %s was deleted', async (path, name) => {
    await sweepAndPublish();
    files.lose(path);
    expect(await sweepAndPublish()).toEqual([name]);
    expect(files.bodies.has(path)).toBe(true);
    expect(await sweepAndPublish()).toEqual([]);
  });

  test('has everything rendered again by a new release', async () => {
    await sweepAndPublish();
    expect(await sweepAndPublish('r2')).toEqual(EVERYTHING);
    expect(await sweepAndPublish('r2')).toEqual([]);
  });

  test('reads no ladder', async () => {
    await sweepAndPublish();
    evening.store.load = async () => {
      throw new Error('a ladder was read');
    };
    await sweep(runtimeIn(evening.world), { files, release: 'r2' }, enqueue)();
    expect(queued).toHaveLength(EVERYTHING.length);
  });

  test('queues ten at most at a time, however many clubs there are', async () => {
    for (let club = 0; club < 120; club++) await addClub(evening.store.database, { id: `c${club}`, name: 'A club' });
    const batches: (readonly string[])[] = [];
    await sweep(runtimeIn(evening.world), { files, release: 'r1' }, async (bodies) => {
      batches.push(bodies);
      return [];
    })();
    expect(new Set(batches.flat()).size).toBe(EVERYTHING.length + 120);
    expect(batches.flat()).toHaveLength(EVERYTHING.length + 120);
    expect(Math.max(...batches.map(({ length }) => length))).toBe(10);
  });

  test('looks at everything else where it cannot look at one, and fails at the end', async () => {
    files.beforeLook = (path) => {
      if (path === '/riverside/main/version.json') throw new Error('S3 answered 403');
    };
    const look = sweep(runtimeIn(evening.world), { files, release: 'r1' }, enqueue);
    await expect(look()).rejects.toThrow('1 of 7 pages were not looked at or not queued: Error: S3 answered 403');
    expect(queued.toSorted()).toEqual(EVERYTHING.filter((name) => name !== 'riverside/main'));
  });

  test('fails where the queue takes nothing, or not everything', async () => {
    const runtime = runtimeIn(evening.world);
    const broken = async () => Promise.reject(new Error('no queue'));
    await expect(sweep(runtime, { files, release: 'r1' }, broken)()).rejects.toThrow('no queue');
    const picky = async (bodies: readonly string[]) => bodies.filter((body) => body === 'hilltop/main');
    await expect(sweep(runtime, { files, release: 'r1' }, picky)()).rejects.toThrow('hilltop/main');
  });
});
