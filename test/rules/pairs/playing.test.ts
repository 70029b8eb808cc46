import { describe, expect, it } from 'vitest';
import { PairsClub } from './club.ts';

describe('a pair', () => {
  it('climbs, waits and is away like a player (P7)', () => {
    const club = PairsClub.of('ann bob', 'cy dee', 'eve fay');
    expect(club.plays('p3', 'p1', [1, 0]).order).toBe('p3 p1 p2');
    club.does('away', { player: 'p1', from: '2023-03-02', to: '2023-03-09' }).at('2023-03-03');
    expect(() => club.challenge('p2', 'p1')).toThrow('away (H19): Ann Lee / Bob Ray are away until');
  });

  it('reports as one, and is answered by the other one (P8)', () => {
    const club = PairsClub.of('ann bob', 'cy dee');
    club.does('configure', { settings: { confirm: 3 } });
    club.does('result', { ...club.issue('p2', 'p1'), score: [1, 0], reported: 'p2' });
    expect([...club.ladder.challenges.values()]).toMatchObject([{ awaiting: { reported: 'p2' } }]);
    expect(() => club.does('result', { ...club.issue('p1', 'p2', 'm9'), score: [1, 0], reported: 'ann' })).toThrow();
    expect(club.does('approve', { challenge: 'm1' }).order).toBe('p2 p1');
  });

  it('does not meet one that shares a person with it, whatever the reason (P5)', () => {
    const club = PairsClub.of('ann bob', 'cy dee', 'fay cy ann');
    const says =
      'same-person (P5): Fay Hill / Cy Fox and Ann Lee / Bob Ray can’t play each other: someone would be on both sides.';
    expect(() => club.challenge('p3', 'p1')).toThrow(says);
    expect(() => club.because('They want to').challenge('p3', 'p1')).toThrow(says);
    expect(() => club.sheet('p3', 'p1', [1, 0])).toThrow(says);
    expect(club.regroup('p3', 'fay gus').plays('p3', 'p1', [1, 0]).order).toBe('p3 p1 p2');
  });
});

describe('a result of pairs', () => {
  const club = () => PairsClub.of('ann bob cy', 'dee eve');

  it('may say who played, as a match from a sheet may (P6)', () => {
    const played = club();
    const lineup = ['cy', 'ann', 'dee', 'eve'];
    played.does('result', { ...played.issue('p2', 'p1'), score: [1, 0], lineup });
    expect(played.entry?.command.body).toMatchObject({ lineup });
    played.does('match', { id: 's', challenger: 'p1', challenged: 'p2', score: [1, 0], lineup });
    expect(played.order).toBe('p1 p2');
  });

  it('names two of each pair, and nobody else (P6)', () => {
    const says =
      'not-in-pair (P6): Please choose two players from each pair, Dee Orr / Eve Gray and Ann Lee / Bob Ray.';
    for (const lineup of [
      ['ann', 'bob', 'cy', 'dee'],
      ['ann', 'fay', 'dee', 'eve'],
    ]) {
      const played = club();
      const challenge = played.issue('p2', 'p1');
      expect(() => played.does('result', { ...challenge, score: [1, 0], lineup })).toThrow(says);
      expect(() =>
        club().does('match', { id: 's', challenger: 'p2', challenged: 'p1', score: [1, 0], lineup }),
      ).toThrow(says);
    }
    const played = club();
    expect(() =>
      played.does('result', { ...played.issue('p2', 'p1'), score: [1, 0], lineup: ['ann', 'ann', 'dee', 'eve'] }),
    ).toThrow('the same person can’t be listed twice');
  });
});
