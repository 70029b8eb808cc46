import { describe, expect, it } from 'vitest';
import { ladderAsText } from '#shared/view/as-text.ts';
import { Club, seasonView } from './club.ts';

const namesTo = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n + 1}`, `Player ${n + 1}`]));

describe('a ladder as a text for a group', () => {
  it('names it, the day, and who stands where, with how far they have moved', () => {
    const club = new Club({ name: 'Squash ladder' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.match('2021-09-13T19:00Z', 'bob', 'ann', [2, 0]);
    const text = ladderAsText(seasonView(club.season, club.season.ladder.at), 'main');
    expect(text).toBe('Squash ladder, 13 September\n1 Bob ▲1\n2 Ann ▼1\n3 Cy');
  });

  it('tells the first ten, and that there are more', () => {
    const { season } = new Club().seed('2021-09-06T08:00Z', namesTo(11));
    const lines = ladderAsText(seasonView(season, season.ladder.at), 'main').split('\n');
    expect([lines.length, lines.at(-2), lines.at(-1)]).toEqual([12, '10 Player 10', '…']);
  });
});
