import { expect, it } from 'vitest';
import { REFUSAL_CODES, type RefusalCode } from '#shared/vocabulary/refusal.ts';
import { at, Evening, type Got } from './evening.ts';

type Step = readonly [verb: string, body: object, day?: string];

/** What only other systems refuse, and what no request can bring about: time is the service's own. */
const OF_OTHERS: readonly RefusalCode[] = [
  ...([
    'not-present',
    'already-present',
    'busy',
    'met-tonight',
    'unknown-game',
    'election-fixed',
    'entry-first',
  ] as const),
  ...(['not-final-night', 'too-early', 'match-in-progress', 'not-the-playoff', 'outside-hours'] as const),
  ...(['other-box', 'already-played', 'outside-round'] as const),
  ...(['not-your-turn', 'not-paid-up', 'no-moves', 'short-notice', 'time-goes-back', 'awaiting-approval'] as const),
];

const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo', 'gus', 'hal'].map((id) => ({
  id,
  name: `${id[0]?.toUpperCase()}${id.slice(1)} O’Neil`,
}));
const of = (challenger: string, challenged: string, id = 'c') => ({ id, challenger, challenged });
const ask = (challenger: string, challenged: string, id = 'c', day?: string): Step =>
  day ? ['challenge', of(challenger, challenged, id), day] : ['challenge', of(challenger, challenged, id)];
const score = (result: readonly number[], id = 'c'): Step => ['result', { challenge: id, score: result }];
const [WON, LOST] = [score([2, 0]), score([0, 2])];

/** By the code: what is set, what happens, and what is then refused. */
const REFUSED: Readonly<Partial<Record<RefusalCode, readonly [settings: object, ...steps: Step[]]>>> = {
  invalid: [{}, ['configure', { settings: { reach: 0 } }]],
  'not-this-system': [{}, ['arrive', { player: 'ann' }]],
  'season-over': [{}, ask('bob', 'ann', 'c', '2022-10-01')],
  'unknown-player': [{}, ask('zoe', 'ann')],
  'already-on-ladder': [{}, ['join', { player: 'ann', name: 'Ann' }]],
  'not-on-ladder': [{}, ['leave', { player: 'ann' }], ask('bob', 'ann')],
  'already-seeded': [{}, ['seed', { order: 'given', players: [{ id: 'ivy', name: 'Ivy' }] }]],
  'already-open': [{ openMade: 2, openReceived: 2 }, ask('bob', 'ann'), ask('bob', 'ann', 'd')],
  'self-challenge': [{}, ask('bob', 'bob')],
  'unknown-challenge': [{}, ['accept', { challenge: 'zz' }]],
  'closed-challenge': [{}, ask('bob', 'ann'), WON, ['accept', { challenge: 'c' }]],
  'bad-score': [{}, ask('bob', 'ann'), score([3, 0])],
  'not-awaiting-approval': [{ confirm: 3 }, ask('bob', 'ann'), ['reject', { challenge: 'c' }]],
  'not-correctable': [{}, ['correct', { line: 2, score: [2, 0] }]],
  'has-result': [{}, ask('bob', 'ann'), WON, ['void', { line: 3 }]],
  'duplicate-id': [{ openMade: 2, openReceived: 2 }, ask('bob', 'ann'), ask('dee', 'cy')],
  'no-such-rung': [{}, ['join', { player: 'ivy', name: 'Ivy', rung: 99 }]],
  'bad-days': [{}, ['away', { player: 'ann', from: '2021-08-01', to: '2021-08-03' }]],
  'not-away': [{}, ['back', { player: 'ann' }]],
  'already-offered': [
    { playLate: 'lost-by-silent' },
    ...([ask('bob', 'ann'), ['accept', { challenge: 'c' }], ['offer', { challenge: 'c', player: 'bob' }]] as Step[]),
    ['offer', { challenge: 'c', player: 'bob' }],
  ],
  'reason-required': [{}, ['place', { player: 'ann', rung: 3 }]],
  'out-of-reach': [{}, ask('hal', 'ann')],
  'rematch-too-soon': [{}, ask('bob', 'ann'), LOST, ask('bob', 'ann', 'd')],
  protected: [{ protectedDays: 5 }, ask('bob', 'ann'), LOST, ask('cy', 'ann', 'd', '2021-09-07')],
  'must-wait': [{ beatenDays: 5 }, ask('cy', 'bob'), LOST, ask('cy', 'ann', 'd', '2021-09-07')],
  away: [{}, ['away', { player: 'ann', from: '2021-09-06', to: '2021-09-08' }], ask('bob', 'ann')],
  'enough-open': [{}, ask('dee', 'cy'), ask('dee', 'bob', 'd')],
  'enough-lately': [{ mostMade: 1 }, ask('dee', 'cy'), LOST, ask('dee', 'bob', 'd')],
  'odd-date': [{}, ask('bob', 'ann'), ['result', { challenge: 'c', score: [2, 0], playedAt: '2021-08-01T18:00:00Z' }]],
  'cannot-decline': [{}, ask('bob', 'ann'), ['decline', { challenge: 'c' }]],
  'cannot-withdraw': [{}, ask('bob', 'ann'), ['accept', { challenge: 'c' }], ['withdraw', { challenge: 'c' }]],
  'cannot-postpone': [{ postponeDays: 0 }, ask('bob', 'ann'), ['postpone', { challenge: 'c' }]],
  'no-days-left': [{ holidayDays: 3 }, ['away', { player: 'ann', from: '2021-09-07', to: '2021-09-20' }]],
};

/** A sentence, with nothing in it that was to be filled in. */
const SENTENCE = /^(?!.*(?:undefined|null|NaN|\[object|\$\{|\{\w+\}|=>))(?:\P{Ll}|settings\.).+[.?!]$/su;

const opened = async (settings: object): Promise<(step: Step) => Promise<Got>> => {
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  const season = { start: '2021-09-01', end: '2022-08-31' };
  await evening.openLadder({ system: 'house', season, settings: { game: 'best-of-3', ...settings } }, PLAYERS);
  return async ([verb, body, day]) => {
    if (day) evening.now = at(`${day}T20:00:00+01:00`);
    return evening.send('POST', `/api/clubs/riverside/ladders/other/${verb}`, { key, body });
  };
};

it.each(Object.entries(REFUSED))(
  'House rules say %s in a sentence, as the API answers it',
  async (code, [settings, ...steps]) => {
    const does = await opened(settings);
    for (const step of steps.slice(0, -1)) expect((await does(step)).status, JSON.stringify(step)).toBeLessThan(300);
    const { status, json } = await does(steps.at(-1) ?? expect.fail());
    expect(json).toMatchObject({ code });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(json['detail']).toMatch(SENTENCE);
  },
);

it('House rules say missing-rating of players to be seeded by rating who have none', async () => {
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  const path = '/api/clubs/riverside/ladders';
  const header = { system: 'house', timezone: 'Europe/London', season: { start: '2021-09-01' } };
  await evening.must('POST', path, { key, body: { id: 'other', ...header } });
  const body = { order: 'rating', players: PLAYERS };
  const { json } = await evening.send('POST', `${path}/other/seed`, { key, body });
  expect(json).toMatchObject({ code: 'missing-rating', detail: expect.stringMatching(SENTENCE) });
});

const pair = (id: string, ...names: readonly string[]) => ({
  id,
  people: names.map((name) => ({ id: name.toLowerCase(), name })),
});
const PAIRS = [pair('aces', 'Ann', 'Bob'), pair('bees', 'Cy', 'Ann'), pair('cats', 'Dee', 'Eve')];

const REFUSED_TO_PAIRS: typeof REFUSED = {
  'same-person': [{}, ask('bees', 'aces')],
  'not-in-pair': [
    {},
    ask('cats', 'bees'),
    ['result', { challenge: 'c', score: [2, 0], lineup: ['dee', 'eve', 'cy', 'bob'] }],
  ],
};

it.each(Object.entries(REFUSED_TO_PAIRS))(
  'House rules say %s to pairs in a sentence, as the API answers it',
  async (code, [, ...steps]) => {
    const evening = await Evening.begin();
    const key = await evening.hand('riverside', { role: 'organiser' });
    await evening.openLadder({ system: 'house', entrants: 'pairs', settings: { game: 'best-of-3' } }, PAIRS);
    const answers: Got[] = [];
    for (const [verb, body] of steps)
      answers.push(await evening.send('POST', `/api/clubs/riverside/ladders/other/${verb}`, { key, body }));
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(steps.slice(1).map(() => 201));
    expect(answers.at(-1)?.json).toMatchObject({ code, detail: expect.stringMatching(SENTENCE) });
  },
);

it('and of all codes, those are left out that other systems have', () => {
  const tried = [...Object.keys({ ...REFUSED, ...REFUSED_TO_PAIRS }), ...OF_OTHERS, 'missing-rating'];
  expect(REFUSAL_CODES.filter((code) => !tried.includes(code))).toEqual([]);
});
