import { describe, expect, it } from 'vitest';
import type { FinalView } from '#shared/contract/view.ts';
import { textOf } from '#shared/words/phrase.ts';
import { finalWords } from '#web/apps/me/final.tsx';
import { who } from '../board/line.ts';

const FINAL: FinalView = {
  day: '2021-09-13' as FinalView['day'],
  cutAt: '2021-09-13T20:15:00+01:00' as FinalView['cutAt'],
  cut: true,
  latecomers: [],
  displaced: [],
  closed: true,
};
const PAIR = { lower: { id: who('cy'), name: 'Cy' }, upper: { id: who('ann'), name: 'Ann' }, forTheTop: true };

const says = (final: Partial<FinalView>, player: string): string | undefined => {
  const words = finalWords({ ...FINAL, ...final }, who(player));
  return words && textOf(words);
};

describe('on the night of the final a player’s own page says', () => {
  it('to whoever plays off that they do, and what happens if they don’t', () => {
    expect(says({ playoff: PAIR }, 'cy')).toBe(
      'Play-off for rung 1: you challenge Ann. If you don’t take it up, you lose it.',
    );
    expect(says({ playoff: { ...PAIR, forTheTop: false } }, 'ann')).toBe(
      'Play-off, the first of two: Cy challenges you. If you don’t take it up, you lose it.',
    );
  });

  it('to everyone else who plays off', () => {
    expect(says({ playoff: PAIR }, 'bob')).toBe('Play-off for rung 1: Cy challenges Ann.');
  });

  it('to whoever would play off that they should stay, and nothing to others', () => {
    expect(says({ ahead: PAIR }, 'ann')).toBe('If play ended now, you’d play off against Cy. Don’t go home yet.');
    expect(says({ ahead: PAIR }, 'bob')).toBeUndefined();
    expect(says({}, 'ann')).toBeUndefined();
  });
});
