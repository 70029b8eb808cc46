import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AdminChange, type AdminLine, noteChange, readChanges } from '#functions/club/admin-history.ts';
import { addClub, readClub, readClubs } from '#functions/club/clubs.ts';
import { setNaming } from '#functions/club/naming.ts';
import type { Database } from '#functions/database/database.ts';
import { type LadderKey, sessionPartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import {
  type AccessRecord,
  grantAccess,
  noteUse,
  readAccess,
  readAccessRecords,
  replaceAccess,
  revokeAccess,
} from '#functions/http/key-book.ts';
import {
  closeLink,
  noteSession,
  openLink,
  putSession,
  readLink,
  readLinks,
  readSession,
  readSessions,
  removeSession,
  type SessionRecord,
} from '#functions/http/session-book.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { putWebhook, removeWebhook } from '#functions/notifying/webhook-book.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, join, newLadderIn, standings, storeAt } from './club.ts';
import { conflict, toTransactions } from './disturbance.ts';
import { useEmulator } from './emulator.ts';
import { Server } from './watched.ts';

const place = useEmulator();

let store: DynamoStore;
let database: Database;
/** A club of its own for each test, and its one ladder. */
let key: LadderKey;
let club: string;
beforeEach(async () => {
  store = storeAt(place());
  database = store.database;
  key = await newLadderIn(store);
  club = key.club;
});

describe('a club', () => {
  it('is there once it was created, with its ladders', async () => {
    const id = `club-${randomUUID()}`;
    expect(await readClub(database, id)).toBeUndefined();
    expect(await addClub(database, { id, name: 'The Rooks' })).toBe('created');
    await createLadder(database, { club: id, ladder: 'main' }, HEADER);
    await createLadder(database, { club: id, ladder: 'juniors' }, HEADER);
    const club = { id, name: 'The Rooks', ladders: ['juniors', 'main'] };
    expect(await readClub(database, id)).toEqual(club);
    expect(await readClubs(database)).toContainEqual({ id, name: 'The Rooks' });
  });

  it('has its ladders to itself, whatever they are called', async () => {
    const [one, other] = [await newLadderIn(store), await newLadderIn(store)];
    accepted(await store.submit(one, join('ann')));
    expect(standings(await store.load(one))).toEqual(['ann']);
    expect(standings(await store.load(other))).toEqual([]);
    expect(await store.log(other)).toEqual([]);
  });

  it('cannot be reached by an id that spells out another one’s key', async () => {
    await expect(store.load({ club: `${club}#LADDER#main`, ladder: 'x' })).rejects.toThrow('is no id');
    await expect(store.load({ club: 'x', ladder: `x#LADDER#main` })).rejects.toThrow('is no id');
    await expect(readAccessRecords(database, `${club}#LADDER#main`)).rejects.toThrow('is no id');
  });
});

const record = (label: string): AccessRecord => ({
  hash: randomUUID().replaceAll('-', ''),
  role: 'scorer',
  label,
  use: 'link',
  created: at('18:00'),
});

describe('an access key', () => {
  it('is known to its own club alone', async () => {
    const [{ club: one }, { club: other }] = [await newLadderIn(store), await newLadderIn(store)];
    const [bar, lobby] = [record('tablet at the bar'), record('tablet in the lobby')];
    for (const each of [bar, lobby]) await grantAccess(database, one, each);
    expect(await readAccess(database, one, bar.hash)).toEqual(bar);
    expect(await readAccess(database, other, bar.hash)).toBeUndefined();
    expect((await readAccessRecords(database, one)).toSorted((a, b) => (a.label < b.label ? -1 : 1))).toEqual([
      bar,
      lobby,
    ]);
    expect(await readAccessRecords(database, other)).toEqual([]);
    expect(await readClub(database, one)).toMatchObject({ ladders: ['main'] });
  });

  it('is revoked at once and for good', async () => {
    const bar = record('tablet at the bar');
    await grantAccess(database, club, bar);
    expect(await revokeAccess(database, club, bar.hash, at('19:00'))).toBe(true);
    expect(await revokeAccess(database, club, bar.hash, at('20:00'))).toBe(true);
    expect(await readAccess(database, club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that is used while it is being revoked stays revoked, and shows when it was last used', async () => {
    const bar = record('tablet at the bar');
    await grantAccess(database, club, bar);
    await Promise.all([
      revokeAccess(database, club, bar.hash, at('19:00')),
      noteUse(database, club, bar.hash, at('19:00')),
    ]);
    await noteUse(database, club, bar.hash, at('20:00'));
    expect(await readAccessRecords(database, club)).toEqual([{ ...bar, revoked: at('19:00'), lastUsed: at('20:00') }]);
    expect(await readAccess(database, club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that was never given out cannot be revoked', async () => {
    expect(await revokeAccess(database, club, record('').hash, at('19:00'))).toBe(false);
    expect(await readAccessRecords(database, club)).toEqual([]);
  });
});

describe('a link', () => {
  it('remembers its first opening, whoever else opens it at the same moment, and when it was stopped', async () => {
    const { hash } = record('tablet');
    expect(await readLink(database, club, hash)).toBeUndefined();
    const times = ['19:00', '19:01', '19:02'].map((time) => at(time));
    const states = await Promise.all(times.map((time) => openLink(storeAt(place()).database, club, hash, time)));
    const [first] = states;
    expect(states).toEqual(times.map(() => first));
    expect(await openLink(database, club, hash, at('20:00'))).toEqual(first);
    await closeLink(database, club, hash, at('21:00'));
    const stopped = { ...first, stopped: at('21:00') };
    expect(await readLink(database, club, hash)).toEqual(stopped);
    expect(await readLinks(database, club)).toEqual(new Map([[hash, stopped]]));
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
    const [{ club: one }, { club: other }] = [await newLadderIn(store), await newLadderIn(store)];
    const [bar, lobby] = [session('bar'), session('lobby')];
    for (const each of [bar, lobby]) await putSession(database, one, each);
    expect(await readSession(database, one, bar)).toEqual(bar);
    expect(await readSession(database, one, { ...bar, access: 'lobby' })).toBeUndefined();
    expect(await readSession(database, other, bar)).toBeUndefined();
    expect(await readSessions(database, one, 'bar')).toEqual([bar]);
    expect(await readSessions(database, one)).toEqual(expect.arrayContaining([bar, lobby]));
    expect(await readSessions(database, other)).toEqual([]);
  });

  it('is forgotten by the table once its end has come, however late it was last used', async () => {
    const bar = session('bar');
    await putSession(database, club, bar);
    await noteSession(database, club, bar, at('20:00'));
    const expiries: unknown[] = [];
    for await (const item of database.query({ pk: sessionPartition(club) })) expiries.push(item[EXPIRY]);
    expect(expiries).toEqual([at('2022-06-06T19:00') / 1000]);
  });

  it('ends, though others stand in the way for a moment', async () => {
    const server = new Server(place(), toTransactions(4, conflict));
    const bar = session('bar');
    await putSession(server.store.database, club, bar);
    expect(await removeSession(server.store.database, club, bar)).toBe(true);
    expect(server.asked).toEqual(['get access#', ...Array(4).fill('contended'), 'committed']);
    expect(await readSession(server.store.database, club, bar)).toBeUndefined();
  });

  it('that is used while it is being ended stays ended', async () => {
    const bar = session('bar');
    await putSession(database, club, bar);
    await noteSession(database, club, bar, at('20:00'));
    expect(await readSession(database, club, bar)).toEqual({ ...bar, used: at('20:00') });
    await Promise.all([
      removeSession(database, club, bar),
      noteSession(database, club, bar, at('21:00')).catch(() => {}),
    ]);
    await removeSession(database, club, bar);
    await noteSession(database, club, bar, at('22:00'));
    expect(await readSession(database, club, bar)).toBeUndefined();
    expect(await removeSession(database, club, bar)).toBe(false);
  });
});

describe('a key in the place of another', () => {
  const fresh = (time: string) => ({ hash: record('').hash, created: at(time), use: 'link' as const });

  it('is for the same, and the other is so no more, all or nothing, however many ask at once', async () => {
    const bar = { ...record('bar'), expires: at('23:00') };
    await grantAccess(database, club, bar);
    const all = [fresh('19:00'), fresh('19:00'), fresh('19:00')];
    const ends = await Promise.all(
      all.map((each) => replaceAccess(database, club, { old: bar.hash, fresh: each, signOut: false, request: 'r' })),
    );
    expect(ends.toSorted()).toEqual(['not-in-use', 'not-in-use', 'replaced']);
    const made = all[ends.indexOf('replaced')] ?? fresh('19:00');
    const replaced = { by: made.hash, at: at('19:00'), request: 'r' };
    expect(await readAccess(database, club, bar.hash)).toEqual({ ...bar, replaced });
    expect(await readAccess(database, club, made.hash)).toEqual({ ...bar, ...made, follows: bar.hash });
    expect(await readAccessRecords(database, club)).toHaveLength(2);
  });

  it('ends with it those before whose sessions went on', async () => {
    const bar = record('bar');
    await grantAccess(database, club, bar);
    const [second, third] = [fresh('19:00'), fresh('20:00')];
    await replaceAccess(database, club, { old: bar.hash, fresh: second, signOut: false });
    await replaceAccess(database, club, { old: second.hash, fresh: third, signOut: true });
    const records = new Map((await readAccessRecords(database, club)).map((each) => [each.hash, each]));
    expect(records.get(bar.hash)?.revoked).toBe(at('20:00'));
    expect(records.get(second.hash)?.revoked).toBe(at('20:00'));
    expect(records.get(third.hash)).toEqual({ ...bar, ...third });
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
    const [made, other, gone] = [change('18:00', 'bar'), change('19:00', 'lobby'), change('20:00', 'bar')];
    const bar = record('bar');
    await grantAccess(database, club, bar, made);
    await noteChange(database, club, other);
    await revokeAccess(database, club, bar.hash, at('20:00'), { ...gone, what: 'key-withdrawn' });
    await revokeAccess(database, club, bar.hash, at('21:00'), { ...gone, what: 'key-withdrawn', at: at('21:00') });
    const first = await readChanges(database, club, 2);
    expect(told(first)).toEqual([{ ...gone, what: 'key-withdrawn' }, other]);
    expect(told(await readChanges(database, club, 2, first.at(-1)?.id))).toEqual([made]);
    expect(await readAccess(database, club, bar.hash)).toMatchObject({ revoked: at('20:00') });
    expect(await readAccessRecords(database, club)).toHaveLength(1);
  });

  it('tells of a session that was ended', async () => {
    const tablet = { access: 'bar', hash: 'tablet', device: 'A browser', opened: at('19:00'), used: at('19:00') };
    await putSession(database, club, { ...tablet, ends: at('2022-06-06T19:00') });
    const line = { ...change('20:00', 'bar (A browser)'), what: 'session-ended' } as const;
    for (const ended of [true, false]) expect(await removeSession(database, club, tablet, line)).toBe(ended);
    expect(told(await readChanges(database, club, 10))).toEqual([line]);
  });

  it('tells of names that were chosen, and of webhooks that were made and removed', async () => {
    const by = { by: 'Jo', role: 'organiser' } as const;
    const lines = (['names-changed', 'webhook-made', 'webhook-removed'] as const).map(
      (what, index): AdminChange => ({ at: instant(at('19:00') + index), what, about: 'chat', ...by }),
    );
    const hook = { id: 'hook', url: 'https://chat.example.org/hook', events: [], label: 'chat', secret: 's', by: 'Jo' };
    await setNaming(database, club, { mode: 'initials', nicknames: {} }, lines[0]);
    await putWebhook(database, key, { ...hook, since: lineNumber(1), created: at('19:00') }, lines[1]);
    await removeWebhook(database, key, 'hook', lines[2]);
    expect(told(await readChanges(database, club, 10))).toEqual(lines.toReversed());
  });

  it('has no line of what was not done', async () => {
    const line = change('18:00', 'nothing');
    expect(await revokeAccess(database, club, record('').hash, at('19:00'), line)).toBe(false);
    expect(await removeSession(database, club, { access: 'bar', hash: 'none' }, line)).toBe(false);
    expect(await removeWebhook(database, key, 'none', line)).toBe(false);
    expect(await readChanges(database, club, 10)).toEqual([]);
  });
});
