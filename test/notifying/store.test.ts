import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLadder } from '#functions/importing/create-ladder.ts';
import {
  noteAttempt,
  putWebhook,
  readWebhooks,
  removeWebhook,
  type Webhook,
} from '#functions/notifying/webhook-book.ts';
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
    for (const each of made) expect(await putWebhook(store.database, key, each)).toBe('put');
    expect(await readWebhooks(storeAt(place()).database, key)).toEqual(made);
    expect(await readWebhooks(store.database, other)).toEqual([]);
  });

  test('are ten at most, however many are made at once', async () => {
    const key = await newLadderIn(storeAt(place()));
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () => putWebhook(storeAt(place()).database, key, webhook())),
    );
    expect(outcomes.filter((outcome) => outcome === 'put')).toHaveLength(10);
    expect(await readWebhooks(storeAt(place()).database, key)).toHaveLength(10);
  });

  test('leave their places to others when they are removed', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const made = Array.from({ length: 10 }, () => webhook());
    for (const each of made) await putWebhook(store.database, key, each);
    const [, second] = made;
    expect(await removeWebhook(store.database, key, second?.id ?? '')).toBe(true);
    expect(await removeWebhook(store.database, key, second?.id ?? '')).toBe(false);
    expect(await putWebhook(store.database, key, webhook())).toBe('put');
    expect(await readWebhooks(store.database, key)).toHaveLength(10);
  });

  test('keep how the last delivery went', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [one, other] = [webhook(), webhook()];
    for (const each of [one, other]) await putWebhook(store.database, key, each);
    await noteAttempt(store.database, key, other.id, LAST);
    expect(await readWebhooks(store.database, key)).toEqual([one, { ...other, last: LAST }]);
  });

  test('stay removed, and let others have their places, when somebody notes how a delivery went meanwhile', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [old, successor] = [webhook(), webhook()];
    await putWebhook(store.database, key, old);
    const meanwhile = toTransactions(1, async (send) => {
      await removeWebhook(store.database, key, old.id);
      await putWebhook(store.database, key, successor);
      return send();
    });
    await noteAttempt(storeAt(place(), { client: disturbedClient(place(), meanwhile) }).database, key, old.id, LAST);
    expect(await readWebhooks(store.database, key)).toEqual([successor]);
  });

  test('are removed once, and never their successors, whoever else removes them meanwhile', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    const [old, successor] = [webhook(), webhook()];
    await putWebhook(store.database, key, old);
    const meanwhile = toTransactions(1, async (send) => {
      await removeWebhook(store.database, key, old.id);
      await putWebhook(store.database, key, successor);
      return send();
    });
    const late = storeAt(place(), { client: disturbedClient(place(), meanwhile) });
    expect(await removeWebhook(late.database, key, old.id)).toBe(false);
    expect(await readWebhooks(store.database, key)).toEqual([successor]);
  });

  test('are no part of the ladder: it loads, records and verifies as without them', async () => {
    const store = storeAt(place());
    const key = await seededLadderIn(store, ids(4));
    await putWebhook(store.database, key, webhook());
    accepted(await store.submit(key, match('m1', 'p00002', 'p00001')));
    expect((await storeAt(place()).load(key))?.order.players()).toEqual((await store.load(key))?.order.players());
    expect(await storeAt(place()).verify(key)).toEqual([]);
    expect((await store.log(key)).map(({ line }) => line)).toEqual([2, 3]);
  });

  test('survive an import that comes too late to make the ladder', async () => {
    const store = storeAt(place());
    const key = await newLadderIn(store);
    await putWebhook(store.database, key, webhook());
    expect(await createLadder(store.database, key, HEADER, [seed(ids(3))])).toBe('exists');
    expect(await readWebhooks(store.database, key)).toHaveLength(1);
  });
});
