import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { runs } from '../runs.ts';
import { Deployed } from './deployed.ts';

const place = useEmulator();
let deployed: Deployed;
let organiser: string;
let scorer: string;
beforeAll(async () => {
  deployed = new Deployed(place());
  await deployed.found();
  organiser = await deployed.hand({ role: 'organiser' });
  scorer = await deployed.hand({ role: 'scorer' });
});

type Step = readonly [verb: string, body: object];

/** Thirty players, of whom the last two do nothing before the result that is measured. */
const IDS = Array.from({ length: 30 }, (_, index) => `p${index + 1}`);
const LAST: Step = ['match', { challenger: 'p30', challenged: 'p29', score: [1, 0] }];

const PGN = '[White "p2"]\n[Black "p1"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0';
const MEMBER = { registered: true, paidUntil: '2022-12-31' };

const CHALLENGE: Step = ['challenge', { id: 'g', challenger: 'p2', challenged: 'p1', override: 'in the afternoon' }];

const RESULT: Step = ['result', { challenge: 'g', score: [1, 0] }];
const FRAMES: Step = ['result', { challenge: 'g', score: [2, 0] }];
const SCORES = Object.entries({ p1: 3, p2: 1 });

/** What comes before a result in each system, and the result. */
const EVENINGS: readonly (readonly [system: string, player: object, before: readonly Step[], result: Step])[] = [
  ['lavers', {}, [['arrive', { player: 'p1' }], ['arrive', { player: 'p2' }], CHALLENGE], FRAMES],
  ['crewe', {}, [CHALLENGE, ['accept', { challenge: 'g' }]], RESULT],
  ['nairobi', MEMBER, [CHALLENGE], ['result', { challenge: 'g', score: [1, 0], pgn: PGN }]],
  ['computer-go', { gap: '0?' }, [['prefer', { player: 'p1', main: 30 }], CHALLENGE], RESULT],
  ['shicargo', {}, [['start', { id: 'g', players: ['p1', 'p2'] }]], ['finish', { game: 'g', scores: SCORES }]],
];

async function ladderOf(id: string, system: string, each: object = {}): Promise<string> {
  const path = await deployed.ladder(id, system);
  const seed = { order: 'given', players: IDS.map((player) => ({ id: player, ...each })) };
  expect(await deployed.send('POST', `${path}/seed`, { key: organiser, body: seed })).toMatchObject({ status: 200 });
  return path;
}

let requests = 0;

async function costOf(path: string, [verb, body]: Step, key = scorer): Promise<readonly object[]> {
  deployed.used.length = 0;
  const headers = { 'idempotency-key': String(++requests) };
  const got = await deployed.send('POST', `${path}/${verb}`, { key, body, headers });
  expect(got.text).toContain('"line"');
  return [...deployed.used];
}

const ONE_WRITE = { operation: 'transact', readUnits: 0 };

describe('a result, in functions that share nothing but the table', () => {
  it.each(EVENINGS)(
    'of %s is one request, and reads nothing, after what comes before it',
    async (system, each, before, result) => {
      const path = await ladderOf(system, system, each);
      for (const step of before) await costOf(path, step);
      expect(await costOf(path, result)).toMatchObject([ONE_WRITE]);
    },
  );

  it('of a player costs no more: whose match it is, the remembered ladder says', async () => {
    const key = await deployed.hand({ role: 'player', player: 'p2' });
    const path = await ladderOf('own', 'crewe');
    await costOf(path, ['prefer', { player: 'p2', rated: true }], key);
    await costOf(path, ['challenge', { id: 'g', challenger: 'p2', challenged: 'p1' }], key);
    expect(await costOf(path, RESULT, key)).toMatchObject([ONE_WRITE]);
  });

  it('is approved by the organiser at the same cost', async () => {
    const path = await ladderOf('approved', 'nairobi', MEMBER);
    for (const [verb, body] of [CHALLENGE, ['result', { challenge: 'g', score: [1, 0], pgn: PGN }] as const])
      await costOf(path, [verb, body], organiser);
    expect(await costOf(path, ['approve', { challenge: 'g' }], organiser)).toMatchObject([ONE_WRITE]);
  });

  it('is one request whatever was done before, by whom, whether it was accepted or refused', async () => {
    const one = await deployed.hand({ role: 'player', player: 'p1' });
    const twenty = await deployed.hand({ role: 'player', player: 'p20' });
    const to = (verb: string, body: object, key = scorer) => ({ method: 'POST', path: verb, sent: { key, body } });
    const steps = fc.constantFrom(
      to('join', { player: 'new' }),
      to('prefer', { player: 'p3', rated: true }),
      to('leave', { player: 'p4' }),
      to('challenge', { id: 'c', challenger: 'p6', challenged: 'p5' }),
      to('challenge', { challenger: 'p20', challenged: 'p15' }, twenty),
      to('accept', { challenge: 'c' }),
      to('decline', { challenge: 'c' }),
      to('withdraw', { challenge: 'c' }),
      to('result', { challenge: 'c', score: [1, 0] }),
      to('match', { challenger: 'p8', challenged: 'p7', score: [0, 1] }),
      to('proposals', { challenged: 'p1' }, twenty),
      to('proposals/p20/agree', {}, one),
      { method: 'DELETE', path: 'proposals/p20', sent: { key: one } },
      { method: 'GET', path: 'proposals', sent: { key: one } },
      { method: 'GET', path: 'state', sent: { key: scorer } },
      to('void', { line: 2 }),
    );
    let ladders = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 6 }), async (before) => {
        // Processes that are new: each counts the lines of a club in the table from its fiftieth on.
        deployed = new Deployed(place());
        const path = await ladderOf(`law-${++ladders}`, 'crewe');
        await costOf(path, ['join', { player: 'first' }]);
        for (const { method, path: end, sent } of before) await deployed.send(method, `${path}/${end}`, sent);
        expect(await costOf(path, LAST)).toMatchObject([ONE_WRITE]);
      }),
      { numRuns: runs(10) },
    );
  });
});

it('whatever writes the log of a ladder that is there is one function, for a process remembers what it wrote itself', () => {
  const writes = OPERATIONS.filter(
    ({ method, path, verb }) => verb || (path.includes('/proposals') && method !== 'GET'),
  );
  expect(writes.length).toBeGreaterThan(20);
  for (const route of writes)
    expect([routeKeyOf(route), route.lambda]).toEqual([routeKeyOf(route), 'challenges-and-results']);
});
