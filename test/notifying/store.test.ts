import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Webhook } from '#functions/ladders/webhooks.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, ids, match, newLadderIn, seed, seededLadderIn, storeAt } from '../ladders/club.ts';
import { disturbedClient, toTransactions } from '../ladders/disturbance.ts';
import { useEmulator } from '../ladders/emulator.ts';

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
  test('are kept as they were made, each ladder its own', async () => {
    const store = storeAt(place());
    const [key, other] = [await newLadderIn(store), await newLadderIn(store)];
    const made = [webhook(), webhook({ label: 'mail' })];
    for (const each of made) expect(await store.putWebhook(key, each)).toBe('put');
    expect(await storeAt(place()).webhooks(key)).toEqual(made);
    expect(await store.webhooks(other)).toEqual([]);
  });

  test('are ten at most, however many are made at once', async () => {
    const key = await newLadderIn(storeAt(place()));
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => storeAt(place()).putWebhook(key, webhook())));
    expect(outcomes.filter((outcome) => outcome === 'put')).toHaveLength(10);
    expect(await storeAt(place()).webhooks(key)).toHaveLength(10);
  });

  test('leave their places to others when they are removed', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const made = Array.from({ length: 10 }, () => webhook());
    for (const each of made) await store.putWebhook(key, each);
    const [, second] = made;
    expect(await store.removeWebhook(key, second?.id ?? '')).toBe(true);
    expect(await store.removeWebhook(key, second?.id ?? '')).toBe(false);
    expect(await store.putWebhook(key, webhook())).toBe('put');
    expect(await store.webhooks(key)).toHaveLength(10);
  });

  test('keep how the last delivery went', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [one, other] = [webhook(), webhook()];
    for (const each of [one, other]) await store.putWebhook(key, each);
    await store.noteAttempt(key, other.id, LAST);
    expect(await store.webhooks(key)).toEqual([one, { ...other, last: LAST }]);
  });

  test('stay removed, and let others have their places, when somebody notes how a delivery went meanwhile', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [old, successor] = [webhook(), webhook()];
    await store.putWebhook(key, old);
    const meanwhile = toTransactions(1, async (send) => {
      await store.removeWebhook(key, old.id);
      await store.putWebhook(key, successor);
      return send();
    });
    await storeAt(place(), { client: disturbedClient(place(), meanwhile) }).noteAttempt(key, old.id, LAST);
    expect(await store.webhooks(key)).toEqual([successor]);
  });

  test('are removed once, and never their successors, whoever else removes them meanwhile', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [old, successor] = [webhook(), webhook()];
    await store.putWebhook(key, old);
    const meanwhile = toTransactions(1, async (send) => {
      await store.removeWebhook(key, old.id);
      await store.putWebhook(key, successor);
      return send();
    });
    const late = storeAt(place(), { client: disturbedClient(place(), meanwhile) });
    expect(await late.removeWebhook(key, old.id)).toBe(false);
    expect(await store.webhooks(key)).toEqual([successor]);
  });

  test('are no part of the ladder: it loads, records and verifies as without them', async () => {
    const store = storeAt(place());
    const key = await seededLadderIn(store, ids(4));
    await store.putWebhook(key, webhook());
    accepted(await store.submit(key, match('m1', 'p00002', 'p00001')));
    expect((await storeAt(place()).load(key))?.order.players()).toEqual((await store.load(key))?.order.players());
    expect(await storeAt(place()).verify(key)).toEqual([]);
    expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3]);
  });

  test('survive an import that comes too late to make the ladder', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    await store.putWebhook(key, webhook());
    expect(await store.import(key, HEADER, [seed(ids(3))])).toBe('exists');
    expect(await store.webhooks(key)).toHaveLength(1);
  });
});
