import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { isLeftAlone } from '#functions/books/address-uses.ts';
import { readChanges } from '#functions/books/admin-history.ts';
import { choose } from '#functions/books/change-club.ts';
import { type Club, readClub } from '#functions/books/clubs.ts';
import { type Contact, putContact, readContact } from '#functions/books/contacts.ts';
import { countInvitation, hasStopped } from '#functions/books/mail-record.ts';
import { readMessage } from '#functions/books/notices.ts';
import { addressWrite } from '#functions/books/organisers.ts';
import { bounce } from '#functions/bounce.ts';
import { pack } from '#functions/database/item.ts';
import { CONTACT, clubPartition, MEMBER, SIGNED_UP } from '#functions/database/keys.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { againstInviting } from '#functions/notifying/email/invitation-limits.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { officeTo } from '#test/notifying/office.ts';
import { player } from '../ladders/club.ts';
import { Evening, outcomeOf } from './evening.ts';
import { follow as followIn, linkIn } from './mail-links.ts';

const CLUB = '/api/clubs/riverside';
const DAY = 24 * 3_600_000;

let evening: Evening;
let key: string;
let mails: Mail[];
let isBusy = false;
const office = officeTo(
  (mail) => mails.push(mail),
  () => isBusy,
);

beforeEach(async () => {
  mails = [];
  evening = await Evening.begin({ office });
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
  const members = [
    { id: 'ann', name: 'Ann', email: 'ann@example.org' },
    { id: 'bob', name: 'Bob' },
    { id: 'fay', name: 'Fay', email: 'fay@example.org' },
  ];
  await post('members', { members });
});

const signUpOf = (email: string) =>
  evening.database.put({
    pk: clubPartition('riverside'),
    sk: SIGNED_UP,
    value: pack({ hash: '', person: 'Eve', email, at: evening.now }),
  });

/** What the club answers its organiser. */
const read = async (path: string) => (await evening.must('GET', `${CLUB}/${path}`, { key })).json;
const post = async (path: string, body: object) => (await evening.must('POST', `${CLUB}/${path}`, { key, body })).json;

const add = (ids: readonly string[], email = (id: string) => `${id}@example.org`) =>
  post('members', { members: ids.map((id) => ({ id, name: id.toUpperCase(), email: email(id) })) });
const numbered = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}`);

const invite = (...members: readonly string[]) =>
  evening.send('POST', `${CLUB}/invitations`, { key, body: { ladder: 'main', members } });
const contactOf = (id: string) => readContact(evening.database, 'riverside', player(id));
const member = async (id: string) =>
  ((await read('members'))['members'] as readonly { readonly id: string }[]).find((each) => each.id === id);
const change = (id: string, body: object) => post(`members/${id}`, body);
const address = (to: string, state: 'confirmed' | 'stopped', more: Partial<Contact> = {}, version = 0) => {
  const known = { player: player(to.split('@')[0] ?? ''), secret: 'x', wishes: {} };
  return putContact(evening.database, 'riverside', version, {
    ...known,
    email: { to, state, since: evening.now },
    ...more,
  });
};
const pass = (time: number) => {
  evening.now = (evening.now + time) as typeof evening.now;
  evening.pass(time);
};

/** What the page says to which a link leads; pressing its button is a POST. */
const follow = (method: 'GET' | 'POST', link: URL) => followIn(evening.world, method, link);

describe('an invitation', () => {
  test('goes to the address that the organiser typed, signs in once, and makes the address the player’s', async () => {
    expect((await invite('ann')).json).toEqual({ sent: ['ann'], unsent: [] });
    const [mail] = mails;
    expect([mail?.to, mail?.subject, mail?.from.name]).toEqual([
      'ann@example.org',
      'Ann, you’re invited to main at The riverside club',
      'The riverside club',
    ]);
    expect(await member('ann')).toMatchObject({ invited: new Date(evening.now).toISOString() });
    expect(await member('ann')).not.toHaveProperty('signedIn');
    const link = linkIn(mails[0] as Mail);
    pass(13 * DAY);
    expect((await follow('GET', link)).statusCode).toBe(200);
    expect((await contactOf('ann'))?.email?.state).toBe('invited');
    const entered = await follow('POST', link);
    expect([entered.statusCode, entered.headers['location']]).toEqual([303, '/riverside/main/me/']);
    expect((await contactOf('ann'))?.email).toMatchObject({ to: 'ann@example.org', state: 'confirmed' });
    expect(await member('ann')).toMatchObject({ email: 'ann@example.org', signedIn: expect.any(String) });
    expect((await follow('POST', link)).statusCode).toBe(404);
  });

  test('says, once it opens nothing any more, why and for how long it was, and asks for the address in place', async () => {
    await invite('ann', 'fay');
    const [ann, fay] = mails.map(linkIn) as [URL, URL];
    await follow('POST', ann);
    const used = await follow('GET', ann);
    expect(used.body).toContain('It has already been used: it works only once.');
    expect(used.body).toContain('<form method="post" action="link">');
    pass(14 * DAY + 1);
    expect((await follow('GET', fay)).body).toContain('This invitation was for 14 days.');
    await invite('fay');
    expect((await follow('GET', fay)).body).toContain('This invitation was for 14 days.');
    const cut = new URL(`${fay}`.replace(/.(?=&days)/, ''));
    expect((await follow('GET', cut)).body).toContain('It works once, within 14 days.');
  });

  test('says that the organiser has withdrawn what it goes by', async () => {
    await invite('ann');
    const { access } = (await read('access')) as { access: { hash: string; player?: string }[] };
    for (const each of access.filter(({ player: whose }) => whose === 'ann'))
      await evening.must('DELETE', `${CLUB}/access/${each.hash}`, { key });
    expect((await follow('GET', linkIn(mails[0] as Mail))).body).toContain('Your organiser has withdrawn');
  });

  test('is worth nothing after a fortnight', async () => {
    await invite('ann');
    pass(14 * DAY + 1);
    expect((await follow('POST', linkIn(mails[0] as Mail))).statusCode).toBe(404);
  });

  test('is refused for those who cannot be reached, and sent to all others', async () => {
    await address('fay@example.org', 'stopped');
    expect((await invite('fay', 'bob', 'ann', 'nobody')).json).toEqual({
      sent: ['ann'],
      unsent: [
        { player: 'fay', why: 'unreached' },
        { player: 'bob', why: 'no-address' },
        { player: 'nobody', why: 'unknown' },
      ],
    });
    await change('fay', { version: 1, email: 'fay@home.example' });
    expect((await invite('fay')).json['sent']).toEqual(['fay']);
    expect(mails.at(-1)?.to).toBe('fay@home.example');
  });

  test('is sent once where the button is tapped twice, three times a day, and keeps one link of the player', async () => {
    const [sent, counts] = [[] as unknown[], [] as number[]];
    for (const wait of [0, 1000, DAY / 100, DAY / 100, DAY / 100]) {
      pass(wait);
      sent.push((await invite('ann')).json);
      counts.push(mails.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 3]);
    expect(sent.at(1)).toEqual({ sent: ['ann'], unsent: [] });
    expect(sent.at(-1)).toEqual({ sent: [], unsent: [{ player: 'ann', why: 'too-often' }] });
    const { access } = await read('access');
    expect((access as readonly { player?: string }[]).filter((each) => each.player === 'ann')).toHaveLength(1);
  });

  test('of a player who has confirmed another address goes there, which organisers see only where it is shown', async () => {
    await address('ann@own.example', 'confirmed');
    await invite('ann');
    expect(mails[0]?.to).toBe('ann@own.example');
    expect(await member('ann')).toMatchObject({ ownAddress: true });
    expect(await member('ann')).not.toHaveProperty('email');
    await address('ann@own.example', 'confirmed', { shared: { shows: ['email'] } }, 2);
    expect(await member('ann')).toMatchObject({ email: 'ann@own.example' });
  });

  test('goes to what the organiser meant: umlauts in Punycode, and nothing that was pasted along', async () => {
    await change('ann', { version: 1, email: 'mailto:Tom@München.example.' });
    expect(await member('ann')).toMatchObject({ email: 'Tom@münchen.example' });
    await invite('ann');
    expect(mails[0]?.to).toBe('Tom@xn--mnchen-3ya.example');
  });

  test('that the mail service did not take is no invitation yet: asked again, it is sent', async () => {
    isBusy = true;
    expect((await invite('ann')).status).toBe(503);
    isBusy = false;
    expect(await member('ann')).not.toHaveProperty('invited');
    expect((await invite('ann')).json['sent']).toEqual(['ann']);
    expect(mails).toHaveLength(1);
  });

  test('reads the records of those whom it goes to, and of nobody else, however many the club has', async () => {
    const queries = vi.spyOn(evening.database, 'query');
    expect((await invite('ann')).status).toBe(200);
    await post('invitations/preview', { ladder: 'main', member: 'fay' });
    await change('fay', { version: 1, note: 'left-handed' });
    await evening.must('DELETE', `${CLUB}/members/fay`, { key });
    const asked = queries.mock.calls.map(([query]) => JSON.stringify(query));
    expect(asked.filter((each) => each.includes(`"${MEMBER}`) || each.includes(`"${CONTACT}`))).toEqual([]);
  });

  test('says no name that might be read as more than a name', async () => {
    await post('members', { members: [{ id: 'eve', name: 'You won! Evil prize', email: 'eve@example.org' }] });
    await invite('eve');
    expect(mails[0]?.text).toContain('eve, you’re invited');
    expect(mails[0]?.subject).toContain('eve, you’re invited');
    expect(mails[0]?.text).not.toContain('Evil');
  });

  test('is told in the club’s history; there is none where no e-mails are sent, nor to a ladder that is not there', async () => {
    await invite('ann');
    // By the member, what is told of them is found when they are forgotten.
    expect(await readChanges(evening.database, 'riverside', 9)).toContainEqual(
      expect.objectContaining({ what: 'members-invited', about: 'Ann', member: 'ann' }),
    );
    pass(DAY);
    await invite('ann', 'fay');
    expect((await read('changes'))['changes']).toContainEqual(
      expect.objectContaining({ what: 'members-invited', about: '2 members', by: 'Jo' }),
    );
    const body = { ladder: 'nowhere', members: ['ann'] };
    expect(outcomeOf(await evening.send('POST', `${CLUB}/invitations`, { key, body }))).toBe('unknown-ladder');
    evening = await Evening.begin();
    key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
    expect(outcomeOf(await invite('ann'))).toBe('no-mail');
    expect(await read('members')).toMatchObject({ mails: false });
  });
});

describe('invitations of a club that nobody has looked at', () => {
  beforeEach(async () => {
    await choose(evening.database, 'riverside', { untried: true });
    await signUpOf('eve@example.org');
  });
  const left = async () => (await read('members'))['invitations'];

  test('are thirty in all, however many days pass or are sent at once, until somebody else has opened one', async () => {
    const ids = numbered(34);
    await add(ids);
    await add(['self'], () => 'Eve@example.org');
    expect((await invite('self')).json['sent']).toEqual(['self']);
    await follow('POST', linkIn(mails[0] as Mail));
    await invite(...ids.slice(0, 15));
    pass(2 * DAY);
    await invite(...ids.slice(15, 28));
    const both = await Promise.all([invite('p28'), invite('p30')]);
    expect(both.flatMap(({ json }) => json['sent'])).toHaveLength(1);
    expect(mails).toHaveLength(30);
    expect(await left()).toEqual({ left: 0 });
    pass(2 * DAY);
    expect((await invite('p29')).json['unsent']).toEqual([{ player: 'p29', why: 'all-used' }]);
    expect((await follow('POST', linkIn(mails[3] as Mail))).statusCode).toBe(303);
    expect((await invite('p29')).json['sent']).toEqual(['p29']);
    expect(await left()).toEqual({});
  });

  test('are counted one by one, however many are sent at the same moment', async () => {
    const count = () => countInvitation(evening.database, 'riverside', true);
    for (let sent = 0; sent < 28; sent++) expect(await count()).toBe(true);
    expect((await Promise.all([count(), count(), count(), count()])).filter(Boolean)).toHaveLength(2);
  });

  test('go to an address once, whoever is said to have it, in whatever letters', async () => {
    await add(['p1', 'p2'], (id) => (id === 'p1' ? 'dan@example.org' : 'DAN@example.org'));
    expect((await invite('p1', 'p2')).json).toEqual({ sent: ['p1'], unsent: [{ player: 'p2', why: 'address-used' }] });
    pass(15 * DAY);
    expect((await invite('p1')).json['unsent']).toEqual([{ player: 'p1', why: 'address-used' }]);
    await add(['p3', 'p4'], () => 'moe@example.org');
    await invite('p3');
    await change('p3', { version: 1, email: 'else@example.org' });
    expect((await invite('p4')).json['unsent']).toEqual([{ player: 'p4', why: 'address-used' }]);
    expect(mails).toHaveLength(2);
  });

  test('that the mail service did not take are none of the thirty', async () => {
    isBusy = true;
    expect((await invite('ann')).status).toBe(503);
    isBusy = false;
    expect(await left()).toEqual({ left: 30 });
  });
});

describe('invitations that come back', () => {
  const comesBack = (id: string, how: 'Bounce' | 'Complaint' = 'Bounce') =>
    bounce({ ...runtimeIn(evening.world), log: (line) => lines.push(line) })({
      detail: {
        eventType: how,
        ...(how === 'Bounce' && { bounce: { bounceType: 'Permanent' } }),
        mail: { destination: [`${id}@example.org`], tags: { club: ['riverside'], player: [id] } },
      },
    });
  let lines: unknown[] = [];
  beforeEach(async () => {
    lines = [];
    await choose(evening.database, 'riverside', { untried: true });
    await add(numbered(12));
    await invite(...numbered(10));
  });

  test('stop the club, which its organiser and the operator are told, until that one has looked at it', async () => {
    await comesBack('p0');
    await comesBack('p0');
    expect((await invite('p10')).json['sent']).toEqual(['p10']);
    await comesBack('p1', 'Complaint');
    await comesBack('p2');
    const told = lines.filter((line) => Object.hasOwn(line as object, 'invitationsStopped'));
    expect(told).toEqual([expect.objectContaining({ invitationsStopped: 'riverside', sent: 11, returned: 2 })]);
    expect((await invite('p11')).json['unsent']).toEqual([{ player: 'p11', why: 'stopped' }]);
    expect((await read('members'))['invitations']).toMatchObject({ cameBack: 3 });
    await evening.must('POST', `${CLUB}/suspension`, { operator: true, body: { suspended: false } });
    expect((await invite('p11')).json['sent']).toEqual(['p11']);
  });

  test('are none where whoever opened one complains later, or their address ends', async () => {
    await follow('POST', linkIn(mails[0] as Mail));
    await follow('POST', linkIn(mails[1] as Mail));
    await comesBack('p0', 'Complaint');
    await comesBack('p1');
    expect((await invite('p10')).json['sent']).toEqual(['p10']);
  });

  test('are more of them where the operator has looked at the club, or it has sent many', () => {
    const stops = (untried: boolean, all: readonly string[]) =>
      all.filter((each) => {
        const [returned = 0, sent = 0] = each.split(' of ').map(Number);
        return hasStopped({ sent, returned }, { untried });
      });
    expect(stops(true, ['1 of 10', '2 of 20', '2 of 40', '3 of 60', '3 of 59'])).toEqual(['2 of 20', '3 of 59']);
    expect(stops(false, ['4 of 20', '5 of 20', '15 of 300', '16 of 300'])).toEqual(['5 of 20', '16 of 300']);
  });
});

test('whoever wants to be left alone is invited by no club, and neither are they seven times a day', async () => {
  const world = runtimeIn(evening.world);
  const other = await readClub(evening.database, 'riverside');
  const asked = (to: string, player: string) =>
    againstInviting(world.buckets, { ...(other as Club), id: `club-${player}` }, parsePlayerId(player) as PlayerId, to);
  const said = [];
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) said.push(await asked('Ann@example.org', id));
  expect(said).toEqual([...Array.from({ length: 6 }), 'too-often']);
  await invite('fay');
  const alone = new URL(`https://ladder.example/api/mail/riverside/alone${mails[0]?.stop?.match(/\?.*/)?.[0]}`);
  expect((await follow('GET', alone)).statusCode).toBe(200);
  expect(await isLeftAlone(evening.database, 'fay@example.org')).toBe(false);
  expect((await follow('POST', alone)).statusCode).toBe(200);
  pass(DAY);
  expect((await invite('fay')).json['unsent']).toEqual([{ player: 'fay', why: 'unreached' }]);
});

test('two taps at once send one invitation, and both hear that it went', async () => {
  const both = await Promise.all([invite('ann'), invite('ann')]);
  expect(both.map(({ json }) => json['sent'])).toEqual([['ann'], ['ann']]);
  expect(mails).toHaveLength(1);
});

describe('what an invitation says', () => {
  const preview = (more: object = {}) => post('invitations/preview', { ladder: 'main', member: 'ann', ...more });

  test('is who writes, which ladder and which rung, and the organiser’s own words', async () => {
    await post('invitations', { ladder: 'main', members: ['ann'], text: 'See you on\ncourt 3!' });
    const [mail] = mails;
    for (const said of [
      'Jo invites you to the ladder “main” at The riverside club. You start 1st of 5.',
      'Jo writes: “See you on court 3!”',
      'Open Ann’s page',
    ])
      for (const text of [mail?.text, mail?.html]) expect(text).toContain(said);
  });

  test('is that the organiser writes, where their link has no name but that', async () => {
    key = await evening.hand('riverside', { role: 'organiser', label: 'organiser' });
    expect((await preview())['paragraphs']).toContain(
      'The organiser invites you to the ladder “main” at The riverside club. You start 1st of 5.',
    );
  });

  test('is where they stand by now, once somebody has played, and nothing of a place that they have not', async () => {
    await invite('fay');
    expect(mails[0]?.text).toContain('at The riverside club.\n');
    await post('ladders/main/match', { challenger: 'bob', challenged: 'ann', score: [0, 2] });
    await invite('ann');
    expect(mails[1]?.text).toContain('You’re 1st of 5.');
  });

  test('is seen before it is sent, word for word, and nothing is sent by that', async () => {
    const seen = await preview({ text: 'See you!' });
    expect(mails).toEqual([]);
    expect(seen).toMatchObject({ from: 'The riverside club', replyTo: [], ownWords: true });
    await post('invitations', { ladder: 'main', members: ['ann'], text: 'See you!' });
    const [mail] = mails;
    expect(mail?.subject).toBe(seen['subject']);
    for (const said of [seen['title'], seen['button'], ...(seen['paragraphs'] as readonly string[])])
      expect(mail?.text).toContain(said);
  });

  test('is answered to the organiser who sent it, or else to all of them, or it says that nobody reads that', async () => {
    await invite('ann');
    expect(mails[0]).not.toHaveProperty('replyTo');
    expect(mails[0]?.text).toContain('Nobody reads replies');
    const [jo, eve] = [
      parseAccessKey(key)?.hash ?? '',
      parseAccessKey(await evening.hand('riverside', { role: 'organiser', label: 'Eve' }))?.hash ?? '',
    ];
    const confirmed = (hash: string, to: string) =>
      evening.database.transact([addressWrite('riverside', hash, { to, state: 'confirmed', since: evening.now })]);
    await confirmed(eve, 'eve@example.org');
    await invite('fay');
    expect(mails[1]?.replyTo).toEqual(['eve@example.org']);
    expect(mails[1]?.text).not.toContain('Nobody reads replies');
    await confirmed(jo, 'jo@example.org');
    expect((await preview())['replyTo']).toEqual(['jo@example.org']);
  });

  test('of a club that nobody has looked at is the address that signed it up, its name in quotation marks, and no word of its own', async () => {
    await choose(evening.database, 'riverside', { untried: true, crest: 'crest-0123456789ab.png', colour: 'red' });
    await signUpOf('eve@example.org');
    await change('ann', { version: 1, name: 'Your account is locked' });
    expect(await preview()).toMatchObject({ from: 'Club Ladder', replyTo: ['eve@example.org'], ownWords: false });
    const text = 'Your account is locked';
    for (const path of ['invitations', 'invitations/preview']) {
      const body = { ladder: 'main', ...(path === 'invitations' ? { members: ['ann'] } : { member: 'ann' }), text };
      expect(outcomeOf(await evening.send('POST', `${CLUB}/${path}`, { key, body }))).toBe('invalid');
    }
    await invite('ann');
    const [mail] = mails;
    expect([mail?.subject, mail?.from.name]).toEqual([
      'eve@example.org invites you to “The riverside club”',
      'Club Ladder',
    ]);
    for (const said of [mail?.text, mail?.html, mail?.subject]) {
      expect(said).toContain('“The riverside club”');
      for (const own of [/locked/, /crest-/, /\bJo\b/]) expect(said).not.toMatch(own);
    }
  });
});

describe('a message to all players of a ladder', () => {
  const write = (text: string) => evening.send('POST', `${CLUB}/ladders/main/messages`, { key, body: { text } });
  beforeEach(async () => {
    await address('bob@own.example', 'confirmed');
    await address('cy@own.example', 'stopped');
    await address('dee@own.example', 'confirmed', { wishes: { kinds: { message: false } } });
    await invite('ann', 'fay');
  });
  const REACHED = { sent: ['ann', 'bob'], unsent: ['cy', 'dee', 'eve'] };

  test('reaches those who were invited or have confirmed an address, and want it; once a day', async () => {
    expect((await write('The hall is shut.')).json).toEqual(REACHED);
    expect((await write(' The hall is shut.\n')).json).toEqual(REACHED);
    expect(outcomeOf(await write('It is open.'))).toBe('already-messaged');
    const { changes } = await read('changes');
    const line = expect.objectContaining({ what: 'players-messaged', about: '2 members', ladder: 'main', by: 'Jo' });
    expect((changes as readonly { what: string }[]).filter(({ what }) => what === 'players-messaged')).toEqual([line]);
    pass(DAY);
    expect((await write('It is open.')).json).toEqual(REACHED);
  });

  test('of a club that nobody has looked at reaches nobody who has not confirmed their address, and few a day', async () => {
    await choose(evening.database, 'riverside', { untried: true });
    expect((await write('Buy now!')).json['sent']).toEqual(['bob']);
    pass(DAY);
    // Room for half a message of theirs, which is fifty of a club that has been looked at.
    const { buckets } = runtimeIn(evening.world);
    await buckets.tryAcquire({ club: 'riverside', name: 'messages' }, { most: MOST.players, per: DAY }, 9950);
    expect(outcomeOf(await write('Buy again!'))).toBe('too-many-requests');
    await choose(evening.database, 'riverside', { untried: false });
    expect((await write('See you!')).json['sent']).toEqual(['ann', 'bob']);
  });

  test('is the first of two that organisers send at once, and the other is told so', async () => {
    const both = await Promise.all([write('The hall is shut.'), write('It is open.')]);
    expect(both.map(outcomeOf).toSorted()).toEqual([200, 'already-messaged']);
    const { day } = localOf('Europe/London', evening.now);
    const said = both[0].status === 200 ? 'The hall is shut.' : 'It is open.';
    expect(await readMessage(evening.database, { club: 'riverside', ladder: 'main' }, day)).toMatchObject({
      text: said,
    });
  });

  test('is none where there is nothing to say, nobody to reach, or no e-mail is sent', async () => {
    expect(outcomeOf(await write(' \n'))).toBe('invalid');
    evening = await Evening.begin({ office });
    key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
    expect((await write('Hello?')).json['sent']).toEqual([]);
    evening = await Evening.begin();
    key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
    expect(outcomeOf(await write('Hello?'))).toBe('no-mail');
  });
});
