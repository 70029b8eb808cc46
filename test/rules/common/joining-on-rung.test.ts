import { describe, expect, it } from 'vitest';
import { publicSeason } from '#shared/view/public-season.ts';
import { textOf } from '#shared/words/phrase.ts';
import { seasonView } from '#test/view/told.ts';
import { houseOf } from '../house/club.ts';

describe('whoever joins on a rung', () => {
  it('stands there, and everybody from there on moves down one', () => {
    const club = houseOf(4).join('yan', { rung: 2 }).join('top', { rung: 1 }).join('last', { rung: 7 }).join('eve');
    expect(club.order).toBe('top 1 yan 2 3 4 last eve');
    expect(club.leave('top').join('top', { rung: 3 }).order).toBe('1 yan top 2 3 4 last eve');
  });

  it('stands on no rung but those that there are, and one below the last', () => {
    const club = houseOf(4);
    expect(() => club.join('yan', { rung: 6 })).toThrow('no-such-rung (H22): New players can start on rung 1 to 5.');
    for (const rung of [0, 1.5, '2']) expect(() => club.join('yan', { rung })).toThrow('invalid');
    expect(() => club.join('3', { rung: 1 })).toThrow('already-on-ladder');
  });

  it('stands at the bottom where somebody above was never there, and on that rung as long as there is one', () => {
    const club = houseOf(4);
    const { line } = club.does('join', { player: 'eve' });
    club.join('low', { rung: 6 }).join('mid', { rung: 3 });
    club.void(line);
    expect(club.order).toBe('1 2 mid 3 4 low');
    const other = houseOf(2);
    const first = other.does('join', { player: 'eve' });
    const second = other.does('join', { player: 'fay' });
    other.join('yan', { rung: 4 }).void(first.line);
    expect(other.order).toBe('1 2 fay yan');
    other.void(second.line);
    expect(other.order).toBe('1 2 yan');
  });

  it('is why others moved down one, told of everybody by the name that the club shows', () => {
    const { season } = houseOf(3).join('yan', { rung: 2, name: 'Yan Zhu' });
    const commands = season.lines().map(({ command }) => command);
    const shown = publicSeason(season.header, commands, { mode: 'initials', nicknames: {} });
    const why = seasonView(shown, shown.ladder.at).standings.map(
      (row) => `${row.name} ${textOf(row.why[0]?.text ?? [])}`,
    );
    expect(why.slice(1)).toEqual([
      'Y. Z. joined on rung 2',
      expect.stringMatching(/ moved down one, to rung 3: Y\. Z\. joined above$/),
      expect.stringMatching(/ moved down one, to rung 4: Y\. Z\. joined above$/),
    ]);
  });
});
