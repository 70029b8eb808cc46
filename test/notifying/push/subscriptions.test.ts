import { beforeEach, describe, expect, it, test } from 'vitest';
import { grantAccess } from '#functions/books/access-keys.ts';
import {
  MOST_SUBSCRIPTIONS,
  putSubscription,
  readSubscriptions,
  removeSubscription,
} from '#functions/books/push-subscriptions.ts';
import { putSession, removeSession } from '#functions/books/sessions.ts';
import { sessionPartition } from '#functions/database/keys.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening, type SignedIn } from '#test/functions/evening.ts';
import { player } from '#test/ladders/club.ts';
import { KINDS } from '#test/ladders/databases.ts';
import { SubscribedBrowser } from './subscribed-browser.ts';

const PUSH = '/api/clubs/riverside/own/push';
const ANN = player('ann');

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});

const phone = (): Promise<SignedIn> =>
  evening.signIn('riverside', { role: 'player', player: 'ann', label: 'ann', use: 'link' });
const bodyOf = ({ endpoint, p256dh, auth }: SubscribedBrowser['address']) => ({ endpoint, keys: { p256dh, auth } });
const subscribe = (cookie: string, endpoint?: string) =>
  evening.send('PUT', PUSH, { cookie, body: bodyOf(new SubscribedBrowser(endpoint).address) });
const look = (cookie: string) => evening.must('GET', PUSH, { cookie });
const told = async () => (await readSubscriptions(evening.database, 'riverside', ANN)).map(({ endpoint }) => endpoint);

describe('a phone', () => {
  it('is told by which key to subscribe, and then that it shows notices', async () => {
    const { cookie } = await phone();
    expect((await look(cookie)).json).toEqual({ key: 'BPublic' });
    expect((await subscribe(cookie)).status).toBe(204);
    expect((await look(cookie)).json).toEqual({ key: 'BPublic', endpoint: 'https://push.example.net/to/1' });
  });

  it('shows notices beside another of the same player, until it is told not to', async () => {
    const [one, other] = [await phone(), await phone()];
    await subscribe(one.cookie, 'https://push.example.net/one');
    await subscribe(other.cookie, 'https://push.example.net/other');
    expect((await told()).toSorted()).toEqual(['https://push.example.net/one', 'https://push.example.net/other']);
    await evening.must('DELETE', PUSH, { cookie: one.cookie });
    expect(await told()).toEqual(['https://push.example.net/other']);
    expect((await look(one.cookie)).json).not.toHaveProperty('endpoint');
  });

  it('has one address: a new one takes the place of that before', async () => {
    const { cookie } = await phone();
    for (const name of ['one', 'other']) await subscribe(cookie, `https://push.example.net/${name}`);
    expect(await told()).toEqual(['https://push.example.net/other']);
  });

  it('shows no more once its player signs out on it', async () => {
    const [one, other] = [await phone(), await phone()];
    for (const { cookie } of [one, other]) await subscribe(cookie);
    await evening.must('DELETE', '/api/session', { cookie: one.cookie });
    expect(await told()).toHaveLength(1);
  });

  it('shows no more once the link is withdrawn by which its player signed in', async () => {
    const { cookie, hash } = await phone();
    await subscribe(cookie);
    const key = await evening.hand('riverside', { role: 'organiser' });
    await evening.must('DELETE', `/api/clubs/riverside/access/${hash}`, { key });
    expect(await told()).toEqual([]);
  });

  it.each(['http://push.example.net/1', 'https://127.0.0.1/1'])('cannot have us write to %s', async (endpoint) => {
    const { cookie } = await phone();
    expect(await subscribe(cookie, endpoint)).toMatchObject({ status: 400, json: { code: 'invalid' } });
    expect(await told()).toEqual([]);
  });

  it('cannot have us encrypt for what is no key', async () => {
    const { cookie } = await phone();
    const body = { endpoint: 'https://push.example.net/1', keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    expect(await evening.send('PUT', PUSH, { cookie, body })).toMatchObject({ status: 400 });
  });
});

test('a program with a player’s key shows nothing', async () => {
  const key = await evening.hand('riverside', { role: 'player', player: 'ann', label: 'Ann' });
  expect(await evening.send('GET', PUSH, { key })).toMatchObject({ status: 403, json: { code: 'browser-only' } });
});

test('a deployment without a key says that it sends nothing to phones', async () => {
  evening = await Evening.begin({ pushKey: undefined });
  const { cookie } = await phone();
  expect(await evening.send('GET', PUSH, { cookie })).toMatchObject({ status: 404, json: { code: 'no-push' } });
});

describe.each(KINDS)('in $name', ({ use }) => {
  const open = use();
  const now = at('2022-01-01T12:00:00Z');
  const one = async (nth: number) => {
    const database = await open();
    const { hash: access } = newAccessKey('a');
    const club = `club-${nth}`;
    const record = { hash: access, role: 'player', player: 'ann', label: 'Ann', use: 'link', created: now } as const;
    await grantAccess(database, club, record);
    const times = { opened: now, ends: instant(now + 1), used: now };
    const session = (hash: string) => ({ access, hash, device: 'Chrome', ...times });
    const put = async (hash: string, created = now) => {
      await putSession(database, club, session(hash));
      const { address } = new SubscribedBrowser();
      await putSubscription(database, club, { ...session(hash), ...address, player: ANN, created }, instant(now + 1));
    };
    const hashes = async () => (await readSubscriptions(database, club, ANN)).map(({ hash }) => hash).toSorted();
    return { database, club, access, put, hashes };
  };

  it('a browser goes with its session, and no other', async () => {
    const { database, club, access, put, hashes } = await one(1);
    for (const hash of ['s1', 's2']) await put(hash);
    await removeSession(database, club, { access, hash: 's1' });
    expect(await hashes()).toEqual(['s2']);
  });

  it('all browsers of somebody who is forgotten go, and those of nobody else', async () => {
    const { database, club, put, hashes } = await one(2);
    for (const hash of ['s1', 's2']) await put(hash);
    const { address } = new SubscribedBrowser();
    const bob = { ...address, player: player('bob'), access: 'b', hash: 's3', created: now };
    await putSubscription(database, club, bob, instant(now + 1));
    await forgetInClub(database, club, { player: ANN, name: 'Ann', as: player('gone-1'), said: [] });
    expect(await hashes()).toEqual([]);
    expect(await readSubscriptions(database, club, player('bob'))).toHaveLength(1);
    const left: string[] = [];
    for await (const item of database.query({ pk: sessionPartition(club) })) left.push(JSON.stringify(item));
    // A word of its own: the random keys of others may have such letters, too.
    expect(left.join()).not.toMatch(/(?<![\w-])ann(?![\w-])/);
  });

  it('the newest of a player stay, where they have too many', async () => {
    const { put, hashes } = await one(3);
    for (let nth = 0; nth <= MOST_SUBSCRIPTIONS; nth++) await put(`s${10 + nth}`, instant(now + nth));
    expect(await hashes()).toEqual(Array.from({ length: MOST_SUBSCRIPTIONS }, (_, nth) => `s${11 + nth}`));
  });

  it('one that is gone at its push service is deleted, unless it has another address by now', async () => {
    const { database, club, put, hashes } = await one(4);
    await put('s1');
    await removeSubscription(database, club, { player: ANN, hash: 's1' }, 'https://push.example.net/older');
    expect(await hashes()).toEqual(['s1']);
    await removeSubscription(database, club, { player: ANN, hash: 's1' }, 'https://push.example.net/to/1');
    expect(await hashes()).toEqual([]);
  });
});
