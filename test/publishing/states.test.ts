import { beforeEach, describe, expect, it } from 'vitest';
import { changeClub, setSuspended } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { publishClubAgain } from '#functions/features/club/publish-again.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishSite } from '#functions/publishing/site.ts';
import { clubTarget, FRONT, ladderTarget, restTarget, type Target } from '#functions/publishing/target.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, join, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const MAIN = { club: 'rooks', ladder: 'main' };
const NOINDEX = '<meta name="robots" content="noindex"/>';
const PAGE = '/rooks/main/index.html';

let database: MemoryDatabase;
let store: LadderStore;
let files: Shelf;
let now = at('20:00');
beforeEach(async () => {
  [database, files, now] = [new MemoryDatabase(), new Shelf(true), at('20:00')];
  store = new LadderStore(database);
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await addClub(store.database, { id: 'knights', name: 'The Knights' });
  await createLadder(store.database, MAIN, HEADER);
});

/** Publishes something as the stream has it done, by a server whose clock may be late. */
const publish = (target: Target, late = 0) =>
  bringUpToDate({ store, files, now: instant(now - late), origin: ORIGIN, release: 'r1' }, target);
const publishAll = async (...targets: readonly Target[]): Promise<void> => {
  for (const target of targets) await publish(target);
};

describe('a club that is listed or not', () => {
  const EVERYTHING: readonly Target[] = [FRONT, clubTarget('rooks'), clubTarget('knights'), ladderTarget(MAIN)];

  async function choose(unlisted: boolean): Promise<void> {
    await changeClub(store.database, 'rooks', { unlisted });
    await store.touch(MAIN, instant(now + 1000));
  }

  /** The published pages that search engines are to leave alone. */
  const unindexed = (): readonly string[] =>
    [...files.bodies].filter(([path, body]) => path.endsWith('.html') && body.includes(NOINDEX)).map(([path]) => path);

  const ALWAYS = ['/rooks/main/embed/index.html', '/rooks/main/night/index.html'];
  const OWN = [...ALWAYS, '/rooks/index.html', '/rooks/main/index.html'];
  const onFront = (): readonly string[] =>
    [...files.read('/index.html').matchAll(/href="\/(\w+)\/"/g)].flatMap(([, id = '']) => (id === 'about' ? [] : [id]));

  describe('an unlisted club', () => {
    it('is not on the front page, search engines are to leave all its pages alone, and back again', async () => {
      await publishAll(...EVERYTHING);
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
      await choose(true);
      await publishAll(...EVERYTHING);
      expect([onFront(), unindexed().toSorted()]).toEqual([['knights'], OWN.toSorted()]);
      const pages = [...files.bodies.keys()].filter((path) => /^\/rooks\/.*html$/.test(path));
      expect(pages.toSorted()).toEqual(OWN.toSorted());
      now = instant(now + 10);
      await choose(false);
      await publishAll(...EVERYTHING);
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
    });

    it('stays off the front page, whatever a server does that has read the clubs before and publishes late', async () => {
      await publishAll(...EVERYTHING);
      now = instant(now + 10);
      const late = new LadderStore(database.copy());
      await choose(true);
      await publish(FRONT, 10);
      await publish(clubTarget('rooks'), 10);
      const slow = { store: late, files, now: instant(now + 5), origin: ORIGIN, release: 'r1' };
      expect(await bringUpToDate(slow, FRONT)).toBe('older');
      expect(onFront()).toEqual(['knights']);
      await bringUpToDate({ ...slow, release: 'r2' }, clubTarget('rooks'));
      expect(unindexed()).toContain('/rooks/index.html');
    });

    it('leaves a front page of its own, where there is no other', async () => {
      await changeClub(store.database, 'knights', { unlisted: true });
      await choose(true);
      await publishAll(...EVERYTHING);
      expect(files.read('/index.html')).toContain('No club is listed yet.');
      expect(files.read('/index.html')).not.toContain(NOINDEX);
    });

    it('was perhaps unlisted from the start', async () => {
      await addClub(store.database, { id: 'hidden', name: 'Hidden', unlisted: true });
      await publish(FRONT);
      await publish(clubTarget('hidden'));
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ['/hidden/index.html']]);
    });
  });

  it('of what all clubs share, the page about the service alone is for search engines: apps are not, nor what links lead to', async () => {
    await publishSite({ files, now }, {});
    const pages = [...files.bodies.keys()].filter((path) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(7);
    const about = pages.filter((path) => path.startsWith('/about/'));
    expect(about.length).toBeGreaterThan(0);
    expect([...unindexed(), ...about].toSorted()).toEqual(pages.toSorted());
  });
});

describe('the page of a ladder without players', () => {
  it.each<[Language, string, string]>([
    ['en', 'Ask to join', 'Everyone else: come back'],
    ['de', 'Mitspielen', 'Alle anderen: Schaut wieder vorbei'],
    ['fr', 'Demander à s’inscrire', 'Les autres\u202f: revenez'],
  ])(
    'in %s leads to where people ask to join while the club lets them, and no longer',
    async (language, join, others) => {
      await changeClub(store.database, 'rooks', { language });
      const page = async () => {
        now = instant(now + 60_000);
        await store.touch(MAIN, now);
        await publish(ladderTarget(MAIN));
        return files.read(PAGE);
      };
      const before = await page();
      expect(before).not.toContain('/join/');
      expect(before).toContain(others);
      await changeClub(store.database, 'rooks', { joining: true });
      const open = await page();
      expect(open.match(/href="\/join\/#rooks\/main"/g)).toHaveLength(2);
      expect(open).toContain(`>${join}</a>`);
      expect(open).not.toContain(others);
      await store.setClosed(MAIN, true, now);
      expect(await page()).not.toContain('/join/');
      await store.setClosed(MAIN, false, now);
      await changeClub(store.database, 'rooks', { joining: false });
      expect(await page()).not.toContain('/join/');
    },
  );
});

it('a hidden ladder stays at its address but off its club’s page; a closed one says so, and nothing of what is due', async () => {
  for (const id of ['ann', 'bob']) await store.submit(MAIN, join(id));
  now = at('2021-10-20T10:00');
  const shown = async () => {
    now = instant(now + 10_000);
    await publishAll(clubTarget('rooks'), ladderTarget(MAIN));
    return {
      listed: files.read('/rooks/index.html').includes('href="main/"'),
      unindexed: files.read(PAGE).includes(NOINDEX),
      closed: files.read(PAGE).includes('This ladder is closed: nothing changes'),
      due: files.read('/rooks/main/view.json').includes('"due":'),
    };
  };
  const open = { listed: true, unindexed: false, closed: false, due: true };
  expect(await shown()).toEqual(open);
  await setHidden(store.database, MAIN, true);
  await store.touch(MAIN, instant(now + 1000));
  expect(await shown()).toEqual({ ...open, listed: false, unindexed: true });
  await store.setClosed(MAIN, true, instant(now + 1000));
  expect(await shown()).toEqual({ listed: false, unindexed: true, closed: true, due: false });
  await setHidden(store.database, MAIN, false);
  await store.setClosed(MAIN, false, instant(now + 1000));
  expect(await shown()).toEqual(open);
});

it('the pages of a suspended club say so and nothing else tells of it, and all of it comes back', async () => {
  // Of one that has no nights there is no page of the last one, before or after.
  const side = { club: 'rooks', ladder: 'side' };
  await createLadder(store.database, side, { ...HEADER, system: 'crewe' });
  for (const key of [MAIN, side]) accepted(await store.submit(key, seed(['ann', 'bob'])));
  now = at('22:00');
  const ladders = [MAIN, side].flatMap((key) => [ladderTarget(key), restTarget(key)]);
  const all = [...ladders, clubTarget('rooks'), FRONT];
  const choose = async (suspended: boolean): Promise<void> => {
    now = instant(now + 60_000);
    await setSuspended(store.database, 'rooks', suspended);
    await publishClubAgain({ store, now: () => now }, 'rooks');
    now = instant(now + 60_000);
    await publishAll(...all);
  };
  await publishAll(...all);
  // Pieces keep their names, which only their heads tell.
  const known = () => [...files.bodies.keys()].filter((path) => !/\/(history|log|season)\/\d/.test(path)).toSorted();
  const before = known();
  expect(files.read(PAGE)).toContain('id="at-ann"');
  await choose(true);
  for (const path of ['/rooks/', '/rooks/main/', '/rooks/main/embed/', '/rooks/main/night/'])
    expect(files.read(`${path}index.html`), path).toContain('This club is suspended');
  const left = [...files.bodies].filter(([path]) => path.startsWith('/rooks/'));
  for (const [path, body] of left) expect(body, path).not.toContain('id="at-ann"');
  expect(files.read('/index.html')).not.toContain('The Rooks');
  await choose(false);
  expect(known()).toEqual(before);
  expect(files.read(PAGE)).toContain('id="at-ann"');
  expect(files.read('/index.html')).toContain('The Rooks');
});
