import { describe, expect, it, vi } from 'vitest';
import { systemOf } from '#shared/systems/registry.ts';
import { boutsOf, recordsOf, tallyOf } from '#web/ui/ladder/record.ts';
import { Club } from '../view/club.ts';
import { seasonHistory } from '../view/told.ts';

function season() {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
  club.match('2021-09-14T20:00+01:00', 'ann', 'cy', [1, 1]);
  club.match('2021-09-15T20:00+01:00', 'ann', 'bob', [2, 0]);
  club.match('2021-09-16T20:00+01:00', 'cy', 'ann', [0.5, 1.5]);
  club.does('2021-09-17T20:00+01:00', 'correct', { line: 4, score: [0.5, 1.5] });
  club.does('2021-09-18T20:00+01:00', 'void', { line: 5 });
  return seasonHistory(club.season, club.season.ladder.at);
}

describe('the record of a player', () => {
  const history = season();
  const [ann, bob, cy] = ['ann', 'bob', 'cy'].map((id) => history.players.findIndex((each) => each.id === id));
  const bouts = boutsOf(history, ann ?? -1);

  it('tells every result from their side and as it stands now, the newest first', () => {
    expect(bouts.map(({ own, others, outcome }) => [own, ...others, outcome])).toEqual([
      [1.5, 0.5, 'won'],
      [2, 0, undefined],
      [0.5, 1.5, 'lost'],
      [0, 2, 'lost'],
    ]);
  });

  it('counts what stands against each opponent, and nothing that was voided', () => {
    expect(recordsOf(bouts)).toEqual([{ opponent: cy, tally: { won: 1, drawn: 0, lost: 2 }, times: 3 }]);
    expect(recordsOf(boutsOf(history, bob ?? -1))).toEqual([]);
  });

  it('adds up', () => {
    expect(tallyOf(bouts.flatMap(({ outcome }) => outcome ?? []))).toEqual({ won: 1, drawn: 0, lost: 2 });
  });

  it('is won and lost as the system says, also where fewer points win', () => {
    const { score } = systemOf({ header: history });
    if (score.corrects !== 'score') throw new Error('people meet in pairs there');
    const fewest = vi
      .spyOn(score, 'outcome')
      .mockImplementation(([one, other]) => (one < other ? 'challenger-won' : 'challenged-won'));
    const golf = boutsOf(history, ann ?? -1);
    fewest.mockRestore();
    expect(golf.map(({ outcome, against }) => [outcome, against])).toEqual([
      ['lost', ['lost']],
      [undefined, undefined],
      ['won', ['won']],
      ['won', ['won']],
    ]);
  });

  it('in a game of several has won against whoever scored less, and lost against whoever scored more', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['cy', 'ann', 'bob'] });
    const scores = [
      ['cy', 9],
      ['ann', 5],
      ['bob', 5],
    ];
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores });
    const pot = seasonHistory(club.season, club.season.ladder.at);
    const place = (id: string) => pot.players.findIndex((each) => each.id === id);
    const [bout] = boutsOf(pot, place('ann'));
    expect([bout?.own, bout?.outcome]).toEqual([5, 'lost']);
    expect(recordsOf(boutsOf(pot, place('ann')))).toMatchObject(
      [
        { opponent: place('cy'), tally: { lost: 1 } },
        { opponent: place('bob'), tally: { drawn: 1 } },
      ].toSorted((one, other) => one.opponent - other.opponent),
    );
  });
});
