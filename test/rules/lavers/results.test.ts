import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { clubOf, type RulesClub, scoresIn } from '../club.ts';

/** A club of seven: ann on rung 1, then bob, cy, dee, eve, fay and gus. */
const clubNight = () => clubOf(7).at('2021-09-06 19:50');

/** Two players arrive, and the first challenges the second. */
const begins = (club: RulesClub, challenger: string, challenged: string) =>
  club.arrive(challenger, challenged).because('who is first does not matter here').issue(challenger, challenged);

/** The order after a match, and by which clause it moved whom. */
const ladderAfter = (challenger: string, challenged: string, score: Score): readonly string[] => {
  const club = clubNight();
  const why = club.result(begins(club, challenger, challenged), score).why;
  return [club.order, why];
};

const orderAfter = (...match: Parameters<typeof ladderAfter>) => ladderAfter(...match)[0];

describe('a challenger who wins', () => {
  it('takes the rung of an opponent 4 rungs above, and everybody between moves down one (L20a)', () => {
    expect(ladderAfter('fay', 'bob', [2, 0])).toEqual([
      'ann fay bob cy dee eve gus',
      'L20a: bob cy dee eve +1, fay -4',
    ]);
  });

  it('takes the rung of an opponent 1 rung above (L20a)', () => {
    expect(ladderAfter('bob', 'ann', [1.5, 0.5])).toEqual(['bob ann cy dee eve fay gus', 'L20a: ann +1, bob -1']);
  });

  it('changes places with the player one rung above after beating somebody 5 rungs above (L20b)', () => {
    expect(ladderAfter('gus', 'bob', [2, 0])).toEqual(['ann bob cy dee eve gus fay', 'L20b: fay +1, gus -1']);
  });

  it('changes places with the player one rung above after beating somebody below (L20b)', () => {
    expect(ladderAfter('cy', 'dee', [2, 0])).toEqual(['ann cy bob dee eve fay gus', 'L20b: bob +1, cy -1']);
    expect(orderAfter('bob', 'gus', [2, 0])).toBe('bob ann cy dee eve fay gus');
  });

  it('stays on rung 1, where nobody is above (L20b)', () => {
    expect(orderAfter('ann', 'gus', [2, 0])).toBe('ann bob cy dee eve fay gus');
  });

  it('takes the rung that the opponent holds by then (L20a)', () => {
    const club = clubNight();
    const match = begins(club, 'fay', 'bob');
    expect(club.result(begins(club, 'eve', 'ann'), [2, 0]).order).toBe('eve ann bob cy dee fay gus');
    expect(club.result(match, [2, 0]).order).toBe('eve ann fay bob cy dee gus');
  });

  it('takes the rung of an opponent who was 4 rungs above when challenged and is 5 above now (L20a)', () => {
    const club = clubNight();
    const match = begins(club, 'fay', 'bob');
    expect(club.result(begins(club, 'gus', 'cy'), [2, 0]).order).toBe('ann bob gus cy dee eve fay');
    expect(club.result(match, [2, 0]).order).toBe('ann fay bob gus cy dee eve');
  });

  it('moves up one rung after beating somebody who was 5 rungs above when challenged and is 4 above now (L20b)', () => {
    const club = clubNight();
    const match = begins(club, 'gus', 'bob');
    club.result(begins(club, 'eve', 'ann'), [2, 0]).result(match, [2, 0]);
    expect(club.order).toBe('eve ann bob cy dee gus fay');
  });

  it('moves nobody when the opponent stands below by then (L20a)', () => {
    const club = clubNight();
    const match = begins(club, 'dee', 'bob');
    expect(club.sheet('dee', 'ann', [2, 0]).order).toBe('dee ann bob cy eve fay gus');
    expect(club.result(match, [2, 0]).why).toBe('L20a:');
    expect(club.order).toBe('dee ann bob cy eve fay gus');
  });
});

describe('a challenged player who wins', () => {
  it('changes places with the player one rung above (L21)', () => {
    expect(ladderAfter('dee', 'cy', [0, 2])).toEqual(['ann cy bob dee eve fay gus', 'L21: bob +1, cy -1']);
  });

  it('changes places with the challenger, where that is the player one rung above (L21)', () => {
    expect(orderAfter('bob', 'cy', [0.5, 1.5])).toBe('ann cy bob dee eve fay gus');
  });

  it('moves up one rung only, however far above the challenger stands (L21)', () => {
    expect(orderAfter('ann', 'gus', [0, 2])).toBe('ann bob cy dee eve gus fay');
  });

  it('stays on rung 1, where nobody is above (L21)', () => {
    expect(orderAfter('bob', 'ann', [0, 2])).toBe('ann bob cy dee eve fay gus');
  });
});

describe('the end of a match', () => {
  it('a draw moves nobody (L22)', () => {
    expect(ladderAfter('eve', 'bob', [1, 1])).toEqual(['ann bob cy dee eve fay gus', 'L22:']);
  });

  it('both pegs show their dark side again, and stay where they are, also where the match is abandoned (L23)', () => {
    for (const end of ['result', 'abandon'] as const) {
      const club = clubNight().arrive('ann', 'bob', 'cy');
      const match = club.issue('cy', 'bob');
      expect(club.mayChallenge('ann')).toBe('');
      if (end === 'result') club.result(match, [1, 1]);
      else club.abandon(match);
      expect([club.order, club.mayChallenge('ann')]).toEqual(['ann bob cy dee eve fay gus', 'bob cy']);
      expect([club.peg('bob'), club.peg('cy')]).toEqual([-1, 1]);
    }
  });

  it('a match is two games: its score is out of 2, in halves (L5)', () => {
    for (const score of scoresIn('2–0 1½–½ 1–1 ½–1½ 0–2')) {
      const club = clubNight();
      club.result(begins(club, 'bob', 'ann'), score);
    }
    for (const score of scoresIn('1–0 0–0 2–1 3–-1 -.5–2½ 1.25–.75 2–2 ½–½')) {
      const club = clubNight();
      const match = begins(club, 'bob', 'ann');
      expect(() => club.result(match, score)).toThrow('bad-score (L5)');
    }
  });

  it('a match ends once, and an abandoned one gets no result (L19)', () => {
    const club = clubNight();
    const match = begins(club, 'bob', 'ann');
    club.result(match, [2, 0]);
    expect(() => club.result(match, [2, 0])).toThrow('closed-challenge (L19)');
    expect(() => club.abandon(match)).toThrow('closed-challenge (L19)');
    const abandoned = begins(club, 'cy', 'dee');
    expect(() => club.abandon(abandoned).result(abandoned, [2, 0])).toThrow('closed-challenge (L19)');
  });

  it('only a match that began can end (L19)', () => {
    const club = clubNight().arrive('ann', 'bob');
    expect(() => club.result({ challenge: 'm9' }, [2, 0])).toThrow('unknown-challenge (L19)');
    expect(() => club.abandon({ challenge: 'm9' })).toThrow('unknown-challenge (L19)');
  });

  it('a match is never played later than it is recorded (§0 Playing)', () => {
    const club = clubNight();
    const match = begins(club, 'bob', 'ann');
    expect(() => club.at('20:30').result(match, [2, 0], '20:30:00.001')).toThrow('invalid');
    club.result(match, [2, 0], '20:30');
  });
});
