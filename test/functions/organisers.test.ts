import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { organisersOf } from '#functions/books/organisers.ts';
import { pack } from '#functions/database/item.ts';
import { clubPartition, SIGNED_UP } from '#functions/database/keys.ts';
import { officeTo } from '#test/notifying/office.ts';
import { Evening, outcomeOf, type SignedIn } from './evening.ts';

const ORGANISERS = '/api/clubs/riverside/organisers';
const ACCESS = '/api/clubs/riverside/access';
const DAY = 24 * 3_600_000;

let evening: Evening;
let key: string;
let mails: Mail[];
let isBusy: boolean;

beforeEach(async () => {
  mails = [];
  isBusy = false;
  const office = officeTo(
    (mail) => mails.push(mail),
    () => isBusy,
  );
  evening = await Evening.begin({ office });
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const invite = (label = 'Bea', email = 'bea@example.org') =>
  evening.send('POST', ORGANISERS, { key, body: { label, email } });
const keyIn = (mail: Mail | undefined): string => mail?.text.match(/\/enter\/#(\S+)/)?.[1] ?? '';
const open = (link: string, look = false) => evening.send('POST', '/api/session', { body: { key: link, look } });
const reached = async () =>
  (await organisersOf(evening.database, 'riverside', evening.now)).map(({ label, email }) => `${label} ${email}`);
const signUp = () => {
  const signedUp = { hash: '', person: 'Jo', email: 'jo@march.example', at: evening.now };
  return evening.database.put({ pk: clubPartition('riverside'), sk: SIGNED_UP, value: pack(signedUp) });
};

describe('an organiser who is invited by e-mail', () => {
  test('gets a link that nobody else sees, and whose opening makes the address theirs', async () => {
    const got = await invite();
    expect(got.json).toMatchObject({ label: 'Bea', to: 'b•••@example.org', until: '2021-09-20T19:00:00.000Z' });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['bea@example.org', 'You’re invited to run The riverside club'],
    ]);
    const link = keyIn(mails[0]);
    expect(got.text).not.toContain(link);
    expect(evening.database.dump()).not.toContain(link.split('.')[1]);
    await open(link, true);
    expect(await reached()).toEqual([]);
    expect((await open(link)).json).toMatchObject({ role: 'organiser', label: 'Bea' });
    expect(await reached()).toEqual(['Bea bea@example.org']);
  });

  test('has two weeks to open it', async () => {
    await invite();
    evening.advance(14 * DAY - 1);
    expect((await open(keyIn(mails[0]), true)).status).toBe(200);
    evening.advance(1);
    expect(outcomeOf(await open(keyIn(mails[0])))).toBe('expired-key');
  });

  test('stays one after those two weeks', async () => {
    await invite();
    const { cookies } = await open(keyIn(mails[0]));
    evening.advance(15 * DAY);
    const cookie = cookies[0]?.split(';')[0] ?? '';
    expect((await evening.send('GET', ACCESS, { cookie })).status).toBe(200);
  });

  test.each([
    ['at no address', 'bea@nowhere'],
    ['at two addresses', 'bea@example.org,eve@example.org'],
  ])('is not %s', async (_, email) => {
    expect(outcomeOf(await evening.unchangedBy(() => invite('Bea', email)))).toBe('invalid');
  });

  test('leaves no link behind where no e-mail is taken', async () => {
    isBusy = true;
    expect(outcomeOf(await invite())).toBe('outage');
    const { json } = await evening.must('GET', ACCESS, { key });
    expect(json['access']).toContainEqual(expect.objectContaining({ label: 'Bea', revoked: expect.anything() }));
  });

  test('is one of five a day', async () => {
    for (let times = 0; times < 5; times++) expect((await invite()).status).toBe(201);
    expect(outcomeOf(await invite())).toBe('too-many-requests');
    expect(mails).toHaveLength(5);
  });
});

describe('the address of an organiser', () => {
  test('is that of the sign-up for who signed the club up, though their link was replaced since', async () => {
    await signUp();
    expect(await reached()).toEqual(['Jo jo@march.example']);
    const { json } = await evening.must('GET', ACCESS, { key });
    const jo = (json['access'] as { hash: string; label: string }[]).find(({ label }) => label === 'Jo');
    await evening.must('POST', `${ACCESS}/${jo?.hash}/replacement`, { key, body: { signOut: false } });
    expect(await reached()).toEqual(['Jo jo@march.example']);
  });

  test('goes with their link', async () => {
    const { json } = await invite();
    await open(keyIn(mails[0]));
    await evening.must('DELETE', `${ACCESS}/${json['hash']}`, { key });
    expect(await reached()).toEqual([]);
    expect(evening.database.dump()).not.toContain('bea@example.org');
  });

  test('is not made theirs by a link that was handed out in the place of the one sent there', async () => {
    const { json } = await invite();
    const other = await evening.must('POST', `${ACCESS}/${json['hash']}/replacement`, { key, body: {} });
    await open(String(other.json['key']));
    expect(await reached()).toEqual([]);
  });
});

describe('an organiser who hands over', () => {
  let jo: SignedIn;
  const handOver = (succeeds: boolean) =>
    evening.must('POST', ORGANISERS, {
      cookie: jo.cookie,
      body: { label: 'Bea', email: 'bea@example.org', succeeds },
    });
  const isIn = async () => outcomeOf(await evening.send('GET', ACCESS, { cookie: jo.cookie }));

  beforeEach(async () => {
    jo = await evening.signIn('riverside', { role: 'organiser', label: 'Jo' });
  });

  test('stays one until the successor has opened their link, and is signed out everywhere then', async () => {
    await handOver(true);
    const link = keyIn(mails[0]);
    await open(link, true);
    evening.advance(13 * DAY);
    expect(await isIn()).toBe(200);
    expect((await open(link)).status).toBe(200);
    expect(await isIn()).toBe('session-ended');
    expect(outcomeOf(await open(jo.key))).toBe('stopped-link');
  });

  test('stays one where the link lapses', async () => {
    await handOver(true);
    evening.advance(14 * DAY);
    expect(outcomeOf(await open(keyIn(mails[0])))).toBe('expired-key');
    expect(await isIn()).toBe(200);
  });

  test('is signed out though their own link was replaced meanwhile', async () => {
    await handOver(true);
    const other = await evening.must('POST', `${ACCESS}/${jo.hash}/replacement`, { key, body: { signOut: false } });
    await open(keyIn(mails[0]));
    expect(await isIn()).toBe('session-ended');
    expect(outcomeOf(await open(String(other.json['key'])))).toBe('stopped-link');
  });

  test('stays one beside the successor where both are wanted, and takes nothing from other organisers', async () => {
    await handOver(false);
    await open(keyIn(mails[0]));
    expect(await isIn()).toBe(200);
    await handOver(true);
    await open(keyIn(mails.at(-1)));
    expect((await evening.send('GET', ACCESS, { key })).status).toBe(200);
  });
});
