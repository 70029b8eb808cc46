import { describe, expect, it } from 'vitest';
import { duesAhead } from '#shared/view/season-calendar.ts';
import { challengesOf } from '#shared/view/view.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { ChessClub } from '../systems/club.ts';
import { lapsedOf as allLapsed, houseOf, riverside } from './club.ts';

/** Five players, "1" on rung 1, on the first day of March; challenges have to be played in 14 days. */
const clubWhere = (playLate: string, changes: object = {}): ChessClub =>
  houseOf(5, { playDays: 14, playLate }, changes);

/** What ran out in a season, by its day: "2023-03-16 (H15): 4 to 2 forfeited". */
const lapsedOf = (club: ChessClub): readonly string[] =>
  allLapsed(club).map((said) => said.replace(/^\S+ at (\S{10})\S+/, '$1'));

describe('a challenge that is not played by its last day (H15)', () => {
  it.each([
    ['lapses', '1 2 3 4 5', 'closed'],
    ['lost-by-challenged', '1 2 5 3 4', 'forfeited'],
    ['lost-by-both', '1 2 4 3 5', 'lost-by-both'],
  ])('in fourteen days is by the club’s choice, once that day is over: %s', (playLate, order, outcome) => {
    const club = riverside(5, { playLate, rematchWeeks: 0 });
    expect(club.accept(club.issue('5', '3')).nextDue).toBe('2023-03-16T00:00:00.000Z');
    expect(club.at('2023-03-15 23:59:59.999').settle().open).toEqual(['5 to 3']);
    const after = club.at('2023-03-16').settle();
    expect([after.order, after.open, after.nextDue]).toEqual([order, [], undefined]);
    expect(lapsedOf(club)).toEqual([`2023-03-16 (H15): 5 to 3 ${outcome}`]);
    if (playLate === 'lapses') expect(club.challenge('5', '3').open).toEqual(['5 to 3']);
  });

  it('falls due in the order of the log, also among those of one moment, whatever their ids', () => {
    const club = riverside(5, { acceptDays: 0, playLate: 'lost-by-challenged', openReceived: 2 });
    club.challenge('3', '2', 'z').challenge('4', '2', 'a');
    expect(challengesOf(club.season.ladder, (id) => ({ id, name: id })).map(({ id }) => id)).toEqual(['z', 'a']);
    expect(duesAhead(club.season.ladder, instant(Date.parse('2023-04-01'))).map(({ name }) => name)).toEqual([
      'deadline-z',
      'deadline-a',
    ]);
    expect(club.at('2023-03-16').settle().order).toBe('1 3 4 2 5');
  });

  it('lapses one after the other: each is forfeited on the rungs that the one before it left', () => {
    const club = clubWhere('lost-by-challenged').challenge('3', '2').at('2023-03-01 21:00').challenge('4', '2');
    club.at('2023-03-02 20:00').challenge('5', '3').at('2023-06-01').settle();
    expect(lapsedOf(club)).toEqual([
      '2023-03-16 (H15): 3 to 2 forfeited',
      '2023-03-16 (H15): 4 to 2 forfeited',
      '2023-03-17 (H15): 5 to 3 forfeited',
    ]);
    expect(club.order).toBe('1 5 3 4 2');
  });

  it('has nobody played: no election is fixed by it', () => {
    const club = clubWhere('lost-by-challenged').challenge('4', '2').at('2023-04-01').settle();
    expect([club.player('4')?.hasResult, club.player('4')?.played]).toEqual([undefined, undefined]);
  });

  it('is closed with whoever leaves, and never due', () => {
    const club = clubWhere('lost-by-challenged').challenge('4', '2').at('2023-03-10').leave('2');
    expect(club.nextDue).toBeUndefined();
  });

  it('gets as many days more as the club was shut', () => {
    const club = clubWhere('lost-by-challenged', {
      closures: [
        { from: '2023-03-05', to: '2023-03-11' },
        { from: '2023-03-10', to: '2023-03-12' },
        { from: '2023-03-23', to: '2023-03-23' },
      ],
    });
    expect(club.challenge('4', '2').nextDue).toBe('2023-03-25T00:00:00.000Z');
  });

  it('stays open where its last day lies after the last of the season', () => {
    const club = clubWhere('lost-by-challenged', { season: { start: '2023-03-01', end: '2023-03-14' } });
    expect(club.challenge('4', '2').nextDue).toBeUndefined();
    expect(club.at('2023-05-01').settle().open).toEqual(['4 to 2']);
  });

  it('cannot be accepted, withdrawn or played any more', () => {
    const club = clubWhere('lost-by-challenged');
    const challenge = club.issue('4', '2');
    club.at('2023-03-16');
    expect(() => club.accept(challenge)).toThrow('closed-challenge');
    expect(() => club.result(challenge, [0, 1])).toThrow(
      'closed-challenge (H15): 4 and 2 had until 15 March 2023 to play. If they played in time, give the date.',
    );
    expect(() => club.result(challenge, [0, 1], '2023-03-16 00:00')).toThrow('closed-challenge');
  });
});

describe('a challenge that was played in time, but told late (H15)', () => {
  it('is refused a late result by the deadline that came first, also where days to accept are left', () => {
    const club = houseOf(5, { acceptDays: 14, playDays: 7 });
    const game = club.issue('4', '2');
    club.at('2023-03-20 20:00').settle();
    expect(() => club.result(game, [1, 0], '2023-03-20 19:00')).toThrow(
      'closed-challenge (H15): 4 and 2 had until 8 March 2023 to play.',
    );
  });

  it('did not lapse: the forfeit is undone, and the game moves where it stands in the log', () => {
    const club = clubWhere('lost-by-challenged');
    const challenge = club.issue('4', '2');
    expect(club.at('2023-03-16 08:00').settle().challenge('5', '3').order).toBe('1 4 2 3 5');
    club.at('2023-03-18 20:00').result(challenge, [0, 1], '2023-03-15 23:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('did not lapse either where nobody had recorded anything since', () => {
    const club = clubWhere('lost-by-challenged');
    const challenge = club.issue('4', '2');
    club.at('2023-03-18 20:00').result(challenge, [0, 1], '2023-03-15 23:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('lapses after all where that result is voided, and stays as it was played where it is corrected', () => {
    const club = clubWhere('lost-by-challenged');
    const challenge = club.issue('4', '2');
    club.at('2023-03-16 08:00').settle();
    const { line } = club.at('2023-03-18 20:00').result(challenge, [0, 1], '2023-03-15 23:00');
    club.correct(line, [1, 0]);
    expect([club.order, lapsedOf(club)]).toEqual(['1 4 2 3 5', []]);
    club.void(line);
    expect([club.order, lapsedOf(club)]).toEqual(['1 4 2 3 5', ['2023-03-16 (H15): 4 to 2 forfeited']]);
  });

  it('moves nobody any more where the result that stood in its way is voided', () => {
    const club = clubWhere('lost-by-challenged');
    const challenge = club.issue('4', '2');
    const { line } = club.at('2023-03-10 20:00').result(challenge, [1, 0]);
    club.at('2023-04-01').void(line);
    expect([club.order, club.open, lapsedOf(club)]).toEqual(['1 2 3 4 5', [], []]);
  });
});

describe('a challenge whose result is to be confirmed (H15, H20)', () => {
  it('did not lapse where it was handed in late, be it rejected then', () => {
    const club = houseOf(5, { playDays: 14, playLate: 'lost-by-challenged', confirm: 28 });
    const game = club.issue('4', '2');
    club.at('2023-03-20 15:00').settle();
    expect(lapsedOf(club)).toHaveLength(1);
    club.does('result', { ...game, score: [1, 0], reported: '4', playedAt: '2023-03-15T20:00:00Z' });
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
    club.does('reject', game);
    expect([club.order, club.open, lapsedOf(club)]).toEqual(['1 2 3 4 5', ['4 to 2'], []]);
  });
});
