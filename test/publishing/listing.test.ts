import { beforeEach, describe, expect, it } from 'vitest';
import { addClub, changeClub } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishSite } from '#functions/publishing/site.ts';
import { clubTarget, FRONT, ladderTarget, type Target } from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const NOW = at('20:00');
const NOINDEX = '<meta name="robots" content="noindex"/>';
const MAIN = { club: 'rooks', ladder: 'main' };
const EVERYTHING: readonly Target[] = [FRONT, clubTarget('rooks'), clubTarget('knights'), ladderTarget(MAIN)];

let database: MemoryDatabase;
let store: LadderStore;
let files: Shelf;
let now = NOW;

beforeEach(async () => {
  [database, files, now] = [new MemoryDatabase(), new Shelf(), NOW];
  store = new LadderStore(database);
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await addClub(store.database, { id: 'knights', name: 'The Knights' });
  await store.createLadder(MAIN, HEADER);
});

/** Publishes something as the stream has it done, by a server whose clock may be late. */
const publish = (target: Target, late = 0) =>
  bringUpToDate({ store, files, now: instant(now - late), origin: ORIGIN, release: 'r1' }, target);

async function publishAll(): Promise<void> {
  for (const target of EVERYTHING) await publish(target);
}

/** As the organiser does it. */
async function choose(unlisted: boolean): Promise<void> {
  await changeClub(store.database, 'rooks', { unlisted });
  await store.touch(MAIN, instant(now + 1000));
}

/** The published pages that search engines are to leave alone. */
const unindexed = (): readonly string[] =>
  [...files.bodies].filter(([path, body]) => path.endsWith('.html') && body.includes(NOINDEX)).map(([path]) => path);

const ALWAYS = ['/rooks/main/embed/index.html'];
const OWN = [...ALWAYS, '/rooks/index.html', '/rooks/main/index.html'];
const onFront = (): readonly string[] =>
  [...files.read('/index.html').matchAll(/href="\/(\w+)\/"/g)].map(([, id = '']) => id);

describe('an unlisted club', () => {
  it('is not on the front page, search engines are to leave all its pages alone, and back again', async () => {
    await publishAll();
    expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
    await choose(true);
    await publishAll();
    expect([onFront(), unindexed().toSorted()]).toEqual([['knights'], OWN.toSorted()]);
    expect([...files.bodies.keys()].filter((path) => /^\/rooks\/.*html$/.test(path)).toSorted()).toEqual(
      OWN.toSorted(),
    );
    now = instant(now + 10);
    await choose(false);
    await publishAll();
    expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
  });

  it('stays off the front page, whatever a server does that has read the clubs before and publishes late', async () => {
    await publishAll();
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
    await publishAll();
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

it('the apps, which all clubs share, are nothing for search engines, nor is the page that links lead to', async () => {
  await publishSite(files, {}, NOW);
  const pages = [...files.bodies.keys()].filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(7);
  expect(unindexed().toSorted()).toEqual(pages.toSorted());
});
