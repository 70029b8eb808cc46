import { describe, expect, it } from 'vitest';
import { duesAhead } from '#shared/view/season-calendar.ts';
import { challengesOf } from '#shared/view/view.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { lastDayOf, riverside } from './club.ts';

describe('a challenge', () => {
  it('that nobody accepts lapses when its five days are over (H14)', () => {
    const club = riverside(5);
    club.challenge('5', '3');
    expect(club.at('2023-03-06 23:59').settle().open).toEqual(['5 to 3']);
    expect(club.at('2023-03-07').settle().open).toEqual([]);
    expect(club.order).toBe('1 2 3 4 5');
  });

  it('that nobody accepts is lost where the club has it so (H14)', () => {
    const club = riverside(5, { acceptLate: 'lost' });
    club.challenge('5', '3');
    expect(club.at('2023-03-07').settle().order).toBe('1 2 5 3 4');
  });

  it.each([
    ['lapses', '1 2 3 4 5'],
    ['lost-by-challenged', '1 2 5 3 4'],
    ['lost-by-both', '1 2 4 3 5'],
  ])('that nobody plays in fourteen days %s (H15)', (playLate, order) => {
    const club = riverside(5, { playLate });
    club.accept(club.challenge('5', '3'));
    expect(club.at('2023-03-15 23:59:59.999').settle().open).toEqual(['5 to 3']);
    const after = club.at('2023-03-16').settle();
    expect([after.order, after.open]).toEqual([order, []]);
  });

  it('falls due in the order of the log, also among those of one moment, whatever their ids (H15)', () => {
    const club = riverside(5, { acceptDays: 0, playLate: 'lost-by-challenged', openReceived: 2 });
    club.challenge('3', '2', 'z');
    club.challenge('4', '2', 'a');
    expect(challengesOf(club.season.ladder, (id) => ({ id, name: id })).map(({ id }) => id)).toEqual(['z', 'a']);
    expect(duesAhead(club.season.ladder, instant(Date.parse('2023-04-01'))).map(({ name }) => name)).toEqual([
      'deadline-z',
      'deadline-a',
    ]);
    expect(club.at('2023-03-16').settle().order).toBe('1 3 4 2 5');
  });

  it('has no deadline where the club names none, nor one after the season (H14, H15)', () => {
    const idle = riverside(5, { acceptDays: 0, playDays: 0 });
    idle.challenge('5', '3');
    expect(idle.nextDue).toBeUndefined();
    const last = riverside(5, {}, { season: { start: '2023-03-01', end: '2023-03-05' } });
    last.challenge('5', '3');
    expect(lastDayOf(last)).toBeUndefined();
  });

  it('is played in time, however late that is told (H15)', () => {
    const club = riverside(5, { acceptDays: 0, playDays: 3, playLate: 'lost-by-both' });
    const challenge = club.challenge('5', '3');
    club.at('2023-03-09 10:00').settle().result(challenge, [3, 0], '2023-03-04T21:00:00Z');
    expect(club.order).toBe('1 2 5 3 4');
  });

  it('is put off once, by seven days, if both say so (H16)', () => {
    const club = riverside(5, { acceptDays: 0 });
    const challenge = club.challenge('5', '3');
    club.does('postpone', { ...challenge, player: '5' });
    expect(lastDayOf(club)).toBe('2023-03-15');
    club.does('postpone', { ...challenge, player: '3' });
    expect(lastDayOf(club)).toBe('2023-03-22');
    expect(() => club.does('postpone', challenge)).toThrow('cannot-postpone (H16)');
  });

  it('may be declined so often a season; a further one is refused, or lost (H17)', () => {
    const club = riverside(6, { freeDeclines: 1 });
    club.decline(club.challenge('5', '3'));
    const second = club.challenge('6', '3');
    expect(() => club.decline(second)).toThrow('cannot-decline (H17): A player can decline one challenge a season.');
    const strict = riverside(6, { declining: 'lost' });
    strict.decline(strict.challenge('5', '3'));
    expect(strict.order).toBe('1 2 5 3 4 6');
  });

  it('that is accepted is neither declined nor withdrawn (H17)', () => {
    const club = riverside(6, { freeDeclines: 5 });
    const challenge = club.challenge('5', '3');
    club.accept(challenge);
    expect(() => club.decline(challenge)).toThrow('cannot-decline (H17)');
    expect(() => club.withdraw(challenge)).toThrow('cannot-withdraw (H17)');
  });
});

describe('a player who is away', () => {
  const goes = (club: ReturnType<typeof riverside>, player: string, from: string, to: string) =>
    club.does('away', { player, from, to });

  it('neither challenges nor is challenged (H19)', () => {
    const club = riverside(6);
    goes(club, '3', '2023-03-01', '2023-03-05');
    expect(() => club.challenge('5', '3')).toThrow('away (H19): 3 is away until 5 March 2023.');
    expect(() => club.challenge('3', '2')).toThrow('away (H19)');
    expect(club.at('2023-03-06').challenge('5', '3')).toBeDefined();
  });

  it('moves every deadline of theirs by exactly the days away (H14, H15, H19)', () => {
    const club = riverside(6);
    const challenge = club.challenge('5', '3');
    goes(club, '3', '2023-03-03', '2023-03-05');
    expect(lastDayOf(club)).toBe('2023-03-09');
    club.accept(challenge);
    goes(club, '5', '2023-03-05', '2023-03-08');
    expect(lastDayOf(club)).toBe('2023-03-21');
    club.at('2023-03-06 12:00').does('back', { player: '5' });
    expect(lastDayOf(club)).toBe('2023-03-18');
  });

  it('is away for as many days of a season as the club has (H19)', () => {
    const club = riverside(6, { holidayDays: 5 });
    goes(club, '3', '2023-03-01', '2023-03-03');
    expect(() => goes(club, '3', '2023-03-10', '2023-03-12')).toThrow('no-days-left (H19)');
    expect(() => goes(club, '3', '2023-03-02', '2023-03-02')).toThrow('bad-days (H19)');
    expect(() => club.does('back', { player: '4' })).toThrow('not-away (H19)');
  });
});

describe('staying away', () => {
  it('costs nothing, unless the club counts weeks or months (H18)', () => {
    expect(riverside(4).at('2023-06-01').settle().settled).toEqual([]);
    const club = riverside(4, { period: 'month', dropAfter: 1, drop: 1 });
    club.at('2023-04-03 20:00').plays('2', '1', [0, 3]);
    expect(club.at('2023-05-01').settle().settled).toEqual(['2023-03: dropped 1 2 3 4', '2023-04: dropped 3 4']);
  });

  it('drops whoever has missed so many in a row, and removes them after more (H18)', () => {
    const club = riverside(3, { period: 'week', dropAfter: 2, removeAfter: 3, rematchWeeks: 0 });
    for (const day of ['2023-03-06', '2023-03-13', '2023-03-20', '2023-03-27']) {
      club.at(`${day} 20:00`).plays('2', '1', [0, 3]);
    }
    expect(club.order).toBe('1 2');
  });

  it('in a week that is all holiday neither breaks a run nor makes one longer (H18, H19)', () => {
    const club = riverside(4, { period: 'week', dropAfter: 2, rematchWeeks: 0 });
    club.does('away', { player: '3', from: '2023-03-06', to: '2023-03-12' });
    for (const day of ['2023-03-06', '2023-03-13', '2023-03-20', '2023-03-27']) {
      club.at(`${day} 20:00`).plays('2', '1', [0, 3]);
    }
    expect(club.settled).toEqual([
      '2023-W09: nobody',
      '2023-W10: dropped 4',
      '2023-W11: dropped 3 4',
      '2023-W12: dropped 3 4',
    ]);
  });
});
