import { beforeEach, describe, expect, test } from 'vitest';
import { stateView } from '#functions/features/ladder-view/state.ts';
import { formatLadder, publicSnapshot } from '#shared/engine/format-ladder.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type LadderSnapshot, parseLadder } from '#shared/vocabulary/snapshot.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { NotifiedClub } from '../view/club.ts';
import { sampleLogs, vector } from '../view/vectors.ts';
import { at, Evening, type Got, LADDER, outcomeOf } from './evening.ts';

const PAID_UP = { registered: true, paidUntil: '2021-12-31' };

let evening: Evening;
let key: string;
let scorer: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
  scorer = await evening.hand('riverside', { role: 'scorer', label: 'tablet at the bar' });
});

/** The answer to a question, asked with the tag of an earlier answer if any. */
const ask = (path: string, by: string, { headers }: Pick<Got, 'headers'> = { headers: {} }) =>
  evening.send('GET', path, {
    key: by,
    ...(headers['etag'] !== undefined && { headers: { 'if-none-match': headers['etag'] } }),
  });

describe('what a tablet knows', () => {
  const state = (known?: Got) => ask(`${LADDER}/state`, scorer, known);

  test('is the ladder as stored, all that is needed to play ahead, and the time', async () => {
    const ladder = (await evening.store.load({ club: 'riverside', ladder: 'main' })) ?? expect.fail();
    const { json } = await state();
    expect(json).toEqual({ now: evening.now, ladder: JSON.parse(JSON.stringify(formatLadder(ladder))) });
  });

  test('may be kept by that tablet, and is not sent again before something is recorded, not even on the next day', async () => {
    const first = await state();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    evening.now = at('2021-09-07T19:00:00+01:00');
    expect(await state(first)).toMatchObject({ status: 304, text: '' });
    await evening.post('arrive', { key: scorer, body: { player: 'eve' } });
    expect((await state(first)).status).toBe(200);
  });
});

async function stateFor(player: string, path = LADDER) {
  const got = await evening.must('GET', `${path}/state`, { key: await evening.asPlayer(player) });
  const { ladder: snapshot }: { readonly ladder: LadderSnapshot } = JSON.parse(got.text);
  return { got, snapshot };
}

const openSaturdays = () =>
  evening.openLadder({ system: 'nairobi', timezone: 'Africa/Nairobi' }, [
    { id: 'ann', name: 'Ann', rating: 1850, ...PAID_UP, paidUntil: '2021-11-30' },
    { id: 'bob', name: 'Bob', rating: 1700, ...PAID_UP, paidUntil: '2021-10-31' },
    { id: 'cy', name: 'Cy', rating: 1600 },
  ]);

describe('what a player’s phone knows of the ladder', () => {
  test('is the whole ladder, by the ids and names that the club has', async () => {
    const { snapshot } = await stateFor('bob');
    expect(parseLadder(snapshot).order.players()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
    expect(snapshot.players.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve']);
  });

  test('is everything about themselves, and of the others neither ratings nor memberships', async () => {
    const { got, snapshot } = await stateFor('bob', await openSaturdays());
    const own = snapshot.players.find(({ id }) => id === 'bob');
    expect([own?.rating, own?.preferences]).toEqual([1700, { ...PAID_UP, paidUntil: '2021-10-31' }]);
    for (const secret of ['1850', '1600', '2021-11-30', '2021-12-31']) expect(got.text).not.toContain(secret);
    const others = snapshot.players.filter(({ id }) => id !== 'bob').map(({ preferences }) => preferences);
    expect(others[0]).toEqual(others[1]);
  });

  test('lets it judge whom they may challenge: their own lapse counts, nobody else’s shows', async () => {
    const path = await openSaturdays();
    const judged = async (player: string) => {
      const { snapshot } = await stateFor(player, path);
      const id = parsePlayerId(player);
      const all = id ? opponentsOf(parseLadder(snapshot), id, evening.now) : [];
      return all.map((each) => `${each.player} ${each.refusal?.code ?? 'may'}`);
    };
    expect(await judged('cy')).toEqual(['ann not-paid-up', 'bob not-paid-up']);
    expect(await judged('bob')).toEqual(['ann may', 'cy out-of-reach']);
  });

  test('is not sent again before something is recorded, nor taken for what another player knows', async () => {
    const { got } = await stateFor('bob');
    const again = async (player: string) => (await ask(`${LADDER}/state`, await evening.asPlayer(player), got)).status;
    expect([await again('bob'), await again('cy')]).toEqual([304, 200]);
    await evening.post('arrive', { key: await evening.asPlayer('eve'), body: { player: 'eve' } });
    expect(await again('bob')).toBe(200);
  });

  test('tells somebody who was never on the ladder about nobody in particular', async () => {
    const { snapshot } = await stateFor('zoe', await openSaturdays());
    expect(snapshot.players.some(({ rating }) => rating !== undefined)).toBe(false);
  });
});

const samples = sampleLogs();

/** Some ladders of a season, its last one among them. */
function laddersOf(name: string): readonly Ladder[] {
  const log = readLog(vector(name));
  if (!log.ok) throw new Error(log.refusal.message);
  const ladders: Ladder[] = [];
  const { season } = replay(log.value, (_, __, after) => {
    if (after.line % 10 === 0) ladders.push(after);
  });
  return [...ladders, season.ladder];
}

test.each(samples)('the tablets of officials get the whole ladder, as it stands in %s', (name) => {
  for (const ladder of laddersOf(name)) {
    const told = stateView(ladder, ladder.at);
    expect(told.ladder).toEqual(publicSnapshot(ladder));
  }
});

test('a phone knows under which settings a challenge was issued, where those have changed since', () => {
  const told = new NotifiedClub({ reach: 5 });
  told.does('configure', { settings: { reach: 3 } });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  const { ladder } = stateView(told.ladder, told.ladder.at);
  expect(ladder).toEqual(publicSnapshot(told.ladder));
  expect(ladder.challenges).toMatchObject([{ under: 1 }]);
});

describe('the desk', () => {
  const desk = (known?: Got) => ask(LADDER, key, known);

  test('shows the ladder, the board of the night, and whose turn it is against whom', async () => {
    const { json } = await desk();
    expect(json).toMatchObject({
      version: 7,
      asOf: '2021-09-06T20:00:00+01:00',
      standings: [
        { rung: 1, player: 'ann', name: 'Ann', admitted: '2021-09-06' },
        { rung: 2, player: 'bob' },
        { rung: 3, player: 'cy' },
        { rung: 4, player: 'dee' },
        { rung: 5, player: 'eve' },
      ],
      off: [],
      night: {
        day: '2021-09-06',
        turn: 'bob',
        pegs: [
          { player: 'ann', side: 'dark', imbalance: 0, passed: false, met: [], may: ['bob'] },
          { player: 'bob', side: 'dark', may: ['ann'] },
          { player: 'cy', side: 'light', imbalance: -1, met: ['dee'], may: [] },
          { player: 'dee', side: 'light', imbalance: 1 },
        ],
      },
      challenges: [
        { id: 'open', challenger: 'dee', challenged: 'cy', issued: '2021-09-06T20:00:00+01:00', distance: 1 },
      ],
      due: '2021-10-01T00:00:00+01:00',
    });
  });

  test('lists the latest entries with their lines, so that they can be corrected', async () => {
    const { json } = await desk();
    expect(json['entries']).toMatchObject([
      { line: 7, verb: 'challenge', id: 'open', by: 'organiser' },
      { line: 6, verb: 'arrive', player: 'dee' },
      { line: 5 },
      { line: 4 },
      { line: 3 },
      { line: 2, verb: 'seed' },
    ]);
  });

  test('remembers who has left, and might come back', async () => {
    await evening.post('leave', { key, body: { player: 'eve' } });
    expect((await desk()).json['off']).toMatchObject([{ player: 'eve', name: 'Eve' }]);
  });

  test('may be kept by the browser that asked, and is not sent again as long as nothing has changed', async () => {
    const first = await desk();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(await desk(first)).toMatchObject({ status: 304, text: '' });
    await evening.post('pass', { key, body: { player: 'bob' } });
    expect((await desk(first)).status).toBe(200);
  });

  test('is sent again on the next day, on which nobody has arrived yet', async () => {
    const first = await desk();
    evening.now = at('2021-09-07T19:00:00+01:00');
    const next = await desk(first);
    expect(next.status).toBe(200);
    expect(next.json).not.toHaveProperty('night');
  });

  test('names everybody in full to officials, however little of names the club shows to the public', async () => {
    const sprint = await evening.openLadder({ system: 'crewe' }, [{ id: 'ann', name: 'Ann Brown' }, { id: 'bob' }]);
    await evening.must('PATCH', '/api/clubs/riverside', { key, body: { naming: { mode: 'initials' } } });
    expect((await evening.must('GET', sprint, { key })).text).toContain('"Ann Brown"');
  });

  test('shows what has fallen due before the timer writes it, and writes nothing itself', async () => {
    evening.now = at('2021-09-30T23:59:59+01:00');
    const first = await desk();
    evening.now = at('2021-11-01T00:00:00+00:00');
    const next = await evening.unchangedBy(() => desk(first));
    expect(next.json['settled']).toHaveLength(2);
  });

  test("is sent again when the final's cut has come, though nobody has done anything (L29)", async () => {
    evening.now = at('2022-06-06T20:00:00+01:00');
    const season = { start: '2022-06-01', end: '2022-06-06' };
    const sprint = await evening.openLadder({ system: 'lavers', season }, [{ id: 'ann' }, { id: 'bob' }]);
    await evening.must('POST', `${sprint}/arrive`, { key, body: { player: 'bob' } });
    evening.now = at('2022-06-06T20:15:00+01:00');
    const first = await ask(sprint, key);
    expect((await ask(sprint, key, first)).status).toBe(304);
    evening.now = at('2022-06-06T20:15:01+01:00');
    const { json } = await ask(sprint, key, first);
    expect(json).toMatchObject({ standings: [{ rung: 1, player: 'bob' }], off: [{ player: 'ann' }] });
  });
});

test('the season log comes as a file, and replays to the ladder that it was taken from', async () => {
  await evening.post('result', { key, body: { challenge: 'open', score: [2, 0] } });
  const got = await evening.send('GET', `${LADDER}/log`, { key });
  expect(got.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="riverside-main.jsonl"',
  });
  const log = readLog(got.text);
  const { season, refused } = log.ok ? replay(log.value) : expect.fail();
  const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
  expect(refused).toEqual([]);
  expect(season.ladder.line).toBe(ladder?.line);
  expect(season.ladder.order.players()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
});

test.each(['', '/state', '/log'])('of a ladder that is not there nothing is found: "%s"', async (end) => {
  expect(outcomeOf(await ask(`/api/clubs/riverside/ladders/nowhere${end}`, key))).toBe('unknown-ladder');
});
