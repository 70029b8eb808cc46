import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminChange, type AdminLine, noteChange, readChanges } from '#functions/club/admin-history.ts';
import { addClub, readClub, readClubs } from '#functions/club/clubs.ts';
import { setNaming } from '#functions/club/naming.ts';
import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { sessionPartition } from '#functions/database/keys.ts';
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
import { putWebhook, removeWebhook } from '#functions/notifying/webhook-book.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, join, newLadderIn, standings, storeAt } from './club.ts';
import { conflict, toTransactions } from './disturbance.ts';
import { useEmulator } from './emulator.ts';
import { Server } from './watched.ts';

const place = useEmulator();

describe('a club', () => {
  it('is there once it was created, with its ladders', async () => {
    const store = storeAt(place());
    const id = `club-${randomUUID()}`;
    expect(await readClub(store.database, id)).toBeUndefined();
    expect(await addClub(store.database, { id, name: 'The Rooks' })).toBe('created');
    await createLadder(store.database, { club: id, ladder: 'main' }, HEADER);
    await createLadder(store.database, { club: id, ladder: 'juniors' }, HEADER);
    const club = { id, name: 'The Rooks', ladders: ['juniors', 'main'] };
    expect(await readClub(store.database, id)).toEqual(club);
    expect(await readClubs(store.database)).toContainEqual({ id, name: 'The Rooks' });
  });

  it('is created once, and keeps its name', async () => {
    const store = storeAt(place());
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks' });
    expect(await addClub(store.database, { id, name: 'The Knights' })).toBe('exists');
    expect((await readClub(store.database, id))?.name).toBe('The Rooks');
    expect((await readClubs(store.database)).filter((club) => club.id === id)).toHaveLength(1);
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
    await expect(readAccessRecords(store.database, `${club}#LADDER#main`)).rejects.toThrow('is no id');
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
    for (const each of [bar, lobby]) await grantAccess(store.database, one, each);
    expect(await readAccess(store.database, one, bar.hash)).toEqual(bar);
    expect(await readAccess(store.database, other, bar.hash)).toBeUndefined();
    expect((await readAccessRecords(store.database, one)).toSorted((a, b) => (a.label < b.label ? -1 : 1))).toEqual([
      bar,
      lobby,
    ]);
    expect(await readAccessRecords(store.database, other)).toEqual([]);
    expect(await readClub(store.database, one)).toMatchObject({ ladders: ['main'] });
  });

  it('is revoked at once and for good', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = record('tablet at the bar');
    await grantAccess(store.database, club, bar);
    expect(await revokeAccess(store.database, club, bar.hash, at('19:00'))).toBe(true);
    expect(await revokeAccess(store.database, club, bar.hash, at('20:00'))).toBe(true);
    expect(await readAccess(store.database, club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that is used while it is being revoked stays revoked, and shows when it was last used', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = record('tablet at the bar');
    await grantAccess(store.database, club, bar);
    await Promise.all([
      revokeAccess(store.database, club, bar.hash, at('19:00')),
      noteUse(store.database, club, bar.hash, at('19:00')),
    ]);
    await noteUse(store.database, club, bar.hash, at('20:00'));
    expect(await readAccessRecords(store.database, club)).toEqual([
      { ...bar, revoked: at('19:00'), lastUsed: at('20:00') },
    ]);
    expect(await readAccess(store.database, club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
  });

  it('that was never given out cannot be revoked', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    expect(await revokeAccess(store.database, club, record('').hash, at('19:00'))).toBe(false);
    expect(await readAccessRecords(store.database, club)).toEqual([]);
  });
});

describe('a link', () => {
  it('remembers its first opening, whoever else opens it at the same moment, and when it was stopped', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const { hash } = record('tablet');
    expect(await readLink(store.database, club, hash)).toBeUndefined();
    const times = ['19:00', '19:01', '19:02'].map((time) => at(time));
    const states = await Promise.all(times.map((time) => openLink(storeAt(place()).database, club, hash, time)));
    const [first] = states;
    expect(states).toEqual(times.map(() => first));
    expect(await openLink(store.database, club, hash, at('20:00'))).toEqual(first);
    await closeLink(store.database, club, hash, at('21:00'));
    const stopped = { ...first, stopped: at('21:00') };
    expect(await readLink(store.database, club, hash)).toEqual(stopped);
    expect(await readLinks(store.database, club)).toEqual(new Map([[hash, stopped]]));
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
    for (const each of [bar, lobby]) await putSession(store.database, one, each);
    expect(await readSession(store.database, one, bar)).toEqual(bar);
    expect(await readSession(store.database, one, { ...bar, access: 'lobby' })).toBeUndefined();
    expect(await readSession(store.database, other, bar)).toBeUndefined();
    expect(await readSessions(store.database, one, 'bar')).toEqual([bar]);
    expect(await readSessions(store.database, one)).toEqual(expect.arrayContaining([bar, lobby]));
    expect(await readSessions(store.database, other)).toEqual([]);
  });

  it('is forgotten by the table once its end has come, however late it was last used', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = session('bar');
    await putSession(store.database, club, bar);
    await noteSession(store.database, club, bar, at('20:00'));
    const database = new DynamoDatabase({ ...place(), client: connect(place().endpoint) });
    const expiries: unknown[] = [];
    for await (const item of database.query({ pk: sessionPartition(club) })) expiries.push(item[EXPIRY]);
    expect(expiries).toEqual([at('2022-06-06T19:00') / 1000]);
  });

  it('ends, though others stand in the way for a moment', async () => {
    const server = new Server(place(), toTransactions(4, conflict));
    const { club } = await newLadderIn(storeAt(place()));
    const bar = session('bar');
    await putSession(server.store.database, club, bar);
    expect(await removeSession(server.store.database, club, bar)).toBe(true);
    expect(server.asked).toEqual(['get access#', ...Array(4).fill('contended'), 'committed']);
    expect(await readSession(server.store.database, club, bar)).toBeUndefined();
  });

  it('that is used while it is being ended stays ended', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = session('bar');
    await putSession(store.database, club, bar);
    await noteSession(store.database, club, bar, at('20:00'));
    expect(await readSession(store.database, club, bar)).toEqual({ ...bar, used: at('20:00') });
    await Promise.all([
      removeSession(store.database, club, bar),
      noteSession(store.database, club, bar, at('21:00')).catch(() => {}),
    ]);
    await removeSession(store.database, club, bar);
    await noteSession(store.database, club, bar, at('22:00'));
    expect(await readSession(store.database, club, bar)).toBeUndefined();
    expect(await removeSession(store.database, club, bar)).toBe(false);
  });
});

describe('a key in the place of another', () => {
  const fresh = (time: string) => ({ hash: record('').hash, created: at(time), use: 'link' as const });

  it('is for the same, and the other is so no more, all or nothing, however many ask at once', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = { ...record('bar'), expires: at('23:00') };
    await grantAccess(store.database, club, bar);
    const all = [fresh('19:00'), fresh('19:00'), fresh('19:00')];
    const ends = await Promise.all(
      all.map((each) =>
        replaceAccess(store.database, club, { old: bar.hash, fresh: each, signOut: false, request: 'r' }),
      ),
    );
    expect(ends.toSorted()).toEqual(['not-in-use', 'not-in-use', 'replaced']);
    const made = all[ends.indexOf('replaced')] ?? fresh('19:00');
    const replaced = { by: made.hash, at: at('19:00'), request: 'r' };
    expect(await readAccess(store.database, club, bar.hash)).toEqual({ ...bar, replaced });
    expect(await readAccess(store.database, club, made.hash)).toEqual({ ...bar, ...made, follows: bar.hash });
    expect(await readAccessRecords(store.database, club)).toHaveLength(2);
  });

  it('ends with it those before whose sessions went on', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const bar = record('bar');
    await grantAccess(store.database, club, bar);
    const [second, third] = [fresh('19:00'), fresh('20:00')];
    await replaceAccess(store.database, club, { old: bar.hash, fresh: second, signOut: false });
    await replaceAccess(store.database, club, { old: second.hash, fresh: third, signOut: true });
    const records = new Map((await readAccessRecords(store.database, club)).map((each) => [each.hash, each]));
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
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const { club } = key;
    const [made, other, gone] = [change('18:00', 'bar'), change('19:00', 'lobby'), change('20:00', 'bar')];
    const bar = record('bar');
    await grantAccess(store.database, club, bar, made);
    await noteChange(store.database, club, other);
    await revokeAccess(store.database, club, bar.hash, at('20:00'), { ...gone, what: 'key-withdrawn' });
    await revokeAccess(store.database, club, bar.hash, at('21:00'), {
      ...gone,
      what: 'key-withdrawn',
      at: at('21:00'),
    });
    const first = await readChanges(store.database, club, 2);
    expect(told(first)).toEqual([{ ...gone, what: 'key-withdrawn' }, other]);
    expect(told(await readChanges(store.database, club, 2, first.at(-1)?.id))).toEqual([made]);
    expect(await readAccess(store.database, club, bar.hash)).toMatchObject({ revoked: at('20:00') });
    expect(await readAccessRecords(store.database, club)).toHaveLength(1);
  });

  it('tells of a session that was ended', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const tablet = { access: 'bar', hash: 'tablet', device: 'A browser', opened: at('19:00'), used: at('19:00') };
    await putSession(store.database, club, { ...tablet, ends: at('2022-06-06T19:00') });
    const line = { ...change('20:00', 'bar (A browser)'), what: 'session-ended' } as const;
    for (const ended of [true, false]) expect(await removeSession(store.database, club, tablet, line)).toBe(ended);
    expect(told(await readChanges(store.database, club, 10))).toEqual([line]);
  });

  it('tells of names that were chosen, and of webhooks that were made and removed', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const by = { by: 'Jo', role: 'organiser' } as const;
    const lines = (['names-changed', 'webhook-made', 'webhook-removed'] as const).map(
      (what, index): AdminChange => ({ at: instant(at('19:00') + index), what, about: 'chat', ...by }),
    );
    const hook = { id: 'hook', url: 'https://chat.example.org/hook', events: [], label: 'chat', secret: 's', by: 'Jo' };
    await setNaming(store.database, key.club, { mode: 'initials', nicknames: {} }, lines[0]);
    await putWebhook(store.database, key, { ...hook, since: lineNumber(1), created: at('19:00') }, lines[1]);
    await removeWebhook(store.database, key, 'hook', lines[2]);
    expect(told(await readChanges(store.database, key.club, 10))).toEqual(lines.toReversed());
  });

  it('has no line of what was not done', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const { club } = key;
    const line = change('18:00', 'nothing');
    expect(await revokeAccess(store.database, club, record('').hash, at('19:00'), line)).toBe(false);
    expect(await removeSession(store.database, club, { access: 'bar', hash: 'none' }, line)).toBe(false);
    expect(await removeWebhook(store.database, key, 'none', line)).toBe(false);
    expect(await readChanges(store.database, club, 10)).toEqual([]);
  });
});
