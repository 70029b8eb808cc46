import { describe, expect, it } from 'vitest';
import { PairsClub, peopleOf } from './club.ts';

describe('a pair that is regrouped', () => {
  it('keeps its rung, its challenges and its holidays, and is called after its people (P4)', () => {
    const club = PairsClub.of('ann bob', 'cy dee');
    club.challenge('p2', 'p1', 'c').does('away', { player: 'p1', from: '2023-03-10', to: '2023-03-12' });
    club.regroup('p1', 'ann eve');
    expect([club.people('p1'), club.nameOf('p1'), club.order]).toEqual(['ann eve', 'Ann Lee / Eve Gray', 'p1 p2']);
    expect(club.open).toEqual(['p2 to p1']);
    expect(() => club.at('2023-03-11').challenge('p1', 'p2')).toThrow('already-open');
    expect(club.entry?.effects.clause).toBe('P4');
  });

  it('may have left, and the season may be over (P4)', () => {
    const club = PairsClub.of('ann bob', 'cy dee').leave('p1');
    club.does('configure', { end: '2023-03-31' }).at('2023-04-02');
    expect(club.regroup('p1', 'ann eve').people('p1')).toBe('ann eve');
    expect(() => club.regroup('p9', 'ann eve')).toThrow('unknown-player (P4)');
  });

  it('never has somebody on both sides of a challenge, also of one whose result waits (P4)', () => {
    const club = PairsClub.of('ann bob', 'cy dee').challenge('p2', 'p1', 'c');
    const says = 'same-person (P4): Cy Fox / Dee Orr and Ann Lee / Dee Orr can’t play each other';
    expect(() => club.regroup('p1', 'ann dee')).toThrow(says);
    club.does('configure', { settings: { confirm: 3 } });
    club.does('result', { challenge: 'c', score: [1, 0], reported: 'p2' });
    expect(() => club.regroup('p1', 'ann dee')).toThrow(says);
    expect(club.does('approve', { challenge: 'c' }).regroup('p1', 'ann dee').people('p1')).toBe('ann dee');
  });

  it('is as before once that is voided, and so are the names (P10)', () => {
    const club = PairsClub.of('ann bob', 'cy dee').regroup('p1', 'ann eve');
    const line = club.line;
    club.plays('p2', 'p1', [1, 0]).void(line);
    expect([club.people('p1'), club.nameOf('p1'), club.order]).toEqual(['ann bob', 'Ann Lee / Bob Ray', 'p2 p1']);
  });

  it('has nothing of a return that was none once its leaving is voided (P10)', () => {
    const club = PairsClub.of('ann bob', 'cy dee')
      .leave('p1')
      .join('p1', { people: peopleOf('ann eve'), name: 'Net Gain' });
    expect([club.people('p1'), club.nameOf('p1')]).toEqual(['ann eve', 'Net Gain']);
    club.void(3);
    expect([club.people('p1'), club.nameOf('p1')]).toEqual(['ann bob', 'Ann Lee / Bob Ray']);
  });

  it('stays as accepted where a void has it share a person with one that it met (P10)', () => {
    const club = PairsClub.of('ann bob', 'cy dee', 'ann fay').regroup('p1', 'gus bob');
    const line = club.line;
    club.plays('p3', 'p1', [1, 0]).void(line);
    expect([club.people('p1'), club.order]).toEqual(['ann bob', 'p3 p1 p2']);
  });
});
