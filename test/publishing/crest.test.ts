import { describe, expect, it } from 'vitest';
import { addClub, changeClub, setSuspended } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, FRONT, ladderTarget, type Target } from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { PNG } from '../pictures.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const KEY = { club: 'rooks', ladder: 'main' };
const [FIRST, SECOND] = ['crest-0123456789ab.png', 'crest-ba9876543210.png'];
const crest = (name: string) => ({ name, bytes: new Uint8Array(PNG) });

/** A club with a crest, and its pages as they are when all of them have been published. */
async function published() {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
  let now = at('22:00');
  const publish = async (...targets: Target[]) => {
    now = instant(now + 1000);
    for (const target of targets) await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, target);
  };
  const all = async () => {
    await store.touch(KEY, now);
    await publish(ladderTarget(KEY), clubTarget('rooks'), FRONT);
  };
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await store.createLadder(KEY, HEADER);
  await changeClub(store.database, 'rooks', { crest: crest(FIRST) });
  await all();
  return { store, files, all };
}

const PAGES = ['/index.html', '/rooks/index.html', '/rooks/main/index.html'];

describe('the crest of a club', () => {
  it('lies there for a year, is named by its pages and by no initials, and is told with its ladder', async () => {
    const { files } = await published();
    expect(files.bodies.get(`/rooks/${FIRST}`)).toBe(PNG.toString('latin1'));
    const { options } = files.log.find(({ path }) => path === `/rooks/${FIRST}`) ?? {};
    expect(options).toMatchObject({ contentType: 'image/png', cacheControl: expect.stringContaining('immutable') });
    for (const path of PAGES) {
      expect(files.bodies.get(path), path).toContain(`src="/rooks/${FIRST}" width="40" height="40" alt="Crest"`);
      expect(files.bodies.get(path), path).not.toContain('data-crest');
    }
    expect(JSON.parse(files.read('/rooks/main/view.json')).club.crest).toBe(`/rooks/${FIRST}`);
  });

  it('is there before the first page that names it, and put once', async () => {
    const { files, all } = await published();
    await all();
    const order = files.log.map(({ path }) => path);
    expect(order.filter((path) => path.includes('crest-'))).toHaveLength(1);
    for (const page of PAGES) expect(order.indexOf(`/rooks/${FIRST}`), page).toBeLessThan(order.indexOf(page));
  });

  it('gives way to another one, or to initials, and its file goes', async () => {
    const { store, files, all } = await published();
    await changeClub(store.database, 'rooks', { crest: crest(SECOND) });
    await all();
    const crests = () => [...files.bodies.keys()].filter((path) => path.includes('crest-'));
    expect(crests()).toEqual([`/rooks/${SECOND}`]);
    await changeClub(store.database, 'rooks', { crest: null });
    await all();
    expect(crests()).toEqual([]);
    expect(files.bodies.get('/rooks/main/index.html')).toContain('data-crest="TR"');
  });

  it('is taken away with a suspension, and comes back', async () => {
    const { store, files, all } = await published();
    await setSuspended(store.database, 'rooks', true);
    await all();
    expect(files.bodies.has(`/rooks/${FIRST}`)).toBe(false);
    await setSuspended(store.database, 'rooks', false);
    await all();
    expect(files.bodies.has(`/rooks/${FIRST}`)).toBe(true);
  });
});
