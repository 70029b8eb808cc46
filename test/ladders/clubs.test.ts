import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AccessRecord,
  grantAccess,
  noteUse,
  readAccess,
  readAccessRecords,
  readUsedRecords,
  replaceAccess,
  revokeAccess,
} from '#functions/books/access-keys.ts';
import { type AdminChange, readChanges } from '#functions/books/admin-history.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub, readClub } from '#functions/books/clubs.ts';
import { readCrest } from '#functions/books/crests.ts';
import {
  closeLink,
  noteSession,
  openLink,
  putSession,
  readLink,
  readLinks,
  readSession,
  removeSession,
  type SessionRecord,
} from '#functions/books/sessions.ts';
import { removeWebhook } from '#functions/books/webhooks.ts';
import type { Database } from '#functions/database/database.ts';
import { CLAIM, CLUBS, ladderPartition, sessionPartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { at, HEADER, newLadderIn, storeAt } from './club.ts';
import { KINDS, useStores } from './databases.ts';
import { conflict, type Disturbance, toTransactions } from './disturbance.ts';
import { useEmulator } from './emulator.ts';
import { WatchedServer } from './watched.ts';

const place = useEmulator();

let database: Database;
/** A club of its own for each test. */
let club: string;
beforeEach(async () => {
  const store = storeAt(place());
  database = store.database;
  ({ club } = await newLadderIn(store));
});

it('a club cannot be reached by an id that spells out another one’s key', async () => {
  const { store } = new WatchedServer(place());
  await expect(store.load({ club: `${club}#LADDER#main`, ladder: 'x' })).rejects.toThrow('is no id');
  await expect(store.load({ club: 'x', ladder: `x#LADDER#main` })).rejects.toThrow('is no id');
  await expect(readAccessRecords(database, `${club}#LADDER#main`)).rejects.toThrow('is no id');
});

const record = (label: string): AccessRecord => ({
  hash: randomUUID().replaceAll('-', ''),
  role: 'scorer',
  label,
  use: 'link',
  created: at('18:00'),
});

it('an access key that is used while it is being revoked stays revoked, and shows when it was last used', async () => {
  const bar = record('tablet at the bar');
  await grantAccess(database, club, bar);
  await Promise.all([
    revokeAccess(database, club, bar.hash, at('19:00')),
    noteUse(database, club, bar.hash, at('19:00')),
  ]);
  await noteUse(database, club, bar.hash, at('20:00'));
  expect(await readUsedRecords(database, club)).toEqual([{ ...bar, revoked: at('19:00'), lastUsed: at('20:00') }]);
  expect(await readAccess(database, club, bar.hash)).toEqual({ ...bar, revoked: at('19:00') });
});

it('a link remembers its first opening, whoever else opens it at the same moment, and when it was stopped', async () => {
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

it('making a ladder that is there leaves nothing behind, though others stand in the way', async () => {
  const key = { club, ladder: 'main' };
  const claim = { pk: ladderPartition(key), sk: CLAIM };
  let sent = 0;
  const everyOther: Disturbance = (command, _, send) =>
    command === 'TransactWriteItemsCommand' && ++sent % 2 === 0 ? conflict() : send();
  const server = new WatchedServer(place(), everyOther);
  expect(await createLadder(server.store.database, key, HEADER)).toBe('exists');
  expect(await database.get(claim)).toBeUndefined();
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

  it('is forgotten by the table once its end has come, however late it was last used', async () => {
    const bar = session('bar');
    await putSession(database, club, bar);
    await noteSession(database, club, bar, at('20:00'));
    const expiries: unknown[] = [];
    for await (const item of database.query({ pk: sessionPartition(club) })) expiries.push(item[EXPIRY]);
    expect(expiries).toEqual([at('2022-06-06T19:00') / 1000]);
  });

  it('ends, though others stand in the way for a moment', async () => {
    const server = new WatchedServer(place(), toTransactions(4, conflict));
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
    expect(await readSession(database, club, bar)).toEqual({ ...bar, used: at('20:00'), inUse: true });
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

it('a key in the place of another is for the same, and the other is so no more, all or nothing, however many ask at once', async () => {
  const bar = { ...record('bar'), expires: at('23:00') };
  await grantAccess(database, club, bar);
  const all = [1, 2, 3].map(() => ({ hash: record('').hash, created: at('19:00'), use: 'link' as const }));
  const ends = await Promise.all(
    all.map((fresh) => replaceAccess(database, club, { old: bar.hash, fresh, signOut: false, request: 'r' })),
  );
  expect(ends.toSorted()).toEqual(['not-in-use', 'not-in-use', 'replaced']);
  const made = all[ends.indexOf('replaced')] ?? expect.fail();
  const replaced = { by: made.hash, at: at('19:00'), request: 'r' };
  expect(await readAccess(database, club, bar.hash)).toEqual({ ...bar, replaced });
  expect(await readAccess(database, club, made.hash)).toEqual({ ...bar, ...made, follows: bar.hash });
  expect(await readAccessRecords(database, club)).toHaveLength(2);
});

it('the admin history has no line of what was not done', async () => {
  const line: AdminChange = { at: at('18:00'), what: 'key-made', about: 'nothing', by: 'Jo', role: 'organiser' };
  expect(await revokeAccess(database, club, record('').hash, at('19:00'), line)).toBe(false);
  expect(await removeSession(database, club, { access: 'bar', hash: 'none' }, line)).toBe(false);
  expect(await removeWebhook(database, { club, ladder: 'main' }, 'none', line)).toBe(false);
  expect(await readChanges(database, club, 10)).toEqual([]);
});

const CHANGE: AdminChange = {
  at: at('19:00'),
  what: 'listing-changed',
  about: 'unlisted',
  by: 'Jo',
  role: 'organiser',
};

describe.each(KINDS)('what a club chooses, on $name,', (kind) => {
  const open = useStores(kind);

  async function newClub(unlisted = false): Promise<{ readonly store: LadderStore; readonly id: string }> {
    const [store, id] = [await open(), `club-${randomUUID()}`];
    await addClub(store.database, { id, name: 'The Rooks', ...(unlisted && { unlisted }) });
    return { store, id };
  }
  const club = (id: string) => ({ id, name: 'The Rooks', ladders: [] as string[] });
  const now = async (id: string) => readClub((await open()).database, id);

  it('is changed to and fro, each change counted, told once, and seen in the list; nothing else changes', async () => {
    const { store, id } = await newClub();
    await createLadder(store.database, { club: id, ladder: 'main' }, HEADER);
    const list = (unlisted: boolean) => changeClub(store.database, id, { unlisted }, { unlisted: CHANGE });
    /** The item by which the table tells its stream of a change. */
    const item = async () => JSON.stringify(await store.database.get({ pk: CLUBS, sk: id }));
    const before = { ...club(id), ladders: ['main'] };
    const items = [await item()];
    expect([await list(false), await list(true), await list(true)]).toEqual(['unchanged', 'changed', 'unchanged']);
    expect(await now(id)).toEqual({ ...before, unlisted: true, switched: 1 });
    items.push(await item());
    expect([await list(false), await now(id)]).toEqual(['changed', { ...before, switched: 2 }]);
    expect(new Set([...items, await item()]).size).toBe(3);
    expect(await readChanges(store.database, id, 10)).toHaveLength(2);
  });

  it('leaves everything else that it has chosen as it is', async () => {
    const { store, id } = await newClub(true);
    const change = (choice: Parameters<typeof changeClub>[2]) => changeClub(store.database, id, choice);
    const crest = { name: 'crest-0123456789ab.png', bytes: new Uint8Array([1, 2, 3]) };
    expect([await change({ colour: 'green' }), await change({ joining: false })]).toEqual(['unchanged', 'unchanged']);
    for (const choice of [{ colour: 'blue' }, { joining: true }, { crest }, { unlisted: false }] as const)
      expect([await change(choice), await change(choice)]).toEqual(['changed', 'unchanged']);
    const chosen = { ...club(id), colour: 'blue', joining: true, crest: crest.name, switched: 4 };
    expect(await now(id)).toEqual(chosen);
    expect(await readCrest((await open()).database, id)).toEqual(crest);
    expect([await change({ crest: null }), await change({ joining: false })]).toEqual(['changed', 'changed']);
    const after = { ...club(id), colour: 'blue', crestsBefore: [crest.name], switched: 6 };
    expect([await now(id), await readCrest((await open()).database, id)]).toEqual([after, undefined]);
  });

  it('is counted right where many change it at once', async () => {
    const { store, id } = await newClub();
    const wishes = Array.from({ length: 6 }, (_, index) => index % 2 === 0);
    const ends = await Promise.allSettled(
      wishes.map(async (wish) => changeClub((await open()).database, id, { unlisted: wish }, { unlisted: CHANGE })),
    );
    const changed = ends.filter((end) => end.status === 'fulfilled' && end.value === 'changed').length;
    const { switched, unlisted = false } = (await readClub(store.database, id)) ?? {};
    expect(switched).toBe(changed);
    expect(unlisted).toBe(changed % 2 === 1);
    expect(await readChanges(store.database, id, 10)).toHaveLength(changed);
  });

  it('is nothing that a club has that there is not', async () => {
    const [store, id] = [await open(), `club-${randomUUID()}`];
    expect(await changeClub(store.database, id, { unlisted: true }, { unlisted: CHANGE })).toBe('no-such-club');
    expect(await readClub(store.database, id)).toBeUndefined();
    expect(await readChanges(store.database, id, 10)).toEqual([]);
  });
});
