import { describe, expect, it } from 'vitest';
import { riverside } from './riverside.ts';

describe('whom a player may challenge', () => {
  it('is anybody up to three rungs above, and as far as the club says (H3)', () => {
    expect(riverside(9).challenge('5', '2')).toBeDefined();
    expect(() => riverside(9).challenge('6', '2')).toThrow('out-of-reach (H3)');
    expect(() => riverside(9).challenge('2', '3')).toThrow('out-of-reach (H3)');
    expect(riverside(9, { reach: 8 }).challenge('9', '1')).toBeDefined();
  });

  it('is in a pyramid anybody to the left in their row, and the row above (H2, H3)', () => {
    const pyramid = (challenger: string, challenged: string) =>
      riverside(10, { shape: 'pyramid', reach: 1 }).challenge(challenger, challenged);
    for (const challenged of ['7', '6', '5', '4']) expect(pyramid('8', challenged)).toBeDefined();
    for (const challenged of ['3', '9']) expect(() => pyramid('8', challenged)).toThrow('out-of-reach (H3)');
  });

  it('has at most so many challenges open, made and received (H4)', () => {
    const club = riverside(9, { openReceived: 2 });
    club.challenge('5', '4');
    expect(() => club.challenge('5', '3')).toThrow('enough-open (H4): 5 has already challenged another player.');
    club.challenge('6', '4');
    expect(() => club.challenge('7', '4')).toThrow(
      'enough-open (H4): 4 has already been challenged by 2 other players.',
    );
    expect(club.challenge('4', '3')).toBeDefined();
  });

  it('has no limit from a challenge whose result awaits confirmation (H4)', () => {
    const club = riverside(9, { confirm: 3 });
    club.does('result', { ...club.challenge('5', '4'), score: [0, 3], reported: '5' });
    expect(club.challenge('5', '3')).toBeDefined();
  });

  it('is not the same player before so many weeks are over, whoever asks (H5)', () => {
    const club = riverside(5);
    club.plays('3', '2', [3, 0]);
    expect(() => club.at('2023-03-14 23:59').challenge('2', '3')).toThrow('rematch-too-soon (H5)');
    expect(club.at('2023-03-15 00:00').challenge('2', '3')).toBeDefined();
    const keen = riverside(5, { rematchWeeks: 0 });
    keen.plays('3', '2', [3, 0]);
    expect(keen.challenge('2', '3')).toBeDefined();
  });

  it('counts what was lost for not being played, and not what lapsed (H5)', () => {
    const afterwards = (playLate: string) => {
      const club = riverside(5, { playDays: 3, acceptDays: 0, playLate });
      club.challenge('5', '2');
      return club.at('2023-03-06 09:00').settle();
    };
    expect(afterwards('lapses').challenge('5', '2')).toBeDefined();
    expect(() => afterwards('lost-by-challenged').challenge('2', '5')).toThrow('rematch-too-soon (H5)');
  });

  it('is nobody who has defended their rung some days ago (H6)', () => {
    const club = riverside(6, { protectedDays: 3 });
    club.plays('4', '3', [1, 3]);
    expect(() => club.at('2023-03-04 23:59').challenge('5', '3')).toThrow('protected (H6)');
    expect(club.at('2023-03-05').challenge('5', '3')).toBeDefined();
  });
});
