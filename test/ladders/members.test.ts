import { describe, expect, it } from 'vitest';
import { acceptRequest, addRequest, readRequest, readRequests } from '#functions/books/join-requests.ts';
import {
  addMembers,
  changeMember,
  type Member,
  readMember,
  readMemberPage,
  readMembers,
  removeMember,
} from '#functions/books/members.ts';
import { clearClub } from '#functions/erasing/deleting.ts';
import { readOwnPlace } from '#functions/features/own/ladders.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { readPeople } from '#functions/ladders/people.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, arrive, at, challenge, challengeId, HEADER, ids, join, newLadderIn, player, say } from './club.ts';
import { KINDS } from './databases.ts';
import { MemoryDatabase } from './memory-database.ts';

const NOW = at('19:00');

const person = (id: string, more: Partial<Member> = {}): Member => ({ id: player(id), name: id, since: NOW, ...more });
const ANN = person('ann', { name: 'Ann Lee', rating: 1700, email: 'ann@example.org', note: 'left-handed' });

describe.each(KINDS)('the members of a club on $name', ({ use }) => {
  const open = use();

  async function begin() {
    const database = await open();
    const store = new LadderStore(database);
    const { club } = await newLadderIn(store);
    return { store, database, club };
  }

  it('are added by two at once: each is there, and counted', async () => {
    const { database, club } = await begin();
    const some = (from: number) => ids(40).map((id) => person(`${id}-${from}`));
    const ends = await Promise.all([addMembers(database, club, some(1)), addMembers(database, club, some(2))]);
    expect(ends).toEqual([{ kind: 'added' }, { kind: 'added' }]);
    expect(await readMembers(database, club)).toHaveLength(80);
    expect((await readMemberPage(database, club, 'ü')).members).toEqual([]);
    const { members } = await readMemberPage(database, club, 'p00030-1', 5);
    expect(members.map(({ id }) => id)).toEqual(['p00030-2', 'p00031-1', 'p00031-2', 'p00032-1', 'p00032-2']);
  });

  it('are changed as they were seen, and not otherwise; sent again it is done', async () => {
    const { database, club } = await begin();
    await addMembers(database, club, [ANN]);
    const to = { ...ANN, email: 'lee@example.org' };
    expect(await changeMember(database, club, 1, to)).toBe('changed');
    expect(await changeMember(database, club, 1, { ...ANN, note: 'another' })).toBe('lost');
    expect(await changeMember(database, club, 1, to)).toBe('changed');
    expect(await readMember(database, club, ANN.id)).toEqual({ ...to, version: 2 });
    expect(await changeMember(database, club, 0, person('bob'))).toBe('changed');
    expect(await changeMember(database, club, 0, person('ann'))).toBe('lost');
    expect(await removeMember(database, club, ANN.id, 1)).toBe('lost');
    expect(await removeMember(database, club, ANN.id, 2)).toBe('removed');
    expect(await removeMember(database, club, ANN.id, 2)).toBe('removed');
    expect((await readMembers(database, club)).map(({ id }) => id)).toEqual(['bob']);
  });

  it('are found on the ladders as they are, without loading those; one who has left is still known', async () => {
    const { store, database, club } = await begin();
    const [main, other] = [
      { club, ladder: 'main' },
      { club, ladder: 'other' },
    ];
    await createLadder(store.database, other, { ...HEADER, name: 'Friday Ladder' });
    const players = [{ id: player('ann'), name: 'Ann Lee', rating: 1500 }, { id: player('bob') }];
    accepted(await store.submit(main, say('19:00', 'seed', { order: 'given', players })));
    for (const id of ['ann', 'cy']) accepted(await store.submit(other, join(id)));
    accepted(await store.submit(other, say('19:30', 'leave', { player: player('cy') })));
    accepted(await store.submit(main, say('19:40', 'rename', { player: player('bob'), name: 'Bob' })));
    const people = await readPeople(database, club);
    expect(people.map(({ ladder, name }) => [ladder, name])).toEqual([
      ['main', 'main'],
      ['other', 'Friday Ladder'],
    ]);
    expect(new Set(people[0]?.people)).toEqual(
      new Set([
        { id: 'ann', name: 'Ann Lee', rating: 1500, place: 'on' },
        { id: 'bob', name: 'Bob', place: 'on' },
      ]),
    );
    expect(people[1]?.people.find(({ id }) => id === 'cy')).toMatchObject({ place: 'left' });
    const options = { at: at('2022-06-07T10:00'), request: 'next' };
    const season = { start: '2022-09-05' as Day, end: '2023-06-05' as Day };
    const seed = { ...say('2022-06-07T10:00', 'seed', { order: 'given', players: [{ id: player('bob') }] }) } as const;
    const next = { header: { ...HEADER, season }, seed, end: '2022-06-06' as Day };
    expect((await store.startSeason(main, () => ({ next }), options)).kind).toBe('turned');
    const [after] = await readPeople(database, club);
    expect(new Set(after?.people.map(({ id, place }) => [id, place].join()))).toEqual(
      new Set(['ann,before', 'bob,on']),
    );
  });

  it('are told of a ladder as far as it concerns them: their place, and those with whom something is open', async () => {
    const { store, database, club } = await begin();
    const key = { club, ladder: 'main' };
    const players = ids(300).map((id) => ({ id: player(id), name: `Player ${id}` }));
    accepted(await store.submit(key, say('19:00', 'seed', { order: 'given', players })));
    for (const id of ['p00200', 'p00201']) accepted(await store.submit(key, arrive(id)));
    accepted(await store.submit(key, challenge('m1', 'p00201', 'p00200')));
    const [whole, own] = [await store.load(key), await readOwnPlace(database, key, player('p00200'))];
    expect([...(own?.order.players() ?? [])]).toEqual([...(whole?.order.players() ?? [])]);
    expect(own?.challenges.get(challengeId('m1'))).toEqual(whole?.challenges.get(challengeId('m1')));
    for (const id of ['p00200', 'p00201']) expect(own?.players.get(player(id))).toEqual(whole?.players.get(player(id)));
    expect(await readOwnPlace(database, { club, ladder: 'none' }, player('p00200'))).toBeUndefined();
  });
});

it('a club that has as many members as it may have gets no more, and room by each who goes', async () => {
  const database = new MemoryDatabase();
  const all = Array.from({ length: MOST.members }, (_, index) => person(`m${index}`));
  expect(await addMembers(database, 'rooks', all)).toEqual({ kind: 'added' });
  expect(await addMembers(database, 'rooks', [ANN])).toEqual({ kind: 'too-many' });
  await removeMember(database, 'rooks', player('m7'), 1);
  expect(await addMembers(database, 'rooks', [ANN])).toEqual({ kind: 'added' });
});

const DAY = 24 * 60 * 60 * 1000;
const later = (days: number): Instant => instant(NOW + days * DAY);
const asker = (hash: string, when = NOW) => ({
  hash,
  ladder: 'main',
  at: when,
  name: `Name of ${hash}`,
  note: 'hello',
});

describe.each(KINDS)('requests to join on $name', ({ use }) => {
  const open = use();

  it('are kept for 30 days, oldest first, each club its own', async () => {
    const database = await open();
    await addRequest(database, 'riverside-1', asker('b', later(1)));
    await addRequest(database, 'riverside-1', asker('z', NOW));
    await addRequest(database, 'hilltop-1', asker('h'));
    expect(await readRequests(database, 'riverside-1', later(2))).toEqual([asker('z'), asker('b', later(1))]);
    expect(await readRequests(database, 'riverside-1', later(30))).toEqual([asker('b', later(1))]);
    expect(await readRequest(database, 'riverside-1', 'z', later(30))).toBeUndefined();
    expect(await readRequest(database, 'hilltop-1', 'z', NOW)).toBeUndefined();
  });

  it('are fifty at most, those that were accepted not counted', async () => {
    const database = await open();
    for (let count = 0; count < 50; count++)
      expect(await addRequest(database, 'riverside-3', asker(`a${count}`))).toBe('added');
    expect(await addRequest(database, 'riverside-3', asker('late'))).toBe('too-many');
    await acceptRequest(database, 'riverside-3', asker('a7'), player('ann'));
    expect(await addRequest(database, 'riverside-3', asker('late'))).toBe('added');
  });

  it('go with their club when it is deleted', async () => {
    const database = await open();
    await addRequest(database, 'seaside', asker('a'));
    await clearClub(database, 'seaside');
    expect(await readRequests(database, 'seaside', NOW)).toEqual([]);
  });
});
