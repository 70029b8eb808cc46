import { describe, expect, it } from 'vitest';
import { brief, NAMES, Told } from './told-players.ts';

/** Dee has challenged Cy on 7 September; the next thing happens on the 8th. */
function challenged(settings: object, season?: object): Told {
  const told = new Told({ acceptDays: 0, ...settings }, NAMES, { system: 'house', ...(season && { season }) });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  return told;
}

const days = (from: number, to: number) => ({ from: `2021-09-${from}`, to: `2021-09-${to}` });

describe('an opponent is told of a new deadline', () => {
  it('when a player goes away, and when they say that they stay, or are back', () => {
    const told = challenged({ playDays: 14 });
    expect(brief(told.does('away', { player: 'dee', ...days(10, 12) }))).toEqual([
      [
        'cy',
        'New deadline: 24 September',
        'Dee Day is away from 10 September to 12 September. Your challenge on Main ladder must now be played by 24 September.',
      ],
    ]);
    const [[who, title, text] = []] = brief(told.does('back', { player: 'dee' }));
    expect([who, title]).toEqual(['cy', 'New deadline: 21 September']);
    expect(text).toMatch(/^Dee Day won’t be away after all\. .* by 21 September\.$/);
    const [first] = told.does('away', { player: 'cy', ...days(10, 15) });
    expect(first).toMatchObject({ player: 'dee', kind: 'answered', how: 'away', tag: 'riverside/main/m1' });
    expect(first?.text).toContain('Cy Cole is away from');
    const [, , back] = brief(told.does('back', { player: 'cy' }))[0] ?? [];
    expect(back).toBe('Cy Cole is back. Your challenge on Main ladder must now be played by 22 September.');
  });

  it('for accepting it, where that comes first, or that there is none any more', () => {
    const told = challenged({ acceptDays: 5, playDays: 14 });
    expect(brief(told.does('away', { player: 'cy', ...days(11, 11) }))).toEqual([
      [
        'dee',
        'New deadline: 13 September',
        'Cy Cole is away on 11 September. Your challenge on Main ladder must now be accepted by 13 September.',
      ],
    ]);
    const late = challenged({ playDays: 14 }, { start: '2021-09-06', end: '2021-09-23' });
    expect(brief(late.does('away', { player: 'dee', ...days(10, 12) }))).toMatchObject([
      ['cy', 'No deadline any more', expect.stringContaining('no longer has a deadline')],
    ]);
  });

  it('by both, when an official puts it off', () => {
    const told = challenged({ acceptDays: 5, playDays: 14 });
    const text = (other: string) =>
      `An organiser has given you and ${other} more time. Your challenge on Main ladder must now be played by 28 September.`;
    expect(brief(told.does('postpone', { challenge: 'm1' }))).toEqual([
      ['dee', 'New deadline: 28 September', text('Cy Cole')],
      ['cy', 'New deadline: 28 September', text('Dee Day')],
    ]);
  });

  it('and of nothing where none of theirs moves', () => {
    const told = challenged({ playDays: 14 });
    expect(told.does('away', { player: 'bob', ...days(10, 12) })).toEqual([]);
    expect(challenged({ playDays: 0 }).does('away', { player: 'dee', ...days(10, 12) })).toEqual([]);
    expect(told.does('postpone', { challenge: 'm1', player: 'dee' })).toMatchObject([
      { player: 'cy', how: 'postponing' },
    ]);
  });
});
