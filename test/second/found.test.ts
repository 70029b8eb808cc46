import { describe, expect, it } from 'vitest';
import { documentOf, replay } from '#shared/log/replay.ts';
import { logText, seasonLog, traceOf } from '#test/view/vectors.ts';

interface Told {
  readonly system?: string;
  readonly settings?: Record<string, unknown>;
  readonly season?: { readonly start: string; readonly end?: string };
  readonly closures?: readonly object[];
  readonly lines: readonly (readonly [at: string, verb: string, body: object, override?: string | undefined])[];
}

/** What becomes of the last line of a log, on a ladder of Ann above Bob; the same where nobody looks at the ladder before. */
function lastOf({
  system = 'house',
  settings = {},
  season = { start: '2023-03-01' },
  closures = [],
  lines,
}: Told): string {
  const header = { ladder: { system, timezone: 'Europe/London', season, closures, settings } };
  const entries = lines.map(([at, verb, body, override]) => ({ at, [verb]: body, ...(override && { override }) }));
  const log = seasonLog(logText(header, ...entries));
  const { line, code = 'ok', standings = [] } = traceOf(log).lines.at(-1) ?? {};
  const unseen = replay(log).refused.find((refused) => refused.line === line)?.code ?? 'ok';
  return [code === unseen ? `${code}:` : `${code}, or ${unseen} unseen:`, ...standings].join(' ');
}

const SEASON = { start: '2023-03-13', end: '2023-03-19' };
const players = [{ id: 'ann' }, { id: 'bob' }];
const SEEDED = ['2023-02-28T12:00Z', 'seed', { order: 'given', players }] as const;
const CHALLENGED = ['2023-03-30T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }] as const;

/** Each was found by the second reading; the first one did otherwise. */
describe('what the page of house rules says where two readings of it differed', () => {
  it('removes nobody for a game of the last evening of a month that is told the next morning (H15, H18)', () => {
    const result = { challenge: 'm1', score: [3, 0], playedAt: '2023-03-31T19:00Z' };
    const lines = [SEEDED, CHALLENGED, ['2023-04-01T09:00Z', 'result', result]] as const;
    expect(lastOf({ settings: { period: 'month', removeAfter: 1 }, lines })).toBe('ok: bob ann');
  });

  it('closes a challenge with the player who leaves, also where its deadline had closed it before (§0, H15)', () => {
    const lines = [
      SEEDED,
      ['2023-03-01T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-10T12:00Z', 'leave', { player: 'ann' }],
      ['2023-03-11T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt: '2023-03-02T19:00Z' }],
    ] as const;
    expect(lastOf({ settings: {}, lines })).toBe('closed-challenge: bob');
  });

  it.each([
    ['of before the challenge', '2023-02-27T19:00Z', 'odd-date:'],
    ['of an earlier week', '2023-03-02T19:00Z', 'ok: bob ann'],
    ['of the week that was missed', '2023-03-06T19:00Z', 'ok: bob ann'],
    ['of a day too late', '2023-03-07T19:00Z', 'closed-challenge:'],
  ])(
    'takes for a challenge that lapsed, and then lost its players, whatever was played in time: a game %s (H15, H18)',
    (_, playedAt, comes) => {
      const lines = [
        SEEDED,
        ['2023-03-01T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
        ['2023-03-14T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt }],
      ] as const;
      expect(lastOf({ settings: { period: 'week', removeAfter: 2 }, lines })).toBe(comes);
    },
  );

  it('takes no second result for a challenge that ended with the voiding of its first, be it past its last day (H15)', () => {
    const result = { challenge: 'm1', score: [3, 0], playedAt: '2023-03-31T19:00Z' };
    const lines = [
      SEEDED,
      CHALLENGED,
      ['2023-04-10T09:00Z', 'result', result],
      ['2023-04-11T09:00Z', 'void', { line: 4 }],
      ['2023-04-20T09:00Z', 'result', result],
    ] as const;
    expect(lastOf({ settings: {}, lines })).toBe('closed-challenge: ann bob');
  });

  it('closes for good what a removal had closed, once the other of the two leaves (H15, H18)', () => {
    const lines = [
      ['2023-02-28T12:00Z', 'seed', { order: 'given', players: [...players, { id: 'cyd' }] }],
      ['2023-03-01T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      [
        '2023-03-03T12:00Z',
        'match',
        { id: 'm2', challenger: 'cyd', challenged: 'bob', score: [3, 0] },
        'Both were here.',
      ],
      ['2023-03-07T12:00Z', 'leave', { player: 'bob' }],
      ['2023-03-08T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt: '2023-03-02T19:00Z' }],
    ] as const;
    expect(lastOf({ settings: { period: 'week', removeAfter: 1, acceptDays: 0 }, lines })).toBe(
      'closed-challenge: cyd',
    );
  });

  it('gives a match of five games no score of a single one, though single ones are played by now (H7)', () => {
    const lines = [
      SEEDED,
      CHALLENGED,
      ['2023-03-31T09:00Z', 'result', { challenge: 'm1', score: [3, 0] }],
      ['2023-04-01T09:00Z', 'configure', { settings: { game: 'one' } }],
      ['2023-04-02T09:00Z', 'correct', { line: 4, score: [0, 1] }],
    ] as const;
    expect(lastOf({ settings: {}, lines })).toBe('bad-score: bob ann');
  });

  it('knows nobody but the two to report or dispute a game, whatever became of it (§0)', () => {
    const lines = [SEEDED, CHALLENGED, ['2023-03-31T09:00Z', 'withdraw', { challenge: 'm1' }]] as const;
    const result = { challenge: 'm1', score: [3, 0], reported: 'cyd' };
    const settings = { confirm: 14 };
    expect(lastOf({ settings, lines: [...lines, ['2023-04-01T09:00Z', 'result', result]] })).toBe(
      'unknown-player: ann bob',
    );
    const dispute = { challenge: 'm1', disputed: 'cyd' };
    expect(lastOf({ settings, lines: [...lines, ['2023-04-01T09:00Z', 'reject', dispute]] })).toBe(
      'unknown-player: ann bob',
    );
  });

  const PATIENT = { acceptDays: 0, playDays: 0 };
  const confirming = [
    SEEDED,
    ['2023-03-01T12:00Z', 'configure', { settings: { confirm: 14 } }],
    ['2023-03-02T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
  ] as const;

  it('lets a rejected result count once nothing was to be confirmed, and the next one of the match do nothing (§0, H20)', () => {
    const lines = [
      ...confirming,
      ['2023-03-10T12:00Z', 'result', { challenge: 'm1', score: [3, 0], reported: 'bob' }],
      ['2023-03-11T12:00Z', 'reject', { challenge: 'm1' }],
      ['2023-04-10T12:00Z', 'join', { player: 'cyd' }],
      ['2023-04-20T12:00Z', 'result', { challenge: 'm1', score: [0, 3] }],
      ['2023-04-25T12:00Z', 'void', { line: 3 }],
      ['2023-05-01T12:00Z', 'settle', {}],
    ] as const;
    expect(lastOf({ settings: { ...PATIENT, period: 'month' }, lines })).toBe('ok: cyd bob ann');
  });

  it('lets a rejected result count for the month in which it was played, once nothing was to be confirmed (§0, H18, H20)', () => {
    const result = { challenge: 'm1', score: [3, 0], reported: 'bob', playedAt: '2023-03-30T12:00Z' };
    const lines = [
      confirming[0],
      confirming[2],
      ['2023-03-05T12:00Z', 'join', { player: 'cyd' }],
      ['2023-04-02T12:00Z', 'configure', { settings: { confirm: 14 } }],
      ['2023-04-03T12:00Z', 'result', result],
      ['2023-04-04T12:00Z', 'reject', { challenge: 'm1' }],
      ['2023-04-05T12:00Z', 'void', { line: 5 }],
    ] as const;
    expect(lastOf({ settings: { ...PATIENT, period: 'month' }, lines })).toBe('ok: bob ann cyd');
  });

  it('drops nobody for a month before whose end a new seed brought them back (§0)', () => {
    const lines = [
      SEEDED,
      ['2023-03-02T18:00Z', 'void', { line: 2 }],
      ['2023-03-11T03:00Z', 'join', { player: 'ann' }],
      ['2023-03-16T22:00Z', 'leave', { player: 'ann' }],
      ['2023-04-15T03:00Z', 'seed', { order: 'given', players }],
      ['2023-05-01T03:00Z', 'settle', {}],
    ] as const;
    expect(lastOf({ settings: { period: 'month' }, lines })).toBe('ok: ann bob');
  });

  it('lets a reason put the date of a game right that saves the two from being removed; without one it is odd (H15, H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-26T22:30Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
    ] as const;
    const told = (playedAt: string, override?: string) => {
      const result = { challenge: 'm1', score: [3, 0], playedAt };
      return lastOf({
        settings: { period: 'week', removeAfter: 1 },
        lines: [...lines, ['2023-03-26T23:00:35Z', 'result', result, override]],
        season: { start: '2023-03-22' },
      });
    };
    expect(told('2023-03-24T19:00Z')).toBe('odd-date:');
    expect(told('2023-03-24T19:00Z', 'The challenge was entered late.')).toBe('ok: bob ann');
    expect(told('2023-03-19T19:00Z', 'The challenge was entered late.')).toBe('closed-challenge:');
  });

  it('keeps days away of players whom new closures have taken off the ladder before they announced them (§0, H19)', () => {
    const lines = [
      SEEDED,
      ['2023-04-05T20:01:13Z', 'away', { player: 'bob', from: '2023-04-12', to: '2023-04-12' }],
      ['2023-04-05T20:01:49Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-04-06T12:00Z', 'configure', { closures: [] }],
    ] as const;
    const closures = [{ from: '2023-03-20', to: '2023-03-26' }];
    const settings = { period: 'days', removeAfter: 1, acceptDays: 0, playDays: 0 };
    const on = (at: string) => lastOf({ settings, closures, lines: [...lines, [at, 'settle', {}]] });
    expect(on('2023-05-06T23:30Z')).toBe('ok: bob');
    expect(on('2023-05-07T23:30Z')).toBe('ok:');
  });

  it('removes two whose only game of a week is rejected just after it, though their removal would have left that standing (§0, H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-02T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-11T12:00Z', 'result', { challenge: 'm1', score: [3, 0], reported: 'bob' }],
      ['2023-03-13T00:00:01Z', 'reject', { challenge: 'm1' }],
    ] as const;
    const settings = { ...PATIENT, period: 'week', removeAfter: 1, confirm: 28 };
    expect(lastOf({ settings, lines, season: { start: '2023-03-06' } })).toBe('ok:');
  });

  it('takes a game of the week that cost the two their place, though they miss the one after it, too (H15, H18)', () => {
    const told = (playedAt: string) => {
      const lines = [
        SEEDED,
        ['2023-03-17T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
        ['2023-03-30T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt }],
      ] as const;
      const season = { start: '2023-03-13' };
      return lastOf({ settings: { ...PATIENT, period: 'week', removeAfter: 1 }, season, lines });
    };
    expect(told('2023-03-16T19:00Z')).toBe('odd-date:');
    expect(told('2023-03-18T19:00Z')).toBe('ok: bob ann');
    expect(told('2023-03-21T19:00Z')).toBe('closed-challenge:');
  });

  it('asks what a season asks as it ends, though its last week does, too, be it shut or not (H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-17T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-20T12:00Z', 'settle', {}],
    ] as const;
    const settings = { ...PATIENT, period: 'week', minMade: 1, drop: 2 };
    const on = (closures: readonly object[]) => lastOf({ settings, season: SEASON, closures, lines });
    expect(on([])).toBe('ok: bob ann');
    expect(on([SEASON].map(({ start, end }) => ({ from: start, to: end })))).toBe('ok: bob ann');
  });

  it('amends no result whose players the end of the season, then due, has removed before it was confirmed (§0, H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-13T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-17T12:00Z', 'result', { challenge: 'm1', score: [3, 0], reported: 'bob' }],
    ] as const;
    const late = ['2023-03-20T11:00Z', 'challenge', { id: 'm2', challenger: 'bob', challenged: 'ann' }] as const;
    const amended = [
      ['2023-03-20T12:00Z', 'void', { line: 4 }, 'A mistake.'],
      ['2023-03-20T12:00Z', 'correct', { line: 4, score: [3, 1] }, 'A mistake.'],
    ] as const;
    const settings = { ...PATIENT, confirm: 14, minPlayed: 3, minCosts: 'removed' };
    for (const amending of amended)
      for (const between of [[], [late]])
        expect(lastOf({ settings, season: SEASON, lines: [...lines, ...between, amending] })).toBe('not-correctable:');
  });

  it('takes the right result of a game that cost the two their place when its first one was turned down (§0, H15, H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-13T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-17T12:00Z', 'result', { challenge: 'm1', score: [0, 3], reported: 'ann' }],
      ['2023-03-21T12:00Z', 'reject', { challenge: 'm1' }],
      ['2023-03-22T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt: '2023-03-17T10:00Z' }],
    ] as const;
    const settings = { ...PATIENT, confirm: 14, minPlayed: 1, minCosts: 'removed' };
    expect(lastOf({ settings, season: SEASON, lines: lines.slice(0, -1) })).toBe('ok:');
    expect(lastOf({ settings, season: SEASON, lines })).toBe('ok: bob ann');
  });

  it('ends a run of missed spans with a game of a week that counts for none, as all of it is closed (§0, H18)', () => {
    const sheet = { id: 'm1', challenger: 'bob', challenged: 'ann', score: [0, 3], playedAt: '2023-03-14T19:00Z' };
    const lines = [
      ['2023-02-28T12:00Z', 'seed', { order: 'given', players: [...players, { id: 'cyd' }] }],
      ['2023-03-15T12:00Z', 'match', sheet],
      ['2023-03-27T12:00Z', 'settle', {}],
    ] as const;
    const season = { start: '2023-03-06' };
    const closures = [{ from: '2023-03-13', to: '2023-03-19' }];
    expect(lastOf({ settings: { period: 'week', each: 1, removeAfter: 2 }, season, closures, lines })).toBe(
      'ok: ann bob',
    );
  });

  it('counts days for which a rejected game no longer accounts, though they are counted no more since (§0, H18, H20)', () => {
    const sheet = { id: 'm2', challenger: 'dee', challenged: 'cyd', score: [3, 0] };
    const lines = [
      ['2023-02-28T12:00Z', 'seed', { order: 'given', players: ['ann', 'bob', 'cyd', 'dee'].map((id) => ({ id })) }],
      ['2023-03-06T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-07T12:00Z', 'result', { challenge: 'm1', score: [0, 3], reported: 'bob' }],
      ['2023-03-08T12:00Z', 'match', sheet],
      ['2023-03-13T12:00Z', 'configure', { settings: { period: null } }],
      ['2023-03-14T12:00Z', 'reject', { challenge: 'm1' }],
    ] as const;
    const settings = { ...PATIENT, period: 'days', days: 8, confirm: 14 };
    expect(lastOf({ settings, lines: lines.slice(0, -1) })).toBe('ok: ann bob dee cyd');
    expect(lastOf({ settings, lines })).toBe('ok: dee ann bob cyd');
  });

  it('has who lost wait where the game was told after a later challenge, of which nothing came (H5, H17)', () => {
    const lines = [
      SEEDED,
      ['2023-03-01T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-09T12:00Z', 'challenge', { id: 'm2', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-09T13:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt: '2023-03-02T19:00Z' }],
      ['2023-03-10T12:00Z', 'decline', { challenge: 'm2' }],
      ['2023-03-11T12:00Z', 'challenge', { id: 'm3', challenger: 'ann', challenged: 'bob' }],
    ] as const;
    const settings = { rematchFor: 'loser', rematchDays: 60, playDays: 5, freeDeclines: 1 };
    expect(lastOf({ settings, lines })).toBe('rematch-too-soon: bob ann');
  });

  it('lets nobody off a week for being seeded who had joined before it (§0, H18)', () => {
    const lines = [
      SEEDED,
      ['2023-03-01T12:00Z', 'void', { line: 2 }],
      ['2023-03-02T12:00Z', 'join', { player: 'ann' }],
      ['2023-03-15T12:00Z', 'seed', { order: 'given', players }],
      ['2023-03-20T12:00Z', 'settle', {}],
    ] as const;
    expect(lastOf({ settings: { period: 'week', dropAfter: 2 }, lines })).toBe('ok: bob ann');
  });
});

describe('what the pages of Nairobi say where two readings of them differed', () => {
  const paid = { registered: true, paidUntil: '2199-12-31' };
  const three = ['cyd', 'ann', 'bob'].map((id) => ({ id, ...paid }));
  const match = { id: 'm1', challenger: 'bob', challenged: 'ann', score: [1, 0], noShow: true };
  const rejected = [
    ['2023-02-28T12:00Z', 'seed', { order: 'given', players: three }],
    ['2023-03-14T12:00Z', 'settle', {}],
    ['2023-03-15T12:00Z', 'match', { ...match, playedAt: '2023-03-11T15:00Z' }],
    ['2023-03-16T12:00Z', 'reject', { challenge: 'm1' }],
  ] as const;

  it('takes the day of play of a match from a sheet for that of its challenge, when it is played after all (§0)', () => {
    const result = { challenge: 'm1', score: [1, 0], noShow: true, playedAt: '2023-03-11T16:00Z' };
    const lines = [...rejected, ['2023-03-18T12:00Z', 'result', result]] as const;
    expect(lastOf({ system: 'nairobi', lines })).toBe('ok: ann cyd bob');
  });

  it('lets a match from a sheet count for its week again once nobody has rejected it (§0, N4)', () => {
    const lines = [...rejected, ['2023-03-17T12:00Z', 'void', { line: 5 }]] as const;
    expect(lastOf({ system: 'nairobi', lines })).toBe('ok: ann cyd bob');
  });
});

describe('what the page of Shicargo says where two readings of it differed', () => {
  it('lets a game run on that was given up while its scores stood, once they are taken back (§0, S)', () => {
    const lines = [
      ['2023-02-28T12:00Z', 'start', { id: 'g1', players: ['ann', 'bob'] }],
      [
        '2023-03-19T12:00Z',
        'finish',
        {
          game: 'g1',
          scores: [
            ['ann', 3],
            ['bob', 2],
          ],
          reported: 'bob',
        },
      ],
      ['2023-03-19T13:00Z', 'reject', { game: 'g1', disputed: 'bob' }],
      ['2023-04-10T12:00Z', 'reject', { game: 'g1' }],
      ['2023-04-11T12:00Z', 'abandon', { game: 'g1' }],
      ['2023-04-11T13:00Z', 'void', { line: 5 }],
      ['2023-04-11T14:00Z', 'reject', { game: 'g1' }],
    ] as const;
    const entries = lines.map(([at, verb, body]) => ({ at, [verb]: body }));
    const ladder = {
      system: 'shicargo',
      timezone: 'Europe/London',
      season: { start: '2023-02-01' },
      settings: { confirm: 1 },
    };
    const { settled } = documentOf(replay(seasonLog(logText({ ladder }, ...entries))));
    expect(settled.map(({ period }) => period)).toEqual(['2023-02', '2023-03']);
  });
});
