import { describe, expect, it } from 'vitest';
import { formatCsv } from '#functions/publishing/csv.ts';
import { Club } from '../view/club.ts';
import { pgn } from '../view/clubs.ts';
import { toldOf } from '../view/told.ts';

const rowsOf = ({ season }: Club): readonly string[] =>
  formatCsv(toldOf(season)).replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the history of a ladder as a table', () => {
  it('has a column for points where a ladder has them', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.seed('2021-09-06T12:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    club.does('2021-09-13T21:00Z', 'finish', {
      game: 'one',
      scores: [
        ['ann', 10],
        ['bob', 20],
      ],
    });
    club.does('2021-10-01T12:00Z', 'settle', {});
    expect(rowsOf(club)).toEqual([
      'line,time,what,who,against,score,moved,points,clause,remark',
      '2,2021-09-06T07:00:00-05:00,seed,,,,"Ann →1; Bob →2; Cy →3","Ann →1000; Bob →1000; Cy →1000",S,',
      '3,2021-09-13T15:00:00-05:00,start,"Ann; Bob",,,"Ann 1→2; Bob 2→3; Cy 3→1","Ann 1000→900; Bob 1000→900",S,',
      '4,2021-09-13T16:00:00-05:00,finish,"Ann; Bob",,"10; 20","Cy 1→2; Ann 2→3; Bob 3→1",Bob 900→1100,S,',
      '5,2021-10-01T00:00:00-05:00,settled 2021-09,,,,"Cy 2→3; Ann 3→2","Bob 1100→1225; Ann 900→1025; Cy 1000→750",S,',
      '5,2021-10-01T07:00:00-05:00,settle,,,,,,,',
    ]);
  });

  it('has a column for gaps where programs have them', () => {
    const club = new Club({ system: 'computer-go' });
    const players = [
      { id: 'gnu', name: 'Gnu', gap: '3.5+' },
      { id: 'ego', name: 'Ego' },
      { id: 'many', name: 'Many' },
    ];
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-13T20:00Z', 'challenge', { id: 'one', challenger: 'ego', challenged: 'gnu' });
    club.does('2021-09-13T21:00Z', 'result', { challenge: 'one', score: [1, 0] });
    const [columns, , challenge, result] = rowsOf(club);
    expect(columns).toBe('line,time,what,who,against,score,moved,gaps,clause,remark');
    expect(challenge).toBe('3,2021-09-13T21:00:00+01:00,challenge,"Ego; Gnu",,,,,G,');
    expect(result).toBe('4,2021-09-13T22:00:00+01:00,result,Ego,Gnu,1–0,,"Gnu 3.5+→2.5-; Ego 0?→1?",G,');
  });

  it('says of every step of a challenge whose it was, and what does not count yet', () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const players = ['ann', 'bob'].map((id) => ({ id, registered: true, paidUntil: '2031-07-24' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'draw', players });
    club.does('2021-09-10T20:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
    club.does('2021-09-10T21:00Z', 'accept', { challenge: 'one' });
    const game = { challenge: 'one', score: [1, 0], pgn: pgn('bob', 'ann', [1, 0]) };
    club.does('2021-09-11T15:00+03:00', 'result', game);
    expect(rowsOf(club).slice(3)).toEqual([
      '4,2021-09-11T00:00:00+03:00,accept,bob,ann,,,N9,',
      '5,2021-09-11T15:00:00+03:00,result,bob,ann,1–0,,N7,awaits approval',
    ]);
    club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    expect(rowsOf(club).slice(4)).toEqual([
      '5,2021-09-11T15:00:00+03:00,result,bob,ann,1–0,,N7,',
      '6,2021-09-11T16:00:00+03:00,approve,bob,ann,,"ann 1→2; bob 2→1",N10a,',
    ]);
    expect(rowsOf(club).join()).not.toMatch(/2031|registered|Nf3/);
  });
});
