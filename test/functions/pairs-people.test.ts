import { beforeEach, describe, expect, test } from 'vitest';
import { readMember } from '#functions/books/members.ts';
import { readNaming } from '#functions/books/naming.ts';
import { unpacked } from '#functions/database/stored.ts';
import { peopleBehind } from '#shared/rules/entrants/people.ts';
import { player } from '../ladders/club.ts';
import { Evening, type Got, outcomeOf } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const PATH = `${CLUB}/ladders/pairs`;
const KEY = { club: 'riverside', ladder: 'pairs' };

const person = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name });
const pair = (id: string, ...names: readonly string[]) => ({ id, people: names.map(person) });

/** Ann is in two pairs, and on no other ladder. */
const PAIRS = [
  pair('ann-lee-and-bob', 'Ann Lee', 'Bob Ray'),
  pair('bees', 'Cy Fox', 'Dee Orr'),
  pair('cats', 'Eve Day', 'Fay Kim', 'Ann Lee'),
];

let evening: Evening;
let organiser = '';
beforeEach(async () => {
  evening = await Evening.begin();
  await evening.openLadder({ system: 'house', entrants: 'pairs' }, PAIRS, 'pairs');
  organiser = await evening.hand('riverside', { role: 'organiser' });
});

const does = (verb: string, body: object, key = organiser) => evening.must('POST', `${PATH}/${verb}`, { key, body });
const did = async (got: Promise<Got>) => outcomeOf(await got);
const loaded = async () => {
  const ladder = await evening.store.load(KEY);
  if (!ladder) throw new Error('there is no ladder');
  return ladder;
};
const namesOn = async () => {
  const { order, players } = await loaded();
  return order.players().map((id) => players.get(id)?.name);
};
const membersOn = async () => {
  const { json } = await evening.must('GET', `${CLUB}/members`, { key: organiser });
  const members = json['members'] as { id: string; name: string; ladders: { ladder: string; left?: string }[] }[];
  return members.filter(({ ladders }) => ladders.some(({ ladder }) => ladder === 'pairs'));
};

describe('the people of pairs are the club’s members', () => {
  test('each once, under their own names; pairs are none', async () => {
    const members = await membersOn();
    expect(members.map(({ name }) => name)).toEqual(['Ann Lee', 'Bob Ray', 'Cy Fox', 'Dee Orr', 'Eve Day', 'Fay Kim']);
    expect(members[0]).toMatchObject({ id: 'ann-lee', ladders: [{ ladder: 'pairs' }] });
    expect(await did(evening.send('DELETE', `${CLUB}/members/ann-lee`, { key: organiser }))).toBe('member-on-ladder');
  });

  test('who has left with one pair is there with another; who has left with all has left', async () => {
    await does('leave', { player: 'ann-lee-and-bob' });
    const [ann, bob] = await membersOn();
    expect([ann?.ladders, bob?.ladders]).toEqual([[{ ladder: 'pairs' }], [{ ladder: 'pairs', left: 'this season' }]]);
  });

  test('a member may be told, as anybody of their name, from others', async () => {
    const { json } = await evening.must('GET', `${CLUB}/namesakes`, {
      key: organiser,
      query: { name: 'fay kim' },
    });
    expect(json['members']).toMatchObject([{ id: 'fay-kim', ladders: ['pairs'] }]);
  });

  test('organisers see who is behind a pair', async () => {
    const { json } = await evening.must('GET', PATH, { key: organiser });
    expect(json['standings']).toMatchObject([
      { player: 'ann-lee-and-bob', people: [{ id: 'ann-lee', name: 'Ann Lee' }, { id: 'bob-ray' }] },
      {},
      {},
    ]);
  });

  test('a request to join is of a person, whom the organiser then puts into a pair', async () => {
    await evening.must('POST', `${CLUB}/members`, {
      key: organiser,
      body: { members: [person('Gil Moss'), person('Hal Nye')] },
    });
    await does('join', { player: 'dogs', people: [person('Gil Moss'), person('Hal Nye')] });
    const gil = await evening.asPlayer('gil-moss');
    expect(
      await did(
        evening.send('POST', `${PATH}/challenge`, { key: gil, body: { challenger: 'dogs', challenged: 'cats' } }),
      ),
    ).toBe(201);
  });
});

test('a season log of pairs that was downloaded becomes another ladder, the same line for line', async () => {
  await does('rename', { player: 'ann-lee', name: 'Ann Moore' });
  await does('regroup', { player: 'bees', people: [person('Cy Fox'), person('Gil Moss')] });
  await does('challenge', { id: 'c1', challenger: 'bees', challenged: 'ann-lee-and-bob' });
  const log = (await evening.must('GET', `${PATH}/log`, { key: organiser })).text;
  const headers = { 'content-type': 'application/jsonl' };
  const copy = `${CLUB}/ladders/copy`;
  await evening.must('POST', `${copy}/import`, { key: organiser, headers, body: log });
  await evening.workOff();
  expect((await evening.must('GET', `${copy}/log`, { key: organiser })).text).toBe(log);
  expect(await evening.store.verify({ ...KEY, ladder: 'copy' })).toEqual([]);
  const cy = await evening.asPlayer('gil-moss');
  expect(await did(evening.send('POST', `${copy}/withdraw`, { key: cy, body: { challenge: 'c1' } }))).toBe(200);
});

describe('a person of a pair who is renamed', () => {
  test('is called so in all pairs, as a member, and in what was told before', async () => {
    await evening.must('POST', `${CLUB}/members`, { key: organiser, body: { members: [person('Ann Lee')] } });
    await does('rename', { player: 'ann-lee', name: 'Ann Moore' });
    expect(await namesOn()).toEqual(['Ann Moore / Bob Ray', 'Cy Fox / Dee Orr', 'Eve Day / Fay Kim']);
    expect((await readMember(evening.database, 'riverside', player('ann-lee')))?.name).toBe('Ann Moore');
    expect((await readNaming(evening.database, 'riverside')).renamed).toEqual({
      'ann-lee': { now: 'Ann Moore', before: ['Ann Lee'] },
    });
  });

  test('has their name again where that is undone', async () => {
    const { json } = await does('rename', { player: 'ann-lee', name: 'Ann Moore' });
    await does('void', { line: json['line'] });
    expect((await namesOn())[0]).toBe('Ann Lee / Bob Ray');
    expect((await readNaming(evening.database, 'riverside')).renamed).toMatchObject({ 'ann-lee': { now: 'Ann Lee' } });
  });

  test('a pair that the club gives a name has that, and no member is called so', async () => {
    await does('rename', { player: 'bees', name: 'The Bees' });
    expect((await namesOn())[1]).toBe('The Bees');
    expect((await membersOn()).map(({ name }) => name)).not.toContain('The Bees');
  });

  test('a member whose id is that of a pair keeps their own name', async () => {
    await evening.must('POST', `${CLUB}/members`, { key: organiser, body: { members: [person('Bees')] } });
    for (const name of ['The Bees', 'The Hornets']) await does('rename', { player: 'bees', name });
    expect((await readMember(evening.database, 'riverside', player('bees')))?.name).toBe('Bees');
    expect((await readNaming(evening.database, 'riverside')).renamed).toBeUndefined();
  });
});

describe('a person of a pair who is forgotten', () => {
  const forget = async (name = 'Ann Lee') => {
    const { json } = await evening.must('POST', `${CLUB}/forgetting`, {
      key: organiser,
      body: { player: 'ann-lee', name },
    });
    await evening.workOff();
    return json as { as: string; name: string };
  };

  test('leaves the pair with the other, and nothing of theirs: no name, no id, not in who played', async () => {
    const lineup = ['cy-fox', 'dee-orr', 'ann-lee', 'bob-ray'];
    await does('challenge', { id: 'c1', challenger: 'bees', challenged: 'ann-lee-and-bob' });
    await does('accept', { challenge: 'c1' });
    await does('result', { challenge: 'c1', score: [3, 1], lineup });
    const { as, name } = await forget();
    const ladder = await loaded();
    const pair = player(`${as}-and-bob`);
    expect(peopleBehind(ladder, pair)).toEqual([as, 'bob-ray']);
    expect(ladder.players.get(pair)?.name).toBe(`${name} / Bob Ray`);
    expect(ladder.order.players()).toContain(pair);
    const kept = evening.database.items().filter(({ pk }) => pk.startsWith('CLUB#riverside'));
    expect(JSON.stringify(await evening.store.log(KEY))).toContain(as);
    expect(kept.map((item) => JSON.stringify(unpacked(item) ?? item)).filter((each) => /ann.lee/i.test(each))).toEqual(
      [],
    );
    expect(await evening.store.verify(KEY)).toEqual([]);
  });

  test('goes out of a name that the club gave the pair', async () => {
    await does('rename', { player: 'cats', name: 'Ann Lee and the cats' });
    const { name } = await forget();
    expect((await loaded()).players.get(player('cats'))?.name).toBe(`${name} and the cats`);
  });

  test('has in a copy what lies beside the log for a pair of theirs', async () => {
    await does('challenge', { id: 'c1', challenger: 'bees', challenged: 'ann-lee-and-bob' });
    await does('accept', { challenge: 'c1' });
    const cy = await evening.asPlayer('cy-fox');
    await evening.must('POST', `${PATH}/dates`, { key: cy, body: { challenge: 'c1', at: '2021-09-14T19:30' } });
    const ann = await evening.asPlayer('ann-lee');
    const copy = JSON.stringify((await evening.must('GET', `${CLUB}/own/copy`, { key: ann })).json);
    expect(copy).toContain('date of a game');
    expect([copy.includes('Bob Ray'), copy.includes('Dee Orr')]).toEqual([true, false]);
  });

  test('has in a copy nothing of a player of another ladder whose id is that of a pair of theirs', async () => {
    const others = [person('Cats'), person('Gil Moss')];
    await evening.openLadder({ system: 'house' }, others, 'singles');
    const at = (verb: string, key: string, body: object) =>
      evening.must('POST', `${CLUB}/ladders/singles/${verb}`, { key, body });
    await at('challenge', organiser, { id: 's1', challenger: 'gil-moss', challenged: 'cats' });
    await at('accept', organiser, { challenge: 's1' });
    await at('dates', await evening.asPlayer('gil-moss'), { challenge: 's1', at: '2021-09-14T19:30' });
    const copyFor = async (player: string) =>
      JSON.stringify((await evening.must('GET', `${CLUB}/own/copy`, { key: await evening.asPlayer(player) })).json);
    expect([(await copyFor('cats')).includes('gil-moss'), (await copyFor('eve-day')).includes('gil-moss')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('an invitation to a ladder of pairs', () => {
  const invitation = async (member: string) =>
    (await evening.must('POST', `${CLUB}/invitations/preview`, { key: organiser, body: { ladder: 'pairs', member } }))
      .json;

  test('says with whom somebody plays, and where they begin', async () => {
    const { paragraphs } = await invitation('bob-ray');
    expect(JSON.stringify(paragraphs)).toContain('You play with Ann Lee. You start 1st of 3.');
    expect(JSON.stringify((await invitation('eve-day'))['paragraphs'])).toContain('You play with Fay Kim and Ann Lee.');
  });
});
