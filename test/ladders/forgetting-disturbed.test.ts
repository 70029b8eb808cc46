import { expect, it } from 'vitest';
import { type AccessRecord, grantAccess, readAccessRecords, revokeAccess } from '#functions/books/access-keys.ts';
import { addClub, readClub } from '#functions/books/clubs.ts';
import { putGameDate } from '#functions/books/game-dates.ts';
import { beginImport, changeImport, readImport } from '#functions/books/imports.ts';
import { addMembers, readMember } from '#functions/books/members.ts';
import { readNaming, setNaming } from '#functions/books/naming.ts';
import type { Database } from '#functions/database/database.ts';
import { ladderPartition } from '#functions/database/keys.ts';
import { unpacked } from '#functions/database/stored.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/deleting.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { newImport } from '#functions/importing/import-gate.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { allOf } from '#functions/runtime/at-once.ts';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { NOW, PERSON, Place } from './cleared.ts';
import { accepted, arrive, challenge, challengeId, HEADER, header, join, player, say } from './club.ts';
import { sqlite } from './databases.ts';
import { killedAt } from './failing.ts';

const OTHER: Forgotten = { ...PERSON, player: player('xerxes'), as: player('former-77'), said: ['xerxes the great'] };

/** What stands in the way of forgetting is the store's and not a database's: one kind is enough. */
const open = sqlite.use();
const spend = async (): Promise<void> => {};

/** A club of which one or both are to be forgotten. */
async function begin(...people: readonly Forgotten[]) {
  const place = await new Place(open).fill();
  const { store, club, main } = place;
  const names: string[] = [];
  for (const [index, person] of people.entries()) names.push(await place.beginForgetting(person, index));
  return { place, store, club, main, names: names as [string, string] };
}

/** Begins to write a ladder anew and dies at it. */
async function breakOff({ place, names }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const killed = () => Promise.reject(new Error('killed'));
  await expect(place.forget(place.main, PERSON, names[0], killed)).rejects.toThrow('killed');
}

it('a pair whose id is made of theirs is forgotten with them, wherever the work breaks off', async () => {
  const [pair, others] = [player('zebedee-and-bob'), player('others')];
  const people = (...all: readonly string[]) => all.map((id) => ({ id: player(id) }));
  const players = [
    { id: pair, people: people('zebedee', 'bob') },
    { id: others, people: people('cy', 'dee') },
  ];
  // More lines about the pair than one transaction takes.
  const challenges = Array.from({ length: 101 }, (_, nth) => [
    challenge(`c${nth}`, others, pair),
    say('19:56', 'withdraw', { challenge: challengeId(`c${nth}`) }),
  ]).flat();
  const commands = [say('19:00', 'seed', { order: 'given', players }), ...challenges, challenge('m', others, pair)];
  const database = await open();
  const store = new LadderStore(database);
  await addClub(database, { id: 'rooks', name: 'The Rooks' });
  let end: unknown;
  let nth = 0;
  do {
    const key = { club: 'rooks', ladder: `pairs-${++nth}` };
    await createLadder(database, key, header({ ...HEADER, system: 'house', entrants: 'pairs' }), commands);
    const day = { challenge: challengeId('m'), issued: NOW, players: [others, pair], at: NOW, version: 1 } as const;
    expect(await putGameDate(store, key, day)).toBe(true);
    const forgotten = (on: Database) => forget(key, { database: on, person: PERSON, token: 'one', spend });
    end = await forgotten(killedAt(database, nth)).catch(() => 'killed');
    if (end === 'killed') expect(await forgotten(database)).toBe('forgotten');
    expect(await store.verify(key)).toEqual([]);
    const items = await allOf(database.query({ pk: ladderPartition(key) }));
    expect(items.filter((item) => JSON.stringify([item, unpacked(item)]).includes('zebedee'))).toEqual([]);
  } while (end === 'killed');
  expect([end, nth > 4]).toEqual(['forgotten', true]);
});

it('two people are forgotten at once: one waits for the hourly look while the other is written, and nobody spins', async () => {
  const begun = await begin(PERSON, OTHER);
  const { place, names } = begun;
  await breakOff(begun);
  expect(await place.clear(names[1])).toBe('busy');
  expect(place.queued).toEqual([]);
  expect(await place.clear(names[0])).toBe('later');
  expect(await place.clear(names[1])).toBe('later');
  await place.publish();
  place.rest();
  for (const name of names) expect(await place.clear(name)).toBe('over');
  for (const id of ['zebedee', 'xerxes']) expect(await place.findPerson(id)).toEqual([]);
});

it('a ladder whose writing fails for good can still be deleted, and who was at it finds that it is gone', async () => {
  const begun = await begin(PERSON);
  const { place, store, main, names } = begun;
  await breakOff(begun);
  expect(await beginDeletingLadder(store.database, main, NOW)).toBe('begun');
  expect(await place.forget(main, PERSON, names[0], spend)).toBe('no-such-ladder');
  await place.clear();
  expect(await place.clearAgain()).toBe('over');
  expect(await place.findAll(`${place.club}#LADDER#main`)).toEqual([]);
});

it('killed between a ladder and its files on their way: the second look takes those away', async () => {
  const { place, main, names } = await begin(PERSON);
  expect(await place.forget(main, PERSON, names[0], spend)).toBe('forgotten');
  expect(await place.clear(names[0])).toBe('later');
  expect(await place.clearAgain(names[0])).toBe('over');
  expect([...place.transfers.files.keys()]).toEqual([]);
});

it('a ladder that is not about them is left alone, also where their id is part of other words, and in the second look', async () => {
  const { place, store, main, names } = await begin(PERSON);
  for (const id of ['zebed', 'e', 'great', 'a'])
    expect(await place.forget(main, { ...PERSON, player: player(id), said: [id] }, 'x', spend)).toBe('unknown');
  await place.clear(names[0]);
  const line = (await store.version(main))?.line;
  accepted(await store.submit(main, join('wendy', '21:00')));
  expect(await place.clearAgain(names[0])).toBe('over');
  expect((await store.version(main))?.line).toBe((line ?? 0) + 1);
  accepted(await store.submit(main, arrive('wendy', '21:10')));
});

it('nicknames and who was forgotten are kept apart from what the club chooses at that moment', async () => {
  const { place, store, club, names } = await begin(PERSON);
  await place.clear(names[0]);
  await setNaming(store.database, club, { mode: 'nickname', nicknames: { zebedee: 'Zeb', yolanda: 'Yo' } });
  expect((await readNaming(store.database, club)).forgotten).toEqual(['former-4821']);
  await place.clearAgain(names[0]);
  const left = { mode: 'nickname', nicknames: { yolanda: 'Yo' }, forgotten: ['former-4821'] };
  expect(await readNaming(store.database, club)).toEqual(left);
  await Promise.all(
    ['A', 'B', 'C'].map((name, index) =>
      index === 1
        ? forgetInClub(place.database, club, OTHER)
        : setNaming(store.database, club, { mode: 'nickname', nicknames: { yolanda: name } }),
    ),
  );
  expect((await readNaming(store.database, club)).forgotten?.toSorted()).toEqual(['former-4821', 'former-77']);
});

it('a key that is withdrawn at that moment stays withdrawn, and one that is removed twice is counted once', async () => {
  const { place, store, club } = await begin();
  const record: AccessRecord = { hash: 'h', role: 'scorer', label: 'zebedee the great', use: 'link', created: NOW };
  await grantAccess(store.database, club, record);
  for (const hash of ['z', 'y'])
    await grantAccess(store.database, club, { ...record, hash, role: 'player', player: 'zebedee' });
  const late = await place.connect();
  const transact = late.transact.bind(late);
  late.transact = async (...asked) => {
    late.transact = transact;
    await revokeAccess(store.database, club, 'h', NOW);
    await forgetInClub(place.database, club, PERSON);
    return transact(...asked);
  };
  await forgetInClub(late, club, PERSON);
  expect(await readAccessRecords(store.database, club)).toEqual([{ ...record, label: PERSON.name, revoked: NOW }]);
  const texts = await place.findAll('count#access');
  expect(texts.map((text) => JSON.parse(text)[0].count)).toEqual([1]);
});

it('what is noted of other members tells of somebody else', async () => {
  const { place, club } = await begin();
  const { database } = place;
  const xena = { id: player('xena'), name: 'Xena', note: 'Plays with Zebedee the Great.', since: NOW };
  await addMembers(database, club, [xena]);
  for (let times = 0; times < 2; times++) await forgetInClub(database, club, PERSON);
  const now = { ...xena, note: 'Plays with Former player 4821.', version: 2 };
  expect(await readMember(database, club, xena.id)).toEqual(now);
});

it('logs that were sent in and became no ladder are forgotten with them, and one that comes in is waited for', async () => {
  const { place, store, club, names } = await begin(PERSON);
  const key = { club, ladder: 'old' };
  const glance = { kind: 'log', lines: 2, digest: 'd' } as const;
  const asked = { glance, by: 'zebedee the great', at: NOW, dryRun: true, keepRefused: false };
  const begun = newImport(key, asked);
  await beginImport(store.database, key, begun);
  await place.transfers.put(`imports/${club}/old/${begun.id}/outcome.json`, 'zebedee');
  await place.transfers.put(`uploads/${club}/1.jsonl`, 'zebedee');
  await place.clear(names[0]);
  await place.publish();
  expect(await place.clearAgain(names[0])).toBe('busy');
  const refused = { token: 'next', state: 'refused', fault: 'zebedee is no id' } as const;
  await changeImport(store.database, key, begun, { ...begun, ...refused });
  expect(await place.clear(names[0])).toBe('over');
  expect(await place.findPerson('zebedee')).toEqual([]);
  expect(await readImport(store.database, key)).toMatchObject({ state: 'withdrawn' });
});

it('a ladder that a log makes while the last look goes on is looked at as well, on the hour', async () => {
  const { place, store, club, names } = await begin(PERSON);
  await place.clear(names[0]);
  await place.publish();
  const removeAll = place.transfers.removeAll.bind(place.transfers);
  place.transfers.removeAll = async (folder) => {
    place.transfers.removeAll = removeAll;
    await createLadder(store.database, { club, ladder: 'old' }, HEADER, [join('zebedee', '20:00')]);
    return removeAll(folder);
  };
  expect(await place.clearAgain(names[0])).toBe('busy');
  expect(await place.clear(names[0])).toBe('over');
  expect(await place.findPerson('zebedee')).toEqual([]);
});

it('the page of the club, which names who leads, is made again in the end, whoever was just making it', async () => {
  const { place, store, club, names } = await begin(PERSON);
  await place.clear(names[0]);
  await place.publish();
  const [path, old] = [`/${club}/index.html`, place.files.read(`/${club}/index.html`)];
  expect(old).toContain('Former player 4821</bdi>');
  const switched = (await readClub(store.database, club))?.switched ?? 0;
  await place.clearAgain(names[0]);
  expect((await readClub(store.database, club))?.switched).toBeGreaterThan(switched);
  await place.publish();
  expect(place.files.read(path)).not.toBe(old);
});

it('where the club is deleted meanwhile, the next club of its name keeps its people', async () => {
  const { place, store, club, main, names } = await begin(PERSON);
  const all = [club, `${club}/main`, `${club}/juniors`];
  await beginDeletingClub(store.database, club, NOW);
  for (const name of all) await place.clear(name);
  place.rest();
  for (const name of all) expect(await place.clear(name)).toBe('over');
  expect(await place.clear(names[0])).toBe('over');
  // The front page is made again as soon as the club is off the list.
  await place.publish();
  expect(await place.findAll('zebedee')).toEqual([]);
  await addClub(store.database, { id: club, name: 'Others' });
  await createLadder(store.database, main, HEADER);
  accepted(await store.submit(main, join('zebedee', '21:00')));
  expect(await place.clear(names[0])).toBe('none');
});
