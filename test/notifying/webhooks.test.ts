import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteAttempt, putWebhook, readWebhooks, removeWebhook, type Webhook } from '#functions/books/webhooks.ts';
import type { Database } from '#functions/database/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { LADDER, type Sent } from '../functions/evening.ts';
import { accepted, at, HEADER, ids, match, newLadderIn, seed, storeAt } from '../ladders/club.ts';
import { disturbedClient, toTransactions } from '../ladders/disturbance.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { HOOK, MAIN, Noticed } from './webhook-club.ts';

let club: Noticed;
beforeEach(async () => {
  club = await Noticed.begin();
});

const WEBHOOKS = `${LADDER}/webhooks`;
const TERMS = { url: HOOK, events: ['result'], label: 'chat' };
const ask = (method: string, path = '', sent: Sent = {}) =>
  club.evening.send(method, `${WEBHOOKS}${path}`, { ...club.organiser, ...sent });

describe('a webhook', () => {
  test('is made with a secret that is told once, and long enough not to be guessed', async () => {
    const { status, json } = await ask('POST', '', { body: { ...TERMS, events: ['champion', 'result', 'result'] } });
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      url: HOOK,
      events: ['result', 'champion'],
      label: 'chat',
      by: 'Olga',
      since: 7,
      created: '2021-09-06T20:00:00+01:00',
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    });
    const { text } = await ask('GET');
    expect(JSON.parse(text)).toEqual({ webhooks: [{ ...json, secret: undefined }] });
    expect(text).not.toContain(String(json['secret']));
    for (const kept of ['hooks/1', json['secret']]) expect(JSON.stringify(club.evening.lines)).not.toContain(kept);
    const other = await club.hook();
    expect([other.id === json['id'], other.secret === json['secret']]).toEqual([false, false]);
  });

  test('can be removed, once', async () => {
    const { id } = await club.hook();
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/${id}`)).json).toMatchObject({ status: 404, code: 'unknown-webhook' });
    expect((await ask('GET')).json).toEqual({ webhooks: [] });
  });

  test('is one of ten at most', async () => {
    for (const _ of Array(10)) await club.hook();
    expect((await ask('POST', '', { body: TERMS })).json).toMatchObject({ status: 409, code: 'too-many-webhooks' });
  });

  test('of another ladder cannot be removed or tried out from here', async () => {
    const { id } = await club.hook();
    const juniors = WEBHOOKS.replace('main', 'juniors');
    const sent = { ...club.organiser, body: {} };
    expect((await club.evening.send('DELETE', `${juniors}/${id}`, sent)).status).toBe(404);
    expect((await club.evening.send('POST', `${juniors}/${id}/ping`, sent)).status).toBe(404);
    expect(await readWebhooks(club.evening.store.database, MAIN)).toHaveLength(1);
    expect(club.queue).toEqual([]);
  });

  test('of a ladder that is not there is not made', async () => {
    const path = WEBHOOKS.replace('main', 'nowhere');
    const got = await club.evening.send('POST', path, { ...club.organiser, body: TERMS });
    expect(got.json).toMatchObject({ status: 404, code: 'unknown-ladder' });
  });
});

describe('a request for a webhook is turned down with a sentence', () => {
  test.each([
    ['in the clear', { url: 'http://chat.example.org/' }, /^url: must begin with https/],
    ['to instance metadata', { url: 'https://169.254.169.254/' }, /^url: .*private network\.$/],
    ['no address', { url: 7 }, /^url/],
    ['for an event that there is not', { events: ['result', 'gossip'] }, /^events\.1/],
    ['for no event', { events: [] }, /^events: must name at least one/],
    ['for more events than there are', { events: Array(NOTICE_EVENTS.length + 1).fill('result') }, /^events/],
    ['without a label', { label: '  ' }, /^label: must not be blank/],
    ['with an endless label', { label: 'a'.repeat(101) }, /^label/],
    ['with a secret of its own', { secret: 'mine' }, /^Unknown field: secret/],
  ])('%s', async (_, change, detail) => {
    const { json } = await ask('POST', '', { body: { ...TERMS, ...change } });
    expect(json).toMatchObject({ status: 400, code: 'invalid', detail: expect.stringMatching(detail) });
    expect(await readWebhooks(club.evening.store.database, MAIN)).toEqual([]);
  });
});

describe('a webhook that is tried out', () => {
  test('gets a test notice on the way that all notices take', async () => {
    const { id } = await club.hook();
    const { status, json } = await ask('POST', `/${id}/ping`, { body: {} });
    expect([status, json]).toEqual([202, { delivery: expect.stringMatching(/^riverside\/main\/ping\/[0-9a-f]{12}$/) }]);
    const got: string[] = [];
    await club.deliver(async (_, { headers, body }) => {
      got.push(headers['club-ladder-event'] ?? '', headers['webhook-id'] ?? '', JSON.parse(body).text);
      return 200;
    });
    expect(got).toEqual(['ping', json['delivery'], 'main: this is a test, and the webhook works.']);
  });

  test('gets a new one each time', async () => {
    const { id } = await club.hook();
    const ping = () => ask('POST', `/${id}/ping`, { body: {} });
    const [one, other] = [await ping(), await ping()];
    expect(one.json['delivery']).not.toBe(other.json['delivery']);
  });

  test('is not promised anything where the queue is out of reach', async () => {
    const { id } = await club.hook();
    club.room = 0;
    expect((await ask('POST', `/${id}/ping`, { body: {} })).status).toBe(503);
  });

  test('must be there', async () => {
    const { json } = await ask('POST', '/nothing/ping', { body: {} });
    expect(json).toMatchObject({ status: 404, code: 'unknown-webhook' });
  });
});

const place = useEmulator();

const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: randomUUID(),
  url: `https://chat.example.org/${'hook'.repeat(400)}`,
  events: ['result', 'penalty'],
  label: 'chat',
  secret: 'secret',
  since: lineNumber(2),
  created: at('20:00'),
  by: 'Olga',
  ...change,
});

const LAST = { at: at('20:05'), outcome: '204' };

describe('the webhooks of a ladder', () => {
  let store: DynamoStore;
  let database: Database;
  let key: LadderKey;
  beforeEach(async () => {
    store = storeAt(place());
    database = store.database;
    key = await newLadderIn(store);
  });

  /** A webhook that has a successor before another process, which comes late, can change it. */
  async function replacedMeanwhile() {
    const [old, successor] = [webhook(), webhook()];
    await putWebhook(database, key, old);
    const meanwhile = toTransactions(1, async (send) => {
      await removeWebhook(database, key, old.id);
      await putWebhook(database, key, successor);
      return send();
    });
    const late = storeAt(place(), { client: disturbedClient(place(), meanwhile) }).database;
    return { old, successor, late };
  }

  test('are kept as they were made, each ladder its own', async () => {
    const other = await newLadderIn(store);
    const made = [webhook(), webhook({ label: 'mail' })];
    for (const each of made) expect(await putWebhook(database, key, each)).toBe('put');
    expect(await readWebhooks(storeAt(place()).database, key)).toEqual(made);
    expect(await readWebhooks(database, other)).toEqual([]);
  });

  test('are ten at most, however many are made at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () => putWebhook(storeAt(place()).database, key, webhook())),
    );
    expect(outcomes.filter((outcome) => outcome === 'put')).toHaveLength(10);
    expect(await readWebhooks(storeAt(place()).database, key)).toHaveLength(10);
  });

  test('leave their places to others when they are removed', async () => {
    const made = Array.from({ length: 10 }, () => webhook());
    for (const each of made) await putWebhook(database, key, each);
    const [, second] = made;
    expect(await removeWebhook(database, key, second?.id ?? '')).toBe(true);
    expect(await removeWebhook(database, key, second?.id ?? '')).toBe(false);
    expect(await putWebhook(database, key, webhook())).toBe('put');
    expect(await readWebhooks(database, key)).toHaveLength(10);
  });

  test('keep how the last delivery went', async () => {
    const [one, other] = [webhook(), webhook()];
    for (const each of [one, other]) await putWebhook(database, key, each);
    await noteAttempt(database, key, other.id, LAST);
    expect(await readWebhooks(database, key)).toEqual([one, { ...other, last: LAST }]);
  });

  test('stay removed, and let others have their places, when somebody notes how a delivery went meanwhile', async () => {
    const { old, successor, late } = await replacedMeanwhile();
    await noteAttempt(late, key, old.id, LAST);
    expect(await readWebhooks(database, key)).toEqual([successor]);
  });

  test('are removed once, and never their successors, whoever else removes them meanwhile', async () => {
    const { old, successor, late } = await replacedMeanwhile();
    expect(await removeWebhook(late, key, old.id)).toBe(false);
    expect(await readWebhooks(database, key)).toEqual([successor]);
  });

  test('are no part of the ladder: it loads, records and verifies as without them', async () => {
    accepted(await store.submit(key, seed(ids(4))));
    await putWebhook(database, key, webhook());
    accepted(await store.submit(key, match('m1', 'p00002', 'p00001')));
    expect((await storeAt(place()).load(key))?.order.players()).toEqual((await store.load(key))?.order.players());
    expect(await storeAt(place()).verify(key)).toEqual([]);
    expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3]);
  });

  test('survive an import that comes too late to make the ladder', async () => {
    await putWebhook(database, key, webhook());
    expect(await createLadder(database, key, HEADER, [seed(ids(3))])).toBe('exists');
    expect(await readWebhooks(database, key)).toHaveLength(1);
  });
});
