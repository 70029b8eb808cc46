import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccessRecord, AdminChange, AdminLine, SessionRecord } from '../../functions/store/port.ts';
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

describe('a link', () => {
  it('remembers its first opening, whoever else opens it at the same moment, and when it was stopped', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const { hash } = record('tablet');
    expect(await store.linkState(club, hash)).toBeUndefined();
    const times = ['19:00', '19:01', '19:02'].map((time) => at(time));
    const states = await Promise.all(times.map((time) => storeAt(place()).openLink(club, hash, time)));
    const [first] = states;
    expect(states).toEqual(times.map(() => first));
    expect(await store.openLink(club, hash, at('20:00'))).toEqual(first);
    await store.stopLink(club, hash, at('21:00'));
    const stopped = { ...first, stopped: at('21:00') };
    expect(await store.linkState(club, hash)).toEqual(stopped);
    expect(await store.linkStates(club)).toEqual(new Map([[hash, stopped]]));
  });
});

describe('a session', () => {
  const session = (access: string): SessionRecord => ({
    access,
    hash: randomUUID().replaceAll('-', ''),
    device: 'Chrome on Android',
    opened: at('19:00'),
    ends: at('2022-06-06T19:00'),
    used: at('19:00'),
  });

  it('is known to its club and its key alone', async () => {
    const store = storeAt(place());
    const [{ club: one }, { club: other }] = [await newLadderIn(store), await newLadderIn(store)];
    const [bar, lobby] = [session('bar'), session('lobby')];
    for (const each of [bar, lobby]) await store.putSession(one, each);
    expect(await store.session(one, bar)).toEqual(bar);
    expect(await store.session(one, { ...bar, access: 'lobby' })).toBeUndefined();
    expect(await store.session(other, bar)).toBeUndefined();
    expect(await store.sessions(one, 'bar')).toEqual([bar]);
    expect(await store.sessions(one)).toEqual(expect.arrayContaining([bar, lobby]));
    expect(await store.sessions(other)).toEqual([]);
  });

  it('that is used while it is being ended stays ended', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = session('bar');
    await store.putSession(club, bar);
    await store.noteSession(club, bar, at('20:00'));
    expect(await store.session(club, bar)).toEqual({ ...bar, used: at('20:00') });
    await Promise.all([store.endSession(club, bar), store.noteSession(club, bar, at('21:00')).catch(() => {})]);
    await store.endSession(club, bar);
    await store.noteSession(club, bar, at('22:00'));
    expect(await store.session(club, bar)).toBeUndefined();
    expect(await store.endSession(club, bar)).toBe(false);
  });
});

describe('the admin history', () => {
  const change = (time: string, about: string): AdminChange => ({
    at: at(time),
    what: 'key-made',
    about,
    by: 'Jo',
    role: 'organiser',
  });
  const told = (lines: readonly AdminLine[]) => lines.map(({ id: _, ...line }) => line);

  it('is written with what it tells of, and read from the newest line on, page by page', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const { club } = key;
    const [made, other, gone] = [change('18:00', 'bar'), change('19:00', 'lobby'), change('20:00', 'bar')];
    const bar = record('bar');
    await store.grantAccess(club, bar, made);
    await store.noteChange(club, other);
    await store.revokeAccess(club, bar.hash, at('20:00'), { ...gone, what: 'key-withdrawn' });
    await store.revokeAccess(club, bar.hash, at('21:00'), { ...gone, what: 'key-withdrawn', at: at('21:00') });
    const first = await store.changes(club, 2);
    expect(told(first)).toEqual([{ ...gone, what: 'key-withdrawn' }, other]);
    expect(told(await store.changes(club, 2, first.at(-1)?.id))).toEqual([made]);
    expect(await store.access(club, bar.hash)).toMatchObject({ revoked: at('20:00') });
    expect(await store.accessRecords(club)).toHaveLength(1);
  });

  it('has no line of what was not done', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const { club } = key;
    const line = change('18:00', 'nothing');
    expect(await store.revokeAccess(club, record('').hash, at('19:00'), line)).toBe(false);
    expect(await store.endSession(club, { access: 'bar', hash: 'none' }, line)).toBe(false);
    expect(await store.removeWebhook(key, 'none', line)).toBe(false);
    expect(await store.changes(club, 10)).toEqual([]);
  });
});
