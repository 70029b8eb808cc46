import { beforeEach, describe, expect, test } from 'vitest';
import { type GameDate, putGameDate, readGameDates, removeGameDate } from '#functions/books/game-dates.ts';
import {
  type AskedGame,
  endProposal,
  type Proposal,
  putAskedGame,
  putProposal,
  readAskedGames,
  readProposals,
  replaceAskedGame,
} from '#functions/books/proposals.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, challengeId, newLadderIn, player, storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

let store: DynamoStore;
let key: LadderKey;
beforeEach(async () => {
  store = storeAt(place());
  key = await newLadderIn(store);
});

/** What four processes come to that do the same at once. */
const atOnce = async <T>(act: (store: DynamoStore) => Promise<T>): Promise<readonly T[]> =>
  (await Promise.all(Array.from({ length: 4 }, () => act(storeAt(place()))))).toSorted();

const proposal = (challenged: string, challenger = 'zoe', time = at('20:00')): Proposal => ({
  id: challengeId(`m-${challenged}`),
  challenger: player(challenger),
  challenged: player(challenged),
  by: 'Zoe',
  at: time,
});
const DAYS = 86_400_000;
const later = (days: number) => instant(at('20:00') + days * DAYS);

describe('proposals', () => {
  test('are found by both players, each ladder its own, and by nobody else whose id begins alike', async () => {
    const other = await newLadderIn(store);
    expect(await putProposal(store, key, proposal('max'))).toBe('proposed');
    for (const id of ['max', 'zoe'])
      expect(await readProposals(storeAt(place()), key, player(id), at('20:01'))).toEqual([proposal('max')]);
    for (const id of ['ma', 'zo', 'maxim'])
      expect(await readProposals(store, key, player(id), at('20:01'))).toEqual([]);
    expect(await readProposals(store, other, player('max'), at('20:01'))).toEqual([]);
    expect(await store.verify(key)).toEqual([]);
  });

  test('are made once between the same two, and gone for both when ended', async () => {
    const made = await atOnce((each) => putProposal(each, key, proposal('max')));
    expect(made).toEqual(['exists', 'exists', 'exists', 'proposed']);
    expect(await endProposal(store, key, proposal('max'))).toBe(true);
    expect(await endProposal(store, key, proposal('max'))).toBe(false);
    for (const id of ['max', 'zoe']) expect(await readProposals(store, key, player(id), at('20:01'))).toEqual([]);
    expect(await putProposal(store, key, proposal('max'))).toBe('proposed');
  });
});

describe('games to which one player asks others', () => {
  const asked = (time = at('20:00')): AskedGame => ({
    id: challengeId('g-1'),
    asks: player('zoe'),
    players: [player('zoe'), player('max')],
    stake: 100,
    agreed: [],
    by: 'Zoe',
    at: time,
  });

  test('are asked for once by each player, each ladder its own, and over after a day', async () => {
    const other = await newLadderIn(store);
    const made = await atOnce((each) => putAskedGame(each, key, asked()));
    expect(made).toEqual(['asked', 'exists', 'exists', 'exists']);
    expect(await readAskedGames(store, key, later(0.9))).toEqual([asked()]);
    expect(await readAskedGames(store, other, at('20:01'))).toEqual([]);
    expect(await readAskedGames(store, key, later(1))).toEqual([]);
    expect(await putAskedGame(store, key, asked(later(1)))).toBe('asked');
    expect(await readProposals(store, key, player('zoe'), at('20:01'))).toEqual([]);
    expect(await store.verify(key)).toEqual([]);
  });

  test('get one answer at a time: what was read before another one came is too late', async () => {
    await putAskedGame(store, key, asked());
    const agreed = { ...asked(), agreed: [{ player: player('max'), by: 'Max' }] };
    const answers = await Promise.all([agreed, undefined].map((after) => replaceAskedGame(store, key, asked(), after)));
    expect(answers.toSorted()).toEqual([false, true]);
    const [left] = await readAskedGames(store, key, at('20:01'));
    expect(left).toEqual(answers[0] ? agreed : undefined);
    if (left) expect(await replaceAskedGame(store, key, agreed, undefined)).toBe(true);
    expect(await readAskedGames(store, key, at('20:01'))).toEqual([]);
  });
});

describe('the date of a game', () => {
  const date = (version: number, time = later(7)): GameDate => ({
    challenge: challengeId('c-1'),
    issued: at('20:00'),
    players: [player('zoe'), player('max')],
    at: time,
    by: player('zoe'),
    version,
  });

  test('is changed only by who has seen it as it is, each ladder its own', async () => {
    const other = await newLadderIn(store);
    const made = await atOnce((each) => putGameDate(each, key, date(1)));
    expect(made).toEqual([false, false, false, true]);
    expect(await putGameDate(store, key, date(3))).toBe(false);
    expect(await putGameDate(store, key, { ...date(2), agreed: true })).toBe(true);
    expect(await readGameDates(store, key)).toEqual([{ ...date(2), agreed: true }]);
    expect(await readGameDates(store, other)).toEqual([]);
    await removeGameDate(store, key, challengeId('c-1'));
    expect(await readGameDates(store, key)).toEqual([]);
  });
});
