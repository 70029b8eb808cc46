import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { revokeAccess } from '#functions/books/access-keys.ts';
import { noteSession, readSessions, removeSession } from '#functions/books/sessions.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '../runs.ts';
import { Evening, type Got, LADDER, outcomeOf, type Sent, type SignedIn } from './evening.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ACCESS = '/api/clubs/riverside/access';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let evening: Evening;
let organiser: string;

beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser' });
});

const follow = (key: string, sent: Sent = {}) =>
  evening.send('POST', '/api/session', { ...sent, body: { key, ...(typeof sent.body === 'object' && sent.body) } });
const cookieIn = ({ cookies }: Got): string => cookies[0]?.split(';')[0] ?? '';
const opens = async (sent: Sent): Promise<unknown> => outcomeOf(await evening.send('GET', `${LADDER}/state`, sent));

interface Told {
  readonly label: string;
  readonly hash: string;
  readonly usedUp: boolean;
  readonly opened?: string;
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly current?: boolean }[];
}
async function told(label: string, sent: Sent = { key: organiser }): Promise<Told | undefined> {
  const { access }: { access: Told[] } = JSON.parse((await evening.must('GET', ACCESS, sent)).text);
  return access.find((each) => each.label === label);
}

describe('the link of a scorer', () => {
  const TERMS = { role: 'scorer', label: 'tablet', use: 'link' } as const;

  test('opens once, and again for some minutes, for a reload or a tap that came twice', async () => {
    const key = await evening.hand('riverside', TERMS);
    const first = await follow(key);
    evening.advance(5 * MINUTE - 1);
    const again = await follow(key);
    expect([first.status, again.status]).toEqual([200, 200]);
    evening.advance(1);
    expect(outcomeOf(await follow(key))).toBe('used-link');
    expect(await opens({ cookie: cookieIn(first) })).toBe(200);
    expect(await opens({ cookie: cookieIn(again) })).toBe(200);
  });

  test('is worth nothing to a program either from then on, and before that it is', async () => {
    const key = await evening.hand('riverside', TERMS);
    expect(await opens({ key })).toBe(200);
    await follow(key);
    evening.advance(5 * MINUTE);
    expect(await opens({ key })).toBe('used-link');
  });

  test('is not spent by being looked at', async () => {
    const key = await evening.hand('riverside', TERMS);
    const seen = await follow(key, { body: { look: true } });
    expect([seen.status, seen.cookies]).toEqual([200, []]);
    expect(seen.json).toMatchObject({ role: 'scorer', label: 'tablet', signedIn: false });
    evening.advance(DAY);
    expect((await follow(key)).cookies).toHaveLength(1);
  });

  test('goes on saying whose it is to the browser that it signed in', async () => {
    const { key, cookie } = await evening.signIn('riverside', TERMS);
    evening.advance(DAY);
    const again = await follow(key, { cookie });
    expect([again.status, again.json['signedIn'], again.cookies]).toEqual([200, true, []]);
  });

  test('stays spent where the clock is set back', async () => {
    const { key } = await evening.signIn('riverside', TERMS);
    evening.advance(-DAY);
    expect(outcomeOf(await follow(key))).toBe('used-link');
  });
});

describe('the link of a player', () => {
  const TERMS = { role: 'player', player: 'bob', label: 'Bob', use: 'link' } as const;

  test('opens on another phone, until it is withdrawn', async () => {
    const { key, cookie } = await evening.signIn('riverside', TERMS);
    evening.advance(90 * DAY);
    expect((await follow(key)).status).toBe(200);
    const { hash = '' } = (await told('Bob')) ?? {};
    await evening.must('DELETE', `${ACCESS}/${hash}`, { key: organiser });
    expect([outcomeOf(await follow(key)), await opens({ cookie })]).toEqual(['revoked-key', 'revoked-key']);
    expect(await readSessions(evening.store.database, 'riverside', hash)).toEqual([]);
  });

  test('is stopped by its player when they sign out, and elsewhere they stay signed in', async () => {
    const { key, cookie } = await evening.signIn('riverside', TERMS);
    const other = cookieIn(await follow(key));
    expect((await evening.send('DELETE', '/api/session/link', { cookie })).status).toBe(204);
    expect([outcomeOf(await follow(key)), await opens({ key })]).toEqual(['stopped-link', 'stopped-link']);
    expect([await opens({ cookie }), await opens({ cookie: other })]).toEqual(['session-ended', 200]);
    expect(await told('Bob')).toMatchObject({ usedUp: true, stopped: expect.any(String) });
  });

  test('has ten sessions at most: the one that was used least lately ends', async () => {
    const { key, cookie: first } = await evening.signIn('riverside', TERMS);
    evening.advance(MINUTE);
    const second = cookieIn(await follow(key));
    evening.advance(MINUTE);
    for (let count = 0; count < 8; count++) await follow(key, { headers: { 'user-agent': ANDROID } });
    evening.advance(61 * MINUTE);
    expect(await opens({ cookie: first })).toBe(200);
    await follow(key);
    evening.advance(MINUTE);
    expect([await opens({ cookie: first }), await opens({ cookie: second })]).toEqual([200, 'session-ended']);
    expect((await told('Bob'))?.sessions).toHaveLength(10);
  });

  test('is opened by no look, however many programs look at it; of browsers that opened it one that is used stays', async () => {
    const { key, cookie: phone } = await evening.signIn('riverside', TERMS);
    expect(await opens({ cookie: phone })).toBe(200);
    for (let count = 0; count < 11; count++) expect((await follow(key, { body: { look: true } })).cookies).toEqual([]);
    expect((await told('Bob'))?.sessions).toHaveLength(1);
    for (let count = 0; count < 11; count++) {
      evening.advance(MINUTE);
      await follow(key);
    }
    expect(await opens({ cookie: phone })).toBe(200);
  });

  test('that nobody has opened signs in nobody: it was only looked at', async () => {
    const key = await evening.hand('riverside', TERMS);
    await follow(key, { body: { look: true } });
    const looked = await told('Bob');
    expect([looked?.opened, looked?.sessions]).toEqual([undefined, []]);
  });

  test('opens as it was copied out of a sentence, with what stands beside it', async () => {
    const key = await evening.hand('riverside', TERMS);
    for (const copied of [
      `${key}.`,
      `${key})`,
      `(${key}),`,
      `${key}”`,
      `_${key}_`,
      `%23${key}`,
      `${key}?utm_source=chat`,
    ])
      expect((await follow(copied, { body: { look: true } })).status, copied).toBe(200);
    for (const other of [`${key}x`, key.slice(0, -1), `x.${key}`])
      expect(outcomeOf(await follow(other, { body: { look: true } })), other).toBe('unknown-key');
  });
});

test('a key for a program opens no session, and serves for good', async () => {
  const terms = { role: 'organiser', label: 'results bot', use: 'program' };
  const made = await evening.must('POST', ACCESS, { key: organiser, body: terms });
  expect(made.json['link']).toBeUndefined();
  const key = String(made.json['key']);
  expect(outcomeOf(await follow(key))).toBe('program-key');
  evening.advance(800 * DAY);
  expect(await opens({ key })).toBe(200);
});

describe('a session', () => {
  test.each([
    ['organiser', 120, 300],
    ['scorer', 60, 300],
    ['player', 180, 400],
  ] as const)('of a %s ends %d days after its last use, and in any case after %d', async (role, idle, longest) => {
    const { cookie } = await evening.signIn('riverside', { role, ...(role === 'player' && { player: 'bob' }) });
    const began = evening.now;
    while (evening.now + (idle - 1) * DAY < began + longest * DAY) {
      evening.advance((idle - 1) * DAY);
      expect(await opens({ cookie })).toBe(200);
    }
    evening.advance(began + longest * DAY - evening.now);
    expect(await opens({ cookie })).toBe('session-ended');

    const other = await evening.signIn('riverside', { role, ...(role === 'player' && { player: 'bob' }) });
    evening.advance(idle * DAY);
    expect(await opens({ cookie: other.cookie })).toBe('session-ended');
  });

  test('goes on where the clock is set back', async () => {
    const { cookie } = await evening.signIn('riverside', { role: 'scorer' });
    evening.advance(-30 * DAY);
    expect(await opens({ cookie })).toBe(200);
  });

  test('that is signed out while its use is noted stays so', async () => {
    const { cookie, hash } = await evening.signIn('riverside', { role: 'organiser' });
    const [seen = expect.fail('no session')] = await readSessions(evening.database, 'riverside', hash);
    await evening.must('DELETE', '/api/session', { cookie });
    await noteSession(evening.database, 'riverside', seen, evening.now);
    expect(await readSessions(evening.database, 'riverside', hash)).toEqual([]);
  });

  test('is confirmed no more by the link that opened it, once that was stopped elsewhere', async () => {
    const link = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
    const [left = '', other = ''] = [cookieIn(await follow(link)), cookieIn(await follow(link))];
    const confirms = () =>
      evening.send('POST', '/api/clubs/riverside/confirmation', { cookie: other, body: { key: link } });
    expect((await confirms()).status).toBe(204);
    await evening.must('DELETE', '/api/session/link', { cookie: left });
    expect(outcomeOf(await confirms())).toBe('invalid');
  });

  test('is a new one at each sign-in: a token that was brought along is not taken up', async () => {
    const planted = await evening.signIn('riverside', { role: 'scorer', label: 'attacker' });
    const key = await evening.hand('riverside', { role: 'organiser', label: 'victim', use: 'link' });
    const got = await follow(key, { cookie: planted.cookie });
    expect(cookieIn(got)).not.toBe(planted.cookie);
    const [, token] = planted.cookie.split('=');
    const forged = `${cookieIn(got).split('=')[0]}=${token}`;
    expect(outcomeOf(await evening.send('GET', ACCESS, { cookie: forged }))).toBe('not-your-role');
  });

  test('leaves nothing of its token or of the key in the store', async () => {
    const { key, cookie } = await evening.signIn('riverside', { role: 'scorer' });
    for (const secret of [key.split('.')[1], cookie.split('~')[2]])
      expect(evening.database.dump()).not.toContain(secret);
  });
});

describe('the organiser', () => {
  test('sees what became of each link, on which devices, and which is their own', async () => {
    const mine = await evening.signIn('riverside', { role: 'organiser', label: 'me', use: 'link' });
    await evening.hand('riverside', { role: 'scorer', label: 'new', use: 'link' });
    const terms = { role: 'scorer', label: 'tablet', use: 'link' } as const;
    await evening.signIn('riverside', terms, { 'user-agent': ANDROID });
    const sent = { cookie: mine.cookie };
    expect(await told('new', sent)).toMatchObject({ usedUp: false, sessions: [] });
    expect((await told('new', sent))?.opened).toBeUndefined();
    expect((await told('tablet', sent))?.sessions).toMatchObject([{ device: 'Chrome on Android' }]);
    expect((await told('me', sent))?.sessions).toMatchObject([{ device: 'A browser', current: true }]);
    evening.advance(5 * MINUTE);
    expect(await told('tablet', sent)).toMatchObject({ usedUp: true, opened: '2021-09-06T19:00:00.000Z' });
  });

  test('ends one session, or all of a link', async () => {
    const bob = await evening.signIn('riverside', { role: 'player', player: 'bob', label: 'Bob', use: 'link' });
    const others = [cookieIn(await follow(bob.key)), cookieIn(await follow(bob.key))];
    const [{ id = '' } = {}] = (await told('Bob'))?.sessions ?? [];
    const own = `${ACCESS}/${bob.hash}/sessions`;
    await evening.must('DELETE', `${own}/${id}`, { key: organiser });
    const after = await Promise.all([bob.cookie, ...others].map((cookie) => opens({ cookie })));
    expect(after.toSorted()).toEqual([200, 200, 'session-ended']);
    expect(outcomeOf(await evening.send('DELETE', `${own}/${id}`, { key: organiser }))).toBe('unknown-session');
    await evening.must('DELETE', own, { key: organiser });
    for (const cookie of [bob.cookie, ...others]) expect(await opens({ cookie })).toBe('session-ended');
    expect((await follow(bob.key)).status).toBe(200);
  });

  test('of another club ends nothing here', async () => {
    const { hash, cookie } = await evening.signIn('riverside', { role: 'scorer' });
    const neighbour = await evening.hand('hilltop', { role: 'organiser' });
    const path = `/api/clubs/hilltop/access/${hash}`;
    for (const each of [path, `${path}/sessions`, `${path}/sessions/${hash}`])
      expect(outcomeOf(await evening.send('DELETE', each, { key: neighbour }))).toBe('unknown-access');
    expect(await opens({ cookie })).toBe(200);
  });
});

test.each(['key', 'session'])(
  'what was withdrawn or ended in another process opens nothing after five seconds: a %s',
  async (what) => {
    const { hash, key, cookie } = await evening.signIn('riverside', { role: 'scorer' });
    const openings = async () => [await opens({ key }), await opens({ cookie })];
    expect(await openings()).toEqual([200, 200]);
    const { database } = evening.store;
    if (what === 'key') await revokeAccess(database, 'riverside', hash, evening.now);
    else
      for (const each of await readSessions(database, 'riverside', hash))
        await removeSession(database, 'riverside', each);
    evening.advance(4999);
    expect(await openings()).toEqual(what === 'key' ? ['revoked-key', 'revoked-key'] : [200, 'session-ended']);
  },
);

describe('the admin history', () => {
  const changes = async (query: Readonly<Record<string, string>> = {}) => {
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key: organiser, query });
    return { list: json['changes'] as { id: string; what: string; about: string }[], more: json['more'] };
  };

  test('says who made and withdrew keys, ended sessions, changed names and webhooks, and when', async () => {
    const by = { key: await evening.hand('riverside', { role: 'organiser', label: 'Jo' }) };
    const made = await evening.must('POST', ACCESS, { ...by, body: { role: 'scorer', label: 'tablet' } });
    const hash = String(made.json['hash']);
    await follow(String(made.json['key']));
    const [{ id = '' } = {}] = (await told('tablet'))?.sessions ?? [];
    const hook = { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' };
    for (const path of [`${hash}/sessions/${id}`, `${hash}/sessions`, hash, hash]) {
      evening.advance(1000);
      await evening.must('DELETE', `${ACCESS}/${path}`, by);
    }
    await evening.must('PATCH', '/api/clubs/riverside', { ...by, body: { naming: { mode: 'initials' } } });
    evening.advance(1000);
    const webhook = await evening.must('POST', `${LADDER}/webhooks`, { ...by, body: hook });
    evening.advance(1000);
    await evening.must('DELETE', `${LADDER}/webhooks/${String(webhook.json['id'])}`, by);
    const { list } = await changes();
    expect(list.map(({ what, about }) => `${what} ${about}`)).toEqual([
      'webhook-removed chat',
      'webhook-made chat',
      'names-changed initials',
      'key-withdrawn tablet',
      'sessions-ended tablet',
      'session-ended tablet (A browser)',
      'key-made tablet',
    ]);
    for (const each of list) expect(each).toMatchObject({ by: 'Jo', role: 'organiser' });
    expect(list.at(-1)).toMatchObject({ at: '2021-09-06T19:00:00.000Z' });
    expect(list[0]).toMatchObject({ at: '2021-09-06T19:00:06.000Z', ladder: 'main' });
  });

  test('comes in pages, the newest first, each line once', async () => {
    for (let count = 0; count < 120; count++) {
      evening.advance(1);
      await evening.must('POST', ACCESS, { key: organiser, body: { role: 'scorer', label: `link ${count}` } });
    }
    const first = await changes();
    const second = await changes({ beforeChange: String(first.list.at(-1)?.id) });
    expect([first.list.length, first.more, second.list.length, second.more]).toEqual([100, true, 20, false]);
    const labels = [...first.list, ...second.list].map(({ about }) => about);
    expect(labels).toEqual(Array.from({ length: 120 }, (_, count) => `link ${119 - count}`));
  });
});

/** What may happen to the links of a club, in any order, and to which of three; how long passes, in seconds. */
const KINDS = ['open', 'sign-out', 'withdraw', 'end-all', 'wait'] as const;
const deed = fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat(2), session: fc.nat(20), wait: fc.nat(5) });
const WAITS = [1, 4, 60, 301, 86_400, 70 * 86_400];

test('whatever happens: ten sessions a link, none outlives its key or its end, an official’s link opens for five minutes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      evening = new Evening();
      await evening.open('riverside');
      const roles = ['organiser', 'scorer', 'player'] as const;
      const keys: { readonly key: string; opened?: Instant; withdrawn?: true }[] = [];
      for (const role of roles)
        keys.push({ key: await evening.hand('riverside', { role, label: role, player: 'bob', use: 'link' }) });
      const hashOf = (which: number) => parseAccessKey(keys[which]?.key ?? '')?.hash ?? '';
      const signedIn: (Pick<SignedIn, 'cookie'> & { readonly which: number; readonly at: Instant; over?: true })[] = [];
      const admin = await evening.hand('riverside', { role: 'organiser', label: 'admin', use: 'program' });
      for (const { kind, which, session: nth, wait } of deeds) {
        const own = keys[which];
        if (kind === 'wait') evening.advance((WAITS[wait] ?? 0) * 1000);
        if (kind === 'open' && own) {
          const got = await follow(own.key);
          const late = which < 2 && own.opened !== undefined && evening.now - own.opened >= 5 * MINUTE;
          expect(got.status).toBe(own.withdrawn || late ? 401 : 200);
          if (got.status === 200) own.opened ??= evening.now;
          if (got.status === 200) signedIn.push({ cookie: cookieIn(got), which, at: evening.now });
        }
        const session = signedIn[nth];
        if (kind === 'sign-out' && session) {
          await evening.must('DELETE', '/api/session', { cookie: session.cookie });
          session.over = true;
        }
        if (kind === 'withdraw' && own) {
          await evening.must('DELETE', `${ACCESS}/${hashOf(which)}`, { key: admin });
          own.withdrawn = true;
        }
        if (kind === 'end-all') {
          await evening.must('DELETE', `${ACCESS}/${hashOf(which)}/sessions`, { key: admin });
          for (const each of signedIn) if (each.which === which) each.over = true;
        }
        expect((await readSessions(evening.store.database, 'riverside', hashOf(which))).length).toBeLessThanOrEqual(10);
      }
      const fresh = signedIn.filter(({ at }) => evening.now - at < 60 * DAY);
      for (const { cookie, which, over } of signedIn) {
        const got = outcomeOf(await evening.send('GET', '/api/session', { cookie }));
        if (over || keys[which]?.withdrawn) expect(got).not.toBe(200);
      }
      // Of those that nothing was done to, each link's last ten are still in.
      for (const which of [0, 1, 2]) {
        const alive = fresh.filter((each) => each.which === which && !each.over && !keys[which]?.withdrawn).slice(-1);
        for (const { cookie } of alive)
          expect((await evening.send('GET', '/api/session', { cookie })).status).toBe(200);
      }
    }),
    { numRuns: runs(20) },
  );
});
