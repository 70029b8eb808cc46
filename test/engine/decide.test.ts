import { describe, expect, it } from 'vitest';
import { type Decision, decide, looksBack } from '#shared/engine/decide.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { lavers } from '#shared/systems/lavers/system.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { type Club, clubOf } from '../rules/club.ts';

/** A club of two whose season begins in October. */
const twoFriends = () => clubOf(2, { season: { start: '2021-10-01', end: '2022-06-06' } });

/** A ladder as it is kept, without its log. */
const kept = ({ ladder }: Club): Ladder => ({ ...ladder, past: newLadder(ladder.header).past });

function command(at: string, entry: object) {
  const parsed = parseEntry({ at, ...entry }, lavers);
  if (parsed.ok !== true) throw new Error('no entry of this system');
  return parsed.command;
}

const needsTheLog = (club: Club, at: string, entry: object): boolean => looksBack(kept(club), command(at, entry));

const settled = ({ entry }: Decision) =>
  entry?.effects.settled.map(({ name: period, dropped, removed }) => ({ period, dropped, removed }));

const match = (playedAt?: string) => ({
  match: { id: 'm9', challenger: 'bob', challenged: 'ann', score: [1, 1], ...(playedAt && { playedAt }) },
});

describe('a ladder without its log', () => {
  it('knows who has met tonight, also when they have gone and come back', () => {
    const club = twoFriends().at('2021-10-04 19:50').arrive('ann', 'bob');
    club.result(club.challenge('bob', 'ann'), [1, 1]);
    club.depart('ann').arrive('ann').depart('bob').arrive('bob');
    const again = command('2021-10-04T20:30:00+01:00', {
      challenge: { id: 'm9', challenger: 'bob', challenged: 'ann' },
      override: 'once more',
    });
    expect(decide(kept(club), again).refusal?.code).toBe('met-tonight');
  });

  it('knows who has played, also when an older match is entered later', () => {
    const club = twoFriends().at('2021-11-03 20:00');
    club.sheet('bob', 'ann', [1, 1]);
    club.at('2021-11-05 20:00').sheet('bob', 'ann', [1, 1], '2021-10-20 20:00');
    expect(settled(decide(kept(club), command('2021-12-01T00:00:00Z', { settle: {} })))).toEqual([
      { period: '2021-11', dropped: [], removed: [] },
    ]);
  });

  it('knows of a match that ran over the end of a month, whatever date of play it was given', () => {
    const club = twoFriends().at('2021-10-31 21:50').arrive('ann', 'bob');
    const late = club.challenge('bob', 'ann');
    club.at('2021-11-01 00:10').because('played at home').result(late, [1, 1], '2021-09-29 20:00');
    expect(settled(decide(kept(club), command('2021-12-01T00:00:00Z', { settle: {} })))).toEqual([
      { period: '2021-11', dropped: ['ann', 'bob'], removed: [] },
    ]);
  });
});

describe('whether a command needs the log', () => {
  const NOW = '2021-11-08T20:30:00Z';
  const playing = () => {
    const club = twoFriends().at('2021-11-08 19:50').arrive('ann', 'bob');
    club.challenge('bob', 'ann', 'm1');
    return club;
  };

  it('it does to change a line', () => {
    expect(needsTheLog(playing(), NOW, { correct: { line: 3, score: [1, 1] } })).toBe(true);
    expect(needsTheLog(playing(), NOW, { void: { line: 3 } })).toBe(true);
  });

  it('it does for a match that was not played today', () => {
    expect(needsTheLog(playing(), NOW, match())).toBe(false);
    expect(needsTheLog(playing(), NOW, match('2021-11-08T00:00:00Z'))).toBe(false);
    expect(needsTheLog(playing(), NOW, match('2021-11-07T23:59:59Z'))).toBe(true);
  });

  it('it does for the end of a match that is not in progress', () => {
    expect(needsTheLog(playing(), NOW, { result: { challenge: 'm1', score: [1, 1] } })).toBe(false);
    expect(needsTheLog(playing(), NOW, { abandon: { challenge: 'm1' } })).toBe(false);
    expect(needsTheLog(playing(), NOW, { result: { challenge: 'm2', score: [1, 1] } })).toBe(true);
    expect(needsTheLog(playing(), NOW, { abandon: { challenge: 'm2' } })).toBe(true);
  });

  it('it does for a result of a month that is settled, or is settled by it', () => {
    const on = (playedAt: string) => ({ result: { challenge: 'm1', score: [1, 1], playedAt } });
    expect(needsTheLog(playing(), NOW, on('2021-11-01T00:00:00Z'))).toBe(false);
    expect(needsTheLog(playing(), NOW, on('2021-10-31T23:59:59Z'))).toBe(true);
    expect(needsTheLog(playing(), '2021-12-01T10:00:00Z', on('2021-11-30T20:00:00Z'))).toBe(true);
  });

  it('it does to abandon a match that ran over the end of a month', () => {
    expect(needsTheLog(playing(), '2021-11-30T23:59:59Z', { abandon: { challenge: 'm1' } })).toBe(false);
    expect(needsTheLog(playing(), '2021-12-01T00:00:00Z', { abandon: { challenge: 'm1' } })).toBe(true);
  });

  it('it does not for anything else', () => {
    for (const entry of [
      { settle: {} },
      { arrive: { player: 'ann' } },
      { join: { player: 'zoe' } },
      { leave: { player: 'ann' } },
      { challenge: { id: 'm2', challenger: 'bob', challenged: 'ann' } },
    ]) {
      expect(needsTheLog(playing(), '2022-03-01T10:00:00Z', entry)).toBe(false);
    }
  });
});
