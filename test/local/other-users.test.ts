import { expect, test } from 'vitest';
import { TRANSFERS } from '#functions/transfers/transfers.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { useFriday } from '../browser/friday.ts';

const friday = useFriday();

/** What another user of the machine gets, who has no link. */
async function answerTo(path: string, method = 'GET', body: object = {}) {
  const headers = method === 'GET' ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${friday.laptop.origin}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}
const statusOf = async (...asked: Parameters<typeof answerTo>): Promise<number> => (await answerTo(...asked)).status;

const NAMES: Readonly<Record<string, string>> = { club: 'lavers-chess', ladder: 'main', player: 'tom-garside' };
const PLAYER = 'Tom Garside';

/** What is open to everybody, and what it gives without a link. */
const OPEN: Readonly<Record<string, number>> = {
  // The demo’s ladder takes no requests to join.
  createJoinRequest: 409,
  claimJoinRequest: 400,
  getSession: 401,
  createSession: 400,
  // There is nothing to sign out of.
  signOut: 204,
  stopLink: 204,
};

test('another user of the machine gets nothing from any address but public pages', async () => {
  const statuses: string[] = [];
  for (const { id, method, path, roles } of OPERATIONS) {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => NAMES[name] ?? 'whatever');
    const expected = roles === 'anybody' ? OPEN[id] : 401;
    const { status, text } = await answerTo(address, method);
    if (status !== expected || text.includes(PLAYER)) statuses.push(`${method} ${address}: ${status}`);
  }
  expect(statuses).toEqual([]);
  for (const path of ['/mail/', '/mail/style.css', '/mail/?key=', '/mail/0000000000000-00000000.json'])
    expect([path, await statusOf(path)]).toEqual([path, 401]);
  for (const path of ['/keys.json', '/.data/keys.json', '/ladders.sqlite', '/transfers/x.jsonl'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test('another user of the machine changes nothing by the pages that e-mails lead to, and signs nobody in', async () => {
  const made = 'reader=tom-garside.AAAAAAAAAAAAAAAAAAAAAA&sign-up=AAAAAAAAAAAAAAAAAAAAAA';
  const mail = '/api/mail/lavers-chess';
  const asked: readonly (readonly [status: number, method: string, path: string])[] = [
    ...['own', 'own.json'].flatMap((page) =>
      ['GET', 'POST'].flatMap((method) => [
        [401, method, `${mail}/${page}`] as const,
        [401, method, `${mail}/${page}?${made}`] as const,
      ]),
    ),
    ...['stop', 'confirm', 'sign-in'].flatMap((page) =>
      ['GET', 'POST'].map((method) => [404, method, `${mail}/${page}?${made}`] as const),
    ),
    // The same is said whether anybody has the address or not.
    [200, 'GET', `${mail}/link`],
    // What is sent there is no form, and has no address.
    [400, 'POST', `${mail}/link`],
    [404, 'GET', `/api/sign-up/confirm?${made}`],
    [404, 'POST', `/api/sign-up/confirm?${made}`],
    [200, 'GET', '/api/sign-up/puzzle'],
    [400, 'POST', '/api/sign-up/club'],
    [404, 'GET', '/api/sign-up/club'],
    [404, 'GET', '/api/sign-up/whatever'],
  ];
  for (const [expected, method, path] of asked) {
    const { status, text, cookies } = await answerTo(path, method, { email: 'tom@garside.example' });
    expect([method, path, status, cookies, text.includes(PLAYER)]).toEqual([method, path, expected, [], false]);
  }
});

test('a link to a transfer that another user makes up opens nothing', async () => {
  const path = 'downloads/lavers-chess/main/log.jsonl';
  for (const method of ['GET', 'PUT']) {
    const allow = JSON.stringify({ method, path, name: 'log.jsonl', bytes: 2, until: Date.now() + 60_000 });
    for (const signature of ['', 'x', 'A'.repeat(43)]) {
      const query = new URLSearchParams({ allow, signature });
      expect(await statusOf(`${TRANSFERS}${path}?${query}`, method)).toBe(404);
    }
  }
});
