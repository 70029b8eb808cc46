import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAny } from '#test/runs.ts';
import { clubOf, FINAL_WEEK, type RulesClub } from '../club.ts';

const ALL = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus'] as const;

/** Seven have come to the Grand Final; ann is on rung 1, then bob, cy, dee, eve, fay and gus. */
const theEvening = () =>
  clubOf(7, FINAL_WEEK)
    .at('2022-06-06 19:45')
    .arrive(...ALL);

/** The same, when the hours of play are over. */
const theFinal = () => theEvening().at('22:00');

/** Bob takes rung 1 from ann without having played her. */
function annIsDisplaced(club = theFinal()): RulesClub {
  club.sheet('dee', 'bob', [0, 2]);
  return club;
}

/** Ann takes it back from bob, and cy takes it from her, all without meeting one another. */
function annAndBobAreDisplaced(): RulesClub {
  const club = annIsDisplaced().sheet('ann', 'cy', [2, 0]).sheet('cy', 'dee', [2, 0]).sheet('cy', 'eve', [2, 0]);
  return club;
}

describe('the end of normal play', () => {
  it('is only possible on the night of the final or later (L27)', () => {
    const club = clubOf(2, FINAL_WEEK).at('2022-06-05 23:59:59.999');
    expect(() => club.close()).toThrow('not-final-night (L27)');
    expect(club.at('2022-06-06 22:00').close().champion).toBe('ann');
    expect(theFinal().at('2022-06-07 10:00').close().champion).toBe('ann');
  });

  it('is too early before the cut, and nobody may override that (L29)', () => {
    const club = theEvening();
    for (const early of ['19:45', '20:15:00']) {
      expect(() => club.at(early).close()).toThrow('too-early (L29)');
      expect(() => club.because('we are tired').close()).toThrow('too-early (L29)');
    }
    expect(club.at('20:15:00.001').because('we are tired').close().champion).toBe('ann');
  });

  it('is asked about while it is somebody’s turn, until the hours of the final are over (L28)', () => {
    const club = theEvening().at('20:16');
    expect(club.turn).toBe('gus');
    expect(() => club.close()).toThrow('outside-hours (L28)');
    expect(() => club.at('21:40:00').close()).toThrow('outside-hours (L28)');
    expect(club.at('21:40:00.001').close().champion).toBe('ann');
    expect(theEvening().at('20:16').because('all have gone').close().champion).toBe('ann');
  });

  it('is not asked about where nobody can challenge any more (L28)', () => {
    const club = clubOf(2, FINAL_WEEK).at('2022-06-06 20:00');
    expect(club.arrive('ann', 'bob').result(club.issue('bob', 'ann'), [1, 1]).at('20:16').turn).toBe('nobody');
    expect(club.close().champion).toBe('ann');
  });

  it('comes when no match is in progress any more (L32)', () => {
    const club = theEvening();
    const match = club.issue('gus', 'cy');
    expect(() => club.at('22:10').close()).toThrow('match-in-progress (L32)');
    expect(club.at('22:20').result(match, [1, 1]).close().champion).toBe('ann');
  });

  it('leaves nobody to challenge, and comes once (L32)', () => {
    const club = annIsDisplaced(theEvening()).at('21:00');
    expect(club.turn).toBe('gus');
    expect(club.because('all are tired').close().turn).toBe('nobody');
    expect(() => club.because('one more').challenge('gus', 'fay')).toThrow('season-over');
    expect(() => club.close()).toThrow('season-over (L32)');
  });
});

describe('the play-offs', () => {
  it('are not held when nobody was displaced: rung 1 is the champion (L34)', () => {
    const club = theFinal().close();
    expect([club.playoffDue, club.champion]).toEqual([undefined, 'ann']);
  });

  it('are not held when the only one who was displaced is back on rung 1 (L32)', () => {
    const club = annIsDisplaced().sheet('ann', 'bob', [2, 0]);
    expect(club.displaced).toBe('ann');
    expect(club.close().champion).toBe('ann');
  });

  it('are one game against rung 1 when one was displaced (L32)', () => {
    const club = annIsDisplaced().close();
    expect(club.champion).toBeUndefined();
    expect(club.playoffDue).toBe('ann challenges bob');
    expect(club.playoff('ann', 'bob', 'bob').champion).toBe('bob');
    expect(club.order).toBe('bob ann cy dee eve fay gus');
  });

  it('begin between two who were displaced, the one below challenging (L32)', () => {
    const club = annAndBobAreDisplaced().close();
    expect(club.order).toBe('cy ann bob dee eve fay gus');
    expect(club.playoffDue).toBe('bob challenges ann');
  });

  it('go on between the winner of the first game, which moves nobody, and rung 1 (L32)', () => {
    for (const winner of ['bob', 'ann']) {
      const club = annAndBobAreDisplaced().close().playoff('bob', 'ann', winner);
      expect([club.order, club.champion]).toEqual(['cy ann bob dee eve fay gus', undefined]);
      expect(club.playoffDue).toBe(`${winner} challenges cy`);
    }
  });

  it('take rung 1 for a challenger who beats it, and those between move down one (L33)', () => {
    const club = annAndBobAreDisplaced().sheet('dee', 'fay', [2, 0]);
    expect(club.close().order).toBe('cy ann dee bob eve fay gus');
    expect(club.playoff('bob', 'ann', 'bob').playoff('bob', 'cy', 'bob').order).toBe('bob cy ann dee eve fay gus');
    expect(club.champion).toBe('bob');
  });

  it('leave rung 1 to whoever holds it and wins, and take no marker away (L31, L33)', () => {
    const club = annAndBobAreDisplaced().close().playoff('bob', 'ann', 'bob').playoff('bob', 'cy', 'cy');
    expect([club.order, club.champion]).toEqual(['cy ann bob dee eve fay gus', 'cy']);
    expect(club.playoffDue).toBeUndefined();
    expect(club.displaced.split(' ').toSorted()).toEqual(['ann', 'bob']);
  });

  it('are for the two best placed of three who were displaced (L32)', () => {
    const club = annAndBobAreDisplaced().sheet('ann', 'dee', [2, 0]);
    for (const loser of ['eve', 'fay', 'gus']) club.sheet('dee', loser, [2, 0]);
    expect(club.close().order).toBe('dee ann cy bob eve fay gus');
    expect(club.displaced.split(' ').toSorted()).toEqual(['ann', 'bob', 'cy']);
    expect(club.playoffDue).toBe('cy challenges ann');
  });

  it('are not for somebody who has lost since (L31)', () => {
    expect(annAndBobAreDisplaced().sheet('gus', 'bob', [2, 0]).close().playoffDue).toBe('ann challenges cy');
  });

  it('are between the two who are due, in their order, and nobody else (L32)', () => {
    const club = annAndBobAreDisplaced().close();
    expect(() => club.playoff('ann', 'bob', 'ann')).toThrow('not-the-playoff (L32)');
    expect(() => club.playoff('bob', 'cy', 'bob')).toThrow('not-the-playoff (L32)');
    expect(() => club.playoff('zoe', 'ann', 'ann')).toThrow('unknown-player');
    club.playoff('bob', 'ann', 'ann');
    expect(() => club.playoff('bob', 'ann', 'ann')).toThrow('not-the-playoff (L32)');
    expect(() => club.playoff('bob', 'cy', 'bob')).toThrow('not-the-playoff (L32)');
  });

  it('are not played before normal play has ended, nor before the night of the final (L27, L32)', () => {
    expect(() => annIsDisplaced().playoff('ann', 'bob', 'ann')).toThrow('not-the-playoff (L32)');
    const club = clubOf(2, FINAL_WEEK).at('2022-06-05 20:00');
    expect(() => club.playoff('bob', 'ann', 'ann')).toThrow('not-final-night (L27)');
  });

  it('are won by one of the two players (L33)', () => {
    const club = annIsDisplaced().close();
    expect(() => club.playoff('ann', 'bob', 'cy')).toThrow('invalid');
  });

  it('may be played after midnight (L34)', () => {
    expect(annIsDisplaced().at('2022-06-07 00:10').close().playoff('ann', 'bob', 'ann').champion).toBe('ann');
  });

  it('are not for somebody who has gone home: the opportunity passes (L32)', () => {
    const club = annAndBobAreDisplaced().depart('ann').close();
    expect(club.displaced.split(' ').toSorted()).toEqual(['ann', 'bob']);
    expect(club.playoffDue).toBe('bob challenges cy');
    expect(annIsDisplaced().depart('ann').close().champion).toBe('bob');
  });

  it('are for somebody who has gone home and come back, and who was here when the date ended (L32)', () => {
    expect(annIsDisplaced().depart('ann').arrive('ann').close().playoffDue).toBe('ann challenges bob');
    const club = annIsDisplaced().at('2022-06-07 00:10');
    expect(() => club.depart('ann')).toThrow('not-present');
    expect(club.close().playoffDue).toBe('ann challenges bob');
    expect(annIsDisplaced().at('2022-06-07 00:10').leave('ann').close().champion).toBe('bob');
  });

  it('may be won by a walkover, which moves as any other does (L33)', () => {
    const walkover = (club: RulesClub, players: readonly string[], winner: string) =>
      club.does('playoff', { players, winner, walkover: true });
    const one = annIsDisplaced().close().depart('bob');
    walkover(one, ['ann', 'bob'], 'ann');
    expect([one.order, one.champion]).toEqual(['ann bob cy dee eve fay gus', 'ann']);
    const two = annAndBobAreDisplaced().close();
    walkover(two, ['bob', 'ann'], 'bob');
    expect(two.playoffDue).toBe('bob challenges cy');
    walkover(two, ['bob', 'cy'], 'cy');
    expect([two.order, two.champion]).toEqual(['cy ann bob dee eve fay gus', 'cy']);
    const body = { players: ['ann', 'bob'], winner: 'ann', walkover: false };
    expect(() => annIsDisplaced().close().does('playoff', body)).toThrow('invalid');
  });

  it('always come to a champion, whoever is there and whoever wins (L34)', () => {
    forAny(20, [fc.subarray([...ALL]), fc.boolean(), fc.boolean()], (gone, lower, walkover) => {
      const club = annAndBobAreDisplaced();
      for (const player of gone) club.depart(player);
      club.close();
      for (let games = 0; club.champion === undefined; games++) {
        expect(games).toBeLessThan(2);
        const [challenger = '', challenged = ''] = club.playoffDue?.split(' challenges ') ?? [];
        const winner = lower ? challenger : challenged;
        club.does('playoff', { players: [challenger, challenged], winner, ...(walkover && { walkover }) });
      }
      expect(club.champion).toBe(club.order.split(' ')[0]);
    });
  });
});
