import { beforeEach, describe, expect, test } from 'vitest';
import { at, Evening, type Got, outcomeOf } from './evening.ts';

let evening: Evening;
let organiser: string;

beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser', label: 'organiser' });
});

/** Everybody at a ladder: each posts and looks with a key of their own. */
async function ladderOf(header: object, players: readonly object[]) {
  const path = await evening.openLadder(header, players);
  const keyOf = async (who: string) => (who === 'organiser' ? organiser : evening.asPlayer(who));
  return {
    says: async (who: string, verb: string, body: object): Promise<Got> =>
      evening.send('POST', `${path}/${verb}`, { key: await keyOf(who), body }),
    dryRun: async (verb: string, body: object): Promise<Got> =>
      evening.send('POST', `${path}/${verb}`, { key: organiser, body, query: { dryRun: 'true' } }),
    desk: async () => (await evening.send('GET', path, { key: organiser })).json,
    standings: async (): Promise<unknown> =>
      (await evening.store.load({ club: 'riverside', ladder: 'other' }))?.order.players(),
  };
}

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('a game of Crewe', () => {
  const crewe = () => ladderOf({ system: 'crewe' }, named('ann', 'bob', 'cy', 'dee', 'eve'));

  test('is challenged, accepted and reported by the players themselves, and moves both (C4, C5)', async () => {
    const club = await crewe();
    expect((await club.says('dee', 'prefer', { player: 'dee', rated: true })).status).toBe(200);
    const made = await club.says('dee', 'challenge', { challenger: 'dee', challenged: 'bob' });
    expect(made.status).toBe(201);
    const challenge = made.json['id'];
    expect(await club.desk()).toMatchObject({ challenges: [{ id: challenge, state: 'open' }] });
    expect((await club.says('bob', 'accept', { challenge })).status).toBe(200);
    expect(await club.desk()).toMatchObject({ challenges: [{ id: challenge, state: 'accepted' }] });
    expect(outcomeOf(await club.says('dee', 'withdraw', { challenge }))).toBe('cannot-withdraw');
    const result = await club.says('dee', 'result', { challenge, score: [1, 0] });
    expect(result.json['moves']).toEqual([
      { player: 'bob', from: 2, to: 4 },
      { player: 'cy', from: 3, to: 2 },
      { player: 'dee', from: 4, to: 3 },
    ]);
    expect(await club.desk()).toMatchObject({
      challenges: [],
      standings: [{}, {}, { rung: 3, player: 'dee', preferences: { rated: true }, hasResult: true }, {}, {}],
    });
    expect(outcomeOf(await club.says('dee', 'prefer', { player: 'dee', rated: false }))).toBe('election-fixed');
  });

  test('is declined by the challenged alone, which is counted, and withdrawn by the challenger alone (C12)', async () => {
    const club = await crewe();
    const challenge = 'c1';
    await club.says('dee', 'challenge', { id: challenge, challenger: 'dee', challenged: 'bob' });
    for (const [verb, ...others] of [
      ['accept', 'dee', 'eve'],
      ['decline', 'dee', 'eve'],
      ['withdraw', 'bob', 'eve'],
    ] as const)
      for (const who of others) expect(outcomeOf(await club.says(who, verb, { challenge })), verb).toBe('not-yours');
    expect((await club.says('bob', 'decline', { challenge })).status).toBe(200);
    const standings = [{}, { player: 'bob', declined: 1 }, {}, {}, {}];
    expect(await club.desk()).toMatchObject({ challenges: [], standings });
    await club.says('eve', 'challenge', { id: 'c2', challenger: 'eve', challenged: 'ann' });
    expect((await club.says('eve', 'withdraw', { challenge: 'c2' })).status).toBe(200);
    expect(await club.desk()).toMatchObject({ challenges: [] });
  });
});

const PGN = (white: string, black: string) =>
  `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0`;
const PAID_UP = { registered: true, paidUntil: '2021-12-31' };

describe('a game of Nairobi', () => {
  const nairobi = () =>
    ladderOf(
      { system: 'nairobi', timezone: 'Africa/Nairobi' },
      named('ann', 'bob', 'cy', 'dee').map((player) => ({ ...player, ...PAID_UP })),
    );

  /** Dee has challenged Bob, and beaten him on the Saturday. */
  async function played() {
    const club = await nairobi();
    evening.now = at('2021-09-11T12:00:00+03:00');
    const { json } = await club.says('dee', 'challenge', { challenger: 'dee', challenged: 'bob' });
    const challenge = json['id'];
    evening.now = at('2021-09-11T16:30:00+03:00');
    const result = { challenge, score: [1, 0], minutes: 90, pgn: PGN('dee', 'bob') };
    expect((await club.says('dee', 'result', result)).json['moves']).toEqual([]);
    return { club, challenge };
  }

  test('moves nobody until the coordinator has seen its moves and approved it (N7)', async () => {
    const { club, challenge } = await played();
    const waiting = { score: [1, 0], day: '2021-09-11', minutes: 90, pgn: PGN('dee', 'bob'), by: 'dee' };
    expect(await club.desk()).toMatchObject({ challenges: [{ state: 'awaiting-approval', awaiting: waiting }] });
    expect(await club.standings()).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect((await club.says('organiser', 'approve', { challenge })).json['moves']).not.toEqual([]);
    expect(await club.standings()).toEqual(['ann', 'cy', 'dee', 'bob']);
    expect(outcomeOf(await club.says('organiser', 'approve', { challenge }))).toBe('not-awaiting-approval');
  });

  test('is shown with its moves however long it waits, and not in the list of entries', async () => {
    const { club } = await played();
    for (let line = 0; line < 120; line++)
      await club.says('organiser', 'prefer', { player: 'ann', registered: line % 2 === 0 });
    const desk = await club.desk();
    expect(desk).toMatchObject({ challenges: [{ awaiting: { pgn: PGN('dee', 'bob') } }] });
    expect(desk['entries']).toHaveLength(100);
    expect(JSON.stringify((await club.desk())['entries'])).not.toContain('Qxf7');
  });

  test.each(['player', 'scorer'] as const)('is neither approved nor rejected by a %s', async (role) => {
    const { challenge } = await played();
    const sent = { key: await evening.hand('riverside', { role, player: 'bob' }), body: { challenge } };
    for (const verb of ['approve', 'reject']) {
      const asked = () => evening.send('POST', `/api/clubs/riverside/ladders/other/${verb}`, sent);
      expect(outcomeOf(await evening.unchangedBy(asked))).toBe('not-your-role');
    }
  });

  test('needs members who are paid up, which no player can say of themselves (N11)', async () => {
    const club = await nairobi();
    for (const verb of ['join', 'prefer'])
      for (const claim of [{ paidUntil: '2099-12-31' }, { registered: true }])
        expect(outcomeOf(await club.says('flo', verb, { player: 'flo', ...claim }))).toBe('not-your-role');
    expect((await club.says('flo', 'join', { player: 'flo' })).status).toBe(201);
    const challenge = { challenger: 'flo', challenged: 'dee' };
    expect(outcomeOf(await club.says('flo', 'challenge', challenge))).toBe('not-paid-up');
    expect((await club.says('organiser', 'prefer', { player: 'flo', ...PAID_UP })).status).toBe(200);
    expect((await club.says('flo', 'challenge', challenge)).status).toBe(201);
  });

  test('missed for weeks is counted at the desk (N4)', async () => {
    const { club, challenge } = await played();
    await club.says('organiser', 'approve', { challenge });
    evening.now = at('2021-09-20T00:00:00+03:00');
    const standings = (await club.desk())['standings'] as { player: string; missed?: number }[];
    const missed = Object.fromEntries(standings.map((each) => [each.player, each.missed]));
    expect(missed).toEqual({ ann: 2, cy: 2, dee: 1, bob: 1 });
  });
});

describe('a game of Computer Go', () => {
  const programs = () =>
    ladderOf({ system: 'computer-go', board: 9 }, [
      { id: 'gnu', gap: '3.5', main: 20, byoyomi: 5, scoring: 'Japanese' },
      { id: 'ego', gap: '1?', main: 10, byoyomi: 25, scoring: 'Japanese' },
      { id: 'fox' },
    ]);

  test('has its handicap, times and scoring on the desk, and cuts the gap (G)', async () => {
    const club = await programs();
    const made = await club.says('ego', 'challenge', { challenger: 'ego', challenged: 'gnu' });
    expect(made.json['terms']).toEqual({ kind: 'up', level: 3 });
    const challenge = made.json['id'];
    const game = { white: 'gnu', stones: 3, komi: 0.5, main: 20, byoyomi: 25, scoring: 'Japanese' };
    expect(await club.desk()).toMatchObject({
      standings: [{ player: 'gnu', gap: '3.5' }, { player: 'ego', gap: '1?' }, { player: 'fox' }],
      challenges: [{ id: challenge, terms: { kind: 'up', level: 3 }, game }],
    });
    expect((await club.says('gnu', 'accept', { challenge })).status).toBe(200);
    expect((await club.says('gnu', 'result', { challenge, score: [1, 0] })).status).toBe(200);
    expect(await club.desk()).toMatchObject({ standings: [{ gap: '2.5-' }, { gap: '2.5?' }, {}], challenges: [] });
  });

  test('of a new program is the one that the entry rule names, and even; where tastes differ, scoring is Chinese', async () => {
    const club = await programs();
    expect((await club.says('new', 'join', { player: 'new', main: 30, scoring: 'AGA' })).status).toBe(201);
    expect(await club.desk()).toMatchObject({ entrants: [{ player: 'new', must: 'fox' }], off: [] });
    const early = { challenger: 'new', challenged: 'ego' };
    expect(outcomeOf(await club.says('new', 'challenge', early))).toBe('entry-first');
    await club.says('new', 'challenge', { id: 'e1', challenger: 'new', challenged: 'fox' });
    const game = { choosesColours: 'fox', stones: 0, komi: 5.5, main: 30, scoring: 'Chinese' };
    expect(await club.desk()).toMatchObject({ challenges: [{ game }] });
    await club.says('fox', 'result', { challenge: 'e1', score: [1, 0] });
    expect(await club.standings()).toEqual(['gnu', 'ego', 'new', 'fox']);
    expect(await club.desk()).toMatchObject({ entrants: [], standings: [{}, {}, { player: 'new', must: 'ego' }, {}] });
  });
});

describe('a game of Shicargo', () => {
  const shicargo = () => ladderOf({ system: 'shicargo' }, named('ann', 'bob', 'cy'));

  test('is started and finished by those who sit in it, and shares the pot (S)', async () => {
    const club = await shicargo();
    const started = await club.says('organiser', 'start', { players: ['ann', 'bob', 'flo'] });
    expect(started.status).toBe(201);
    const game = started.json['id'];
    const running = { id: game, players: ['ann', 'bob', 'flo'], pot: 300, started: '2021-09-06T20:00:00+01:00' };
    expect(await club.desk()).toMatchObject({
      games: [running],
      standings: [
        { rung: 1, player: 'cy', points: 1000 },
        { rung: 2, player: 'ann', points: 900 },
        { rung: 2, player: 'bob', points: 900 },
        { rung: 2, player: 'flo', points: 900 },
      ],
    });
    const scores = Object.entries({ flo: 30, bob: 20, ann: 10 });
    const shares = Object.entries({ flo: 200, bob: 100, ann: 0 }).map(([player, points]) => ({ player, points }));
    expect((await club.dryRun('finish', { game, scores })).json['shares']).toEqual(shares);
    const finished = await club.says('flo', 'finish', { game, scores });
    expect(finished.json['shares']).toEqual(shares);
    expect(await club.desk()).toMatchObject({
      games: [],
      standings: [
        { rung: 1, player: 'flo', points: 1100 },
        { rung: 2, player: 'bob', points: 1000 },
        { rung: 2, player: 'cy', points: 1000 },
        { rung: 4, player: 'ann', points: 900 },
      ],
    });
  });

  test('may have somebody new, whom another player calls by name, but renames nobody', async () => {
    const club = await shicargo();
    const joined = await club.says('bob', 'join', { player: 'flo', name: 'Flo Fisher' });
    expect([joined.status, joined.json['name']]).toEqual([201, 'Flo Fisher']);
    expect(outcomeOf(await club.says('bob', 'join', { player: 'flo', name: 'Another' }))).toBe('not-yours');
  });

  test('is nobody else’s to start, to finish or to abandon', async () => {
    const club = await shicargo();
    const scores = Object.entries({ ann: 7, bob: 5 });
    const players = ['ann', 'bob'];
    expect(outcomeOf(await club.says('cy', 'start', { players }))).toBe('not-yours');
    await club.says('organiser', 'start', { id: 'g1', players });
    expect(outcomeOf(await club.says('cy', 'finish', { game: 'g1', scores }))).toBe('not-yours');
    expect(outcomeOf(await club.says('ann', 'abandon', { game: 'g1' }))).toBe('not-your-role');
    expect(outcomeOf(await club.says('ann', 'finish', { game: 'g7', scores }))).toBe('unknown-game');
    expect((await club.says('organiser', 'abandon', { game: 'g1' })).status).toBe(200);
    expect(await club.desk()).toMatchObject({ games: [], standings: Array(3).fill({ points: 1000 }) });
  });

  test('is corrected by the organiser, who is told what each gets now', async () => {
    const club = await shicargo();
    await club.says('organiser', 'start', { id: 'g1', players: ['ann', 'bob'] });
    const scores = (ann: number, bob: number) => Object.entries({ ann, bob });
    const finished = await club.says('ann', 'finish', { game: 'g1', scores: scores(7, 5) });
    const corrected = await club.says('organiser', 'correct', { line: finished.json['line'], scores: scores(5, 7) });
    const shares = Object.entries({ ann: 0, bob: 200 }).map(([player, points]) => ({ player, points }));
    expect(corrected.json['shares']).toEqual(shares);
    expect(await club.standings()).toEqual(['bob', 'cy', 'ann']);
  });
});

test.each([
  ['lavers', 'prefer', { player: 'ann' }],
  ['lavers', 'start', {}],
  ['crewe', 'arrive', { player: 'ann' }],
  ['crewe', 'close', {}],
  ['nairobi', 'abandon', {}],
  ['computer-go', 'decline', { challenge: 7 }],
  ['computer-go', 'match', {}],
  ['shicargo', 'challenge', {}],
])('%s knows no "%s", whatever comes with it', async (system, verb, body) => {
  const club = await ladderOf({ system }, named('ann', 'bob'));
  expect(outcomeOf(await club.says('organiser', verb, body))).toBe('not-this-system');
});
