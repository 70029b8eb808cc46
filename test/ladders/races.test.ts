import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removeSession } from '#functions/books/sessions.ts';
import { StoreOutage } from '#functions/database/transaction.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { type ToldError, toldError } from '#functions/runtime/told-error.ts';
import {
  accepted,
  arrive,
  challenge,
  ids,
  join,
  NO_PAUSE,
  newLadderIn,
  result,
  seededLadderIn,
  standings,
  storeAt,
} from './club.ts';
import {
  conflict,
  type Disturbance,
  disturbedClient,
  throttle,
  timeOutAfter,
  timeOutBefore,
  toTransactions,
} from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const disturbedStore = (disturbance: Disturbance) =>
  storeAt(place(), { client: disturbedClient(place(), disturbance), pause: NO_PAUSE });

const annAndBob = () => seededLadderIn(storeAt(place()), ['ann', 'bob']);

const verbsOf = async (key: Awaited<ReturnType<typeof newLadderIn>>) =>
  (await storeAt(place()).log(key)).map(({ command }) => command.verb);

it('32 people at one ladder at once who press the same button for one another are recorded as one, and get one answer', async () => {
  const stores = Array.from({ length: 4 }, () => storeAt(place()));
  const [first = storeAt(place())] = stores;
  const key = await newLadderIn(first);
  const answers = await Promise.all(
    ids(32).map((_, index) => (stores[index % 4] ?? first).submit(key, join('ann'), { idempotencyKey: 'button' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(accepted(answer).entry))).size).toBe(1);
  expect(answers.filter((answer) => !accepted(answer).repeated)).toHaveLength(1);
  expect(await verbsOf(key)).toEqual(['join']);
});

/** Makes every transaction another one, as if its token had been forgotten. */
const forgettingTokens =
  (then: Disturbance): Disturbance =>
  (command, input, send) => {
    if (input && typeof input === 'object' && 'ClientRequestToken' in input) {
      Object.assign(input, { ClientRequestToken: randomUUID() });
    }
    return then(command, input, send);
  };

describe('a request without an answer', () => {
  it.each([
    ['had been carried out', toTransactions(1, timeOutAfter)],
    ['had not arrived', toTransactions(1, timeOutBefore)],
    ['had been carried out, as the log alone can tell', forgettingTokens(toTransactions(1, timeOutAfter))],
    ['had been carried out, while no answer came at all', toTransactions(3, timeOutAfter)],
  ])('is recorded exactly once, where it %s', async (_, disturbance) => {
    const key = await annAndBob();
    const store = disturbedStore(disturbance);
    const { entry, repeated } = accepted(await store.submit(key, arrive('ann'), { idempotencyKey: 'once' }));
    expect(repeated).toBe(false);
    expect(await store.log(key)).toEqual([expect.anything(), entry]);
    expect(await verbsOf(key)).toEqual(['seed', 'arrive']);
    expect(await store.verify(key)).toEqual([]);
  });

  it('is recorded exactly once, where it arrives late and stands in its own way', async () => {
    const key = await annAndBob();
    const late: (() => Promise<unknown>)[] = [];
    const steps = [
      (send: () => Promise<unknown>) => {
        late.push(send);
        return timeOutBefore();
      },
      conflict,
      async (send: () => Promise<unknown>) => {
        for (const arriveAtLast of late) await arriveAtLast();
        return send();
      },
    ];
    const store = disturbedStore(toTransactions(3, (send) => (steps.shift() ?? conflict)(send)));
    expect(accepted(await store.submit(key, arrive('ann'))).repeated).toBe(false);
    expect(await verbsOf(key)).toEqual(['seed', 'arrive']);
  });

  it('is sent again as the very same transaction', async () => {
    const key = await annAndBob();
    const tokens: unknown[] = [];
    const lost = toTransactions(2, timeOutBefore);
    const store = disturbedStore((command, input, send) => {
      if (input && typeof input === 'object' && 'ClientRequestToken' in input) tokens.push(input.ClientRequestToken);
      return lost(command, input, send);
    });
    accepted(await store.submit(key, arrive('ann')));
    expect(tokens).toEqual([tokens[0], tokens[0], tokens[0]]);
    expect(tokens[0]).toEqual(expect.any(String));
  });

  it('is an outage if it cannot be found out, and asking again tells', async () => {
    const key = await annAndBob();
    const store = disturbedStore(toTransactions(3, timeOutBefore));
    const options = { idempotencyKey: 'once' };
    await expect(store.submit(key, arrive('ann'), options)).rejects.toThrow(StoreOutage);
    expect(accepted(await store.submit(key, arrive('ann'), options)).repeated).toBe(false);
    expect(await verbsOf(key)).toEqual(['seed', 'arrive']);
  });

  it.each([
    ['the network', timeOutBefore, 'TimeoutError: socket hang up'],
    ['DynamoDB', throttle, 'ThrottlingException: Rate exceeded'],
  ])('is an outage that tells what %s said', async (_, disturb, said) => {
    const key = await annAndBob();
    const told = async (ask: (store: LadderStore) => Promise<unknown>): Promise<ToldError> =>
      toldError(await ask(disturbedStore(toTransactions(3, disturb))).catch((error: unknown) => error));
    const ofLadder = await told((store) => store.submit(key, arrive('ann')));
    expect(ofLadder.error).toBe(`StoreOutage: no answer for line 3 of ${key.club}/main`);
    expect(ofLadder.causes?.map(({ error }) => error)).toEqual(['unanswered', said]);
    const ofClub = await told((store) => removeSession(store.database, key.club, { access: 'bar', hash: 'tablet' }));
    expect([ofClub.error, ofClub.causes?.map(({ error }) => error)]).toEqual(['StoreOutage: no answer', [said]]);
  });

  it('gives way to whoever came first', async () => {
    const key = await annAndBob();
    const store = disturbedStore(
      toTransactions(3, async () => {
        await storeAt(place()).submit(key, arrive('bob'), { idempotencyKey: 'the other' });
        return timeOutBefore();
      }),
    );
    expect(accepted(await store.submit(key, arrive('ann'))).entry.line).toBe(4);
    expect(await verbsOf(key)).toEqual(['seed', 'arrive', 'arrive']);
  });
});

interface Row {
  readonly sk: string;
}

const hasItems = (output: unknown): output is { Items: Row[] } =>
  typeof output === 'object' && output !== null && 'Items' in output && Array.isArray(output.Items);

it.each(['state#order#00001', 'state#player#p00002', 'state#challenge#m1'])(
  'a reader who runs into somebody else’s transaction never sees half of it, such as an old %s',
  async (name) => {
    const writer = storeAt(place());
    const key = await seededLadderIn(writer, ids(4));
    for (const command of [...ids(2).map((id) => arrive(id)), challenge('m1', 'p00002', 'p00001')])
      accepted(await writer.submit(key, command));
    const old: Row[] = [];
    let queries = 0;
    const reader = disturbedStore(async (command, _, send) => {
      const output = await send();
      if (command !== 'QueryCommand' || !hasItems(output)) return;
      queries++;
      const others = output.Items.filter((item) => item.sk !== name);
      if (queries === 1) old.push(...output.Items.filter((item) => item.sk === name));
      if (queries === 2) output.Items.splice(0, output.Items.length, ...others, ...old);
    });
    await reader.load(key);
    accepted(await writer.submit(key, result('m1')));
    const seen = await reader.load(key);
    expect(standings(seen)).toEqual(['p00002', 'p00001', 'p00003', 'p00004']);
    expect(seen?.challenges.size).toBe(0);
    expect(queries).toBe(3);
  },
);
