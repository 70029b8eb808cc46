import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { bucketOf, isLeftAlone, leaveAlone, usesOf } from '#functions/books/address-uses.ts';
import { clubKey } from '#functions/books/clubs.ts';
import { contactKey, putContact, readContact, usesIn } from '#functions/books/contacts.ts';
import { clearClub } from '#functions/erasing/deleting.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { mailPages } from '#functions/mail.ts';
import { emailChannel } from '#functions/notifying/email/channel.ts';
import { changeContact } from '#functions/notifying/email/contact-links.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { officeTo } from '#test/notifying/office.ts';
import { player } from '../ladders/club.ts';
import { Evening } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const DAY = 24 * 3_600_000;
const [WRONG, RIGHT] = ['stranger@example.org', 'ann@example.org'];

let evening: Evening;
let key: string;
let mails: Mail[];
const office = officeTo((mail) => mails.push(mail));

beforeEach(async () => {
  mails = [];
  evening = await Evening.begin({ office });
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
  await evening.must('POST', `${CLUB}/members`, { key, body: { members: [{ id: 'ann', name: 'Ann', email: WRONG }] } });
});

const invite = (...members: readonly string[]) =>
  evening.must('POST', `${CLUB}/invitations`, { key, body: { ladder: 'main', members } });
const change = (id: string, body: object) => evening.must('POST', `${CLUB}/members/${id}`, { key, body });
const takeAway = (id: string) => evening.must('DELETE', `${CLUB}/members/${id}/address`, { key });
const emailOf = async (id: string) => (await readContact(evening.database, 'riverside', player(id)))?.email;
const pass = (time: number) => {
  evening.now = instant(evening.now + time);
  evening.pass(time);
};

type Seen = Record<string, unknown>;
const members = async () => (await evening.must('GET', `${CLUB}/members`, { key })).json['members'] as readonly Seen[];
const member = async (id: string): Promise<Seen> => (await members()).find((each) => each['id'] === id) ?? {};

function ask(method: 'GET' | 'POST', link: string, body = '') {
  const { pathname, searchParams } = new URL(link, 'https://ladder.example');
  const page = pathname.split('/').at(-1) ?? '';
  return mailPages({ ...runtimeIn(evening.world), office })({
    routeKey: `${method} /api/mail/{club}/{page}`,
    headers: {},
    pathParameters: { club: 'riverside', page },
    queryStringParameters: Object.fromEntries(searchParams),
    body,
    isBase64Encoded: false,
    requestContext: {},
  });
}

const linkIn = (mail: Mail | undefined, page: string): string =>
  new RegExp(`https:\\S*/${page}\\?\\S*`).exec(mail?.text ?? '')?.[0] ?? expect.fail(`no ${page} in ${mail?.text}`);
const press = async (mail: Mail | undefined, page: string): Promise<number> =>
  (await ask('POST', linkIn(mail, page))).statusCode;

/** The mails that go out because somebody asks for a sign-in link at an address. */
async function askedAt(address: string): Promise<readonly Mail[]> {
  const before = mails.length;
  const { body } = await ask('POST', '/api/mail/riverside/link', new URLSearchParams({ email: address }).toString());
  expect(body).toContain('Nothing within five minutes?');
  return mails.slice(before);
}

async function withdrawLinks(id: string): Promise<void> {
  const { access } = (await evening.must('GET', `${CLUB}/access`, { key })).json;
  for (const each of access as readonly Seen[])
    if (each['player'] === id && each['revoked'] === undefined)
      await evening.must('DELETE', `${CLUB}/access/${each['hash']}`, { key });
}

const printLink = (id: string) =>
  evening.must('POST', `${CLUB}/access`, { key, body: { role: 'player', player: id, label: 'Ann', use: 'link' } });

describe('a stranger to whose address an invitation went', () => {
  /** By nothing that they have do they get in, or make the address theirs. */
  async function getsNowhere(): Promise<void> {
    const before = await emailOf('ann');
    for (const mail of mails.filter(({ to }) => to === WRONG)) {
      expect(await press(mail, 'sign-in')).toBe(404);
      const [, reader] = linkIn(mail, 'not-mine').split('reader=');
      for (const page of ['confirm', 'own'])
        expect((await ask('POST', `/api/mail/riverside/${page}?reader=${reader}`)).statusCode).toBeGreaterThan(400);
    }
    expect(await askedAt(WRONG)).toEqual([]);
    expect(await emailOf('ann')).toEqual(before);
  }

  test('gives nobody away: not after “This isn’t me”, nor corrected, withdrawn, printed anew and invited again', async () => {
    await invite('ann');
    pass(DAY);
    await invite('ann');
    expect((await ask('GET', linkIn(mails[0], 'not-mine'))).body).toContain('<title>Not you?</title>');
    expect((await emailOf('ann'))?.state).toBe('invited');
    expect(await press(mails[1], 'not-mine')).toBe(200);
    expect(await member('ann')).toMatchObject({ unreached: 'disowned' });
    await getsNowhere();
    expect((await invite('ann')).json['unsent']).toEqual([{ player: 'ann', why: 'unreached' }]);
    await change('ann', { version: 1, email: RIGHT });
    expect(await member('ann')).not.toHaveProperty('unreached');
    await getsNowhere();
    await withdrawLinks('ann');
    await printLink('ann');
    await getsNowhere();
    await invite('ann');
    expect(mails.at(-1)?.to).toBe(RIGHT);
    await getsNowhere();
    expect(await press(mails.at(-1), 'sign-in')).toBe(303);
    await getsNowhere();
    expect(await emailOf('ann')).toMatchObject({ to: RIGHT, state: 'confirmed' });
  });

  test('who has come in by it is out once it is corrected, or taken away unread', async () => {
    await invite('ann');
    expect(await press(mails[0], 'sign-in')).toBe(303);
    const [link] = await askedAt(WRONG);
    expect(link?.subject).toBe('Sign-in link for Ann at The riverside club');
    await change('ann', { version: 1, email: RIGHT });
    expect(await press(link, 'sign-in')).toBe(404);
    expect(await askedAt(WRONG)).toEqual([]);
    expect(await emailOf('ann')).toBeUndefined();
  });

  test('hears nothing more once all links are withdrawn, though another is printed; an invitation to them is another', async () => {
    await invite('ann');
    await press(mails[0], 'sign-in');
    const [link] = await askedAt(WRONG);
    await withdrawLinks('ann');
    await printLink('ann');
    expect(await askedAt(WRONG)).toEqual([]);
    expect(await press(link, 'sign-in')).toBe(404);
    pass(DAY / 2);
    await invite('ann');
    expect(await press(link, 'sign-in')).toBe(404);
    expect(await press(mails.at(-1), 'sign-in')).toBe(303);
  });
});

describe('an organiser', () => {
  test('takes an address away that they cannot read: nothing goes there, and no link of it works', async () => {
    await invite('ann');
    await press(mails[0], 'sign-in');
    await change('ann', { version: 1, email: 'ann@club.example', note: 'x' });
    await evening.must('DELETE', `${CLUB}/members/ann/address`, { key });
    const email = { to: WRONG, state: 'confirmed', since: evening.now } as const;
    const { version = 0, ...known } = (await readContact(evening.database, 'riverside', player('ann'))) ?? {};
    await putContact(evening.database, 'riverside', version, {
      wishes: {},
      secret: 's',
      ...known,
      player: player('ann'),
      email,
    });
    const [link] = await askedAt(WRONG);
    expect(await member('ann')).toMatchObject({ ownAddress: true });
    for (let times = 0; times < 2; times++) expect((await takeAway('ann')).status).toBe(204);
    expect(await member('ann')).not.toHaveProperty('ownAddress');
    expect(await member('ann')).toMatchObject({ note: 'x' });
    expect([await press(link, 'sign-in'), (await askedAt(WRONG)).length]).toEqual([404, 0]);
    const { changes } = (await evening.must('GET', `${CLUB}/changes`, { key })).json;
    expect(JSON.stringify(changes)).not.toContain('stranger');
  });

  test('takes it off the list too where that has the same, so that no invitation goes there', async () => {
    await invite('ann');
    await takeAway('ann');
    expect(await member('ann')).not.toHaveProperty('email');
    expect((await invite('ann')).json['unsent']).toEqual([{ player: 'ann', why: 'no-address' }]);
    expect(await press(mails[0], 'sign-in')).toBe(404);
  });
});

describe('who asks for a sign-in link', () => {
  const confirmed = async () => {
    await change('ann', { version: 1, email: 'Leo.Kunz@Example.org' });
    await invite('ann');
    await press(mails.at(-1), 'sign-in');
  };

  test.each(['Leo.Kunz@Example.org', 'leo.kunz@example.org', ' LEO.KUNZ@EXAMPLE.ORG. '])(
    'gets one, however they write their address: %j',
    async (address) => {
      await confirmed();
      const [link] = await askedAt(address);
      expect(link?.to).toBe('Leo.Kunz@example.org');
      expect(await press(link, 'sign-in')).toBe(303);
    },
  );

  test('and has not opened their invitation gets it again, three times a day at most, and comes in by it', async () => {
    await invite('ann');
    const again = [];
    for (let times = 0; times < 4; times++) again.push(...(await askedAt(WRONG.toUpperCase())));
    expect(again.map(({ subject }) => subject)).toEqual(Array(2).fill(mails[0]?.subject));
    expect(again[0]?.text).toContain('Here’s your invitation');
    const came = await ask('POST', linkIn(again[0], 'sign-in'));
    expect([came.statusCode, came.headers['location']]).toEqual([303, '/riverside/main/me/']);
    expect((await emailOf('ann'))?.state).toBe('confirmed');
  });

  test('gets it though they stopped all e-mails, by one tap or by their mail program, and is told nothing else', async () => {
    await confirmed();
    const mail = mails.at(-1);
    await ask('POST', mail?.stop ?? '', 'List-Unsubscribe=One-Click');
    expect((await emailOf('ann'))?.state).toBe('stopped');
    const [link] = await askedAt('leo.kunz@example.org');
    expect(await press(link, 'sign-in')).toBe(303);
    expect((await emailOf('ann'))?.state).toBe('stopped');
    pass(DAY);
    await change('ann', { version: 2, email: RIGHT });
    await invite('ann');
    await ask('POST', mails.at(-1)?.stop ?? '', 'List-Unsubscribe=One-Click');
    expect(await askedAt(RIGHT)).toHaveLength(1);
  });

  test('shares the address with another, and reads whose link each is: in subject, text, button and on the page', async () => {
    await evening.must('POST', `${CLUB}/members`, {
      key,
      body: { members: [{ id: 'zoe', name: 'Zoe', email: WRONG }] },
    });
    await invite('ann', 'zoe');
    await Promise.all(mails.map((mail) => press(mail, 'sign-in')));
    const links = await askedAt(WRONG);
    expect(links.map(({ subject }) => subject)).toEqual([
      'Sign-in link for Ann at The riverside club',
      'Sign-in link for Zoe at The riverside club',
    ]);
    for (const [mail, name] of [
      [links[0], 'Ann'],
      [links[1], 'Zoe'],
    ] as const) {
      expect(mail?.text).toContain(`as ${name}, open`);
      expect(mail?.html).toContain(`Sign in as ${name}<`);
      expect((await ask('GET', `${linkIn(mail, 'sign-in')}&again=`)).body).toContain(`Sign in as ${name}<`);
    }
  });

  test('is told at once where that can be no address', async () => {
    const { statusCode, body } = await ask('POST', '/api/mail/riverside/link', 'email=a%40b');
    expect([statusCode, body.includes('That isn’t an e-mail address.')]).toEqual([400, true]);
  });
});

describe('the book of addresses', () => {
  const uses = () => usesOf(evening.database, 'Stranger@Example.org');
  const ANN = { club: 'riverside', role: 'player', id: 'ann' };

  test('says where an address is in use, and is told with it when that ends', async () => {
    await invite('ann');
    expect(await uses()).toEqual([{ ...ANN, state: 'invited' }]);
    await press(mails[0], 'not-mine');
    expect(await uses()).toEqual([{ ...ANN, state: 'disowned' }]);
    await change('ann', { version: 1, email: RIGHT });
    expect(await uses()).toEqual([]);
  });

  test('forgets with a person, and with a club', async () => {
    await evening.must('POST', `${CLUB}/members`, {
      key,
      body: { members: [{ id: 'zoe', name: 'Zoe', email: WRONG }] },
    });
    await invite('ann', 'zoe');
    await forgetInClub(evening.database, 'riverside', {
      player: player('ann'),
      as: player('someone'),
      name: '',
      said: [],
    });
    expect((await uses()).map(({ id }) => id)).toEqual(['zoe']);
    await evening.database.transact([{ remove: clubKey('riverside') }]);
    for (let left = 1; left > 0; ) left = await clearClub(evening.database, 'riverside');
    expect(await uses()).toEqual([]);
  });

  test('is made again of what a backup has, and of contacts that earlier releases kept', async () => {
    await invite('ann');
    const place = contactKey('riverside', player('ann'));
    const stored = await evening.database.get(place);
    const [entry] = usesIn('riverside', stored ? [stored] : []);
    expect(entry).toMatchObject({ state: 'invited' });
    const before = { ...place, version: stored?.['version'] ?? 0, value: stored?.['value'] ?? '' };
    await evening.database.transact([{ put: before }, { remove: entry ?? place }]);
    await changeContact(evening.database, 'riverside', player('ann'), {});
    expect(await uses()).toEqual([]);
    const world = { ...evening.world, office, now: () => evening.now };
    await emailChannel(world).reached('riverside');
    expect(await uses()).toEqual([{ ...ANN, state: 'invited' }]);
  });

  test('keeps that its reader wants to be left alone, and counts for one address however it is written', async () => {
    await leaveAlone(evening.database, WRONG, evening.now);
    expect(await isLeftAlone(evening.database, 'STRANGER@example.org')).toBe(true);
    expect(await isLeftAlone(evening.database, RIGHT)).toBe(false);
    expect(bucketOf('Stranger@Example.org', 'x')).toEqual(bucketOf(WRONG, 'x'));
  });

  test('reads what earlier releases kept: an address that was asked after an invitation, and one that was given', async () => {
    const { now } = evening;
    const old = { secret: 's', wishes: {}, invited: now };
    const asked = (to: string, since: number) => ({ to, state: 'asked', since: instant(since) }) as const;
    await putContact(evening.database, 'riverside', 0, { ...old, player: player('ann'), email: asked(WRONG, now) });
    await putContact(evening.database, 'riverside', 0, { ...old, player: player('bob'), email: asked(RIGHT, now + 1) });
    expect([(await emailOf('ann'))?.state, (await emailOf('bob'))?.state]).toEqual(['invited', 'asked']);
  });
});
