import { describe, expect, it } from 'vitest';
import type { ChessClub } from '../systems/club.ts';
import { challenged, houseOf, lapsedOf } from './club.ts';

/** Five days to accept and fourteen to play, unless the settings say otherwise. */
const clubOf = (size: number, settings: object = {}, changes: object = {}): ChessClub =>
  houseOf(size, { acceptDays: 5, playDays: 14, ...settings }, changes);

describe('a challenge that is to be accepted by a day (H14)', () => {
  it('lapses when that day is over, and costs nobody anything', () => {
    const club = clubOf(5).challenge('4', '2', 'c').at('2023-03-06 23:59').settle();
    expect(club.open).toEqual(['4 to 2']);
    club.at('2023-03-07').settle();
    expect([club.order, club.open, lapsedOf(club)]).toEqual([
      '1 2 3 4 5',
      [],
      ['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed'],
    ]);
  });

  it('is lost by whoever was challenged, where the ladder had it so when it was issued', () => {
    const club = clubOf(5, { acceptLate: 'lost' }).challenge('4', '2', 'c');
    club.does('configure', { settings: { acceptLate: 'lapses', acceptDays: 20 } });
    club.challenge('5', '3', 'd').at('2023-05-01').settle();
    expect([club.order, lapsedOf(club)]).toEqual([
      '1 4 2 3 5',
      [
        'acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 forfeited',
        'deadline-d at 2023-03-16T00:00Z (H15): 5 to 3 closed',
      ],
    ]);
  });

  it('has until the day for playing once it is accepted, however late that is settled, and once', () => {
    const club = clubOf(5, { playLate: 'lost-by-challenged' });
    const challenge = club.issue('4', '2', 'c');
    expect(club.at('2023-03-06 23:00').accept(challenge).nextDue).toBe('2023-03-16T00:00:00.000Z');
    club.at('2023-03-18 09:00').settle().settle();
    expect([club.order, lapsedOf(club)]).toEqual([
      '1 4 2 3 5',
      ['deadline-c at 2023-03-16T00:00Z (H15): 4 to 2 forfeited'],
    ]);
  });

  it('comes first where another is to be played by the same day, though that was issued before', () => {
    const club = clubOf(5, { acceptLate: 'lost', playLate: 'lost-by-challenged', playDays: 6 });
    club
      .accept(club.issue('3', '2', 'c'))
      .at('2023-03-02 20:00')
      .challenge('4', '3', 'd');
    club.at('2023-04-01').settle();
    expect([club.order, lapsedOf(club)]).toEqual([
      '1 3 2 4 5',
      [
        'acceptance-d at 2023-03-08T00:00Z (H14): 4 to 3 forfeited',
        'deadline-c at 2023-03-08T00:00Z (H15): 3 to 2 forfeited',
      ],
    ]);
  });

  it('did not lapse where it was played by then, whenever that is told, and did where it was played later', () => {
    const club = clubOf(5, { acceptLate: 'lost' });
    const challenge = club.issue('4', '2', 'c');
    club.at('2023-03-09 20:00');
    expect(() => club.result(challenge, [0, 1])).toThrow(
      'closed-challenge (H14): 2 had until 6 March 2023 to accept. If the match was played by then, give the date.',
    );
    club.result(challenge, [0, 1], '2023-03-06 21:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('is only to be played once its result was turned down, in as many days from then on', () => {
    const club = clubOf(5, { confirm: 28 });
    const challenge = club.issue('4', '2', 'c');
    club.at('2023-03-03 20:00').does('result', { ...challenge, score: [1, 0], reported: '4' });
    expect(club.at('2023-03-20 20:00').does('reject', challenge).nextDue).toBe('2023-04-03T23:00:00.000Z');
  });

  it('stays as it was played where its being accepted is voided, and lapses where nobody played', () => {
    const club = clubOf(5, { acceptLate: 'lost' });
    const [one, other] = [club.issue('4', '2', 'c'), club.issue('5', '3', 'd')];
    const lines = [one, other].map(({ challenge }) => club.does('accept', { challenge }).line);
    club.at('2023-03-10 20:00').result(one, [1, 0]);
    for (const line of lines) club.void(line);
    expect(lapsedOf(club)).toEqual(['acceptance-d at 2023-03-07T00:00Z (H14): 5 to 3 forfeited']);
  });

  it('has no such day where the ladder gives no limit, or the season is over before', () => {
    const club = clubOf(5, { acceptDays: 0, playDays: 0 }).challenge('4', '2');
    expect(club.nextDue).toBeUndefined();
    const short = clubOf(5, {}, { season: { start: '2023-03-01', end: '2023-03-05' } }).challenge('4', '2');
    expect(short.nextDue).toBeUndefined();
  });
});

describe('a challenge that both lose (H15)', () => {
  it('moves each down one rung, and neither past the other', () => {
    const club = clubOf(6, { playLate: 'lost-by-both' });
    club.accept(club.issue('3', '2', 'c'));
    club.at('2023-03-02 20:00').accept(club.issue('6', '5', 'd'));
    expect(club.at('2023-03-16').settle().order).toBe('1 4 2 3 5 6');
    club.at('2023-03-17').settle();
    expect([club.order, lapsedOf(club)]).toEqual([
      '1 4 2 3 5 6',
      [
        'deadline-c at 2023-03-16T00:00Z (H15): 3 to 2 lost-by-both',
        'deadline-d at 2023-03-17T00:00Z (H15): 6 to 5 lost-by-both',
      ],
    ]);
  });
});

describe('a day that ends where clocks change (H14)', () => {
  const dueIn = (timezone: string, start: string): string | undefined => {
    const club = clubOf(5, {}, { timezone, season: { start } }).at(`${start} 20:00`).challenge('4', '2');
    return club.nextDue;
  };

  it('is over when the next one begins, be its midnight skipped, or itself', () => {
    expect(dueIn('America/Sao_Paulo', '2018-10-29')).toBe('2018-11-04T03:00:00.000Z');
    expect(dueIn('Pacific/Apia', '2011-12-24')).toBe('2011-12-30T10:00:00.000Z');
    expect(dueIn('Pacific/Apia', '2011-12-25')).toBe('2011-12-30T10:00:00.000Z');
  });
});

describe('a player who has declined as often as is free (H17)', () => {
  it('cannot decline any more, unless an official says so; that is counted, too', () => {
    const club = houseOf(5, { freeDeclines: 1 });
    club.decline(club.issue('4', '2'));
    const [second, other] = [club.issue('4', '2'), club.issue('5', '3')];
    expect(() => club.decline(second)).toThrow('cannot-decline (H17): A player can decline one challenge a season.');
    club.because('ill').decline(second).decline(other);
    expect([club.order, club.player('2')?.declined, club.player('3')?.declined]).toEqual(['1 2 3 4 5', 2, 1]);
  });

  it('loses by declining, where the ladder had it so when the challenge was made', () => {
    const club = houseOf(5, { freeDeclines: 0, declining: 'lost' });
    const challenge = club.issue('4', '2');
    club.does('configure', { settings: { declining: 'no' } });
    const later = club.issue('5', '3');
    expect(() => club.decline(later)).toThrow('cannot-decline (H17): Challenges can’t be declined.');
    club.decline(challenge);
    expect([club.order, club.open, club.why]).toEqual(['1 4 2 3 5', ['5 to 3'], 'H17: 2 3 +1, 4 -2']);
    club.void();
    expect([club.order, club.open]).toEqual(['1 2 3 4 5', ['4 to 2', '5 to 3']]);
  });

  it('cannot decline what is accepted, nor is that withdrawn; what they declined before is worked out again once voided', () => {
    const club = houseOf(5, { freeDeclines: 1, declining: 'lost' });
    club.decline(club.issue('3', '2'));
    const free = club.line;
    expect(club.decline(club.issue('4', '2')).order).toBe('1 4 2 3 5');
    expect(club.void(free).order).toBe('1 2 3 4 5');
    const accepted = club.accept(club.issue('5', '4', 'e'));
    expect(() => accepted.decline({ challenge: 'e' })).toThrow(
      'cannot-decline (H17): This challenge has already been accepted.',
    );
    expect(() => accepted.withdraw({ challenge: 'e' })).toThrow('cannot-withdraw (H17)');
  });
});

const said = (club: ChessClub, player?: string) =>
  club.does('postpone', { challenge: 'c', ...(player !== undefined && { player }) });

describe('a challenge that is put off (H16)', () => {
  it('is once both have said so: that counts as accepting it, and not before', () => {
    const club = challenged();
    said(club, '2');
    said(club, '2');
    expect(club.nextDue).toBe('2023-03-07T00:00:00.000Z');
    said(club, '4');
    expect(club.nextDue).toBe('2023-03-23T00:00:00.000Z');
    club.at('2023-04-01').settle();
    expect(lapsedOf(club)).toEqual(['deadline-c at 2023-03-23T00:00Z (H15): 4 to 2 forfeited']);
  });

  it('is at once where an official says so, and a second time only for a reason', () => {
    const club = challenged({}, { closures: [{ from: '2023-03-17', to: '2023-03-18' }] });
    said(club);
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
    const no = 'cannot-postpone (H16): The challenge between 4 and 2 has already been postponed.';
    expect(() => said(club, '4')).toThrow(no);
    said(club.because('flu'));
    expect(club.nextDue).toBe('2023-03-31T23:00:00.000Z');
  });

  it('goes by what the ladder had when it was issued, and is refused where there is nothing to put off', () => {
    const club = challenged({ postponeDays: 0 });
    club.does('configure', { settings: { postponeDays: 3, playDays: 0 } });
    expect(() => said(club)).toThrow('cannot-postpone (H16): Challenges can’t be postponed.');
    club.challenge('5', '3', 'd');
    expect(() => club.does('postpone', { challenge: 'd' })).toThrow('has no deadline to postpone');
    expect(() => said(club, '5')).toThrow('unknown-player');
    club.at('2023-03-07');
    expect(() => said(club, '4')).toThrow('closed-challenge');
  });

  it('is not put off where that is voided, but stays as it was played meanwhile', () => {
    const club = challenged();
    const { line } = said(club);
    club.at('2023-03-20 20:00').result({ challenge: 'c' }, [1, 0]).void(line);
    expect([club.order, lapsedOf(club)]).toEqual(['1 4 2 3 5', []]);
    const idle = challenged();
    said(idle).at('2023-03-20').void();
    expect(lapsedOf(idle)).toEqual(['acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });
});
