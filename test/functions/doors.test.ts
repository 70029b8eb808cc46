import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccessKey, parseAccessKey } from '#functions/http/credential.ts';
import { replaceAccess, revokeAccess } from '#functions/http/key-book.ts';
import { readSessions } from '#functions/http/session-book.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { ROLES } from '#shared/vocabulary/club.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening, type Sent, type SignedIn } from './evening.ts';

/** A request that each verb would accept, or at least understand. */
const BODIES: Readonly<Record<string, unknown>> = {
  clubs: { id: 'seaside', name: 'Seaside' },
  ladders: { id: 'third', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } },
  access: { role: 'scorer', label: 'tablet' },
  webhooks: { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' },
  '{club}': { unlisted: true },
  status: { hidden: true },
  deletion: { name: 'main' },
  forgetting: { player: 'ann', name: 'Ann' },
  members: { members: [{ id: 'zoe', name: 'Zoe' }] },
  '{player}': { version: 0, name: 'Ann' },
  messages: { text: 'The hall is shut.' },
  claim: { request: 'riverside.whatever' },
  acceptance: { player: 'ann' },
  seed: { order: 'given', players: [{ id: 'zoe' }] },
  join: { player: 'flo' },
  prefer: { player: 'bob', rated: true },
  leave: { player: 'eve' },
  away: { player: 'bob', from: '2021-10-01', to: '2021-10-14' },
  back: { player: 'bob' },
  arrive: { player: 'eve' },
  depart: { player: 'ann' },
  pass: { player: 'bob' },
  close: {},
  challenge: { challenger: 'bob', challenged: 'ann' },
  proposals: { challenged: 'ann' },
  accept: { challenge: 'open' },
  decline: { challenge: 'open' },
  withdraw: { challenge: 'open' },
  postpone: { challenge: 'open', player: 'bob' },
  result: { challenge: 'open', score: [2, 0] },
  approve: { challenge: 'open' },
  reject: { challenge: 'open' },
  start: { players: ['bob', 'ann'] },
  finish: { game: 'open', scores: Object.entries({ bob: 7, ann: 5 }) },
  match: { challenger: 'eve', challenged: 'ann', score: [2, 0] },
  abandon: { challenge: 'open' },
  configure: { name: 'Another name' },
  push: { endpoint: 'https://push.example.net/1', keys: { p256dh: 'B', auth: 'a' } },
  rename: { player: 'ann', name: 'Anna' },
  playoff: { players: ['bob', 'ann'], winner: 'bob' },
  correct: { line: 3, score: [2, 0] },
  void: { line: 3 },
};

const pathOf = (path: string): string =>
  path
    .replace('{club}', 'riverside')
    .replace('{ladder}', 'main')
    .replace('{player}', 'ann')
    .replace(/\{\w+\}/g, 'whatever');

const hasBody = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET' && method !== 'DELETE';

const bodyOf = ({ method, path, carries }: Operation): Sent => {
  if (!hasBody({ method })) return {};
  const headers = { 'content-type': carries === 'log' ? 'application/jsonl' : 'application/json' };
  return { body: BODIES[path.split('/').at(-1) ?? ''] ?? {}, headers };
};

const secret = (): string => randomBytes(32).toString('base64url');

type WrongKey = readonly [what: string, status: number, sent: Sent];

/** Keys that open nothing at the Riverside, with the status that says so. */
async function wrongKeys(evening: Evening): Promise<readonly WrongKey[]> {
  const neighbour = await evening.hand('hilltop', { role: 'organiser' });
  const revoked = await evening.hand('riverside', { role: 'organiser', revoked: evening.now });
  const expired = await evening.hand('riverside', { role: 'organiser', expires: evening.now });
  const theirs = await evening.signIn('hilltop', { role: 'organiser' });
  const ours = await evening.signIn('riverside', { role: 'organiser' });
  const withdrawn = await evening.signIn('riverside', { role: 'organiser' });
  await revokeAccess(evening.store.database, 'riverside', withdrawn.hash, evening.now);
  const tooOld = await evening.signIn('riverside', { role: 'organiser', expires: instant(evening.now + 1000) });
  const signedOut = await evening.signIn('riverside', { role: 'organiser' });
  await evening.must('DELETE', '/api/session', { cookie: signedOut.cookie });
  const guess = ours.cookie.replace(/~[^~]*$/, `~${secret()}`);
  const [kept = { access: '', hash: '' }] = await readSessions(evening.store.database, 'riverside', ours.hash);
  const link = await evening.hand('riverside', { role: 'organiser', use: 'link' });
  const replaced = await evening.hand('riverside', { role: 'organiser', use: 'link', label: 'lost' });
  const old = parseAccessKey(replaced)?.hash ?? '';
  const fresh = { hash: newAccessKey('riverside').hash, created: evening.now, use: 'link' } as const;
  await replaceAccess(evening.store.database, 'riverside', { old, fresh, signOut: false });
  const player = await evening.signIn('riverside', { role: 'player', player: 'bob' });
  const named = (cookie: string, role: string) => cookie.replace(/-\w+-/, `-${role}-`);
  const asOrganiser = { 'acting-as': 'organiser' };
  const forged = '__Host-ladder-organiser-12345678';
  const all = (...each: readonly SignedIn[]) => each.map(({ cookie }) => cookie).join('; ');
  const opened = await evening.signIn('riverside', { role: 'organiser', use: 'link' });
  evening.now = instant(evening.now + 5 * 60_000);
  return [
    ['no key', 401, {}],
    ['an empty bearer', 401, { headers: { authorization: 'Bearer ' } }],
    ['garbage', 401, { key: 'garbage' }],
    ['another scheme', 401, { headers: { authorization: `Basic ${neighbour}` } }],
    ['a guess', 401, { key: `riverside.${secret()}` }],
    ['a key that was withdrawn', 401, { key: revoked }],
    ['a key that has expired', 401, { key: expired }],
    ["another club's key", 403, { key: neighbour }],
    ["another club's key with our name on it", 401, { key: neighbour.replace('hilltop', 'riverside') }],
    ["another club's session", 403, { cookie: theirs.cookie }],
    ["another club's session with our name on it", 401, { cookie: theirs.cookie.replace('hilltop', 'riverside') }],
    ['a session of a withdrawn key', 401, { cookie: withdrawn.cookie }],
    ['a session of a key that has expired', 401, { cookie: tooOld.cookie }],
    ['a session that was signed out', 401, { cookie: signedOut.cookie }],
    ['a guess of a session', 401, { cookie: guess }],
    ['a session as a bearer token', 401, { key: ours.cookie.slice(ours.cookie.indexOf('=') + 1) }],
    ['what is kept of a session', 401, { cookie: `${forged}=riverside~${kept.access}~${kept.hash}` }],
    ['a link that was opened', 401, { key: opened.key }],
    ['a link that was replaced', 401, { key: replaced }],
    ['a link in the cookie', 401, { cookie: `${forged}=${link}` }],
    ["sessions of another club's and of withdrawn keys", 401, { cookie: all(theirs, withdrawn, tooOld, signedOut) }],
    ["another club's session beside a guess at ours", 401, { cookie: `${theirs.cookie}; ${guess}` }],
    ["another club's session by its role", 403, { cookie: theirs.cookie, headers: asOrganiser }],
    [
      'a role whose session has ended, beside a good one',
      401,
      { cookie: all(player, withdrawn), headers: asOrganiser },
    ],
    ['a role that nobody here has', 401, { cookie: all(player, theirs), headers: asOrganiser }],
    ['a role that is in the name alone', 401, { cookie: named(player.cookie, 'organiser'), headers: asOrganiser }],
    ['a session by the name of another', 401, { cookie: ours.cookie, headers: { 'acting-as': 'organiser-12345678' } }],
  ];
}

/** One evening for all that stays shut: nothing is changed there. */
let shut: { readonly evening: Evening; readonly keys: readonly WrongKey[] };
beforeAll(async () => {
  const evening = await Evening.begin();
  shut = { evening, keys: await wrongKeys(evening) };
});

const byName = (routes: readonly Operation[]) => routes.map((route) => [routeKeyOf(route), route] as const);

describe.each(byName(OPERATIONS.filter(({ roles }) => roles !== 'anybody')))('%s', (_, route) => {
  test('stays shut to every wrong key', async () => {
    const { evening, keys } = shut;
    evening.pass(60_000);
    const before = evening.database.dump();
    for (const [what, status, sent] of keys) {
      const asked = bodyOf(route);
      const headers = { ...asked.headers, ...sent.headers };
      const got = await evening.send(route.method, pathOf(route.path), { ...asked, ...sent, headers });
      const ofNoOperator = what === 'no key' ? 401 : 403;
      expect(got.status, what).toBe(route.roles === 'operator' ? ofNoOperator : status);
      expect(got.headers['content-type'], what).toBe('application/problem+json');
      expect(got.headers['www-authenticate'], what).toBe(got.status === 401 ? 'Bearer' : undefined);
      expect(got.json['detail'], what).toMatch(/^[A-Z].*\.$/);
    }
    expect(evening.database.dump()).toBe(before);
  });

  test.each(['key', 'session', 'sessions'])('opens to the right roles and to no other, by %s', async (how) => {
    for (const role of ROLES) {
      const evening = await Evening.begin();
      const { key, cookie } = await evening.signIn('riverside', { role, ...(role === 'player' && { player: 'bob' }) });
      const others =
        how === 'sessions' ? await Promise.all(ROLES.map((each) => evening.signIn('hilltop', { role: each }))) : [];
      const before = evening.database.dump();
      const isOurs = route.roles !== 'operator' && route.roles !== 'anybody' && route.roles.includes(role);
      const cookies = [...others.map((each) => each.cookie), cookie].join('; ');
      const sent = { ...bodyOf(route), ...(how === 'key' ? { key } : { cookie: cookies }) };
      const got = await evening.send(route.method, pathOf(route.path), sent);
      if (isOurs) expect([401, 'not-your-role'], role).not.toContain(got.json['code'] ?? got.status);
      else expect(got.status, role).toBe(403);
      if (!isOurs) expect(evening.database.dump(), role).toBe(before);
    }
  });
});

/** A body with one of its texts or numbers made huge, by where it stands. */
function overlong(body: unknown, where = 'body'): readonly (readonly [where: string, body: unknown])[] {
  if (typeof body === 'string') return [[where, 'x'.repeat(50_000)]];
  if (typeof body === 'number') return [[where, 1e15]];
  if (Array.isArray(body))
    return body.flatMap((part, index) =>
      overlong(part, `${where}[${index}]`).map(([place, huge]) => [place, body.with(index, huge)] as const),
    );
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    overlong(part, `${where}.${name}`).map(([place, huge]) => [place, { ...body, [name]: huge }] as const),
  );
}

/** As a form on another site's page would send it, or with nothing said of what comes. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const FORM_TYPES = [...FORMS, 'text/plain', 'application/jsonp', ''];

describe.each(byName(OPERATIONS))('%s', (_, route) => {
  /** A request that gets past the door, with changes; what came of it, and whether anything was done. */
  async function sendTo(changes: Sent): Promise<readonly [status: number, code: unknown, done: boolean]> {
    const evening = await Evening.begin();
    const [role = 'organiser'] = typeof route.roles === 'string' ? [] : route.roles;
    const key = await evening.hand('riverside', { role, ...(role === 'player' && { player: 'bob' }) });
    const caller = route.roles === 'operator' ? { operator: true } : { key };
    const sent = { ...bodyOf(route), ...caller };
    const before = evening.database.dump();
    const headers = { ...sent.headers, ...changes.headers };
    const got = await evening.send(route.method, pathOf(route.path), { ...sent, ...changes, headers });
    return [got.status, got.json['code'], evening.database.dump() !== before];
  }

  test('refuses a query parameter that it does not know, and does nothing', async () => {
    const others = ['dryRun', 'keepRefused', 'before', 'cache', '__proto__'].filter(
      (name) => !route.query?.some((known) => known === name),
    );
    for (const name of others)
      expect(await sendTo({ query: Object.fromEntries([[name, 'true']]) }), name).toEqual([400, 'invalid', false]);
  });

  test('refuses text and numbers without end in every field, and does nothing', async () => {
    if (!hasBody(route) || route.carries) return;
    for (const [where, body] of overlong(bodyOf(route).body)) {
      const [status, , done] = await sendTo({ body });
      expect([status >= 400 && status < 500, done], where).toEqual([true, false]);
    }
  });

  test('refuses what a form on another page can send, and does nothing', async () => {
    if (!hasBody(route)) return;
    for (const type of FORM_TYPES)
      expect(await sendTo({ headers: { 'content-type': type } }), type).toEqual([415, 'not-json', false]);
  });
});

/** What people and programs put where an id should stand. */
const BAD = ['UP', 'riverside.', '..', 'a b', 'riverside#main', 'x'.repeat(200), 'café', '\0', '~'];

describe.each(byName(OPERATIONS.filter(({ path }) => path.includes('{'))))('%s', (_, { method, path }) => {
  test('is no outage, whatever stands where an id should', async () => {
    const evening = await Evening.begin();
    const callers: readonly (readonly [who: string, sent: Sent])[] = [
      ['a stranger', {}],
      ['an organiser', { key: await evening.hand('riverside', { role: 'organiser' }) }],
      ['a player', { key: await evening.hand('riverside', { role: 'player', player: 'bob' }) }],
      ['the operator', { operator: true }],
    ];
    const before = evening.database.dump();
    for (const place of ['club', 'ladder', 'player', 'season'].filter((each) => path.includes(`{${each}}`)))
      for (const [who, sent] of callers)
        for (const bad of BAD) {
          const address = pathOf(path.replace(`{${place}}`, bad));
          const got = await evening.send(method, address, { ...sent, ...(method === 'POST' && { body: {} }) });
          expect(`${who} ${bad} ${got.status}`).toMatch(place === 'club' || place === 'ladder' ? / 404$/ : / 4\d\d$/);
        }
    expect(evening.database.dump()).toBe(before);
    expect(evening.lines.filter(({ status }) => Number(status) >= 500)).toEqual([]);
  });
});
