import { describe, expect, it } from 'vitest';
import { at, Evening, LADDER, outcomeOf } from './evening.ts';

const DAYS = { start: '2019-09-02', end: '2020-06-01' };
const HEADER = { system: 'house', timezone: 'Europe/London', season: DAYS };

const logOf = (...lines: readonly object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const seed = (...ids: readonly string[]) => ({
  at: '2019-09-02T12:00:00+01:00',
  seed: { order: 'given', players: ids.map((id) => ({ id, name: id.toUpperCase() })) },
});
const match = (id: string, challenger: string, challenged: string) => ({
  at: '2019-10-02T20:00:00+01:00',
  match: { id, challenger, challenged, score: [3, 1] },
});

const LOG = logOf({ ladder: HEADER }, seed('ann', 'bob', 'zoe'), match('m1', 'zoe', 'bob'));

async function open() {
  const evening = await Evening.begin();
  const organiser = { key: await evening.hand('riverside', { role: 'organiser' }) };
  const add = (body: string, headers = {}, { key } = organiser) =>
    evening.send('POST', `${LADDER}/seasons/earlier`, {
      key,
      body,
      headers: { 'content-type': 'application/jsonl', ...headers },
    });
  const log = async (name: string) => (await evening.send('GET', `${LADDER}/seasons/${name}/log`, organiser)).text;
  return { evening, organiser, add, log };
}

describe('an earlier season, over HTTP', () => {
  it('is added from its log, once however often it is sent, and can be downloaded as it was', async () => {
    const { evening, organiser, add, log } = await open();
    const before = (await evening.send('GET', LADDER, organiser)).json;
    const { status, json } = await add(LOG, { 'idempotency-key': 'file' });
    expect([status, json['ended']]).toMatchObject([
      201,
      [{ name: '2019-20', ...DAYS, ended: '2020-06-02T00:00:00+01:00' }],
    ]);
    expect((await add(LOG, { 'idempotency-key': 'file' })).json).toEqual(json);
    expect(outcomeOf(await add(logOf({ ladder: HEADER }, seed('ann')), { 'idempotency-key': 'file' }))).toBe(
      'key-reused',
    );
    expect(await log('2019-20')).toBe(LOG);
    expect((await evening.send('GET', LADDER, organiser)).json).toEqual(before);
    const { json: said } = await evening.send('GET', '/api/clubs/riverside/changes', organiser);
    expect(said['changes']).toMatchObject([{ what: 'season-added', about: '2019-09-02 – 2020-06-01', ladder: 'main' }]);
    expect(outcomeOf(await evening.send('POST', `${LADDER}/seasons/undo`, { ...organiser, body: {} }))).toBe(
      'first-season',
    );
  });

  it('shows who played in it among the people of the club, and takes their new names', async () => {
    const { evening, organiser, add } = await open();
    await add(LOG);
    const { json } = await evening.send('GET', '/api/clubs/riverside/members', organiser);
    expect(json['members']).toMatchObject([
      { id: 'ann', name: 'Ann' },
      {},
      {},
      {},
      {},
      { id: 'zoe', name: 'ZOE', ladders: [{ left: 'before' }] },
    ]);
  });

  it.each([
    [
      'a line that the rules refuse, by its number',
      logOf({ ladder: HEADER }, seed('ann', 'bob'), match('m1', 'eve', 'ann')),
      /^Line 3: /,
    ],
    ['no header', logOf(seed('ann')), /^Line 1: /],
    [
      'no end',
      logOf({ ladder: { ...HEADER, season: { start: '2019-09-02' } } }, seed('ann')),
      /^season.end: .* last day/,
    ],
    ['nobody in it', logOf({ ladder: HEADER }), /no players/],
    [
      'an end after this season’s first day',
      logOf({ ladder: { ...HEADER, season: { ...DAYS, end: '2021-09-06' } } }, seed('ann')),
      /last day in the past/,
    ],
    ['too many lines', LOG + '\n'.repeat(5000), /5000 lines at most/],
  ])('is refused with %s', async (_, log, says) => {
    const { evening, organiser, add } = await open();
    const { status, json } = await add(log);
    expect([status, json['code']]).toEqual([400, 'invalid']);
    expect(json['detail']).toMatch(says);
    expect((await evening.send('GET', `${LADDER}/seasons`, organiser)).json['ended']).toEqual([]);
  });

  it('is refused where it reaches into another season', async () => {
    const { evening, organiser, add } = await open();
    await add(LOG);
    const until = (start: string, end: string) =>
      logOf({ ladder: { ...HEADER, season: { start, end } } }, { ...seed('ann'), at: `${start}T12:00:00Z` });
    const within = await add(until('2019-01-01', '2019-12-31'));
    expect(within.json['detail']).toContain('2019-20');
    evening.now = at('2021-10-01T12:00:00Z');
    const after = await add(until('2021-01-01', '2021-09-20'));
    expect(after.json['detail']).toContain('2021-09-06');
    const { json } = await evening.send('GET', `${LADDER}/seasons`, organiser);
    expect(json['ended']).toHaveLength(1);
  });

  it('can be removed, once however often that is asked for, and added again', async () => {
    const { evening, organiser, add, log } = await open();
    await add(LOG);
    evening.advance(1000);
    const remove = (name: string, by = organiser, headers = {}) =>
      evening.send('DELETE', `${LADDER}/seasons/earlier/${name}`, { ...by, headers });
    const scorer = { key: await evening.hand('riverside', { role: 'scorer' }) };
    expect(outcomeOf(await remove('2019-20', scorer))).toBe('not-your-role');
    expect(outcomeOf(await remove('2018-19'))).toBe('unknown-season');
    const [first, again] = [1, 2].map(() => remove('2019-20', organiser, { 'idempotency-key': 'gone' }));
    expect([(await first)?.json['ended'], (await again)?.json['ended']]).toEqual([[], []]);
    expect(outcomeOf(await remove('2019-20'))).toBe('unknown-season');
    const { json } = await evening.send('GET', '/api/clubs/riverside/changes', organiser);
    expect(json['changes']).toMatchObject([{ what: 'season-removed', about: '2019-20' }, { what: 'season-added' }]);
    await evening.workOff();
    expect(evening.lines.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect((await add(LOG)).json['ended']).toMatchObject([{ name: '2019-20', added: true }]);
    expect(await log('2019-20')).toBe(LOG);
  });

  it('can’t be removed where it was played here', async () => {
    const { evening, organiser } = await open();
    await evening.must('POST', `${LADDER}/result`, { ...organiser, body: { challenge: 'open', score: [2, 0] } });
    const body = { season: { start: '2022-09-05', end: '2023-06-05' }, endsEarly: true };
    const { json } = await evening.send('POST', `${LADDER}/seasons`, { ...organiser, body });
    expect(json['ended']).toMatchObject([{ name: '2021' }]);
    expect(json['ended']).not.toMatchObject([{ added: true }]);
    expect(outcomeOf(await evening.send('DELETE', `${LADDER}/seasons/earlier/2021`, organiser))).toBe('season-played');
  });

  it('is for organisers alone', async () => {
    const { evening, add } = await open();
    const scorer = { key: await evening.hand('riverside', { role: 'scorer' }) };
    expect(outcomeOf(await add(LOG, {}, scorer))).toBe('not-your-role');
  });
});
