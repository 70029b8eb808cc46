import { describe, expect, it } from 'vitest';
import { decide } from '#shared/engine/decide.ts';
import { commandOf } from '#shared/log/parse.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { MEMBER, NairobiClub } from '../systems/club.ts';

describe('a week that was missed', () => {
  it('costs nothing where the one before was played (N4)', () => {
    const club = NairobiClub.of(3).draw(['2', '1']).afterWeek(1).afterWeek(2);
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: dropped 3']);
  });

  it('costs one place where it is the second in a row, and so does every further one (N4)', () => {
    const club = NairobiClub.of(5).draw(['3', '2'], ['5', '4']).afterWeek(1);
    expect(club.onSaturday(2).draw(['3', '2'], ['5', '4']).afterWeek(2).order).toBe('2 1 3 4 5');
    expect(club.onSaturday(3).draw(['5', '4']).because('keen').plays('3', '2', [0, 1]).order).toBe('2 1 4 3 5');
    expect(club.afterWeek(3).order).toBe('2 4 1 3 5');
    expect(club.onSaturday(4).draw(['5', '3'], ['4', '2']).afterWeek(4).order).toBe('2 4 3 1 5');
    expect(club.settled).toEqual([
      '2022-W01: nobody',
      '2022-W02: dropped 1',
      '2022-W03: dropped 1',
      '2022-W04: dropped 1',
    ]);
  });

  it('is the first of a new run where the one before was played (N4)', () => {
    const club = NairobiClub.of(5);
    for (const week of [1, 2, 3, 4, 5, 6]) {
      club.onSaturday(week);
      if ([1, 2, 4].includes(week)) club.draw(['5', '4']);
      club.afterWeek(week);
    }
    expect(club.settled.map((week) => / [45]\b/.test(week))).toEqual([false, false, false, false, false, true]);
  });

  it('is the week from Monday to Sunday on the club’s own clock, settled at once when the next begins (N4)', () => {
    const club = NairobiClub.of(3);
    expect(club.nextDue).toBe('2022-01-09T21:00:00.000Z');
    expect(club.at('2022-01-09T20:59:59.999Z').settle().settled).toEqual([]);
    expect(club.at('2022-01-09T21:00:00Z').settle().settled).toEqual(['2022-W01: nobody']);
    expect(club.settle().settled).toHaveLength(1);
    expect(club.nextDue).toBe('2022-01-16T21:00:00.000Z');
  });

  it('is named after the year to which most of it belongs (N4)', () => {
    const club = NairobiClub.of(3, { season: { start: '2020-12-21' } })
      .at('2021-01-11')
      .settle();
    expect(club.settled.map((week) => week.slice(0, 8))).toEqual(['2020-W52', '2020-W53', '2021-W01']);
  });

  it('is settled before anything later, also before a command that is then refused (§0 Periods)', () => {
    const club = NairobiClub.of(3).draw(['2', '1']).at('2022-01-17 10:00');
    expect(() => club.challenge('x', '1')).toThrow('unknown-player');
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: dropped 3']);
  });
});

describe('several who missed two weeks', () => {
  it('fall together where they stand on neighbouring rungs, or one place each past those between them (§0 Several at once)', () => {
    const ladderAfter = (pair: readonly [string, string]) => {
      const club = NairobiClub.of(6);
      for (const week of [1, 2]) club.onSaturday(week).draw(pair, ['6', '5']).afterWeek(week);
      return [club.settled.at(-1), club.order];
    };
    expect(ladderAfter(['4', '3'])).toEqual(['2022-W02: dropped 1 2', '3 1 2 4 5 6']);
    expect(ladderAfter(['4', '2'])).toEqual(['2022-W02: dropped 1 3', '2 1 4 5 3 6']);
  });

  it('stay where they are when that is everybody (§0 Several at once)', () => {
    const club = NairobiClub.of(3).afterWeek(1).afterWeek(2).afterWeek(3);
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: dropped 1 2 3', '2022-W03: dropped 1 2 3']);
    expect(club.order).toBe('1 2 3');
  });
});

describe('playing', () => {
  it('is having a result that awaits approval (§0 Playing)', () => {
    const club = NairobiClub.of(3).afterWeek(1).onSaturday(2);
    club.submitDraw('2', '1');
    expect(club.afterWeek(2).settled.at(-1)).toBe('2022-W02: dropped 3');
  });

  it('counts on any day of the week, from its Monday to its Sunday (N4)', () => {
    const drawnAt = (when: string) => {
      const club = NairobiClub.of(3).afterWeek(1).at(when);
      const game = club.issue('2', '1');
      club.because('the hall is let on Saturday').submit(game, [0.5, 0.5]);
      return club.approve(game).afterWeek(2).afterWeek(3).settled.slice(1);
    };
    const onlyTheThird = ['2022-W02: dropped 3', '2022-W03: dropped 3'];
    expect(drawnAt('2022-01-10')).toEqual(onlyTheThird);
    expect(drawnAt('2022-01-16 23:59:59.999')).toEqual(onlyTheThird);
  });

  it('is not having a challenge open, however long (§0 Playing)', () => {
    const club = NairobiClub.of(3).afterWeek(1).onSaturday(2);
    expect(club.accept(club.issue('2', '1')).afterWeek(2).settled.at(-1)).toBe('2022-W02: dropped 1 2 3');
  });

  it('is no longer so when the result is rejected: the weeks since are worked out again (§0 Playing)', () => {
    const club = NairobiClub.of(4).afterWeek(1).onSaturday(2);
    const game = club.submitDraw('2', '1');
    expect(club.draw(['4', '3']).afterWeek(2).settled.at(-1)).toBe('2022-W02: nobody');
    expect(club.order).toBe('1 2 3 4');
    expect(club.reject(game).settled.at(-1)).toBe('2022-W02: dropped 1 2');
    expect(club.order).toBe('3 1 2 4');
  });

  it('is no longer so when the result is voided (§0 Settled periods)', () => {
    const club = NairobiClub.of(4).afterWeek(1).onSaturday(2).draw(['4', '3']);
    const line = club.plays('2', '1', [0.5, 0.5]).line - 1;
    expect(club.afterWeek(2).order).toBe('1 2 3 4');
    expect(club.void(line).order).toBe('3 1 2 4');
  });

  it('counts although the result was typed in on Monday: nobody is dropped for that (§0 Settled periods)', () => {
    const club = NairobiClub.of(4).afterWeek(1).onSaturday(2).draw(['4', '3']);
    const game = club.issue('2', '1');
    expect(club.afterWeek(2).order).toBe('3 1 2 4');
    expect(club.submit(game, [0.5, 0.5], { playedAt: '2022-01-15T15:00:00+03:00' }).order).toBe('1 2 3 4');
    expect(club.settled.at(-1)).toBe('2022-W02: nobody');
  });

  it('is on the day of play: a game entered late counts for its own week, and not for that of the entry (§0 Playing)', () => {
    const club = NairobiClub.of(4).afterWeek(1).afterWeek(2).onSaturday(3);
    club.submitSheet('one', '2', '1', [0.5, 0.5], { playedAt: '2022-01-08T15:00:00+03:00' }).afterWeek(3);
    expect(club.settled).toEqual(['2022-W01: nobody', '2022-W02: dropped 3 4', '2022-W03: dropped 1 2 3 4']);
  });

  it('still counts when the game was closed because somebody left (§0 Playing)', () => {
    const club = NairobiClub.of(4).afterWeek(1).onSaturday(2);
    club.submitDraw('2', '1');
    expect(club.because('moved away').leave('2').afterWeek(2).settled.at(-1)).toBe('2022-W02: dropped 3 4');
  });
});

describe('a ladder without its log', () => {
  /** Who is penalised for the second week, by what the ladder itself remembers. */
  const dropped = (club: NairobiClub): string => {
    const { entry } = decide(club.ladder, commandOf({ at: instant(Date.UTC(2022, 0, 17)) }, 'settle', {}));
    return entry?.effects.settled.map((week) => week.dropped?.join(' ')).join() ?? '';
  };

  it('remembers who played, approved or not, also where the game was closed by leaving (§0 Playing)', () => {
    const club = NairobiClub.of(6).afterWeek(1).onSaturday(2).draw(['6', '5']);
    expect(dropped(club)).toBe('1 2 3 4');
    club.submitDraw('4', '3');
    expect(dropped(club)).toBe('1 2');
    expect(dropped(club.because('moved away').leave('4'))).toBe('1 2');
  });

  it('forgets a result that was rejected (§0 Playing)', () => {
    const club = NairobiClub.of(4).afterWeek(1).onSaturday(2);
    expect(dropped(club.reject(club.submitDraw('4', '3')))).toBe('1 2 3 4');
  });
});

describe('a week does not count', () => {
  it('against somebody who joined in it (§0 Periods)', () => {
    const club = NairobiClub.of(2).at('2022-01-04').join('ann', MEMBER).afterWeek(2);
    expect(club.settled.at(-1)).toBe('2022-W02: dropped 1 2');
    expect(club.afterWeek(3).settled.at(-1)).toBe('2022-W03: dropped ann 1 2');
  });

  it('against somebody who rejoined in it, but from its first day on (§0 Periods)', () => {
    const rejoinsOn = (day: string) => {
      const club = NairobiClub.of(3).afterWeek(2).at(day).leave('1').join('1').afterWeek(5);
      return club.settled.slice(2);
    };
    expect(rejoinsOn('2022-01-17 23:59')).toEqual([
      '2022-W03: dropped 2 3',
      '2022-W04: dropped 1 2 3',
      '2022-W05: dropped 1 2 3',
    ]);
    expect(rejoinsOn('2022-01-18')).toEqual([
      '2022-W03: dropped 2 3',
      '2022-W04: dropped 2 3',
      '2022-W05: dropped 1 2 3',
    ]);
  });

  it('that lies wholly inside a closure; it neither ends a run of missed weeks nor adds to it, but playing in it does (§0 Periods)', () => {
    const shut = () => NairobiClub.of(3, { closures: [{ from: '2022-01-10', to: '2022-01-16' }] });
    expect(shut().afterWeek(3).settled).toEqual(['2022-W01: nobody', '2022-W03: dropped 1 2 3']);
    const played = shut().afterWeek(1).onSaturday(2).draw(['2', '1']).afterWeek(3);
    expect(played.settled.at(-1)).toBe('2022-W03: dropped 3');
  });

  it('of which the Saturday lies in a closure, whichever and however short (N6, §0 Periods)', () => {
    const counted = (closures: object[]) =>
      NairobiClub.of(2, { closures })
        .afterWeek(4)
        .settled.map((week) => week.slice(0, 8));
    expect(counted([{ from: '2022-01-15', to: '2022-01-15' }])).toEqual(['2022-W01', '2022-W03', '2022-W04']);
    expect(counted([{ from: '2022-01-11', to: '2022-01-28' }])).toEqual(['2022-W01', '2022-W04']);
    const weekdays = [
      { from: '2022-01-10', to: '2022-01-14' },
      { from: '2022-01-16', to: '2022-01-21' },
    ];
    expect(counted(weekdays)).toEqual(['2022-W01', '2022-W02', '2022-W03', '2022-W04']);
  });

  it('where less than half of it is left when the season starts (§0 Periods)', () => {
    const first = (start: string) => NairobiClub.of(2, { season: { start } }).afterWeek(2).settled[0];
    expect(first('2022-01-06')).toBe('2022-W01: nobody');
    expect(first('2022-01-07')).toBe('2022-W02: nobody');
  });

  it('that ends after the season’s last day (§0 Periods)', () => {
    const season = (end: string) => NairobiClub.of(2, { season: { start: '2022-01-03', end } }).afterWeek(4);
    expect(season('2022-01-16').settled).toHaveLength(2);
    expect(season('2022-01-15').settled).toHaveLength(1);
    expect(season('2022-01-15').nextDue).toBeUndefined();
  });
});
