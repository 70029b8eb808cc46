import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  challenge,
  HEADER,
  ids,
  join,
  match,
  NO_PAUSE,
  newLadderIn,
  result,
  seed,
  settle,
  standings,
  storeAt,
  voiding,
} from './club.ts';
import { type Disturbance, disturbedClient } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

let store: DynamoStore;
beforeEach(() => {
  store = storeAt(place());
});

/** A season with a little of everything: a night, a month settled, and a result that was voided. */
const SEASON: readonly Command[] = [
  seed(ids(40)),
  arrive('p00002'),
  arrive('p00003'),
  challenge('m1', 'p00003', 'p00002'),
  result('m1'),
  match('m2', 'p00009', 'p00006'),
  voiding(lineNumber(7), '21:30'),
  settle('2021-10-01T12:00'),
  join('newcomer', '2021-10-02T12:00'),
  match('m3', 'p00012', 'p00011', [1, 1], '2021-10-03T20:00'),
];

async function clubOf(): Promise<LadderKey> {
  const { club } = await newLadderIn(store);
  return { club, ladder: 'imported' };
}

describe('a season log', () => {
  it('makes a ladder that goes on', async () => {
    const key = await clubOf();
    await createLadder(store.database, key, HEADER, SEASON);
    const asBefore = (id: string) => match(id, 'p00012', 'p00011', [2, 0], '2021-10-04T20:00');
    // One of the two was voided: its id stays taken.
    for (const id of ['m1', 'm2'])
      expect(await store.submit(key, asBefore(id))).toMatchObject({ refusal: { code: 'duplicate-id' } });
    accepted(await store.submit(key, asBefore('m4')));
    accepted(await store.submit(key, voiding(lineNumber(6), '2021-10-04T21:00')));
    expect(await store.verify(key)).toEqual([]);
  });

  it('needs a club', async () => {
    const key = { club: 'nowhere', ladder: 'main' };
    expect(await createLadder(store.database, key, HEADER, SEASON)).toBe('no-such-club');
    expect(await createLadder(store.database, key, HEADER)).toBe('no-such-club');
  });
});

/** Lets so many transactions through; then something happens, once. */
const afterSome = (transactions: number, happen: () => Promise<void>): Disturbance => {
  let left = transactions;
  return async (command, _, send) => {
    if (command === 'TransactWriteItemsCommand' && left-- === 0) await happen();
    return send();
  };
};

const breakOff = async (): Promise<never> => {
  throw new TransactionCanceledException({ message: 'the line went dead', $metadata: {} });
};

/** More than one transaction can carry. */
const LONG: readonly Command[] = [seed(ids(120)), ...ids(120).map((id) => arrive(id))];

const disturbedStore = (disturbance: Disturbance) =>
  storeAt(place(), { client: disturbedClient(place(), disturbance), pause: NO_PAUSE });

describe('an import that breaks off', () => {
  async function brokenImport(): Promise<LadderKey> {
    const key = await clubOf();
    await expect(createLadder(disturbedStore(afterSome(2, breakOff)).database, key, HEADER, LONG)).rejects.toThrow(
      'the line went dead',
    );
    return key;
  }

  it('leaves no ladder to be seen', async () => {
    const key = await brokenImport();
    expect(await store.load(key)).toBeUndefined();
    expect(await store.verify(key)).toBeUndefined();
    expect(await store.submit(key, join('ann'))).toEqual({ kind: 'no-such-ladder' });
    expect((await readClub(store.database, key.club))?.ladders).toEqual(['main']);
  });

  it.each([
    ['the next one', SEASON],
    ['an empty ladder', []],
  ])('leaves nothing behind in %s', async (_, commands) => {
    const key = await brokenImport();
    expect(await createLadder(store.database, key, HEADER, commands)).toBe('created');
    expect(await store.load(key)).toEqual({ ...Season.of(HEADER, commands).ladder, past: expect.anything() });
    expect(await store.log(key)).toHaveLength(commands.length);
    expect(await store.verify(key)).toEqual([]);
  });
});

describe('an import that is overtaken by another', () => {
  it.each([0, 1, 2, 3])('after %d transactions does not spoil that one’s ladder', async (transactions) => {
    const key = await clubOf();
    const overtaken = disturbedStore(
      afterSome(transactions, async () => {
        expect(await createLadder(store.database, key, HEADER, [join('ann')])).toBe('created');
      }),
    );
    expect(await createLadder(overtaken.database, key, HEADER, LONG)).toBe('exists');
    expect(standings(await store.load(key))).toEqual(['ann']);
    expect(await store.verify(key)).toEqual([]);
  });

  it('that breaks off makes its own, whole, and none of what that one has cleared away', async () => {
    const key = await clubOf();
    const overtaken = disturbedStore(
      afterSome(3, async () => {
        await expect(createLadder(disturbedStore(afterSome(3, breakOff)).database, key, HEADER, LONG)).rejects.toThrow(
          'went dead',
        );
      }),
    );
    expect(await createLadder(overtaken.database, key, HEADER, LONG)).toBe('created');
    expect(await store.log(key)).toHaveLength(LONG.length);
    expect(await store.verify(key)).toEqual([]);
  });
});
