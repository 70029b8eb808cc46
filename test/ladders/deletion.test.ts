import { describe, expect, it } from 'vitest';
import { addClub, readClub } from '#functions/club/clubs.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/clearances.ts';
import { grantAccess, noteUse } from '#functions/http/key-book.ts';
import { openLink } from '#functions/http/session-book.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { keepNotice, readNotice } from '#functions/notifying/kept-notices.ts';
import { NOW, Place } from './cleared.ts';
import { accepted, at, HEADER, join, settle } from './club.ts';
import { KINDS } from './databases.ts';
import { NotedDatabase } from './noted.ts';

describe.each(KINDS)('a ladder that is deleted, on $name', (kind) => {
  const open = kind.use();
  const begin = () => new Place(async (partitions) => new NotedDatabase(await open(), partitions)).fill();

  it('leaves nothing in items, files or transfers, but the other ladder and the club’s members; others remember it in vain', async () => {
    const place = await begin();
    const { store } = place;
    const [warm, timer] = [await place.server(), await place.server()];
    accepted(await warm.submit(place.main, join('wendy', '21:00')));
    const [told = ''] = await place.tell(place.main);
    const kept = (await readNotice(store.database, place.main, '9/result')) ?? expect.fail();
    expect(await beginDeletingLadder(store.database, place.main, NOW)).toBe('begun');
    expect(await beginDeletingLadder(store.database, place.main, NOW)).toBe('no-such-ladder');
    for (const server of [warm, store]) {
      expect((await server.submit(place.main, join('vera', '21:10'))).kind).toBe('gone');
      expect((await server.rehearse(place.main, settle('22:10'))).kind).toBe('gone');
    }
    // What the queues still say of it does nothing.
    expect(await settleLadder({ store: timer, now: () => at('2022-01-01T10:00') }, place.main)).toBe('nothing-due');
    expect(await timer.touch(place.main, NOW)).toBe('no-such-ladder');
    expect(await place.deliver(told)).toBe(undefined);
    await place.publish();
    expect((await readClub(store.database, place.club))?.ladders).toEqual(['juniors']);
    expect(place.files.read(`/${place.club}/index.html`)).not.toContain('href="main/"');
    expect(await place.clear()).toBe('later');
    // Who had read the ladder before tells of it still.
    await keepNotice(store.database, place.main, '9/result', kept);
    expect(await place.clear()).toBe('later');
    expect(await createLadder(store.database, place.main, HEADER)).toBe('exists');
    place.rest();
    expect(await place.clear()).toBe('over');
    expect([await place.clear(), await place.clear()]).toEqual(['none', 'none']);
    expect(await place.findAll(`${place.club}#LADDER#main`)).toEqual([]);
    expect(await place.findAll(`${place.club}/main`)).toEqual([]);
    expect((await place.findAll('zebedee')).filter((each) => !/juniors|member/.test(each))).toEqual([]);
    expect((await warm.submit(place.main, join('vera', '21:10'))).kind).toBe('no-such-ladder');
    expect(await store.verify(place.other)).toEqual([]);
  });

  it('leaves its address to another one, of which nobody takes it for the old one', async () => {
    const place = await begin();
    const warm = await place.server();
    accepted(await warm.submit(place.main, join('wendy', '21:00')));
    await beginDeletingLadder(place.store.database, place.main, NOW);
    await place.clear();
    place.rest();
    expect(await place.clear()).toBe('over');
    expect(await createLadder(place.store.database, place.main, HEADER)).toBe('created');
    for (const id of ['una', 'tom']) accepted(await place.store.submit(place.main, join(id, '21:30')));
    accepted(await warm.submit(place.main, join('vera', '21:40')));
    expect(await place.store.verify(place.main)).toEqual([]);
    await place.publish();
    const view = place.files.read(`/${place.club}/main/view.json`);
    expect([view.includes('zebedee'), view.includes('vera')]).toEqual([false, true]);
  });

  it('is deleted while many write to it: each is told that it was recorded or that it is gone, and nothing is left', async () => {
    const place = await begin();
    const servers = [await place.server(), await place.server()] as const;
    const names = Array.from({ length: 20 }, (_, index) => `new-${index}`);
    const [ends] = await Promise.all([
      Promise.all(names.map((id, index) => servers[index % 2 === 0 ? 0 : 1].submit(place.main, join(id, '22:00')))),
      beginDeletingLadder(place.store.database, place.main, NOW),
    ]);
    expect(ends.filter(({ kind }) => kind !== 'accepted' && kind !== 'gone')).toEqual([]);
    await place.clear();
    place.rest();
    expect(await place.clear()).toBe('over');
    expect(await place.findAll(`${place.club}#LADDER#main`)).toEqual([]);
  });
});

describe.each(KINDS.slice(2))('a club that is deleted, on $name', (kind) => {
  const open = kind.use();

  it('leaves nothing anywhere, and its name can then be taken again', async () => {
    const place = await new Place(async (partitions) => new NotedDatabase(await open(), partitions)).fill();
    const { store } = place;
    const record = { hash: 'h', role: 'organiser', label: 'Jo', created: NOW } as const;
    await grantAccess(store.database, place.club, record, {
      at: NOW,
      what: 'key-made',
      about: 'Jo',
      by: 'Jo',
      role: 'organiser',
    });
    await noteUse(store.database, place.club, 'h', NOW);
    await openLink(store.database, place.club, 'h', NOW);
    await new StoredBuckets(store.database).tryAcquire({ club: place.club, name: 'x' }, { most: 1, per: 1000 });
    expect(await beginDeletingClub(store.database, place.club, NOW)).toBe('begun');
    expect(await beginDeletingClub(store.database, place.club, NOW)).toBe('no-such-club');
    expect(await addClub(store.database, { id: place.club, name: 'Others' })).toBe('exists');
    expect(await createLadder(store.database, { club: place.club, ladder: 'new' }, HEADER)).toBe('no-such-club');
    await place.publish();
    expect(place.files.read('/index.html')).not.toContain(place.club);
    const names = [place.club, `${place.club}/main`, `${place.club}/juniors`];
    expect(await place.clear(place.club)).toBe('later');
    expect(place.queued.toSorted()).toEqual(names.slice(1).toSorted());
    for (const name of names.slice(1)) expect(await place.clear(name)).toBe('later');
    place.rest();
    for (const name of names) expect(await place.clear(name)).toBe('over');
    expect(await place.findAll(place.club)).toEqual([]);
    expect(await addClub(store.database, { id: place.club, name: 'Others' })).toBe('created');
  });
});
