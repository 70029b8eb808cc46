import { describe, expect, it } from 'vitest';
import { at, Club } from './club.ts';
import { seasonView } from './told.ts';

const NOW = at('2021-10-12T12:00+01:00');

/** Bob takes the top from Ann, and holds it against her and in a draw with Cy. */
function held(): Club {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
  club.match('2021-09-20T20:00+01:00', 'ann', 'bob', [0, 2]);
  club.match('2021-09-27T20:00+01:00', 'cy', 'bob', [1, 1]);
  return club;
}

const standing = (club: Club, id: string) =>
  seasonView(club.season, NOW).standings.find((each) => each.id === id) ?? expect.fail();

describe('the form of a player', () => {
  it('is how their last five games ended, the newest last', () => {
    const club = held();
    expect(standing(club, 'bob').form).toBe('WWD');
    expect(standing(club, 'ann').form).toBe('LL');
    for (const day of ['04', '05', '06', '07']) club.match(`2021-10-${day}T20:00+01:00`, 'ann', 'bob', [0, 2]);
    expect(standing(club, 'bob').form).toBe('DWWWW');
  });

  it('has no game in it that was voided, and goes by the score as corrected', () => {
    const club = held();
    const lines = seasonView(club.season, NOW).results.map(({ line }) => line);
    const [draw, defence] = lines;
    club.does('2021-10-10T20:00+01:00', 'void', { line: defence });
    club.does('2021-10-10T20:01+01:00', 'correct', { line: draw, score: [0, 2] });
    expect(standing(club, 'bob').form).toBe('WW');
  });

  it('is missing of a player who has not played', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    expect(standing(club, 'ann').form).toBeUndefined();
  });
});

describe('who is on top', () => {
  it('has been there since they took rung 1, and has defended it in each challenge not lost since', () => {
    expect(standing(held(), 'bob').onTop).toMatchObject({ since: expect.stringMatching(/^2021-09-13/), defences: 2 });
    expect(standing(held(), 'ann').onTop).toBeUndefined();
  });

  it('has been there since a later game where the one that first took it is voided', () => {
    const club = held();
    const taken = seasonView(club.season, NOW).results.at(-1)?.line;
    club.does('2021-10-10T20:00+01:00', 'void', { line: taken });
    const { since, defences } = standing(club, 'bob').onTop ?? expect.fail();
    expect([since.slice(0, 10), defences]).toEqual(['2021-09-20', 1]);
  });
});
