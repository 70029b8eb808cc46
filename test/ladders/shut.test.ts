import { describe, expect, it } from 'vitest';
import { readClub } from '#functions/club/clubs.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { accepted, arrive, at, challenge, join, newLadderIn, result, seededLadderIn, settle } from './club.ts';
import { KINDS, useStores } from './databases.ts';

const CLOSED = at('2021-09-07T10:00');

/** Closing and hiding, whatever the store stands on, with a second server that remembers the ladder as it was. */
describe.each(KINDS)('a store on $name', (kind) => {
  const open = useStores(kind);

  it('records nothing on a closed ladder, whatever another server remembers of it, until it is opened again', async () => {
    const [store, warm] = [await open(), await open()];
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
    accepted(await warm.submit(key, arrive('ann')));
    const before = accepted(await warm.submit(key, arrive('bob'), { idempotencyKey: 'k' }));
    expect(await store.setClosed(key, true, CLOSED)).toBe('changed');
    expect(await store.setClosed(key, true, CLOSED)).toBe('unchanged');
    for (const server of [warm, store, await open()])
      for (const command of [challenge('m1', 'bob', 'ann'), settle('2021-12-01T00:00'), arrive('bob')])
        expect((await server.submit(key, command)).kind).toBe('closed');
    expect((await warm.rehearse(key, arrive('cy'))).kind).toBe('closed');
    expect(await warm.submit(key, arrive('bob'), { idempotencyKey: 'k' })).toMatchObject({ repeated: true });
    expect([(await store.load(key))?.line, await store.dueAt(key)]).toEqual([before.entry.line, undefined]);
    expect([await store.verify(key), (await store.version(key))?.shut]).toEqual([[], 'closed']);
    // It is published again all the same, as when names change.
    expect(await warm.touch(key, at('2021-09-08T10:00'))).toBe('touched');
    expect(await store.dueAt(key)).toBeUndefined();
    expect(await warm.setClosed(key, false, CLOSED)).toBe('changed');
    expect(await store.verify(key)).toEqual([]);
    expect(await store.dueAt(key)).toBeDefined();
    accepted(await store.submit(key, challenge('m1', 'bob', 'ann')));
    accepted(await warm.submit(key, result('m1')));
    expect(await warm.verify(key)).toEqual([]);
  });

  it('closes a ladder to which many are writing: each line is there that was told as recorded, and no other', async () => {
    const servers = [await open(), await open()] as const;
    const key = await seededLadderIn(servers[0], ['ann', 'bob']);
    const names = Array.from({ length: 20 }, (_, index) => `new-${index}`);
    const [ends] = await Promise.all([
      Promise.all(names.map((id, index) => servers[index % 2 === 0 ? 0 : 1].submit(key, join(id)))),
      (await open()).setClosed(key, true, CLOSED),
    ]);
    const told = ends.map(({ kind }) => kind);
    expect(told.every((each) => each === 'accepted' || each === 'closed')).toBe(true);
    const ladder = await (await open()).load(key);
    expect(ladder?.players.size).toBe(2 + told.filter((each) => each === 'accepted').length);
    expect(await servers[0].verify(key)).toEqual([]);
  });

  it('hides a ladder and shows it again, and counts that for the club’s page', async () => {
    const store = await open();
    const key = await newLadderIn(store);
    expect(await setHidden(store.database, key, true)).toBe('changed');
    expect(await setHidden(store.database, key, true)).toBe('unchanged');
    expect(await readClub(store.database, key.club)).toMatchObject({
      ladders: ['main'],
      hidden: ['main'],
      switched: 1,
    });
    expect(await setHidden(store.database, key, false)).toBe('changed');
    expect(await readClub(store.database, key.club)).not.toHaveProperty('hidden');
    expect(await setHidden(store.database, { ...key, ladder: 'no' }, true)).toBe('no-such-ladder');
  });
});
