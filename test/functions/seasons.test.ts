import { describe, expect, it } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening, LADDER, outcomeOf } from './evening.ts';

const NEXT = { start: '2021-09-27', end: '2022-06-06' };
/** Two weeks later the club would rather begin again. */
const LATER = at('2021-09-20T12:00:00Z');
const EARLY = { season: NEXT, endsEarly: true };

async function played() {
  const evening = await Evening.begin();
  const organiser = { key: await evening.hand('riverside', { role: 'organiser' }) };
  await evening.must('POST', `${LADDER}/result`, { ...organiser, body: { challenge: 'open', score: [2, 0] } });
  const start = (body: object = EARLY, headers = {}) =>
    evening.send('POST', `${LADDER}/seasons`, { ...organiser, body, headers });
  /** What the desk shows of everybody on the ladder, top first. */
  const order = async (what: 'name' | 'player') =>
    namesIn((await evening.must('GET', LADDER, organiser)).json['standings'], what);
  return { evening, organiser, start, order };
}

const namesIn = (list: unknown, what: string): readonly string[] =>
  JSON.parse(JSON.stringify(list)).map((each: Readonly<Record<string, string>>) => each[what]);

describe('the next season, over HTTP', () => {
  it('starts with everybody, in last season’s final order, and the one before can be downloaded', async () => {
    const { evening, organiser, start, order } = await played();
    const before = await order('name');
    const log = await evening.send('GET', `${LADDER}/log`, organiser);
    evening.now = LATER;
    const { status, json } = await start();
    const ended = '2021-09-20T13:00:00+01:00';
    const last = { name: '2021', first: 1, last: 8, start: '2021-09-06', end: '2021-09-20', ended };
    expect([status, json]).toEqual([201, { version: 10, present: { ...NEXT, first: 9 }, ended: [last] }]);
    expect((await evening.send('GET', `${LADDER}/seasons`, organiser)).json).toEqual(json);
    expect(await order('name')).toEqual(before);
    const now = await evening.send('GET', LADDER, organiser);
    expect(now.json['header']).toMatchObject({ season: NEXT, system: 'lavers' });
    const old = await evening.send('GET', `${LADDER}/seasons/2021/log`, organiser);
    expect(old.text).toBe(log.text);
    const [header = ''] = (await evening.send('GET', `${LADDER}/log`, organiser)).text.split('\n');
    expect(JSON.parse(header).ladder).toEqual({ system: 'lavers', timezone: 'Europe/London', season: NEXT });
    const unknown = await evening.send('GET', `${LADDER}/seasons/2019-20/log`, organiser);
    expect(outcomeOf(unknown)).toBe('unknown-season');
  });

  it('has the figures of the one before but those that are changed, and the order and closed days that are asked for', async () => {
    const { evening, organiser, start, order } = await played();
    evening.now = LATER;
    const closures = [{ from: '2021-12-20', to: '2022-01-02' }];
    const players = ['dee', 'ann', 'bob'].map((id) => ({ id }));
    const ask = (settings: object) => start({ ...EARLY, closures, settings, players });
    for (const wrong of [{ reach: -1 }, { gossip: 1 }]) expect(outcomeOf(await ask(wrong))).toBe('invalid');
    expect(outcomeOf(await ask({ reach: 5 }))).toBe(201);
    const { json } = await evening.send('GET', LADDER, organiser);
    expect(json['header']).toMatchObject({ settings: { reach: 5 }, closures });
    expect(await order('player')).toEqual(['dee', 'ann', 'bob']);
  });

  it('comes after all that the season before has brought, though no timer has run', async () => {
    const { evening, organiser, start } = await played();
    evening.now = at('2022-07-01T12:00:00Z');
    const season = { start: '2022-09-05', end: '2023-06-05' };
    // Nobody came to the final: who was removed is not on the order, and can be named all the same.
    expect((await start({ season })).json).toMatchObject({ code: 'invalid' });
    const { json } = await evening.send('GET', LADDER, organiser);
    const body = { season, players: [{ id: 'ann' }] };
    const seen = { 'if-match': `"${json['version']}"` };
    expect((await start(body, seen)).json).toMatchObject({ ended: [{ name: '2021-22', end: '2022-06-06', last: 9 }] });
    const log = (await evening.send('GET', `${LADDER}/seasons/2021-22/log`, organiser)).text;
    expect(JSON.parse(log.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ by: 'timer', settle: {} });
  });

  it('starts with those who are named, with the names that the ladder knows, and newcomers', async () => {
    const { evening, start, order } = await played();
    evening.now = LATER;
    const players = [{ id: 'eve' }, { id: 'zoe', name: 'Zoe' }, { id: 'ann' }];
    expect((await start({ ...EARLY, players })).status).toBe(201);
    expect(await order('name')).toEqual(['Eve', 'Zoe', 'Ann']);
  });

  it('goes by the ratings that are given, whatever the ladder knew of somebody: the lowest on top', async () => {
    const { evening, start, order } = await played();
    evening.now = LATER;
    const rated = (...ratings: readonly [string, number][]) => ratings.map(([id, rating]) => ({ id, rating }));
    const players = rated(['ann', 1800], ['bob', 1500], ['dee', 1650]);
    expect((await start({ ...EARLY, order: 'rating', players })).status).toBe(201);
    expect(await order('player')).toEqual(['bob', 'dee', 'ann']);
  });

  it('is refused in a sentence while the season goes on, has not been played in, or nobody would start', async () => {
    const { evening, organiser, start } = await played();
    expect((await start({ season: NEXT })).json).toMatchObject({ status: 409, code: 'season-running' });
    const early = { season: { start: '2021-09-01', end: '2022-06-05' }, endsEarly: true };
    const detail = expect.stringMatching(/^season\.start:/);
    expect((await start(early)).json).toMatchObject({ code: 'invalid', detail });
    evening.now = LATER;
    for (const [body, code] of [
      [{ ...EARLY, players: [] }, 'invalid'],
      [{ ...EARLY, players: [{ id: 'ann' }, { id: 'ann' }] }, 'duplicate-id'],
      [{ ...EARLY, order: 'rating' }, 'missing-rating'],
      [{ season: { start: '2021-09-27' }, endsEarly: true }, 'invalid'],
      [{ ...EARLY, system: 'crewe' }, 'invalid'],
    ] as const)
      expect([body, outcomeOf(await start(body))]).toEqual([body, code]);
    expect([outcomeOf(await start()), outcomeOf(await start())]).toEqual([201, 'season-unplayed']);
    const header = { system: 'crewe', season: { start: '2021-09-20' } };
    const other = await evening.openLadder(header, [{ id: 'ann' }, { id: 'bob' }]);
    const unplayed = await evening.send('POST', `${other}/seasons`, { ...organiser, body: { season: NEXT } });
    expect(unplayed.json).toMatchObject({ code: 'season-unplayed' });
  });

  it('takes nothing that a tablet has kept since the season before, and tells the tablet so', async () => {
    const { evening, start } = await played();
    const scorer = { key: await evening.hand('riverside', { role: 'scorer' }) };
    evening.now = LATER;
    await start();
    const tap = { ...scorer, body: { player: 'zoe' }, headers: { 'ladder-seen': '8' } };
    expect((await evening.post('join', tap)).json).toMatchObject({ status: 409, code: 'season-turned', version: 10 });
    for (const [seen, outcome] of Object.entries({ eight: 'invalid', 10: 201 }))
      expect(outcomeOf(await evening.post('join', { ...tap, headers: { 'ladder-seen': seen } }))).toBe(outcome);
  });

  it('can be undone until somebody plays, and is in the admin history', async () => {
    const { evening, organiser, start } = await played();
    const undo = () => evening.send('POST', `${LADDER}/seasons/undo`, { ...organiser, body: {} });
    expect((await undo()).json).toMatchObject({ code: 'first-season' });
    evening.now = LATER;
    await start(EARLY, { 'idempotency-key': 'tap' });
    const again = await start(EARLY, { 'idempotency-key': 'tap' });
    expect(again.headers['idempotent-replay']).toBe('true');
    evening.now = instant(LATER + 1000);
    expect((await undo()).json).toMatchObject({ present: { first: 1 }, ended: [], version: 11 });
    evening.now = instant(LATER + 2000);
    expect(await start()).toMatchObject({ status: 201 });
    evening.now = at('2021-09-27T19:00:00Z');
    await evening.must('POST', `${LADDER}/arrive`, { ...organiser, body: { player: 'ann' } });
    expect((await undo()).json).toMatchObject({ code: 'season-played' });
    const { json } = await evening.send('GET', '/api/clubs/riverside/changes', organiser);
    expect(namesIn(json['changes'], 'what')).toEqual(['season-started', 'season-undone', 'season-started']);
  });
});
