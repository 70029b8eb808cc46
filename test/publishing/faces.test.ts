import { describe, expect, it } from 'vitest';
import { changeClub, setSuspended } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { removeFace, setFace } from '#functions/books/faces.ts';
import { setNaming, showAlone } from '#functions/books/naming.ts';
import { clubPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import type { FileStore } from '#functions/publishing/files.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, ladderTarget } from '#functions/publishing/target.ts';
import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER, player } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { JPEG } from '../pictures.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const KEY = { club: 'rooks', ladder: 'main' };
const [ANN, BOB] = [player('ann'), player('bob')];
const [FIRST, SECOND] = ['face-0123456789ab.jpg', 'face-ba9876543210.jpg'];
const picture = (name: string) => ({ name, bytes: new Uint8Array(JPEG) });
const PAGES = ['/rooks/main/index.html', '/rooks/main/view.json', '/rooks/index.html'];

const PLAYERS = [ANN, BOB, player('cy')].map((id) => ({ id, name: `${id} Smith` }));

/** A club of three, the first two of whom have added a photograph. */
async function published(header: Header = HEADER, seeded: readonly SeededPlayer[] = PLAYERS) {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
  const { database } = store;
  let now = at('22:00');
  const publish = async (shelf: FileStore = files) => {
    now = instant(now + 5000);
    await store.touch(KEY, now);
    for (const target of [ladderTarget(KEY), clubTarget('rooks')])
      await bringUpToDate({ store, files: shelf, origin: ORIGIN, release: 'r1', now }, target);
  };
  await addClub(database, { id: 'rooks', name: 'The Rooks' });
  await createLadder(database, KEY, header);
  await store.submit(KEY, { at: now, by: 'Jo', verb: 'seed', body: { order: 'given', players: seeded } });
  await database.put({ pk: clubPartition('rooks'), sk: 'access#link' });
  const add = (who: typeof ANN, name: string) => setFace(database, 'rooks', who, picture(name), 'link');
  await add(ANN, FIRST);
  await add(BOB, SECOND);
  await publish();
  return { store, database, files, publish, add };
}

/** The same files as another process sees them. */
const inAnotherProcess = (files: Shelf): FileStore => ({
  put: (path, body, options) => files.put(path, body, options),
  edition: (path) => files.edition(path),
  text: (path) => files.text(path),
  remove: (path) => files.remove(path),
  remembered: () => undefined,
});

const lying = (files: Shelf) =>
  [...files.bodies.keys()].filter((path) => /\/face-/.test(path)).map((path) => path.slice('/rooks/'.length));
const namedBy = (files: Shelf, path: string) => [...new Set(files.read(path).match(/face-[0-9a-f]{12}\.jpg/g) ?? [])];

describe('a photograph', () => {
  it('lies beside the club’s pages for as long as a minute between, before any page that names it', async () => {
    const { files } = await published();
    expect(lying(files)).toEqual([FIRST, SECOND]);
    const { options } = files.log.find(({ path }) => path === `/rooks/${FIRST}`) ?? {};
    expect(options).toMatchObject({ contentType: 'image/jpeg', cacheControl: 'public, max-age=86400, s-maxage=60' });
    const order = files.log.map(({ path }) => path);
    for (const page of PAGES) {
      expect(namedBy(files, page), page).toEqual([FIRST, SECOND]);
      expect(order.indexOf(`/rooks/${SECOND}`), page).toBeLessThan(order.indexOf(page));
    }
  });

  it('is that of each person of a pair', async () => {
    const header = { ...HEADER, system: 'house', entrants: 'pairs' } as const;
    const [cy, dee] = ['cy', 'dee'].map((id) => ({ id: player(id), name: `${id} Smith` }));
    const pairs = [
      { id: player('p1'), people: PLAYERS.slice(0, 2) },
      { id: player('p2'), people: [cy, dee].filter((each) => each !== undefined) },
    ];
    const { files } = await published(header, pairs);
    for (const page of PAGES.slice(0, 2)) expect(namedBy(files, page), page).toEqual([FIRST, SECOND]);
    expect(lying(files)).toEqual([FIRST, SECOND]);
  });

  it('is put once, whichever process publishes its club again', async () => {
    const { files, publish } = await published();
    const puts = () => files.log.filter(({ path }) => path.includes('face')).length;
    const before = puts();
    await publish();
    expect([before, puts()]).toEqual([3, 3]);
  });

  it('gives way to another one, or to initials, and its file is gone', async () => {
    const { files, publish, add, database } = await published();
    await add(ANN, 'face-00000000000a.jpg');
    await removeFace(database, 'rooks', BOB);
    await publish();
    expect(lying(files)).toEqual(['face-00000000000a.jpg']);
    for (const page of PAGES) expect(namedBy(files, page), page).toEqual(['face-00000000000a.jpg']);
  });

  it('is nowhere while the club shows none or is suspended, and comes back', async () => {
    const { files, publish, database } = await published();
    for (const [hide, show] of [
      [() => changeClub(database, 'rooks', { faces: 'off' }), () => changeClub(database, 'rooks', { faces: 'on' })],
      [() => setSuspended(database, 'rooks', true), () => setSuspended(database, 'rooks', false)],
    ] as const) {
      await hide();
      await publish();
      expect([lying(files), namedBy(files, '/rooks/index.html')]).toEqual([[], []]);
      await show();
      await publish();
      expect([lying(files), namedBy(files, '/rooks/main/index.html')]).toEqual([
        [FIRST, SECOND],
        [FIRST, SECOND],
      ]);
    }
  });

  it.each(['initial', 'initials', 'nickname'] as const)(
    'is seen by nobody where names are shown as %s',
    async (mode) => {
      const { files, publish, database } = await published();
      await setNaming(database, 'rooks', { mode, nicknames: { ann: 'The Rook' } });
      await publish();
      expect(lying(files)).toEqual([]);
      for (const [path, body] of files.bodies) expect(body, path).not.toMatch(/face-[0-9a-f]{12}/);
    },
  );

  it('of a player who alone is shown with less of a name is seen by nobody, and those of others are', async () => {
    const { files, publish, database } = await published();
    const change = { at: at('22:00'), what: 'person-shown', about: 'ann', by: 'Jo', role: 'organiser' } as const;
    await showAlone(database, 'rooks', ANN, { as: 'initials' }, change);
    await publish();
    expect(lying(files)).toEqual([SECOND]);
    for (const page of PAGES) expect(namedBy(files, page), page).toEqual([SECOND]);
  });

  it('that a process puts which knows the club as it was does not stay', async () => {
    const { store, database, files, publish } = await published();
    // Another process is about to put both, when Ann takes hers away.
    const slow = new Shelf();
    const put = slow.put.bind(slow);
    let isFirst = true;
    slow.put = async (path, body, options) => {
      if (isFirst && path.endsWith('faces.json')) {
        isFirst = false;
        await removeFace(database, 'rooks', ANN);
        const now = instant(at('22:00') + 60_000);
        await bringUpToDate({ store, files: slow, origin: ORIGIN, release: 'r1', now }, clubTarget('rooks'));
      }
      return put(path, body, options);
    };
    await publish(slow);
    expect(lying(files)).toEqual([FIRST, SECOND]);
    expect(lying(slow)).toEqual([SECOND]);
  });

  it('that another process took away while names were hidden comes back', async () => {
    const { files, publish, database } = await published();
    await setNaming(database, 'rooks', { mode: 'initials', nicknames: {} });
    await publish(inAnotherProcess(files));
    expect(lying(files)).toEqual([]);
    await setNaming(database, 'rooks', { mode: 'full', nicknames: {} });
    await publish();
    expect(lying(files)).toEqual([FIRST, SECOND]);
  });

  it('that a process takes away which knows the club as it was comes back', async () => {
    const { files, publish, database } = await published();
    await changeClub(database, 'rooks', { faces: 'off' });
    const slow = inAnotherProcess(files);
    let isFirst = true;
    const remove = async (path: string): Promise<void> => {
      if (isFirst) {
        isFirst = false;
        await changeClub(database, 'rooks', { faces: 'on' });
        await publish();
      }
      return files.remove(path);
    };
    await publish({ ...slow, remove });
    expect(isFirst).toBe(false);
    expect(lying(files).toSorted()).toEqual([FIRST, SECOND]);
  });
});
