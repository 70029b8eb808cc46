import { describe, expect, it } from 'vitest';
import { needsTheLog } from '../log-needed.ts';
import { NairobiClub } from '../systems/club.ts';

const result = (challenge: string, more: object = {}) => ({ result: { challenge, score: [1, 0], ...more } });

/** Three challenges: one to be played, one whose result waits for an official, one that is over. */
function week() {
  const club = NairobiClub.of(8);
  const [open, waiting, over] = [club.issue('4', '3'), club.issue('6', '5'), club.issue('8', '7')];
  for (const each of [waiting, over]) club.submit(each, [1, 0]);
  club.approve(over);
  return { club, open, waiting, over };
}

describe('a ladder of challenges without its log', () => {
  it('decides of itself about those that are open, and knows no other (§0)', () => {
    const { club, open, waiting, over } = week();
    for (const verb of ['accept', 'decline', 'withdraw']) {
      expect(needsTheLog(club, { [verb]: open })).toBe(false);
      for (const each of [over, { challenge: 'none' }]) expect(needsTheLog(club, { [verb]: each })).toBe(true);
    }
    const results = [open, waiting, over].map(({ challenge }) => needsTheLog(club, result(challenge)));
    expect(results).toEqual([false, false, true]);
  });

  it('approves and rejects of itself what waits, and knows nothing of what does not (N7)', () => {
    const { club, open, waiting, over } = week();
    const asked = (verb: string) => [open, waiting, over].map((each) => needsTheLog(club, { [verb]: each }));
    expect(asked('approve')).toEqual([false, false, true]);
    expect(asked('reject')).toEqual([true, false, true]);
  });

  it('asks for it once the week is settled in which a game was played that is rejected or told late (§0 Playing)', () => {
    const { club, open, waiting } = week();
    const late = result(open.challenge, { playedAt: '2022-01-09T23:59:00+03:00' });
    const lines = [{ reject: waiting }, { approve: waiting }, late, result(open.challenge)];
    const asked = () => lines.map((line) => needsTheLog(club, line));
    club.at('2022-01-09 23:59:59').settle();
    expect(asked()).toEqual([false, false, false, false]);
    club.afterWeek(1);
    expect(asked()).toEqual([true, false, true, false]);
  });

  it('asks for it where a game from a sheet was not played today (§0)', () => {
    const { club } = week();
    const match = { id: 'sheet', challenger: '2', challenged: '1', score: [1, 0] };
    const playedAt = (at: string) => needsTheLog(club, { match: { ...match, playedAt: at } });
    expect(needsTheLog(club, { match })).toBe(false);
    expect([playedAt('2022-01-08T00:00:00+03:00'), playedAt('2022-01-07T23:59:59+03:00')]).toEqual([false, true]);
  });

  it('asks for it to seed once somebody is known, and to change on which days the club is shut (§0)', () => {
    const { club } = week();
    const seed = { seed: { order: 'given', players: [{ id: 'zoe' }] } };
    expect([needsTheLog(club, seed), needsTheLog(new NairobiClub({ system: 'nairobi' }), seed)]).toEqual([true, false]);
    expect(needsTheLog(club, { configure: { closures: [] } })).toBe(true);
    expect(needsTheLog(club, { configure: { settings: { drop: 2 } } })).toBe(false);
  });
});
