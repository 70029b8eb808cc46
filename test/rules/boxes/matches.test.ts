import { describe, expect, it } from 'vitest';
import { leagueOf, standingsOf } from './league.ts';

describe('a match', () => {
  it('is recorded of two of one box, once in a round, and needs no challenge (B3)', () => {
    const club = leagueOf(8).plays('1', '2', [3, 1]);
    expect(() => club.plays('2', '1', [3, 0])).toThrow('already-played (B3): 2 and 1 have already played each other');
    expect(() => club.plays('5', '6', [3, 0])).toThrow('other-box (B3): 5 and 6 aren’t in the same box.');
    expect(() => club.does('challenge', { id: 'c', challenger: '1', challenged: '3' })).toThrow(
      'the system knows no challenge',
    );
    club.at('2023-04-03 20:00').plays('2', '1', [3, 0]);
    expect(standingsOf(club)[0]).toContain('2:5');
  });

  it('is told apart from what every object has, whatever players are called (B3)', () => {
    const club = leagueOf(2).join('constructor').plays('1', 'constructor', [3, 0]);
    expect(standingsOf(club)).toEqual(['1:5 constructor:1 2:0']);
    expect(standingsOf(club.plays('2', 'constructor', [3, 0]))).toEqual(['1:5 2:5 constructor:2']);
  });

  it('is of nobody’s box who waits for the next round (B3)', () => {
    const club = leagueOf(7).plays('1', '2', [3, 0]).join('8');
    expect(() => club.plays('7', '8', [3, 0])).toThrow('other-box');
  });

  it('is of a day in the round, unless an official has it otherwise: then it counts in this one (B3)', () => {
    const club = leagueOf(5).plays('1', '2', [3, 0]).at('2023-04-03 20:00');
    const late = { playedAt: '2023-03-30T20:00:00Z' };
    expect(() => club.plays('3', '4', [3, 0], late)).toThrow(
      'outside-round (B3): That date isn’t in this round (1 April 2023 to 30 April 2023).',
    );
    club.because('both asked for it').plays('3', '4', [3, 0], late);
    expect(standingsOf(club)[0]).toContain('3:5');
  });

  it('has the scores of the format, and where the club has it so also one that was broken off (B4)', () => {
    expect(() => leagueOf(5).plays('1', '2', [2, 1])).toThrow('bad-score (B4)');
    const club = leagueOf(5, { unfinished: 'yes' }).plays('1', '2', [2, 1]);
    expect(standingsOf(club)[0]).toMatch(/^1:3 2:2 /);
    expect(() => club.plays('3', '4', [0, 0])).toThrow('bad-score');
    expect(() => club.plays('3', '4', [2, 1], { walkover: true })).toThrow('bad-score');
  });

  it('that a player reports counts once the other one confirms it, or when the round ends (B4)', () => {
    const club = leagueOf(5, { confirm: 3, least: 0 }).plays('2', '1', [3, 0], { reported: '2' });
    expect(standingsOf(club)[0]).toContain('2:0');
    expect(() => club.plays('1', '2', [3, 0])).toThrow('already-open');
    club.does('approve', { challenge: 'm1' });
    expect(standingsOf(club)[0]).toMatch(/^2:5 /);
    club.at('2023-03-31 22:00').plays('5', '1', [3, 0], { reported: '5' });
    expect(club.at('2023-04-01 00:00').settle().order).toBe('2 5 1 3 4');
  });

  it('that is rejected leaves nothing, and one that is disputed as the round ends counts for nothing (B4)', () => {
    const club = leagueOf(5, { confirm: 3 }).plays('2', '1', [3, 0], { reported: '2' });
    club.does('reject', { challenge: 'm1' });
    expect(club.ladder.challenges.size).toBe(0);
    club.plays('2', '1', [3, 0], { reported: '2' }).does('reject', { challenge: 'm2', disputed: '1' });
    club.at('2023-04-01 00:00').settle();
    expect([club.ladder.challenges.size, club.order]).toEqual([0, '1 2 3 4 5']);
    expect(() => club.does('approve', { challenge: 'm2' })).toThrow('not-awaiting-approval');
  });

  it('is worth points for playing, for each game won, and for winning (B5)', () => {
    const points = { forPlaying: 2, forGame: 1, forWinning: 3 };
    expect(standingsOf(leagueOf(3, points).plays('1', '2', [3, 1]))).toEqual(['1:8 2:3 3:0']);
  });

  it('that was not played is worth as much to the winner, and nothing to the other one (B5)', () => {
    for (const how of ['walkover', 'noShow'])
      expect(standingsOf(leagueOf(3).plays('1', '2', [3, 0], { [how]: true }))).toEqual(['1:5 3:0 2:0']);
    expect(standingsOf(leagueOf(3).plays('1', '2', [3, 1], { retired: true }))).toEqual(['1:5 2:2 3:0']);
  });
});

describe('the order in a box', () => {
  it('is by points; of two who are level, the one who won against the other is ahead (B6)', () => {
    const club = leagueOf(4, { size: 4 }).plays('4', '1', [3, 2]).plays('1', '2', [3, 1]).plays('4', '2', [3, 2]);
    expect(standingsOf(club.plays('3', '4', [3, 2]).plays('3', '2', [3, 2]))).toEqual(['4:13 3:10 1:8 2:8']);
  });

  it('of more who are level is by their points among them, then by matches, games and rungs (B6)', () => {
    const three = leagueOf(3, { size: 4, forPlaying: 0, forGame: 0, forWinning: 1 });
    three.plays('1', '2', [3, 2]).plays('2', '3', [3, 0]).plays('3', '1', [3, 1]);
    expect(standingsOf(three)).toEqual(['2:1 1:1 3:1']);
  });
});
