import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { putContact } from '#functions/books/contacts.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { mailPages } from '#functions/mail.ts';
import { newContact } from '#functions/notifying/email/contact-links.ts';
import { officeTo } from '#test/notifying/office.ts';
import { player } from '../ladders/club.ts';
import { Evening } from './evening.ts';

const HOUR = 3_600_000;
const ADDRESS = 'bob@example.org';

let evening: Evening;
let mails: Mail[];
let pages: ReturnType<typeof mailPages>;

beforeEach(async () => {
  evening = await Evening.begin();
  mails = [];
  const office = officeTo((mail) => mails.push(mail));
  pages = mailPages({ ...runtimeIn(evening.world), office });
});

/** A player of a club whose link was handed out, and who has confirmed an address. */
async function knows(club: string, id: string, to: string): Promise<void> {
  await evening.hand(club, { role: 'player', player: id, label: id });
  const email = { to, state: 'confirmed', since: evening.now } as const;
  await putContact(evening.store.database, club, 0, { ...newContact(player(id)), email });
}

const ask = (method: 'GET' | 'POST', email = '', network = '192.0.2.1'): Promise<HttpResult> =>
  pages({
    routeKey: `${method} /api/mail/{page}`,
    headers: {},
    pathParameters: { page: 'link' },
    body: new URLSearchParams({ email }).toString(),
    isBase64Encoded: false,
    requestContext: { http: { sourceIp: network } },
  });

/** Follows the link of an e-mail, and presses its button. */
async function press({ text }: Mail): Promise<HttpResult> {
  const url = new URL(/https\S+\/sign-in\S+/.exec(text)?.[0] ?? expect.fail('no link'));
  const [, , , club = '', page = ''] = url.pathname.split('/');
  return pages({
    routeKey: 'POST /api/mail/{club}/{page}',
    headers: {},
    pathParameters: { club, page },
    queryStringParameters: Object.fromEntries(url.searchParams),
    isBase64Encoded: false,
    requestContext: {},
  });
}

describe('who has an address and names no club', () => {
  test('is asked for the address alone, and told that their invite link works too', async () => {
    const { statusCode, body } = await ask('GET');
    expect(statusCode).toBe(200);
    expect(body).toContain('<input id="email" type="email" name="email"');
    expect(body).toContain('Your personal invite link works too');
  });

  test('gets a link from each club that knows it, however it is written, in the language of that; each signs in', async () => {
    await knows('riverside', 'bob', ADDRESS);
    await knows('hilltop', 'bob', ADDRESS);
    await changeClub(evening.store.database, 'hilltop', { language: 'de', unlisted: true });
    await ask('POST', 'Bob@Example.org');
    expect(mails.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS]);
    expect(mails.map(({ language }) => language).toSorted()).toEqual(['de', 'en']);
    const opened = await Promise.all(mails.map(press));
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(opened.flatMap(({ cookies = [] }) => cookies).join()).toMatch(/=hilltop~.*=riverside~/);
    await ask('POST', ADDRESS);
    evening.advance(25 * HOUR);
    const late = await Promise.all(mails.slice(2).map(press));
    expect(late.map(({ body }) => body).join()).toMatch(/This link was for 24 hours|Dieser Link galt 24 Stunden/);
  });

  test('hears nothing from a club that is suspended, or that knows them no more', async () => {
    await knows('riverside', 'bob', ADDRESS);
    await knows('hilltop', 'bob', ADDRESS);
    const suspension = { operator: true, body: { suspended: true } };
    await evening.must('POST', '/api/clubs/hilltop/suspension', suspension);
    await ask('POST', ADDRESS);
    expect(mails.map(({ whose }) => whose?.club)).toEqual(['riverside']);
  });

  test('says the same of every address, and writes to none of them without end', async () => {
    await knows('riverside', 'bob', ADDRESS);
    const known = await ask('POST', ADDRESS);
    expect(await ask('POST', 'nobody@example.org')).toEqual(known);
    expect(mails).toHaveLength(1);
    // As often as a club would send one.
    for (let nth = 0; nth < 40; nth++) {
      evening.pass(HOUR / 3);
      expect(await ask('POST', ADDRESS, `198.51.100.${nth}`)).toEqual(known);
    }
    expect(mails.length).toBeGreaterThan(9);
    expect(mails.length).toBeLessThan(20);
  });

  test('asks thirty times an hour from one network, and others go on', async () => {
    for (let nth = 0; nth < 30; nth++) expect((await ask('POST', `a${nth}@example.org`)).statusCode).toBe(200);
    expect((await ask('POST', 'b@example.org')).statusCode).toBe(429);
    expect((await ask('POST', 'b@example.org', '198.51.100.1')).statusCode).toBe(200);
  });

  test.each(['bob', 'bob@', ''])('is told that “%s” is no address', async (typed) => {
    const { statusCode, body } = await ask('POST', typed);
    expect(statusCode).toBe(400);
    expect(body).toContain('That isn’t an e-mail address.');
  });
});
