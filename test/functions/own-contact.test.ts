import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { putContact, readContact } from '#functions/books/contacts.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { potsOn } from '#shared/view/pots.ts';
import { player as idOf } from '../ladders/club.ts';
import { KINDS } from '../ladders/databases.ts';
import { Evening, outcomeOf } from './evening.ts';

/** Zoe has challenged Max on a Crewe ladder; Amy plays neither of them. */
let evening: Evening;
let path: string;
const keys: Record<string, string> = {};
beforeEach(async () => {
  evening = await Evening.begin();
  path = await evening.openLadder({ system: 'crewe' }, [{ id: 'amy' }, { id: 'max' }, { id: 'zoe' }]);
  for (const player of ['amy', 'max', 'zoe']) keys[player] = await evening.asPlayer(player);
  const body = { id: 'c1', challenger: 'zoe', challenged: 'max' };
  await evening.must('POST', `${path}/challenge`, { key: keys['zoe'] ?? '', body });
});

const OWN = '/api/clubs/riverside/own/contact';
const keyOf = (player: string) => ({ key: keys[player] ?? '' });
const shows = (player: string, phone: string, ...kinds: readonly string[]) =>
  evening.send('PUT', OWN, { ...keyOf(player), body: { phone, shows: kinds } });
const seenBy = async (player: string) =>
  (await evening.must('GET', `${path}/contacts`, keyOf(player))).json['contacts'];
const hasAddress = (player: string, state: 'asked' | 'confirmed') =>
  putContact(evening.database, 'riverside', 0, {
    ...{ player: idOf(player), secret: 'x', wishes: {} },
    email: { to: `${player}@example.org`, state, since: evening.now },
  });

describe('a player’s phone number', () => {
  it('is seen by the opponent once both show something, by nobody else, and until either hides it', async () => {
    await shows('zoe', '+44 7700 900123', 'phone');
    expect(await seenBy('max')).toEqual([]);
    await shows('max', '020 7946 0000', 'phone');
    await shows('amy', '020 7946 0001', 'phone');
    expect(await seenBy('max')).toEqual([{ challenge: 'c1', player: 'zoe', phone: '+44 7700 900123' }]);
    expect(await seenBy('zoe')).toEqual([{ challenge: 'c1', player: 'max', phone: '020 7946 0000' }]);
    expect(await seenBy('amy')).toEqual([]);
    await shows('max', '020 7946 0000');
    expect([await seenBy('max'), await seenBy('zoe')]).toEqual([[], []]);
  });

  it('is told with all that concerns a player’s next games, as it is by itself', async () => {
    for (const player of ['zoe', 'max']) await shows(player, '020 7946 0000', 'phone');
    await evening.must('POST', `${path}/accept`, { ...keyOf('max'), body: { challenge: 'c1' } });
    const at = '2022-01-24T19:30';
    await evening.must('POST', `${path}/dates`, { ...keyOf('zoe'), body: { challenge: 'c1', at } });
    const { json } = await evening.must('GET', `${path}/upcoming`, keyOf('max'));
    for (const [asked, told] of Object.entries({
      contacts: ['contacts'],
      dates: ['dates', 'calledOff'],
      proposals: ['proposals', 'games'],
    })) {
      const alone = (await evening.must('GET', `${path}/${asked}`, keyOf('max'))).json;
      for (const name of told) expect(json[name], name).toEqual(alone[name]);
    }
    expect([json['contacts'], json['contactChosen']]).toEqual([[expect.anything()], true]);
    const amys = await evening.must('GET', `${path}/upcoming`, keyOf('amy'));
    expect(amys.json['contactChosen']).toBe(false);
    await shows('amy', '');
    expect((await evening.must('GET', `${path}/upcoming`, keyOf('amy'))).json['contactChosen']).toBe(true);
  });

  it('is seen no more once the challenge is over', async () => {
    for (const player of ['zoe', 'max']) await shows(player, '020 7946 0000', 'phone');
    await evening.must('POST', `${path}/withdraw`, { ...keyOf('zoe'), body: { challenge: 'c1' } });
    expect(await seenBy('max')).toEqual([]);
  });

  it('is neither for officials nor in anything else that the service tells', async () => {
    for (const player of ['zoe', 'max']) await shows(player, '020 7946 0000', 'phone');
    const key = await evening.hand('riverside', { role: 'organiser' });
    for (const asked of [OWN, `${path}/contacts`])
      expect(outcomeOf(await evening.send('GET', asked, { key }))).toBe('not-your-role');
    for (const told of ['/api/clubs/riverside/members', `${path}/state`, path])
      expect((await evening.must('GET', told, { key })).text).not.toContain('7946');
  });

  it('may be copied from a list of contacts, with marks that nobody sees and dashes of its own', async () => {
    const { json } = await shows('zoe', '\u202D+44\u00A07700\u2011900–123\u202C', 'phone');
    expect(json['phone']).toBe('+44 7700-900-123');
  });

  it.each(['call me', '12', '+44 7700 900123 0000', 'tel:0207946'])('cannot be %s', async (phone) => {
    expect(await shows('zoe', phone, 'phone')).toMatchObject({ status: 400, json: { code: 'invalid' } });
    expect((await evening.must('GET', OWN, keyOf('zoe'))).json).toEqual({ shows: [] });
  });
});

test('those who have joined a game for points see how to reach each other until it is over, and who is only asked neither sees nor is seen', async () => {
  evening = await Evening.begin();
  const players = ['amy', 'max', 'zoe', 'eve'].map((id) => ({ id }));
  path = await evening.openLadder({ system: 'shicargo' }, players);
  for (const [nth, { id }] of players.entries()) {
    keys[id] = await evening.asPlayer(id);
    await shows(id, `020 ${id.length}${nth}`, 'phone');
  }
  const seenOne = async (id: string) => {
    const seen = (await seenBy(id)) as { readonly player: string }[];
    return [
      id,
      seen
        .map(({ player }) => player)
        .toSorted()
        .join(' '),
    ] as const;
  };
  const seen = async () => Object.fromEntries(await Promise.all(players.map(({ id }) => seenOne(id))));
  await evening.must('POST', `${path}/proposals`, { ...keyOf('zoe'), body: { players: ['amy', 'max'] } });
  const nobody = { amy: '', max: '', zoe: '', eve: '' };
  expect(await seen()).toEqual(nobody);
  const agree = (player: string) => evening.must('POST', `${path}/proposals/zoe/agree`, { ...keyOf(player), body: {} });
  await agree('max');
  expect(await seen()).toEqual({ ...nobody, max: 'zoe', zoe: 'max' });
  const started = await agree('amy');
  expect(await seen()).toEqual({ amy: 'max zoe', max: 'amy zoe', zoe: 'amy max', eve: '' });
  await shows('amy', '');
  expect(await seen()).toEqual({ ...nobody, max: 'zoe', zoe: 'max' });
  const [game] = potsOn((await evening.store.load({ club: 'riverside', ladder: 'other' })) ?? expect.fail());
  const scores = Object.entries({ amy: 1, max: 2, zoe: 3 });
  await evening.must('POST', `${path}/finish`, { ...keyOf('zoe'), body: { game: game?.id, scores } });
  expect([started.status, await seen()]).toEqual([201, nobody]);
});

test('an e-mail address is shown once its owner has confirmed it, and chosen so', async () => {
  await hasAddress('zoe', 'asked');
  await hasAddress('max', 'confirmed');
  await shows('zoe', '', 'email');
  await shows('max', '', 'email');
  expect(await seenBy('zoe')).toEqual([]);
  await shows('zoe', '020 7946 0000', 'phone', 'email');
  expect(await seenBy('zoe')).toEqual([{ challenge: 'c1', player: 'max', email: 'max@example.org' }]);
  expect(await seenBy('max')).toEqual([{ challenge: 'c1', player: 'zoe', phone: '020 7946 0000' }]);
});

describe.each(KINDS)('in $name', ({ use }) => {
  const open = use();

  it('what a player shows is kept, and gone once they are forgotten', async () => {
    const database = await open();
    const shared = { phone: '1234', shows: ['phone'] } as const;
    const contact = { player: idOf('zoe'), secret: 'x', wishes: {}, shared };
    expect(await putContact(database, 'riverside', 0, contact)).toBe(true);
    expect((await readContact(database, 'riverside', idOf('zoe')))?.shared).toEqual(contact.shared);
    await forgetInClub(database, 'riverside', { player: idOf('zoe'), name: 'Zoe', as: idOf('gone-1'), said: [] });
    expect(await readContact(database, 'riverside', idOf('zoe'))).toBeUndefined();
  });
});

describe('when a player can play', () => {
  const FREE = () => `${path}/upcoming/free-times`;
  const says = (player: string, when: readonly string[], wants = false) =>
    evening.must('PUT', FREE(), { ...keyOf(player), body: { when, wants } });
  const upcomingOf = async (player: string) => (await evening.must('GET', `${path}/upcoming`, keyOf(player))).json;

  it('is seen by those who may challenge them, and by nobody else', async () => {
    const { json } = await says('amy', ['sunday', 'evenings']);
    expect(json).toEqual({ when: ['evenings', 'sunday'] });
    expect((await upcomingOf('amy'))['free']).toEqual(json);
    expect((await upcomingOf('max'))['ready']).toEqual([{ player: 'amy', ...json }]);
    await says('max', ['mornings']);
    // Zoe plays him already.
    expect((await upcomingOf('zoe'))['ready']).toEqual([{ player: 'amy', ...json }]);
    const key = await evening.hand('riverside', { role: 'organiser' });
    expect(outcomeOf(await evening.send('GET', `${path}/upcoming`, { key }))).toBe('not-your-role');
    expect((await evening.must('GET', path, { key })).text).not.toContain('evenings');
  });

  it('is told with all else of one’s next games after one look at the ladder', async () => {
    await says('amy', ['sunday']);
    const load = vi.spyOn(evening.store, 'load');
    expect(await upcomingOf('max')).toMatchObject({ ready: [{ player: 'amy' }], contacts: [], dates: [] });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('puts those who would like a game first, which ends by itself with the week by the ladder’s clocks', async () => {
    await evening.must('POST', `${path}/withdraw`, { ...keyOf('zoe'), body: { challenge: 'c1' } });
    await says('amy', ['sunday']);
    const { json } = await says('max', [], true);
    // It is Monday 6 September in London.
    expect(json).toEqual({ when: [], wants: '2021-09-13T00:00:00+01:00' });
    const players = async () =>
      Array.from(JSON.parse(JSON.stringify((await upcomingOf('zoe'))['ready'])), (each) => each);
    expect(await players()).toMatchObject([{ player: 'max', wants: json['wants'] }, { player: 'amy' }]);
    evening.advance(7 * 24 * 60 * 60_000);
    expect(await players()).toEqual([{ player: 'amy', when: ['sunday'] }]);
    expect((await upcomingOf('max'))['free']).toEqual({ when: [] });
  });

  it('is kept no more once nothing is said, or its player is forgotten', async () => {
    await says('amy', ['sunday'], true);
    await says('amy', []);
    expect((await upcomingOf('max'))['ready']).toEqual([]);
    expect(
      outcomeOf(await evening.send('PUT', FREE(), { ...keyOf('amy'), body: { when: ['never'], wants: true } })),
    ).toBe('invalid');
  });
});
