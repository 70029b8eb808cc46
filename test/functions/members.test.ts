import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { putContact } from '#functions/books/contacts.ts';
import { readNaming } from '#functions/books/naming.ts';
import { REST } from '#functions/erasing/clear.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { ShownNames } from '#shared/view/naming.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { player } from '../ladders/club.ts';
import { Evening, LADDER, outcomeOf } from './evening.ts';

const MEMBERS = '/api/clubs/riverside/members';
const JUNIORS = '/api/clubs/riverside/ladders/juniors';
const SECRET = { email: 'ann@example.org', note: 'owes a round', rating: 4711 };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const add = (...members: readonly object[]) => evening.send('POST', MEMBERS, { key, body: { members } });
const change = (id: string, body: object) => evening.send('POST', `${MEMBERS}/${id}`, { key, body });
const remove = (id: string) => evening.send('DELETE', `${MEMBERS}/${id}`, { key });
const list = async (query = {}) => (await evening.must('GET', MEMBERS, { key, query })).json;
const idsIn = ({ members }: Record<string, unknown>): readonly string[] =>
  (members as readonly { readonly id: string }[]).map(({ id }) => id);
const member = async (id: string) =>
  ((await list())['members'] as readonly { readonly id: string }[]).find((each) => each.id === id);
const history = async () => (await evening.must('GET', '/api/clubs/riverside/changes', { key })).text;
const rename = (path: string, player: string, name: string, headers = {}) =>
  evening.must('POST', `${path}/rename`, { key, body: { player, name }, headers });

describe('the list of members', () => {
  test.each(['bounced', 'complained'] as const)(
    'says whose address is worth nothing (%s), and not which one',
    async (state) => {
      const email = { to: 'ann@gone.example', state, since: evening.now };
      const contact = { player: player('ann'), secret: 'x', wishes: {}, email };
      await putContact(evening.database, 'riverside', 0, contact);
      expect(await member('ann')).toMatchObject({ unreached: state });
      expect(await member('bob')).not.toHaveProperty('unreached');
      expect(JSON.stringify(await list())).not.toContain('gone.example');
      await putContact(evening.database, 'riverside', 1, { ...contact, email: { ...email, state: 'asked' } });
      expect(await member('ann')).not.toHaveProperty('unreached');
    },
  );

  test('has everybody on a ladder, of whom nothing is kept yet, and everybody who was added', async () => {
    expect((await add({ id: 'zoe', name: ' Zoe ', ...SECRET }, { id: 'yan', name: 'Yan' })).json).toEqual({
      added: ['zoe', 'yan'],
    });
    await evening.must('POST', `${JUNIORS}/join`, { key, body: { player: 'ann', name: 'Annie' } });
    const told = await list();
    expect(idsIn(told)).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'yan', 'zoe']);
    expect([await member('ann'), await member('zoe')]).toEqual([
      { id: 'ann', name: 'Annie', version: 0, ladders: [{ ladder: 'juniors' }, { ladder: 'main', name: 'Ann' }] },
      { id: 'zoe', name: 'Zoe', ...SECRET, version: 1, since: '2021-09-06T19:00:00.000Z', ladders: [] },
    ]);
    expect(told).toMatchObject({ more: false, ladders: [{ ladder: 'juniors' }, { ladder: 'main', name: 'main' }] });
  });

  test('comes in pages, each member on one of them', async () => {
    const all = Array.from({ length: 630 }, (_, index) => `m-${String(index).padStart(3, '0')}`);
    for (let first = 0; first < all.length; first += 90)
      expect((await add(...all.slice(first, first + 90).map((id) => ({ id, name: id })))).status).toBe(201);
    expect((await list({ after: 'eve' }))['more']).toBe(true);
    // Of these the club keeps nothing but that they play.
    for (const player of ['m-250-too', 'm-494-too', 'yves'])
      await evening.must('POST', `${JUNIORS}/join`, { key, body: { player, name: player } });
    const one = await list();
    const other = await list({ after: idsIn(one).at(-1) });
    expect([one['more'], other['more']]).toEqual([true, false]);
    expect([idsIn(one).length, (await list({ after: 'yves' }))['members']]).toEqual([500, []]);
    const everybody = [...all, 'm-250-too', 'm-494-too'].toSorted();
    expect([...idsIn(one), ...idsIn(other)]).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', ...everybody, 'yves']);
  });

  test('takes all or none, says which line is wrong, and takes what is sent twice once', async () => {
    for (const [bad, detail] of [
      [{ id: 'yan', name: ' ' }, 'members.1.name'],
      [{ id: 'yan', name: 'Yan', email: 'yan' }, 'members.1.email'],
      [{ id: 'yan', name: 'Yan', email: 'yan@example' }, 'members.1.email'],
      [{ id: 'Yan', name: 'Yan' }, 'members.1.id'],
      [{ id: 'yan', name: 'Yan', rating: 'good' }, 'members.1.rating'],
      [{ id: 'yan', name: 'Yan', phone: '1' }, 'members.1'],
      [{ id: 'zoe', name: 'Yan' }, 'members.1'],
    ] as const) {
      const got = await add({ id: 'zoe', name: 'Zoe' }, bad);
      expect([got.status >= 400, got.json['detail']]).toEqual([true, expect.stringContaining(detail)]);
    }
    expect(await member('zoe')).toBeUndefined();
    for (let times = 0; times < 2; times++) expect((await add({ id: 'zoe', name: 'Zoe' })).status).toBe(201);
    const other = await add({ id: 'yan', name: 'Yan' }, { id: 'zoe', name: 'Zoe Smith' });
    expect([other.json['code'], other.json['detail']]).toEqual(['already-exists', expect.stringMatching(/^members.1/)]);
    expect(await member('yan')).toBeUndefined();
    expect((await history()).match(/members-added/g)).toHaveLength(1);
    expect((await add(...Array.from({ length: 91 }, (_, index) => ({ id: `m${index}`, name: 'M' })))).status).toBe(400);
  });

  test('keeps what two change at once apart: the later one looks again', async () => {
    expect((await change('ann', { version: 0, rating: 1800 })).json).toMatchObject({ version: 1, rating: 1800 });
    expect(outcomeOf(await change('ann', { version: 0, rating: 1900 }))).toBe('member-changed');
    expect((await change('ann', { version: 1, email: 'a@b.ch', note: 'x' })).status).toBe(200);
    expect((await change('ann', { version: 2, note: null })).json).toMatchObject({ email: 'a@b.ch', rating: 1800 });
    expect(await member('ann')).not.toHaveProperty('note');
    expect((await change('nobody', { version: 0, name: 'Nobody' })).json['code']).toBe('unknown-member');
  });

  test('lets those go who never were on a ladder, and their links; others can only be forgotten', async () => {
    await add({ id: 'zoe', name: 'Zoe' });
    const own = await evening.asPlayer('zoe');
    await change('eve', { version: 0, note: 'x' });
    await evening.must('POST', `${LADDER}/leave`, { key, body: { player: 'eve' } });
    const ends = [outcomeOf(await remove('eve')), outcomeOf(await remove('zoe')), outcomeOf(await remove('zoe'))];
    expect(ends).toEqual(['member-on-ladder', 204, 'unknown-member']);
    expect(await member('zoe')).toBeUndefined();
    expect((await evening.twin().send('GET', `${LADDER}/state`, { key: own })).json['code']).toBe('revoked-key');
  });
});

describe('what the club knows of a member', () => {
  test('is told to organisers alone, whoever asks for whatever else; and the history says no e-mail', async () => {
    await change('ann', { version: 0, ...SECRET });
    await evening.must('POST', `${LADDER}/leave`, { key, body: { player: 'eve' } });
    const said = (text: string) => Object.values(SECRET).filter((word) => text.includes(String(word)));
    expect(said((await evening.must('GET', MEMBERS, { key })).text)).toHaveLength(3);
    for (const role of ['scorer', 'player'] as const) {
      const theirs = await evening.hand('riverside', { role, ...(role === 'player' && { player: 'bob' }) });
      for (const { method, path } of OPERATIONS.filter((route) => route.method === 'GET')) {
        const place = path
          .replace('{club}', 'riverside')
          .replace('{ladder}', 'main')
          .replace(/\{\w+\}/, 'ann');
        expect(said((await evening.send(method, place, { key: theirs })).text), `${role}: ${path}`).toEqual([]);
      }
    }
    const told = await history();
    expect(told).toContain('Ann: Rating, E-mail, Note');
    expect(said(told)).toEqual([]);
  });

  test('goes when they are forgotten, also where they were never on a ladder; their id is free again after that', async () => {
    await add({ id: 'zoe', name: 'Zoe Ode', ...SECRET });
    await change('dee', { version: 0, email: 'dee@example.org' });
    const forget = (player: string, name: string) =>
      evening.send('POST', '/api/clubs/riverside/forgetting', { key, body: { player, name } });
    for (const [player, name] of Object.entries({ zoe: 'Zoe Ode', dee: 'Dee' }))
      expect((await forget(player, name)).status).toBe(202);
    expect((await add({ id: 'zoe', name: 'Zoe II' })).json['code']).toBe('being-deleted');
    await evening.workOff();
    expect(idsIn(await list())).not.toContain('dee');
    evening.advance(REST);
    evening.queued.push(...evening.later.splice(0));
    await evening.workOff();
    expect(idsIn(await list())).toEqual(['ann', 'bob', 'cy', 'eve']);
    for (const word of [/\bZoe\b/, /example\.org/]) expect(evening.database.dump()).not.toMatch(word);
    expect((await add({ id: 'zoe', name: 'Zoe II' })).status).toBe(201);
  });

  test('goes by the name that a ladder gives them; a repeat of that does not bring an older name back', async () => {
    await change('ann', { version: 0, note: 'x' });
    await rename(LADDER, 'ann', 'Ann Lee', { 'idempotency-key': 'one' });
    expect(await member('ann')).toMatchObject({ name: 'Ann Lee', note: 'x', version: 2 });
    await rename(LADDER, 'ann', 'Ann Lee-Katz');
    await rename(LADDER, 'ann', 'Ann Lee', { 'idempotency-key': 'one' });
    expect(await member('ann')).toMatchObject({ name: 'Ann Lee-Katz', version: 3 });
    await rename(LADDER, 'bob', 'Robert');
    expect(await member('bob')).toMatchObject({ name: 'Robert', version: 0 });
  });

  test('has other ladders show it in public too, until the line that gave it is undone', async () => {
    await evening.must('POST', `${JUNIORS}/join`, { key, body: { player: 'ann', name: 'Ann' } });
    const shown = async () => new ShownNames(await readNaming(evening.database, 'riverside')).of(player('ann'), 'Ann');
    const touched = async () => (await evening.store.version({ club: 'riverside', ladder: 'juniors' }))?.touched ?? 0;
    const { line } = (await rename(LADDER, 'ann', 'Ann Lee')).json;
    expect([await shown(), await touched()]).toEqual(['Ann Lee', expect.any(Number)]);
    const before = await touched();
    expect(before).toBeGreaterThan(0);
    evening.advance(5000);
    await evening.must('POST', `${LADDER}/void`, { key, body: { line } });
    expect(await shown()).toBe('Ann');
    expect(await touched()).toBeGreaterThan(before);
    expect(await history()).not.toContain('Ann Lee');
  });
});

describe('how the public sees one person alone', () => {
  const show = (id: string, body: object) => evening.send('PUT', `${MEMBERS}/${id}/public-name`, { key, body });

  test('is kept with the names of the club, noted, and told to organisers', async () => {
    await rename(LADDER, 'ann', 'Ann Lee');
    expect((await show('ann', { as: 'initials' })).json).toEqual({ as: 'initials', shown: 'A. L.' });
    expect(await member('ann')).toMatchObject({ name: 'Ann Lee', shown: 'initials' });
    expect(await history()).toContain('Ann Lee: initials');
    const naming = { mode: 'full', nicknames: {} };
    await evening.must('PATCH', '/api/clubs/riverside', { key, body: { naming } });
    expect((await evening.must('GET', '/api/clubs/riverside', { key })).json).toMatchObject({
      naming: { ...naming, alone: { ann: 'initials' } },
    });
    expect((await show('ann', { as: 'nickname' })).text).toContain('nickname');
    expect((await show('ann', { as: 'nickname', nickname: 'Rook' })).json).toEqual({ as: 'nickname', shown: 'Rook' });
    expect((await show('ann', { as: 'club' })).json).toEqual({ as: 'club', shown: 'Ann Lee' });
    expect(await member('ann')).not.toHaveProperty('shown');
    expect((await show('nobody', { as: 'initials' })).status).toBe(404);
  });

  test('never shows more of a name than the club shows of everybody', async () => {
    await rename(LADDER, 'ann', 'Ann Lee');
    await evening.must('PATCH', '/api/clubs/riverside', { key, body: { naming: { mode: 'initials' } } });
    expect((await show('ann', { as: 'initial' })).json).toEqual({ as: 'initial', shown: 'A. L.' });
  });
});

describe('who is called so', () => {
  const called = async (name: string, by = key) =>
    (await evening.must('GET', '/api/clubs/riverside/namesakes', { key: by, query: { name } })).json;

  test('is found as people compare names, with the ladders where they play: scorers are told that, and no more', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    await rename(LADDER, 'ann', 'Ann Lée');
    await evening.must('POST', `${JUNIORS}/join`, { key, body: { player: 'bob', name: 'Roberta' } });
    await add({ id: 'ann-lee-2', name: 'LEE,  ann', ...SECRET });
    for (const name of ['ann lee', 'Ann-Lee', 'Lee, Ann'])
      expect((await called(name, scorer))['members']).toEqual([
        { id: 'ann', name: 'Ann Lée', ladders: ['main'] },
        { id: 'ann-lee-2', name: 'LEE,  ann', ladders: [] },
      ]);
    expect((await called('roberta'))['members']).toEqual([
      { id: 'bob', name: 'Roberta', also: ['Bob'], ladders: ['juniors', 'main'] },
    ]);
    expect((await called('Anna Lee'))['members']).toEqual([]);
  });

  test('does not hang on capitals, accents, spaces or the order of first and last name', () => {
    const word = fc.stringMatching(/^[a-zäöüéèñçøßł]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const name = words.join(' ');
        const others = [name.normalize('NFD'), ` ${words.join('  ')} `, words.join('-'), name.toLowerCase()];
        const [last = '', ...first] = words.toReversed();
        if (first.length > 0) others.push(`${last}, ${first.toReversed().join(' ')}`);
        for (const other of others) expect(nameKey(other)).toBe(nameKey(name));
      }),
      { endOnFailure: true },
    );
    expect(nameKey('Łukasz O’Neill')).toBe(nameKey('LUKASZ ONEILL'));
  });
});

describe('a player of several ladders', () => {
  const own = async (player: string) => {
    const theirs = { key: await evening.asPlayer(player) };
    return (await evening.must('GET', '/api/clubs/riverside/own', theirs)).json['ladders'];
  };

  test('is told where they are on each, what waits for them there, and of those they are not on by name', async () => {
    const season = { name: 'Friday Ladder', settings: { confirm: 7 } };
    const players = ['Ann', 'Bob'].map((name) => ({ id: name.toLowerCase(), name }));
    const path = await evening.openLadder({ system: 'crewe', ...season }, players);
    const bob = { key: await evening.asPlayer('bob') };
    const asked = { id: 'c1', challenger: 'bob', challenged: 'ann' };
    await evening.must('POST', `${path}/challenge`, { ...bob, body: asked });
    const friday = { ladder: 'other', name: 'Friday Ladder', of: 2 };
    const elsewhere = [
      { ladder: 'main', name: 'main', rung: 1, of: 5, waits: [] },
      { ladder: 'juniors', name: 'juniors', waits: [] },
    ];
    expect(await own('ann')).toEqual([{ ...friday, rung: 1, waits: [{ kind: 'answer', with: 'Bob' }] }, ...elsewhere]);
    await evening.must('POST', `${path}/accept`, { key, body: { challenge: 'c1' } });
    expect(await own('bob')).toContainEqual({ ...friday, rung: 2, waits: [{ kind: 'play', with: 'Ann' }] });
    await evening.must('POST', `${path}/result`, { ...bob, body: { challenge: 'c1', score: [1, 0] } });
    expect(await own('ann')).toContainEqual({ ...friday, rung: 1, waits: [{ kind: 'confirm', with: 'Bob' }] });
    expect(await own('bob')).toContainEqual({ ...friday, rung: 2, waits: [] });
  });

  test('is told of a ladder off the club’s page only where they are on it', async () => {
    await evening.must('POST', `${LADDER}/status`, { key, body: { hidden: true } });
    expect(await own('ann')).toHaveLength(2);
    expect(await own('zoe')).toEqual([{ ladder: 'juniors', name: 'juniors', waits: [] }]);
  });
});
