import { describe, expect, it } from 'vitest';
import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { creweOf, NairobiClub } from './club.ts';

const creweWith = (settings: object) => creweOf(12, { settings });
const nairobiWith = (settings: object) => NairobiClub.of(8, { settings });

describe('a club may have it otherwise', () => {
  it('how far a challenge reaches (C11, N8)', () => {
    const crewe = creweWith({ reach: 2 });
    crewe.challenge('5', '3');
    crewe.challenge('5', '7');
    expect(() => crewe.challenge('5', '2')).toThrow('Challenges can only go to players up to 2 places above or below.');
    expect(nairobiWith({ reach: 7 }).challenge('8', '1')).toBeTruthy();
  });

  it('that a winner from below takes the loser’s rung, and nobody moves otherwise (C4–C7)', () => {
    const crewe = creweWith({ movement: 'takes-rung' });
    crewe.plays('10', '4', [1, 0]);
    expect(crewe.order).toBe('1 2 3 10 4 5 6 7 8 9 11 12');
    crewe.plays('10', '12', [1, 0]);
    crewe.plays('12', '5', [0.5, 0.5]);
    expect(crewe.order).toBe('1 2 3 10 4 5 6 7 8 9 11 12');
  });

  it('that a winner from below changes places with the loser, and nobody moves otherwise (N10)', () => {
    const nairobi = nairobiWith({ movement: 'swap' });
    nairobi.plays('8', '4', [1, 0]);
    expect(nairobi.order).toBe('1 2 3 8 5 6 7 4');
    nairobi.plays('5', '3', [0, 1]);
    nairobi.plays('5', '2', [0.5, 0.5]);
    expect(nairobi.order).toBe('1 2 3 8 5 6 7 4');
  });

  it('how long the same two wait (N9)', () => {
    const sameDay = nairobiWith({ rematchMonths: 0 }).draw(['3', '2']);
    expect(sameDay.challenge('3', '2')).toBeTruthy();
    const month = nairobiWith({ rematchMonths: 1 }).draw(['2', '1']);
    expect(() => month.at('2022-02-07').challenge('2', '1')).toThrow('rematch-too-soon');
    expect(month.at('2022-02-08').challenge('2', '1')).toBeTruthy();
  });

  it('when games are played (N6)', () => {
    const late = nairobiWith({ hoursFrom: '18:30', hoursTo: '21:00' });
    const game = late.challenge('3', '2');
    expect(() => late.at('18:29:59').submit(game, [1, 0])).toThrow('from 18:30 to 21:00');
    expect(late.at('21:00').submit(game, [1, 0])).toBe(late.ladder.line);
  });

  it('after how many missed weeks somebody drops, and how far (N4)', () => {
    const strict = nairobiWith({ weeksUntilDrop: 1, drop: 3 });
    strict.draw(['3', '2'], ['5', '4'], ['7', '6'], ['8', '7']).afterWeek(1);
    expect(strict.settled).toEqual(['2022-W01: dropped 1']);
    expect(strict.order).toBe('2 3 4 1 5 6 7 8');
  });

  it.each([
    ['lavers', { monthsUntilRemoval: 12 }, 'removed', '2021-12'],
    ['nairobi', { weeksUntilDrop: 12 }, 'dropped', '2021-W12'],
    ['shicargo', { monthsUntilRemoval: 12 }, 'removed', '2021-12'],
  ] as const)(
    'in %s with %o: somebody is %s in the twelfth period in a row, and not before',
    (system, settings, what, period) => {
      const season = { start: '2021-01-01', ...(system === 'lavers' && { end: '2022-06-06' }) };
      const begin = { at: '2021-01-01T09:00:00Z', override: 'test' };
      const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
      // Where everybody misses a month, nobody is there to whom points could go.
      const game = system === 'shicargo' ? [{ ...begin, start: { id: 'g', players: ['ann', 'bob'] } }] : [];
      const log = readLog(
        [
          { ladder: { system, timezone: 'UTC', season, settings } },
          { ...begin, seed: { order: 'given', players } },
          ...game,
          { at: '2022-04-01T12:00:00Z', settle: {} },
        ]
          .map((line) => JSON.stringify(line))
          .join('\n'),
      );
      if (!log.ok) throw new Error(log.refusal.message);
      const { settled, refused } = documentOf(replay(log.value));
      expect(refused).toEqual([]);
      expect(settled.find((each) => Array.from(each[what] ?? [], String).includes('cy'))?.period).toBe(period);
    },
  );

  it('but only what there is to choose, within bounds (§0)', () => {
    for (const settings of [{ reach: 0 }, { reach: 1.5 }, { reach: 101 }, { movement: 'up' }, { drop: 1 }]) {
      expect(() => creweWith(settings)).toThrow('invalid');
    }
    for (const settings of [{ rematchMonths: -1 }, { hoursFrom: '24:00' }, { hoursTo: 18 }, { weeksUntilDrop: 0 }]) {
      expect(() => nairobiWith(settings)).toThrow('invalid');
    }
  });
});
