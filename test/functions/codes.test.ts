import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { addressWrite } from '#functions/books/organisers.ts';
import { officeTo } from '#test/notifying/office.ts';
import { Evening, outcomeOf, type SignedIn } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const MINUTE = 60_000;

let evening: Evening;
let mails: Mail[];
let jo: SignedIn;

beforeEach(async () => {
  mails = [];
  const office = officeTo((mail) => mails.push(mail));
  evening = await Evening.begin({ office });
  jo = await organiser('Jo');
  evening.advance(60 * MINUTE);
});

async function organiser(label: string, email = `${label.toLowerCase()}@example.org`): Promise<SignedIn> {
  const signedIn = await evening.signIn('riverside', { role: 'organiser', label });
  const address = { to: email, state: 'confirmed', since: evening.now } as const;
  await evening.database.transact([addressWrite('riverside', signedIn.hash, address)]);
  return signedIn;
}

const request = ({ cookie }: Pick<SignedIn, 'cookie'> = jo, body: object = {}) =>
  evening.send('POST', `${CLUB}/confirmation/code`, { cookie, body });
const enter = (code: string, { cookie }: Pick<SignedIn, 'cookie'> = jo) =>
  evening.send('POST', `${CLUB}/confirmation`, { cookie, body: { code } });
const grave = async ({ cookie }: Pick<SignedIn, 'cookie'> = jo) =>
  outcomeOf(await evening.send('POST', `${CLUB}/access`, { cookie, body: { role: 'organiser', label: 'Cy' } }));
const codeIn = (mail: Mail | undefined): string => mail?.text.match(/\b\d{6}\b/)?.[0] ?? '';
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function coded(who: Pick<SignedIn, 'cookie'> = jo): Promise<string> {
  await evening.must('POST', `${CLUB}/confirmation/code`, { cookie: who.cookie, body: {} });
  return codeIn(mails.at(-1));
}

describe('a code', () => {
  test('goes to the organiser’s own address, and confirms their session for a quarter of an hour', async () => {
    const got = await request();
    expect(got.json).toEqual({ to: 'j•••@example.org', until: '2021-09-06T20:10:00.000Z' });
    const [mail] = mails;
    expect([mail?.to, mail?.subject]).toEqual(['jo@example.org', 'Your code for The riverside club']);
    const code = codeIn(mail);
    expect(code).toMatch(/^\d{6}$/);
    expect(await grave()).toBe('confirmation-needed');
    expect((await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    expect(await grave()).toBe(201);
    evening.advance(15 * MINUTE);
    expect(await grave()).toBe('confirmation-needed');
  });

  test('is told nobody, kept nowhere in the clear, and in no line of the log', async () => {
    const got = await request();
    const code = codeIn(mails[0]);
    await enter(another(code));
    await enter(code);
    expect(mails[0]?.subject).not.toContain(code);
    for (const text of [got.text, evening.database.dump(), JSON.stringify(evening.lines)])
      expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('works once', async () => {
    const code = await coded();
    const both = await Promise.all([enter(code), enter(code)]);
    expect(both.map(outcomeOf).toSorted()).toEqual([204, 'spent-code']);
    expect(outcomeOf(await enter(code))).toBe('spent-code');
  });

  test('is over after ten minutes', async () => {
    const code = await coded();
    evening.advance(10 * MINUTE);
    expect(outcomeOf(await enter(code))).toBe('spent-code');
    expect(await grave()).toBe('confirmation-needed');
  });

  test('is over after five wrong ones, also where they come at once', async () => {
    const code = await coded();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => enter(another(code))));
    expect(wrong.map(outcomeOf)).toEqual(Array(5).fill('wrong-code'));
    expect(outcomeOf(await enter(code))).toBe('spent-code');
    expect(await grave()).toBe('confirmation-needed');
  });

  test('is worth nothing in another browser of theirs, to another organiser, or in another club', async () => {
    const code = await coded();
    const key = await evening.hand('riverside', { role: 'organiser' });
    const path = `${CLUB}/access/${jo.hash}/replacement`;
    const { json } = await evening.must('POST', path, { key, body: { signOut: false } });
    const { cookies } = await evening.send('POST', '/api/session', { body: { key: json['key'] } });
    const bea = await organiser('Bea');
    const neighbour = await evening.signIn('hilltop', { role: 'organiser', label: 'Jo' });
    const other = cookies[0]?.split(';')[0] ?? '';
    for (const { cookie } of [{ cookie: other }, bea])
      expect(outcomeOf(await enter(code, { cookie }))).toBe('spent-code');
    const there = { cookie: neighbour.cookie, body: { code } };
    expect(outcomeOf(await evening.send('POST', '/api/clubs/hilltop/confirmation', there))).toBe('spent-code');
    await coded(bea);
    expect(outcomeOf(await enter(code, bea))).toBe('wrong-code');
    expect((await enter(code)).status).toBe(204);
  });

  test('that can still be entered is not sent twice, unless that is asked for, and then the newer one counts', async () => {
    const first = await coded();
    await request();
    expect(mails).toHaveLength(1);
    await request(jo, { again: true });
    expect(mails).toHaveLength(2);
    const second = codeIn(mails[1]);
    if (first !== second) expect(outcomeOf(await enter(first))).toBe('wrong-code');
    expect((await enter(second)).status).toBe(204);
  });

  test('is one of five an hour, and of thirty in a club', async () => {
    for (let times = 0; times < 5; times++)
      await evening.must('POST', `${CLUB}/confirmation/code`, { cookie: jo.cookie, body: { again: true } });
    expect(outcomeOf(await request(jo, { again: true }))).toBe('too-many-requests');
    for (let each = 0; each < 5; each++) {
      const one = await organiser(`Bea${each}`);
      for (let times = 0; times < 5; times++) await request(one, { again: true });
    }
    expect(mails).toHaveLength(30);
    expect(outcomeOf(await request(await organiser('Zoe')))).toBe('too-many-requests');
  });

  test('is there for nobody without an address, whose link serves as before', async () => {
    const bob = await evening.signIn('riverside', { role: 'organiser', label: 'Bob' });
    evening.advance(60 * MINUTE);
    await evening.must('GET', `${CLUB}/access`, { cookie: bob.cookie });
    expect(outcomeOf(await evening.unchangedBy(() => request(bob)))).toBe('no-address');
    const shown = { cookie: bob.cookie, body: { key: bob.key } };
    expect((await evening.send('POST', `${CLUB}/confirmation`, shown)).status).toBe(204);
    expect(await grave(bob)).toBe(201);
  });

  test('goes where their newest link has its address, after theirs was replaced', async () => {
    const key = await evening.hand('riverside', { role: 'organiser' });
    await evening.must('POST', `${CLUB}/access/${jo.hash}/replacement`, { key, body: { signOut: false } });
    mails.length = 0;
    expect((await enter(await coded())).status).toBe(204);
    expect(mails[0]?.to).toBe('jo@example.org');
    expect(await grave()).toBe(201);
  });

  test.each([{ code: '12345' }, { code: '1234567' }, { code: 'abcdef' }, {}, { code: '123456', key: 'x' }])(
    'is not %j',
    async (body) => {
      const got = await evening.send('POST', `${CLUB}/confirmation`, { cookie: jo.cookie, body });
      expect(outcomeOf(got)).toBe('invalid');
    },
  );
});

describe('another address of an organiser’s own', () => {
  const change = (email: string) => evening.send('POST', `${CLUB}/address`, { cookie: jo.cookie, body: { email } });
  const confirm = (code: string) =>
    evening.send('POST', `${CLUB}/address/confirmation`, { cookie: jo.cookie, body: { code } });
  const own = async () => (await evening.must('GET', `${CLUB}/address`, { cookie: jo.cookie })).json['to'];

  test('counts once the code that was sent there is entered, and the one before is told', async () => {
    expect((await enter(await coded())).status).toBe(204);
    mails.length = 0;
    expect((await change('new@example.net')).json).toMatchObject({ to: 'n•••@example.net' });
    expect(await own()).toBe('j•••@example.org');
    const code = codeIn(mails[0]);
    expect(outcomeOf(await confirm(another(code)))).toBe('wrong-code');
    expect((await confirm(code)).json['to']).toBe('n•••@example.net');
    expect(mails.map(({ to }) => to)).toEqual(['new@example.net', 'jo@example.org']);
    expect(mails[1]?.text).toContain('go to n•••@example.net from now on');
    const { json } = await evening.must('GET', `${CLUB}/changes`, { cookie: jo.cookie });
    expect(json['changes']).toMatchObject([{ what: 'address-changed', about: 'Jo', by: 'Jo' }]);
  });

  test('is not confirmed by a code for the session, nor the session by one for the address', async () => {
    const code = await coded();
    expect(outcomeOf(await confirm(code))).toBe('spent-code');
    await enter(code);
    await change('new@example.net');
    evening.advance(60 * MINUTE);
    expect(outcomeOf(await enter(codeIn(mails.at(-1))))).toBe('spent-code');
  });
});
