import { beforeEach, describe, expect, test } from 'vitest';
import { grantAccess, readAccessRecords, revokeAccess } from '#functions/books/access-keys.ts';
import { readSessions } from '#functions/books/sessions.ts';
import { USES } from '#functions/database/keys.ts';
import { keyOfSignUp, newAccessKey, parseAccessKey } from '#functions/http/credential.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { OPERATIONS, type OperationId } from '#shared/features/all.ts';
import { failing } from '../ladders/failing.ts';
import { at, Evening, type Got, LADDER, outcomeOf, type SignedIn } from './evening.ts';

const ACCESS = '/api/clubs/riverside/access';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

const handOut = (body: object) => evening.send('POST', ACCESS, { key, body });
const follow = (link: string) => evening.send('POST', '/api/session', { body: { key: link } });
const cookieOf = ({ cookies }: Pick<Got, 'cookies'>): string => cookies[0]?.split(';')[0] ?? '';

describe('an access key', () => {
  test('is shown once, as a link, and opens what it is for', async () => {
    const got = await handOut({ role: 'scorer', label: 'tablet', expires: '2022-06-07T00:00:00+01:00' });
    expect(got.status).toBe(201);
    expect(got.headers['cache-control']).toBe('no-store');
    const { key: handed, link, hash } = got.json;
    expect(handed).toMatch(/^riverside\.[\w-]{43}$/);
    expect(link).toBe(`https://ladder.example/enter/#${String(handed)}`);
    expect(got.json).toMatchObject({ role: 'scorer', label: 'tablet', expires: '2022-06-06T23:00:00.000Z' });
    expect((await evening.post('arrive', { key: String(handed), body: { player: 'eve' } })).status).toBe(200);

    const listed = await evening.send('GET', ACCESS, { key });
    expect(listed.json['access']).toContainEqual(expect.objectContaining({ hash, label: 'tablet' }));
    expect(listed.text).not.toContain(String(handed).split('.')[1]);
    expect(evening.database.dump()).not.toContain(String(handed).split('.')[1]);
  });

  test.each([
    ['of a player without saying which', { role: 'player', label: 'Bob' }],
    ['of a scorer as a player', { role: 'scorer', label: 'Bob', player: 'bob' }],
    ['for nothing in particular', { role: 'scorer', label: ' ' }],
    ['of an unknown role', { role: 'operator', label: 'me' }],
    ['that has expired already', { role: 'scorer', label: 'tablet', expires: '2021-09-06T20:00:00+01:00' }],
    ['with a hash of one’s own', { role: 'scorer', label: 'tablet', hash: 'mine' }],
  ])('is not handed out %s', async (_, body) => {
    expect(outcomeOf(await evening.unchangedBy(() => handOut(body)))).toBe('invalid');
  });

  test('that was never handed out cannot be withdrawn', async () => {
    expect(outcomeOf(await evening.send('DELETE', `${ACCESS}/nothing`, { key }))).toBe('unknown-access');
  });
});

describe('what a warm function remembers of a key', () => {
  test('spares the club night a look for every entry', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer' });
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    evening.elapsed += 1000;
    await evening.post('depart', { key: scorer, body: { player: 'eve' } });
    const before = evening.lookups;
    evening.elapsed += 2900;
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    expect(evening.lookups).toBe(before);
  });

  test('does not let a key outlive its last day', async () => {
    const expires = at('2021-09-06T20:00:01+01:00');
    const scorer = await evening.hand('riverside', { role: 'scorer', expires });
    await evening.must('POST', `${LADDER}/arrive`, { key: scorer, body: { player: 'eve' } });
    evening.now = expires;
    expect(outcomeOf(await evening.post('depart', { key: scorer, body: { player: 'eve' } }))).toBe('expired-key');
  });

  test('is never enough for what only an organiser may do', async () => {
    await evening.must('POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } });
    for (const { hash } of await readAccessRecords(evening.store.database, 'riverside'))
      await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    expect((await evening.send('GET', ACCESS, { key })).status).toBe(401);
  });

  describe('that is used', () => {
    const usesOf = async (hash: unknown) => {
      const { json } = await evening.must('GET', ACCESS, { key });
      return (json['access'] as { hash: string; lastUsed?: string }[]).find((each) => each.hash === hash)?.lastUsed;
    };

    test('shows when that was last, by the hour', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      expect(await usesOf(json['hash'])).toBeUndefined();
      const arrive = () => evening.post('arrive', { key: String(json['key']), body: { player: 'eve' } });
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:00:00.000Z');
      evening.now = at('2021-09-06T20:30:00+01:00');
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:00:00.000Z');
      evening.elapsed += 3_600_000;
      await arrive();
      expect(await usesOf(json['hash'])).toBe('2021-09-06T19:30:00.000Z');
    });

    test('by somebody who may not do what they ask has opened nothing', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      await evening.send('GET', ACCESS, { key: String(json['key']) });
      expect(await usesOf(json['hash'])).toBeUndefined();
    });

    test('opens all the same where the use cannot be noted', async () => {
      const { json } = await handOut({ role: 'scorer', label: 'tablet' });
      const { database } = evening;
      const store = new LadderStore(failing(database, (pk, operation) => pk.startsWith(USES) && operation === 'put'));
      evening = new Evening({ store }, database);
      expect((await evening.post('arrive', { key: String(json['key']), body: { player: 'eve' } })).status).toBe(200);
    });
  });
});

test('a link opens a session, the session records results, and closing it ends that', async () => {
  const link = await evening.hand('riverside', { role: 'scorer', label: 'tablet' });
  const opened = await follow(link);
  expect(opened.status).toBe(200);
  expect(opened.json).toEqual({
    club: { id: 'riverside', name: 'The riverside club', ladders: ['juniors', 'main'] },
    role: 'scorer',
    label: 'tablet',
    now: new Date(evening.now).toISOString(),
    ends: '2022-07-03T19:00:00.000Z',
    actor: expect.stringMatching(/^scorer-[\w-]{8}$/),
    others: [],
  });
  const cookie = cookieOf(opened);
  const done = await evening.post('arrive', { cookie, body: { player: 'eve' } });
  expect([done.status, done.json['by']]).toEqual([200, 'tablet']);

  const closed = await evening.send('DELETE', '/api/session', { cookie });
  expect(closed.status).toBe(204);
  expect(closed.cookies).toEqual([expect.stringMatching(/^__Host-ladder-scorer-[\w-]{8}=;.*Max-Age=0$/)]);
  const after = await evening.post('depart', { cookie: cookieOf(closed), body: { player: 'eve' } });
  expect(after.status).toBe(401);
});

test('no script can read the cookie, no other site can send it, and no plain connection carries it', async () => {
  const link = await evening.hand('riverside', { role: 'scorer' });
  const { cookies } = await follow(link);
  expect(cookies).toHaveLength(1);
  const [value = '', ...attributes] = cookies[0]?.split('; ') ?? [];
  expect(value).toMatch(/^__Host-ladder-scorer-[\w-]{8}=riverside~/);
  expect(value).not.toContain(link.split('.')[1]);
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Max-Age=\d+$/)]),
  );
  expect(attributes.join()).not.toMatch(/domain/i);
});

test('a session does not outlast its key', async () => {
  const link = await evening.hand('riverside', { role: 'scorer', expires: at('2021-09-06T23:00:00+01:00') });
  expect((await follow(link)).cookies[0]).toContain('Max-Age=10800');
});

test('a page can ask whose session it is', async () => {
  const link = await evening.hand('riverside', { role: 'player', player: 'bob', label: 'Bob' });
  const got = await evening.send('GET', '/api/session', { cookie: cookieOf(await follow(link)) });
  expect(got.json).toMatchObject({ role: 'player', player: 'bob', label: 'Bob', club: { id: 'riverside' } });
  expect((await evening.send('GET', '/api/session')).status).toBe(401);
});

test('a link that is wrong, withdrawn or too old opens nothing', async () => {
  const revoked = await evening.hand('riverside', { role: 'scorer', revoked: evening.now });
  const expired = await evening.hand('riverside', { role: 'scorer', expires: evening.now });
  const codes: unknown[] = [];
  for (const link of ['', 'riverside', `riverside.${'x'.repeat(43)}`, revoked, expired]) {
    const got = await follow(link);
    codes.push(outcomeOf(got), ...got.cookies);
  }
  expect(codes).toEqual(['unknown-key', 'unknown-key', 'unknown-key', 'revoked-key', 'expired-key']);
});

describe('what cannot be taken back', () => {
  const MINUTE = 60_000;
  const CONFIRMATION = '/api/clubs/riverside/confirmation';
  const MEMBERS = '/api/clubs/riverside/members';
  let olga: SignedIn;
  let bob: SignedIn;
  let sessionOfBob = '';

  beforeEach(async () => {
    evening = await Evening.begin({ office: { from: 'notices@ladder.example', send: async () => 'sent' } });
    key = await evening.hand('riverside', { role: 'organiser' });
    bob = await evening.signIn('riverside', { role: 'organiser', label: 'Bob' });
    olga = await evening.signIn('riverside', { role: 'organiser', label: 'Olga' });
    sessionOfBob = (await readSessions(evening.database, 'riverside', bob.hash))[0]?.hash ?? '';
    await evening.must('POST', MEMBERS, { key, body: ADDED });
  });

  const ADDED = { members: [{ id: 'zoe', name: 'Zoe', email: 'zoe@example.org' }] };
  const HOOK = { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' };
  /** Which operation, what of it, and how it is asked for. */
  const GRAVE: readonly (readonly [
    operation: OperationId,
    what: string,
    path: () => string,
    body: object | undefined,
  ])[] = [
    ['createKey', 'a link of an organiser', () => ACCESS, { role: 'organiser', label: 'Cy' }],
    ['createKey', 'a key of an organiser', () => ACCESS, { role: 'organiser', label: 'Cy', use: 'program' }],
    ['createKey', 'a key for a program', () => ACCESS, { role: 'scorer', label: 'bot', use: 'program' }],
    ['replaceKey', 'the link of an organiser', () => `${ACCESS}/${bob.hash}/replacement`, {}],
    ['revokeKey', 'the link of another organiser', () => `${ACCESS}/${bob.hash}`, undefined],
    ['endSessions', 'those of another organiser', () => `${ACCESS}/${bob.hash}/sessions`, undefined],
    ['endSession', 'one of another organiser', () => `${ACCESS}/${bob.hash}/sessions/${sessionOfBob}`, undefined],
    ['inviteOrganiser', 'by e-mail', () => '/api/clubs/riverside/organisers', { label: 'Cy', email: 'cy@example.org' }],
    ['changeOwnAddress', 'for another', () => '/api/clubs/riverside/address', { email: 'olga@example.org' }],
    ['updateMember', 'another address', () => `${MEMBERS}/zoe`, { version: 1, email: 'eve@example.org' }],
    ['createWebhook', 'to anywhere', () => `${LADDER}/webhooks`, HOOK],
    ['messagePlayers', 'to all', () => `${LADDER}/messages`, { text: 'The hall is shut.' }],
    ['forgetPlayer', 'for good', () => '/api/clubs/riverside/forgetting', { player: 'ann', name: 'Ann' }],
    ['deleteLadder', 'for good', () => `${LADDER}/deletion`, { name: 'main' }],
  ];
  const methodOf = (operation: OperationId) => OPERATIONS.find(({ id }) => id === operation)?.method ?? 'POST';

  test('is all that the contract names', () => {
    const named = OPERATIONS.filter(({ reauthenticates }) => reauthenticates).map(({ id }) => id);
    expect(named.toSorted()).toEqual([...new Set(GRAVE.map(([id]) => id))].toSorted());
  });

  const show = (text: string, cookie = olga.cookie) =>
    evening.send('POST', CONFIRMATION, { cookie, body: { key: text } });
  const makesLink = async (cookie = olga.cookie) =>
    outcomeOf(await evening.send('POST', ACCESS, { cookie, body: { role: 'organiser', label: 'Cy' } }));

  test.each(GRAVE)('needs a session that was opened or confirmed lately: %s, %s', async (operation, _, path, body) => {
    evening.advance(15 * MINUTE);
    await evening.must('GET', ACCESS, { cookie: olga.cookie });
    const ask = () => evening.send(methodOf(operation), path(), { cookie: olga.cookie, ...(body && { body }) });
    const late = await evening.unchangedBy(ask);
    expect([late.status, late.json['code']]).toEqual([403, 'confirmation-needed']);
    expect(late.json['detail']).toMatch(/a code that we e-mail you, or paste your invite link/);
    expect((await show(olga.key)).status).toBe(204);
    expect((await ask()).status).toBeLessThan(300);
  });

  test.each(GRAVE.filter(([id]) => id !== 'changeOwnAddress'))(
    'needs nothing but the key of a program: %s, %s',
    async (operation, _, path, body) => {
      const program = await evening.hand('riverside', { role: 'organiser', use: 'program' });
      evening.advance(60 * MINUTE);
      const got = await evening.send(methodOf(operation), path(), { key: program, ...(body && { body }) });
      expect(got.status).toBeLessThan(300);
    },
  );

  test('is more than a scorer’s link, a look at who would be erased, a first address, or to give up one’s own', async () => {
    evening.advance(60 * MINUTE);
    const { cookie } = olga;
    await evening.must('POST', ACCESS, { cookie, body: { role: 'scorer', label: 'bar' } });
    const look = { cookie, body: { player: 'ann', name: 'Ann' }, query: { dryRun: 'true' } };
    await evening.must('POST', '/api/clubs/riverside/forgetting', look);
    await evening.must('POST', `${MEMBERS}/zoe`, { cookie, body: { version: 1, email: null } });
    await evening.must('POST', `${MEMBERS}/zoe`, { cookie, body: { version: 2, email: 'new@example.org' } });
    await evening.must('DELETE', `${ACCESS}/${olga.hash}`, { cookie });
  });

  test('is confirmed for a quarter of an hour, in one browser alone, by every process at once', async () => {
    const { cookies } = await evening.send('POST', '/api/session', { body: { key: olga.key } });
    const other = cookieOf({ cookies });
    evening.advance(60 * MINUTE);
    const twin = evening.twin();
    twin.now = evening.now;
    expect(outcomeOf(await twin.send('GET', ACCESS, { cookie: olga.cookie }))).toBe(200);
    expect((await show(olga.key)).status).toBe(204);
    const body = { role: 'organiser', label: 'Cy' };
    expect((await twin.send('POST', ACCESS, { cookie: olga.cookie, body })).status).toBe(201);
    expect(await makesLink(other)).toBe('confirmation-needed');
    evening.advance(15 * MINUTE - 1);
    expect(await makesLink()).toBe(201);
    evening.advance(1);
    expect(await makesLink()).toBe('confirmation-needed');
  });

  test('is confirmed by opening the link again where it was opened, and not by a look at it', async () => {
    evening.advance(60 * MINUTE);
    const open = (look: boolean) =>
      evening.must('POST', '/api/session', { cookie: olga.cookie, body: { key: olga.key, look } });
    await open(true);
    expect(await makesLink()).toBe('confirmation-needed');
    await open(false);
    expect(await makesLink()).toBe(201);
  });

  test('is confirmed by the link in the place of theirs, and by an organiser’s key for programs', async () => {
    const body = { signOut: false };
    const { json } = await evening.must('POST', `${ACCESS}/${olga.hash}/replacement`, { key, body });
    evening.advance(60 * MINUTE);
    expect(outcomeOf(await show(olga.key))).toBe('invalid');
    expect((await show(String(json['key']))).status).toBe(204);
    expect(await makesLink()).toBe(201);
    evening.advance(60 * MINUTE);
    const program = await evening.hand('riverside', { role: 'organiser', use: 'program' });
    expect((await show(program)).status).toBe(204);
    expect(await makesLink()).toBe(201);
  });

  test('is confirmed by the secret of the e-mail by which the club was signed up', async () => {
    const hash = parseAccessKey(keyOfSignUp('riverside', 'secret'))?.hash ?? '';
    const record = { hash, role: 'organiser', label: 'Jo', use: 'link', created: evening.now } as const;
    await grantAccess(evening.store.database, 'riverside', record);
    const cookie = cookieOf(await follow(keyOfSignUp('riverside', 'secret')));
    evening.advance(60 * MINUTE);
    expect(outcomeOf(await show('other', cookie))).toBe('invalid');
    expect((await show('secret', cookie)).status).toBe(204);
    expect(await makesLink(cookie)).toBe(201);
  });

  test('is confirmed by nobody else’s link or key, nor by one that is over', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer', use: 'program' });
    const neighbour = await evening.hand('hilltop', { role: 'organiser', use: 'program' });
    const revoked = await evening.hand('riverside', { role: 'organiser', use: 'program', revoked: evening.now });
    evening.advance(60 * MINUTE);
    const { key: guess } = newAccessKey('riverside');
    const token = olga.cookie.slice(olga.cookie.indexOf('=') + 1);
    for (const text of [bob.key, key, scorer, neighbour, revoked, guess, olga.hash, token, 'x', ''])
      expect([text, outcomeOf(await show(text))]).toEqual([text, 'invalid']);
    expect(await makesLink()).toBe('confirmation-needed');
    // A session of a player or scorer has nothing to confirm.
    const bar = await evening.signIn('riverside', { role: 'scorer' });
    expect(outcomeOf(await show(bar.key, bar.cookie))).toBe('not-your-role');
  });
});
