import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccessRecord } from '../../functions/store/port.ts';
import { accepted, at, HEADER, join, newLadderIn, standings, storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

describe('a club', () => {
  it('is there once it was created, with its ladders', async () => {
    const store = storeAt(place());
    const id = `club-${randomUUID()}`;
    expect(await store.club(id)).toBeUndefined();
    expect(await store.createClub({ id, name: 'The Rooks' })).toBe('created');
    await store.createLadder({ club: id, ladder: 'main' }, HEADER);
    await store.createLadder({ club: id, ladder: 'juniors' }, HEADER);
    const club = { id, name: 'The Rooks', ladders: ['juniors', 'main'] };
    expect(await store.club(id)).toEqual(club);
    expect(await store.clubs()).toContainEqual(club);
  });

  it('is created once, and keeps its name', async () => {
    const store = storeAt(place());
    const id = `club-${randomUUID()}`;
    await store.createClub({ id, name: 'The Rooks' });
    expect(await store.createClub({ id, name: 'The Knights' })).toBe('exists');
    expect((await store.club(id))?.name).toBe('The Rooks');
    expect((await store.clubs()).filter((club) => club.id === id)).toHaveLength(1);
  });

  it('has its ladders to itself, whatever they are called', async () => {
    const store = storeAt(place());
    const [one, other] = [await newLadderIn(store), await newLadderIn(store)];
    accepted(await store.submit(one, join('ann')));
    expect(standings(await store.load(one))).toEqual(['ann']);
    expect(standings(await store.load(other))).toEqual([]);
    expect(await store.log(other)).toEqual([]);
  });

  it('cannot be reached by an id that spells out another one’s key', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    await expect(store.load({ club: `${club}#LADDER#main`, ladder: 'x' })).rejects.toThrow('is no id');
    await expect(store.load({ club: 'x', ladder: `x#LADDER#main` })).rejects.toThrow('is no id');
    await expect(store.accessRecords(`${club}#LADDER#main`)).rejects.toThrow('is no id');
  });
});

const record = (label: string): AccessRecord => ({
  hash: randomUUID().replaceAll('-', ''),
  role: 'scorer',
  label,
  created: at('18:00'),
});

describe('an access key', () => {
  it('is known to its own club alone', async () => {
    const store = storeAt(place());
    const [{ club: one }, { club: other }] = [await newLadderIn(store), await newLadderIn(store)];
    const [bar, lobby] = [record('tablet at the bar'), record('tablet in the lobby')];
    for (const each of [bar, lobby]) await store.grantAccess(one, each);
    expect(await store.access(one, bar.hash)).toEqual(bar);
    expect(await store.access(other, bar.hash)).toBeUndefined();
    expect((await store.accessRecords(one)).toSorted((a, b) => (a.label < b.label ? -1 : 1))).toEqual([bar, lobby]);
    expect(await store.accessRecords(other)).toEqual([]);
    expect(await store.club(one)).toMatchObject({ ladders: ['main'] });
  });

  it('is revoked at once and for good', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = record('tablet at the bar');
    await store.grantAccess(club, bar);
    expect(await store.revokeAccess(club, bar.hash, at('19:00'))).toBe(true);
    expect(await store.revokeAccess(club, bar.hash, at('20:00'))).toBe(true);
    expect(await store.access(club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that is used while it is being revoked stays revoked, and shows when it was last used', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = record('tablet at the bar');
    await store.grantAccess(club, bar);
    await Promise.all([store.revokeAccess(club, bar.hash, at('19:00')), store.noteUse(club, bar.hash, at('19:00'))]);
    await store.noteUse(club, bar.hash, at('20:00'));
    expect(await store.accessRecords(club)).toEqual([{ ...bar, revoked: at('19:00'), lastUsed: at('20:00') }]);
    expect(await store.access(club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that was never given out cannot be revoked', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    expect(await store.revokeAccess(club, record('').hash, at('19:00'))).toBe(false);
    expect(await store.accessRecords(club)).toEqual([]);
  });
});
