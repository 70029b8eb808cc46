import { describe, expect, it } from 'vitest';
import { rule } from '#shared/words/written-rule.ts';
import { goneSince, toldAfter } from '#web/apps/admin/rules-beside.tsx';

const changed = (was: string, is: string) =>
  toldAfter([rule('Playing', 'T1', was)], [rule('Playing', 'T1', is)])[0]?.changed;

describe('the rules beside a form', () => {
  it('mark the words that have changed, and nothing around them', () => {
    expect(changed('Play within 14 days.', 'Play within 21 days.')).toEqual(['Play within ', '21', ' days.']);
    expect(changed('Anyone up to 3 places above.', 'Anyone up to 1 place above.')).toEqual([
      'Anyone up to ',
      '1 place',
      ' above.',
    ]);
    expect(changed('One game.', 'One game. There are no draws.')).toEqual(['One game. ', 'There are no draws.', '']);
  });

  it('give every word once where words were taken away, also one that stands there twice', () => {
    for (const [was, is] of [
      ['no no no', 'no no'],
      ['a b a b c', 'a b c'],
    ] as const) {
      expect(changed(was, is)?.join('').replaceAll(/ +/g, ' ').trim()).toBe(is);
      expect(changed(was, is)?.[1]).toBe('');
    }
  });

  it('mark nothing of what stays, all of what is new, and name what is gone', () => {
    const [playing, drawing] = [rule('Playing', 'T1', 'One game.'), rule('Draws', 'T2', 'None.')];
    expect(toldAfter([playing], [playing, drawing])).toEqual([playing, { ...drawing, changed: ['', 'None.', ''] }]);
    expect(goneSince([playing, drawing], [playing])).toEqual(['Draws']);
  });
});
