import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandsIn, readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import {
  type EarlierHeader,
  earlierHeader,
  hasResultsOfTwo,
  type NamedPlayer,
  type ResultToReplay,
} from '#shared/log/results/earlier-season.ts';
import { readScore } from '#shared/log/results/read-score.ts';
import { seasonOfOrder, seasonOfResults } from '#shared/log/results/season-of-results.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { SYSTEM_IDS, systemOf } from '#shared/systems/registry.ts';
import type { Day, PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { header } from '#test/ladders/club.ts';

const SEASON = { start: '2023-01-02' as Day, end: '2023-12-31' as Day };
const headerOf = (system: SystemId, settings = {}): EarlierHeader => ({
  ...header({
    system,
    timezone: 'Europe/Berlin',
    season: SEASON,
    settings,
    ...(system === 'computer-go' && { board: 9 }),
  }),
  season: SEASON,
});
const named = (id: string): NamedPlayer => ({ id: id as PlayerId, name: id.toUpperCase() });

let line = 1;
function result(day: string, winner: string, loser: string, score = ''): ResultToReplay {
  const read = readScore(score);
  if (typeof read === 'string') throw new Error(`${score}: ${read}`);
  const isDrawn =
    read?.tallies[0] !== undefined && read.tallies.length === 1 && read.tallies[0][0] === read.tallies[0][1];
  return { line: ++line, day: day as Day, players: [named(winner), named(loser)], score: read, isDrawn };
}

const orderAfter = (log: string): readonly string[] => {
  const read = readLog(log);
  if (!read.ok) throw new Error(read.refusal.message);
  const { season, refused } = replay(read.value);
  expect(refused).toEqual([]);
  return season.ladder.order.players();
};
const bodiesIn = (log: string) => {
  const read = readLog(log);
  return read.ok ? commandsIn(read.value.lines).flatMap(({ verb, body }) => (verb === 'match' ? [body] : [])) : [];
};

const POINTS = [
  [11, 7],
  [9, 11],
  [11, 4],
  [11, 8],
];

const OF_TWO = SYSTEM_IDS.filter((system) => hasResultsOfTwo({ system }));

describe('a season of results', () => {
  it('is played where results have a winner and a loser', () => {
    expect(OF_TWO.toSorted()).toEqual(['crewe', 'house', 'lavers', 'nairobi']);
  });

  it.each(OF_TWO)('of %s comes to the same final order when its own results are brought in again', (system) => {
    const ids = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'];
    const games = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean(), fc.nat(300)), { maxLength: 40 });
    const score = { lavers: '2-0', crewe: '1-0', nairobi: '1-0', house: '3-1' }[String(system)] ?? '';
    fc.assert(
      fc.property(games, (all) => {
        const list = all
          .filter(([one, other]) => one !== other)
          .toSorted((one, other) => one[3] - other[3])
          .map(([one, other, , days]) => {
            const day = new Date(Date.UTC(2023, 0, 3) + days * 86_400_000).toISOString().slice(0, 10);
            return result(day, ids[one] ?? '', ids[other] ?? '', score);
          });
        const first = seasonOfResults(headerOf(system), list, ids.map(named));
        const kept = list.filter(({ line: own }) => !first.refused.some(({ line: no }) => no === own));
        const again = seasonOfResults(headerOf(system), kept, ids.map(named));
        expect(again.refused).toEqual([]);
        expect(orderAfter(again.log)).toEqual(first.ladder.order.players());
        expect(orderAfter(first.log)).toEqual(first.ladder.order.players());
      }),
      { numRuns: 25 },
    );
  });

  it('has players come back whom a month without a match has just removed', () => {
    const list = [result('2023-02-01', 'ann', 'bob', '2-0'), result('2023-04-03', 'bob', 'ann', '2-0')];
    const { refused, ladder } = seasonOfResults(headerOf('lavers'), list, ['ann', 'bob'].map(named));
    expect([refused, ladder.order.players()]).toEqual([[], ['bob', 'ann']]);
  });

  it('takes the lower of the two for the challenger, unless it is said', () => {
    const list = [
      result('2023-02-01', 'bob', 'ann', '3-0'),
      { ...result('2023-02-02', 'ann', 'bob', '3-2'), challenger: 1 as const },
    ];
    const { log, ladder } = seasonOfResults(headerOf('house'), list, ['ann', 'bob'].map(named));
    expect(bodiesIn(log)).toMatchObject([
      { challenger: 'bob', challenged: 'ann', score: [3, 0] },
      { challenger: 'bob', challenged: 'ann', score: [2, 3] },
    ]);
    expect(ladder.order.players()).toEqual(['ann', 'bob']);
  });

  it('begins with everybody as they first appear, or with a given order, which others join at the bottom', () => {
    const list = [result('2023-02-01', 'bob', 'ann', '3-0'), result('2023-02-02', 'zoe', 'bob', '3-0')];
    expect(seasonOfResults(headerOf('house'), list).beginning).toEqual(['bob', 'ann', 'zoe']);
    const given = seasonOfResults(headerOf('house'), list, ['ann', 'bob'].map(named));
    expect([given.beginning, given.refused]).toEqual([['ann', 'bob'], []]);
    expect(orderAfter(given.log)).toEqual(['zoe', 'bob', 'ann']);
  });

  it.each([
    ['house', '3-1 (11-7 9-11 11-4 11-8)', { score: [3, 1], points: POINTS }],
    ['house', '11/7 9/11 11/4 11/8', { score: [3, 1], points: POINTS }],
    ['house', '3-1', { score: [3, 1] }],
    ['house', 'w/o', { score: [3, 0], walkover: true }],
    ['house', '11-7 11-9 ret', { retired: true }],
    ['crewe', '', { score: [1, 0] }],
    ['crewe', '3-1', { score: [1, 0] }],
    ['crewe', '½-½', { score: [0.5, 0.5] }],
    ['crewe', 'w/o', { score: [1, 0], walkover: true }],
    ['nairobi', '1-0', { score: [1, 0] }],
    ['lavers', '1½-½', { score: [1.5, 0.5] }],
  ] as const)('of %s has %j', (system, score, body) => {
    const { log, refused } = seasonOfResults(
      headerOf(system),
      [result('2023-02-04', 'bob', 'ann', score)],
      ['ann', 'bob'].map(named),
    );
    expect(refused).toEqual([]);
    expect(bodiesIn(log)).toMatchObject([body]);
  });

  it.each([
    ['house', '½-½', /3–0/],
    ['house', '', /score is missing/],
    ['house', '9-1', /3–0/],
    ['lavers', 'w/o', /walkovers/],
    ['lavers', '3-1', /./],
  ] as const)('of %s is told that %j does not fit', (system, score, says) => {
    const [played, others] = [result('2023-02-04', 'bob', 'ann', score), ['ann', 'bob'].map(named)];
    const { refused } = seasonOfResults(headerOf(system), [played], others);
    expect(refused).toEqual([{ line: played.line, says: expect.stringMatching(says) }]);
  });

  it('has nothing outside its days, and settles what falls due until the last of them', () => {
    const list = [result('2022-12-31', 'bob', 'ann', '1-0'), result('2023-02-04', 'bob', 'ann', '1-0')];
    const { refused, log } = seasonOfResults(headerOf('nairobi'), list, ['cy', 'ann', 'bob'].map(named));
    expect(refused).toMatchObject([{ line: list[0]?.line, says: expect.stringContaining('2023-01-02') }]);
    expect(log.trimEnd().split('\n').at(-1)).toContain('"settle"');
  });

  it('of 400 results is worked out at once', () => {
    const list = Array.from({ length: 400 }, (_, index) => {
      const day = new Date(Date.UTC(2023, 0, 3) + (index % 300) * 86_400_000).toISOString().slice(0, 10);
      return result(day, `p${(index * 7) % 40}`, `p${(index * 7 + 1 + (index % 5)) % 40}`, '3-1');
    }).toSorted((one, other) => (one.day < other.day ? -1 : 1));
    const { refused, log } = seasonOfResults(headerOf('house'), list);
    expect(refused).toEqual([]);
    expect(bodiesIn(log)).toHaveLength(400);
  });
});

describe('a season of which only the final order is known', () => {
  it.each(SYSTEM_IDS)('of %s has that order, and a winner', (system) => {
    const made = earlierHeader(headerOf(system), SEASON, 'order', PLAYS);
    expect(orderAfter(seasonOfOrder(made, ['bob', 'ann'].map(named)))).toEqual(['bob', 'ann']);
    expect(made.system).toBe(['boxes', 'crewe', 'nairobi', 'house'].includes(system) ? system : 'house');
  });
});

describe('a season of results that a final decides', () => {
  const FINAL = SEASON.end;
  /** Within one month, so that nobody has missed any. */
  const within = { ...SEASON, start: '2023-12-01' as Day };
  const season = (list: readonly ResultToReplay[], winner?: string) =>
    seasonOfResults(
      { ...headerOf('lavers'), season: within },
      list,
      ['ann', 'bob', 'cy', 'dee'].map(named),
      winner ? named(winner) : undefined,
    );
  const championIn = (log: string) => {
    const read = readLog(log);
    if (!read.ok) throw new Error(read.refusal.message);
    const { season: played, refused } = replay(read.value);
    expect(refused).toEqual([]);
    return systemOf(played.ladder).honours(played.ladder).champion;
  };
  /** On the night of the final, Cy takes rung 1, and Bob, who had taken it before, loses it without playing. */
  const NIGHT = [
    result('2023-12-05', 'bob', 'ann', '2-0'),
    result(FINAL, 'cy', 'ann', '2-0'),
    result(FINAL, 'cy', 'bob', '2-0'),
  ];

  it('has the champion who is said to have won, and everybody still on the ladder', () => {
    const { log, noWinner, ladder } = season([result('2023-12-05', 'bob', 'ann', '2-0')], 'bob');
    expect([noWinner, championIn(log)]).toEqual([undefined, 'bob']);
    expect(ladder.order.size).toBe(4);
  });

  it('has one who led once the night was over, and removes nobody for not being in its list', () => {
    const { log, ladder } = season(NIGHT, 'cy');
    expect(championIn(log)).toBe('cy');
    expect(ladder.order.size).toBe(4);
  });

  it('has one who lost rung 1 in that night without playing, by a play-off', () => {
    const { log, ladder } = season([result(FINAL, 'bob', 'cy', '2-0')], 'ann');
    expect(championIn(log)).toBe('ann');
    expect(ladder.order.players()).toEqual(['ann', 'bob', 'cy', 'dee']);
  });

  it('has nobody else by these results, nor anybody where nobody is named', () => {
    const { noWinner, log } = season(NIGHT, 'dee');
    expect(noWinner).toContain('DEE');
    expect(championIn(log)).toBeUndefined();
    expect(championIn(season(NIGHT).log)).toBeUndefined();
    expect(season(NIGHT).ladder.order.size).toBe(4);
  });
});
