import { beforeEach, describe, expect, it } from 'vitest';
import { homePartition, idempotencyName } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { commit } from '#functions/ladders/commit.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { readEntry } from '#functions/ladders/entries.ts';
import { decide } from '#shared/engine/decide.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import {
  accepted,
  arrive,
  at,
  challenge,
  challengeId,
  HEADER,
  header,
  join,
  match,
  newLadderIn,
  player,
  result,
  say,
  seededLadderIn,
  settle,
  standings,
  storeAt,
  voiding,
} from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

let store: DynamoStore;
beforeEach(() => {
  store = storeAt(place());
});

/** The server that knows the ladder, or one that has just started. */
const WHERE = ['the same server', 'another server'] as const;
const serverAt = (where: (typeof WHERE)[number]) => (where === 'the same server' ? store : storeAt(place()));

/** A club night with one match under way: bob of rung 2 has challenged ann. */
async function matchUnderWay() {
  const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
  for (const command of [arrive('ann'), arrive('bob'), challenge('m1', 'bob', 'ann')])
    accepted(await store.submit(key, command));
  return key;
}

describe('an accepted command', () => {
  it('stands on the stored ladder and in the log', async () => {
    const key = await matchUnderWay();
    const { entry, ladder } = accepted(await store.submit(key, result('m1')));
    expect(standings(ladder)).toEqual(['bob', 'ann', 'cy']);
    const elsewhere = storeAt(place());
    expect(standings(await elsewhere.load(key))).toEqual(['bob', 'ann', 'cy']);
    expect((await elsewhere.log(key)).at(-1)).toEqual(entry);
    expect(await elsewhere.log(key, lineNumber(entry.line - 1))).toEqual([entry]);
    expect(await elsewhere.verify(key)).toEqual([]);
  });

  it('never dates from before the last line, because the clocks of two servers differ', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    accepted(await store.submit(key, arrive('ann', '19:30')));
    const { entry } = accepted(await store.submit(key, arrive('bob', '19:29')));
    expect(entry.command.at).toBe(at('19:30'));
  });

  it('is not written by a rehearsal', async () => {
    const key = await matchUnderWay();
    const rehearsed = accepted(await store.rehearse(key, result('m1')));
    expect(standings(rehearsed.ladder)).toEqual(['bob', 'ann', 'cy']);
    expect(standings(await store.load(key))).toEqual(['ann', 'bob', 'cy']);
    expect(await store.rehearse(key, result('m9'))).toMatchObject({ kind: 'refused' });
    const named = { idempotencyKey: 'once' };
    expect(accepted(await store.rehearse(key, result('m1'), named)).repeated).toBe(false);
    const { entry } = accepted(await store.submit(key, result('m1'), named));
    expect(accepted(await store.rehearse(key, result('m1'), named))).toMatchObject({ entry, repeated: true });
    expect(await store.rehearse(key, result('m2'), named)).toEqual({ kind: 'key-reused' });
  });
});

describe('a refused command', () => {
  it('changes nothing', async () => {
    const key = await matchUnderWay();
    const before = await store.load(key);
    const refusal = { code: 'bad-score' };
    expect(await store.submit(key, result('m1', [2, 1]))).toMatchObject({ kind: 'refused', refusal });
    expect(await store.load(key)).toEqual(before);
  });

  it('is judged again on the ladder of now before anybody is told', async () => {
    const elsewhere = storeAt(place());
    const key = await seededLadderIn(store, ['ann', 'bob']);
    accepted(await elsewhere.submit(key, join('cy')));
    // As far as `store` knows, there is no cy.
    accepted(await store.submit(key, arrive('cy')));
  });

  it('settles what fell due meanwhile', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
    accepted(await store.submit(key, match('m1', 'cy', 'bob')));
    expect(await store.submit(key, arrive('nobody', '2021-10-01T12:00'))).toMatchObject({ kind: 'refused' });
    const last = (await store.log(key)).at(-1);
    expect(last).toMatchObject({ command: { verb: 'settle' }, effects: { settled: [{ name: '2021-09' }] } });
    expect(standings(await store.load(key))).toEqual(['cy', 'bob', 'ann']);
    expect(await store.verify(key)).toEqual([]);
  });
});

describe('a request with an idempotency key', () => {
  const options = { idempotencyKey: 'evening-1' };

  it('gets the first answer also where nothing would speak against doing it twice', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const { entry } = accepted(await store.submit(key, settle('19:00'), options));
    accepted(await store.submit(key, arrive('ann')));
    expect(accepted(await store.submit(key, settle('20:00'), options))).toMatchObject({ repeated: true, entry });
  });

  it('gets the first answer when a draw is repeated, although it would now come out otherwise', async () => {
    const key = await newLadderIn(store);
    const drawn = (...players: string[]) =>
      say('18:00', 'seed', { order: 'draw', players: players.map((id) => ({ id: player(id) })) });
    accepted(await store.submit(key, drawn('ann', 'bob', 'cy'), options));
    const again = accepted(await store.submit(key, drawn('cy', 'ann', 'bob'), options));
    expect(again.repeated).toBe(true);
    expect(standings(again.ladder)).toEqual(['ann', 'bob', 'cy']);
  });

  it('may try again after a refusal', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    expect(await store.submit(key, arrive('cy'), options)).toMatchObject({ kind: 'refused' });
    accepted(await store.submit(key, join('cy')));
    expect(accepted(await store.submit(key, arrive('cy'), options)).repeated).toBe(false);
  });

  it('is free in another ladder', async () => {
    const [one, other] = [await seededLadderIn(store, ['ann']), await seededLadderIn(store, ['bob'])];
    accepted(await store.submit(one, arrive('ann'), options));
    expect(accepted(await store.submit(other, arrive('bob'), options)).repeated).toBe(false);
  });
});

it('a request is remembered for thirty days', async () => {
  const key = await seededLadderIn(store, ['ann', 'bob']);
  const began = Math.floor(Date.now() / 1000);
  accepted(await store.submit(key, arrive('ann'), { idempotencyKey: 'monday' }));
  const item = await store.database.get({ pk: homePartition(key), sk: idempotencyName('monday') });
  const days = (Number(item?.[EXPIRY]) - began) / 86_400;
  expect(days).toBeGreaterThanOrEqual(30);
  expect(days).toBeLessThan(30.1);
});

describe('a request for a certain version', () => {
  it('is carried out by a server that does not know that version yet', async () => {
    const elsewhere = storeAt(place());
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const seen = accepted(await elsewhere.submit(key, arrive('ann'))).entry.line;
    accepted(await store.submit(key, arrive('bob'), { ifVersion: seen }));
  });

  it('gets its first answer when it is repeated', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob']);
    const options = { ifVersion: lineNumber(2), idempotencyKey: 'once' };
    accepted(await store.submit(key, arrive('ann'), options));
    expect(accepted(await store.submit(key, arrive('ann'), options)).repeated).toBe(true);
  });
});

describe('looking back', () => {
  it('voids a result, which works out again everything since', async () => {
    const key = await matchUnderWay();
    const { entry } = accepted(await store.submit(key, result('m1')));
    accepted(await store.submit(key, match('m2', 'cy', 'ann')));
    const { ladder } = accepted(await store.submit(key, voiding(entry.line, '21:30')));
    expect(standings(ladder)).toEqual(['cy', 'ann', 'bob']);
    expect(standings(await store.load(key))).toEqual(['cy', 'ann', 'bob']);
    expect(await store.verify(key)).toEqual([]);
  });

  it('knows a match that is over from one that never was', async () => {
    const key = await matchUnderWay();
    accepted(await store.submit(key, result('m1')));
    expect(await store.submit(key, result('m1'))).toMatchObject({ refusal: { code: 'closed-challenge' } });
    expect(await store.submit(key, result('m7'))).toMatchObject({ refusal: { code: 'unknown-challenge' } });
  });

  it.each(WHERE)('never gives the id of a match twice, on %s', async (where) => {
    const key = await matchUnderWay();
    accepted(await store.submit(key, result('m1')));
    const refusal = { code: 'duplicate-id' };
    expect(await serverAt(where).rehearse(key, match('m1', 'cy', 'bob'))).toMatchObject({ refusal });
    expect(await serverAt(where).submit(key, match('m1', 'cy', 'bob'))).toMatchObject({ refusal });
    // What is said of an id comes before what is said of the hour.
    accepted(await store.submit(key, arrive('cy')));
    expect(await serverAt(where).submit(key, challenge('m1', 'cy', 'bob', '23:00'))).toMatchObject({ refusal });
    const tooLate = { code: 'outside-hours' };
    expect(await serverAt(where).submit(key, challenge('m2', 'cy', 'bob', '23:00'))).toMatchObject({
      refusal: tooLate,
    });
    expect(await store.verify(key)).toEqual([]);
  });

  it.each(WHERE)('never gives the id of a game twice, on %s', async (where) => {
    const key = await newLadderIn(store, header({ ...HEADER, system: 'shicargo' }));
    const id = challengeId('g1');
    const start = (time: string) => say(time, 'start', { id, players: [player('ann'), player('bob')] });
    accepted(await store.submit(key, start('20:00')));
    const scores = [[player('ann'), 7] as const, [player('bob'), 5] as const];
    const finish = (time: string) => say(time, 'finish', { game: id, scores });
    accepted(await store.submit(key, finish('20:30')));
    const server = serverAt(where);
    expect(await server.submit(key, start('21:00'))).toMatchObject({ refusal: { code: 'duplicate-id' } });
    expect(await server.submit(key, finish('21:00'))).toMatchObject({ refusal: { code: 'unknown-game' } });
    expect(await store.verify(key)).toEqual([]);
  });

  it('credits a match that is written down after its month was settled', async () => {
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy', 'di']);
    accepted(await store.submit(key, settle('2021-10-01T12:00')));
    const { body } = match('m1', 'bob', 'ann');
    const late = say('2021-10-02T12:00', 'match', { ...body, playedAt: at('21:00') });
    const { ladder } = accepted(await store.submit(key, late));
    expect(standings(ladder)).toEqual(['bob', 'ann', 'cy', 'di']);
    expect(await store.verify(key)).toEqual([]);
  });
});

describe('a line that goes on from one on its way', () => {
  it.each([
    ['is written after that one', true, 'committed'],
    ['is not written where another took the place of that one', false, 'lost'],
  ])('%s', async (_, isIts, end) => {
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
    const [before, last, version] = [await store.load(key), (await store.log(key)).at(-1), await store.version(key)];
    if (!before || !last) throw new Error('there is no ladder');
    const { entry, ladder: after } = decide(before, arrive('ann'));
    if (!entry) throw new Error('it is refused');
    const stored = await readEntry(store.database, key, last.line);
    const line = { before, after, entry, lookedBack: false, wait: 0, epoch: version?.epoch };
    const outcome = await commit(store.database, key, { ...line, awaits: isIts ? `${stored?.token}` : 'of-another' });
    expect(outcome.end).toBe(end);
    expect(await store.log(key)).toHaveLength(isIts ? 2 : 1);
  });
});
