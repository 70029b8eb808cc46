import { describe, expect, it } from 'vitest';
import { decide, mayChallenge } from '#shared/engine/decide.ts';
import { commandOf } from '#shared/log/parse.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import { parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { clubOf } from '../club.ts';
import { always } from '../systems/seasons.ts';

const FRIENDS = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'] as const;
/** So many players of a club of six, all of them here. */
const nightWith = (size: number) =>
  clubOf(6)
    .at('2021-09-06 19:50')
    .arrive(...FRIENDS.slice(0, size));

describe('whose turn it is', () => {
  it('the player with the smallest I−A goes first (L12b)', () => {
    const club = nightWith(4).plays('dee', 'cy', [1, 1]);
    expect([club.peg('cy'), club.peg('dee')]).toEqual([-1, 1]);
    expect(club.turn).toBe('cy');
    expect(club.pass('cy', 'bob', 'ann').turn).toBe('dee');
  });

  it('of players with the same I−A the one on the lowest rung goes first (L12c)', () => {
    expect(nightWith(4).turn).toBe('dee');
  });

  it('when somebody has challenged or passed, the next in priority makes a choice, and so on (L15)', () => {
    const club = nightWith(6).pass('fay');
    expect(club.turn).toBe('eve');
    expect(club.challenge('eve', 'dee').turn).toBe('cy');
    expect(club.pass('cy').turn).toBe('bob');
    expect(club.pass('bob').turn).toBe('ann');
  });

  it('only whoever has the turn may challenge or pass (L13)', () => {
    const club = nightWith(3);
    expect(() => club.challenge('bob', 'ann')).toThrow('not-your-turn (L12): It’s cy’s turn.');
    expect(() => club.pass('ann')).toThrow('not-your-turn (L12)');
  });

  it('a player without a possible opponent is passed over (L12)', () => {
    const club = nightWith(4);
    for (const challenger of ['dee', 'bob', 'ann']) {
      club.because('everybody wants to play cy').plays(challenger, 'cy', [1, 1]);
    }
    expect(club.peg('cy')).toBe(-3);
    expect(club.turn).toBe('dee');
  });

  it('it is nobody’s turn when all who are free have met, or only one player is free, or nobody (L13)', () => {
    const club = nightWith(2).plays('bob', 'ann', [1, 1]);
    expect(() => club.pass('bob')).toThrow('not-your-turn');
    expect([club.turn, nightWith(1).turn, nightWith(0).turn]).toEqual(['nobody', 'nobody', 'nobody']);
  });
});

describe('a pass', () => {
  it('of everybody who is free leaves nobody to challenge (L16)', () => {
    const club = nightWith(3).pass('cy', 'bob', 'ann');
    expect(club.turn).toBe('nobody');
    expect(() => club.challenge('cy', 'bob')).toThrow('not-your-turn (L12)');
  });

  it('stands when somebody else challenges or passes (L16)', () => {
    const club = nightWith(6).pass('fay', 'eve').challenge('dee', 'cy');
    expect(club.turn).toBe('bob');
    expect(club.pass('bob').turn).toBe('ann');
  });

  it('is over when a match finishes (L16)', () => {
    const club = nightWith(5).pass('eve');
    const match = club.issue('dee', 'cy');
    expect(club.pass('bob', 'ann').result(match, [1, 1]).pass('cy').turn).toBe('eve');
  });

  it('is over when a match is abandoned, or somebody arrives or departs (L16)', () => {
    const club = nightWith(5).pass('eve');
    expect(club.abandon(club.issue('dee', 'cy')).pass('cy').turn).toBe('eve');
    expect(nightWith(5).pass('eve', 'dee').arrive('fay').pass('fay').turn).toBe('eve');
    expect(nightWith(5).pass('eve', 'dee').depart('ann').turn).toBe('eve');
  });

  it('of one night does not last until the next (L16)', () => {
    expect(nightWith(3).pass('cy').at('2021-09-13 19:30').arrive('cy', 'ann').turn).toBe('cy');
  });
});

describe('the player who waits', () => {
  it('is whoever a challenge leaves alone beside a match, and goes first when it finishes (L12a)', () => {
    const club = nightWith(3);
    const match = club.issue('cy', 'bob');
    expect(club.turn).toBe('nobody');
    expect(club.result(match, [1, 1]).peg('bob')).toBe(-1);
    expect(club.turn).toBe('ann');
  });

  it('goes first when the match is abandoned, too (L12a)', () => {
    const club = nightWith(3);
    expect(club.abandon(club.issue('cy', 'bob')).turn).toBe('ann');
  });

  it('is whoever arrives alone beside a match, and stays first when others arrive (L12a)', () => {
    expect(nightWith(2).challenge('bob', 'ann').arrive('cy', 'dee', 'eve').turn).toBe('cy');
  });

  it('is whoever a departure leaves alone beside a match (L12a)', () => {
    expect(nightWith(4).challenge('dee', 'cy').depart('ann').arrive('eve').turn).toBe('bob');
  });

  it('is nobody while no match is in progress, and when two are left over (L12a)', () => {
    expect(nightWith(1).arrive('bob', 'cy').turn).toBe('cy');
    expect(nightWith(4).plays('dee', 'cy', [1, 1]).turn).toBe('cy');
  });

  it('may be somebody who has passed (L12a)', () => {
    const club = nightWith(3).pass('cy');
    const match = club.issue('bob', 'ann');
    expect(club.turn).toBe('nobody');
    expect(club.result(match, [1, 1]).peg('ann')).toBe(-1);
    expect(club.turn).toBe('cy');
  });

  it('waits no longer after passing (L12a)', () => {
    const club = nightWith(2);
    const match = club.issue('bob', 'ann');
    expect(club.arrive('cy', 'dee').pass('cy').result(match, [1, 1]).turn).toBe('ann');
  });

  it('waits no longer after departing (L12a)', () => {
    const club = nightWith(3).challenge('cy', 'bob');
    expect(club.arrive('dee', 'eve').turn).toBe('ann');
    expect(club.depart('ann').arrive('ann').turn).toBe('eve');
  });

  it('waits no longer after a match, even one that another player asked for (L12a)', () => {
    const club = nightWith(3);
    const first = club.issue('cy', 'bob');
    club.arrive('dee');
    const second = club.because('ann would not mind').issue('dee', 'ann');
    club.result(first, [1, 1]).result(second, [1, 1]);
    expect([club.peg('ann'), club.peg('bob')]).toEqual([-1, -1]);
    expect(club.turn).toBe('bob');
  });
});

it('whoever has the turn may challenge those whom the ladder names, and nobody else (L13)', () => {
  const id = parseChallengeId('a-new-one') ?? expect.fail();
  let asked = 0;
  always(
    'lavers',
    ({ happened }) => {
      for (const { decision } of happened) {
        const { ladder } = decision;
        const challenger = turnOf(ladder, ladder.at);
        if (!challenger) continue;
        const may = mayChallenge(ladder, challenger, ladder.at);
        for (const challenged of ladder.order.players()) {
          const command = commandOf({ at: ladder.at }, 'challenge', { id, challenger, challenged });
          const { refusal } = decide(ladder, command);
          if (refusal?.code === 'outside-hours') break;
          asked += 1;
          expect([challenged, refusal === undefined]).toEqual([challenged, may.includes(challenged)]);
          expect(refusal?.code).not.toBe('not-your-turn');
        }
      }
    },
    50,
  );
  expect(asked).toBeGreaterThan(300);
});
