import { describe, expect, it } from 'vitest';
import { decide } from '#shared/engine/decide.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { needsTheLog } from '../log-needed.ts';
import { clubOf, type DiceClub } from './dice-club.ts';

const DECEMBER = instant(Date.UTC(2021, 11, 1));

/** So much happens that what is settled lies far back in the log. */
function longAfterwards(club: DiceClub): DiceClub {
  for (let line = 0; line < 70; line++) club.settle();
  return club;
}

/** Four players; cy and dee play in September and October, ann and bob begin a game on the last evening of September. */
function overTheMonth() {
  const club = clubOf('ann bob cy dee').at('2021-09-10 20:00').even('cy', 'dee');
  const game = club.at('2021-09-30 22:00').start('ann', 'bob');
  expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: nothing']);
  return { club: longAfterwards(club.at('2021-10-02 20:00')), game };
}

const afterOctober = (club: DiceClub) => {
  club.at('2021-10-10 20:00').even('cy', 'dee');
  return club.until('2021-11-01');
};

describe('a game that runs at the end of a month', () => {
  it('is played in that month, and in the one in which it is finished (§0 Playing)', () => {
    const { club, game } = overTheMonth();
    club.finish(game, { ann: 1, bob: 1 });
    expect(afterOctober(club).settled).toEqual(['2021-09: nothing', '2021-10: nothing']);
  });

  it('is played in every month at whose end it runs (§0 Playing)', () => {
    const { club, game } = overTheMonth();
    afterOctober(club).at('2021-11-10 20:00').finish(game, { ann: 1, bob: 1 });
    club.even('cy', 'dee');
    expect(club.until('2021-12-01').settled).toEqual(['2021-09: nothing', '2021-10: nothing', '2021-11: nothing']);
  });

  it('is played in that month alone, where it is dated back; the stake is not part of what is forfeited (S missing players)', () => {
    const { club, game } = overTheMonth();
    club.finish(game, { ann: 1, bob: 1 }, '2021-09-30T23:00:00+01:00');
    expect(afterOctober(club).settled).toEqual(['2021-09: nothing', '2021-10: ann 225, bob 225']);
  });

  it('is remembered by a ladder that no longer has its log (§0 Playing)', () => {
    const { club, game } = overTheMonth();
    afterOctober(club).at('2021-11-10 20:00').finish(game, { ann: 1, bob: 1 }, '2021-09-30T23:00:00+01:00');
    club.even('cy', 'dee');
    const bare = decide(club.ladder, { at: DECEMBER, verb: 'settle', body: {} });
    expect(club.until('2021-12-01').settled.at(-1)).toBe('2021-11: ann 225, bob 225');
    expect(bare.ladder.order.players()).toEqual(club.ladder.order.players());
    expect([...pursesSlot.of(bare.ladder).entries()]).toEqual([...pursesSlot.of(club.ladder).entries()]);
  });

  it('was played by nobody if it is abandoned: the month is worked out again (S abandon)', () => {
    const { club, game } = overTheMonth();
    expect(club.abandonGame(game).settled).toEqual(['2021-09: ann 250, bob 250']);
    expect(club.points).toBe('cy 1250, dee 1250, ann 750, bob 750');
  });

  it('was played by nobody if its scores are voided (§0 Voiding)', () => {
    const { club, game } = overTheMonth();
    const { line } = club.finish(game, { ann: 1, bob: 0 });
    expect(club.points).toBe('ann 1100, cy 1000, dee 1000, bob 900');
    expect(club.void(line).settled).toEqual(['2021-09: ann 250, bob 250']);
    expect(club.points).toBe('cy 1250, dee 1250, ann 750, bob 750');
  });
});

describe('a forfeit', () => {
  /** Ann and bob begin so many games on the last evening of September, and abandon them all in October. */
  const withStakesIn = (games: number) => {
    const club = clubOf('ann bob cy').at('2021-09-10 20:00').even('bob', 'cy').at('2021-09-30 22:00');
    const running = Array.from({ length: games }, () => club.start('ann', 'bob'));
    club.at('2021-10-02 20:00');
    for (const game of running) club.abandonGame(game);
    return club;
  };

  it('is not capped by what somebody has at the moment, and nothing where that is nothing (S missing players)', () => {
    const some = withStakesIn(9);
    expect([some.settled, some.points]).toEqual([['2021-09: ann 250'], 'bob 1125, cy 1125, ann 750']);
    const none = withStakesIn(10);
    expect([none.settled, none.points]).toEqual([['2021-09: nothing'], 'ann 1000, bob 1000, cy 1000']);
  });
});

describe('a game that is recorded when its month is settled', () => {
  it('works the month out again: nobody forfeits for scores that were typed in late (§0 Playing)', () => {
    const club = clubOf('ann bob cy').at('2021-09-10 20:00').even('ann', 'bob');
    const game = longAfterwards(club.at('2021-10-02 20:00')).start('ann', 'cy');
    expect(club.points).toBe('bob 1125, ann 1025, cy 650');
    expect(club.finish(game, { cy: 1, ann: 0 }, '2021-09-28T20:00:00+01:00').settled).toEqual(['2021-09: nothing']);
    expect(club.points).toBe('cy 1100, bob 1000, ann 900');
  });

  it('lets a month count in which nobody else has played (S missing players)', () => {
    const club = clubOf('ann bob cy').until('2021-10-02 20:00');
    expect(club.settled).toEqual([]);
    club.finish(club.start('ann', 'cy'), { ann: 0, cy: 0 }, '2021-09-28T20:00:00+01:00');
    expect(club.settled).toEqual(['2021-09: bob 250']);
    expect(club.points).toBe('ann 1125, cy 1125, bob 750');
  });

  it('brings nobody back to an old run: the next one counts from what there now was (S missing players)', () => {
    const club = clubOf('ann bob cy').at('2021-09-10 20:00').even('ann', 'bob');
    club.at('2021-10-10 20:00').even('ann', 'bob').until('2021-11-02 20:00');
    expect(club.settled).toEqual(['2021-09: cy 250', '2021-10: cy 250']);
    club.finish(club.start('ann', 'cy'), { ann: 0, cy: 0 }, '2021-10-28T20:00:00+01:00');
    expect(club.settled).toEqual(['2021-09: cy 250', '2021-10: nothing']);
    expect(club.even('ann', 'bob').until('2021-12-01').settled.at(-1)).toBe('2021-11: cy 187');
  });
});

describe('somebody removed while their stake was in a pot', () => {
  /** Ann has missed three months, and begins a game with bob on the last evening of the fourth. */
  const lastEvening = () => {
    const club = clubOf('ann bob cy');
    for (const month of ['09', '10', '11', '12']) club.at(`2021-${month}-10 20:00`).even('bob', 'cy');
    const game = club.at('2021-12-31 22:00').start('ann', 'bob');
    expect(club.until('2022-01-02 20:00').settled.at(-1)).toBe('2021-12: nothing');
    return { club, game };
  };

  it('is admitted anew, and gets the stake back, when the game is abandoned or its scores are voided (S missing players)', () => {
    const abandoned = lastEvening();
    abandoned.club.abandonGame(abandoned.game);
    expect(abandoned.club.settled.at(-1)).toBe('2021-12: ann 150; removed ann');
    const voided = lastEvening();
    const { line } = voided.club.finish(voided.game, { ann: 1, bob: 0 });
    expect(voided.club.points).toBe('cy 1375, bob 1275, ann 350');
    voided.club.void(line);
    for (const { club } of [abandoned, voided])
      expect([club.points, club.admissions, club.total]).toEqual(['bob 1450, cy 1450, ann 1100', 4, 4000]);
  });
});

describe('scores that are corrected', () => {
  it('share the pot anew, and all that came of it later (§0 Correcting)', () => {
    const club = clubOf('ann bob cy').at('2021-09-10 20:00');
    const { line } = club.game({ cy: 1, ann: 0 });
    club.even('ann', 'bob').at('2021-10-10 20:00').even('ann', 'bob');
    expect(club.until('2021-11-01').settled.at(-1)).toBe('2021-10: cy 275');
    expect(club.correctScores(line, { cy: 0, ann: 1 }).settled).toEqual(['2021-09: nothing', '2021-10: cy 225']);
    expect(club.points).toBe('ann 1213, bob 1112, cy 675');
    expect(club.correctScores(line, { cy: 1, ann: 1 }).points).toBe('ann 1125, bob 1125, cy 750');
  });

  /** Cy plays in September, and then no more before January. */
  const untilJanuary = () => {
    const club = clubOf('ann bob cy').at('2021-09-10 20:00');
    const { line } = club.even('ann', 'bob', 'cy');
    for (const month of ['09', '10', '11', '12']) club.at(`2021-${month}-10 20:00`).even('ann', 'bob');
    expect(club.until('2022-01-10 20:00').points).toBe('ann 1375, bob 1375, cy 250');
    return { club, line };
  };

  it('admit a player anew whom the replay has removed, for the next game that was played (§0 Correcting)', () => {
    const { club, line } = untilJanuary();
    expect(club.even('ann', 'bob', 'cy').void(line).settled.at(-1)).toBe('2021-12: cy 250; removed cy');
    expect(club.points).toBe('ann 1500, bob 1500, cy 1000');
    expect([club.admissions, club.total]).toEqual([4, 4000]);
  });

  it('leave nothing to do to a player who left, and whom the replay has removed before (§0 Correcting)', () => {
    const { club, line } = untilJanuary();
    expect(club.leave('cy').points).toBe('ann 1500, bob 1500');
    club.void(line);
    expect([club.points, club.admissions]).toEqual(['ann 1500, bob 1500', 3]);
  });

  it('are those of the players of the game, in whole numbers (§0 Correcting)', () => {
    const club = clubOf('ann bob cy');
    const { line } = club.game({ ann: 1, bob: 0 });
    for (const scores of [{ ann: 1 }, { ann: 1, cy: 0 }, { ann: 1, bob: 0, cy: 0 }, { ann: 1.5, bob: 0 }]) {
      expect(() => club.correctScores(line, scores)).toThrow('bad-score (S)');
    }
    for (const other of [1, 2, 3, 9]) {
      expect(() => club.correctScores(other, { ann: 1, bob: 0 })).toThrow('not-correctable');
    }
    expect(club.void(line).points).toBe('ann 1000, bob 1000, cy 1000');
    expect(() => club.correctScores(line, { ann: 1, bob: 0 })).toThrow('not-correctable');
    expect(() => club.void(line)).toThrow('not-correctable');
  });
});

describe('a ladder of games without its log', () => {
  const evening = () => {
    const club = clubOf('ann bob cy', { settings: { confirm: 2 } }).at('2021-09-10 20:00');
    const [running, reported, over] = [club.start('ann', 'bob'), club.start('ann', 'cy'), club.start('bob', 'cy')];
    club.does('finish', { ...reported, scores: Object.entries({ ann: 1, cy: 0 }), reported: 'ann' });
    club.finish(over, { bob: 1, cy: 0 });
    return { club, running, reported, over };
  };
  const finish = (game: object) => ({ finish: { ...game, scores: [] } });

  it('decides of itself about games that run or wait, and knows no other (§0)', () => {
    const { club, running, reported, over } = evening();
    for (const verb of ['abandon', 'approve', 'reject']) {
      for (const game of [running, reported])
        expect([verb, needsTheLog(club, { [verb]: game })]).toEqual([verb, false]);
      for (const game of [over, { game: 'none' }])
        expect([verb, needsTheLog(club, { [verb]: game })]).toEqual([verb, true]);
    }
    expect([running, reported, over].map((game) => needsTheLog(club, finish(game)))).toEqual([false, false, true]);
  });

  it('asks for it once what is abandoned, or taken back, was played in a month that is settled (§0 Playing)', () => {
    const { club, running, reported } = evening();
    club.does('reject', { ...reported, disputed: 'cy' });
    const [taken, disputed] = [{ reject: reported }, { reject: { ...reported, disputed: 'ann' } }];
    expect([{ abandon: running }, taken, disputed].map((line) => needsTheLog(club, line))).toEqual([
      false,
      false,
      false,
    ]);
    club.until('2021-10-02 20:00');
    expect([{ abandon: running }, taken, disputed].map((line) => needsTheLog(club, line))).toEqual([true, true, false]);
    expect(needsTheLog(club, { approve: reported })).toBe(false);
  });

  it('asks for it where a game is told to have been played in such a month, not where it ran on (§0 Playing)', () => {
    const { club, running } = evening();
    club.until('2021-10-02 20:00');
    const told = (playedAt: string) => ({ finish: { ...running, scores: [], playedAt } });
    expect(
      [finish(running), told('2021-10-01T12:00:00+01:00'), told('2021-09-30T12:00:00+01:00')].map((line) =>
        needsTheLog(club, line),
      ),
    ).toEqual([false, false, true]);
  });
});
