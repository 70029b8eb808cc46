import type { Own } from './own.ts';
import { TEXT } from './texts.ts';

/** A thin line across the ladder, with what it says. */
export interface Line {
  /** Which row it lies on, from 1 on, and on which side of that. */
  readonly place: number;
  readonly side: 'above' | 'below';
  readonly style: 'reach' | 'drop';
  readonly words: string;
}

/**
 * How far up and down a player may challenge, where that is not as far as the ladder goes, and to where they drop unless
 * they play.
 */
export function linesOf({
  me,
  rivals,
  players,
  drop,
}: Pick<Own, 'me' | 'rivals' | 'players' | 'drop'>): readonly Line[] {
  if (!me) return [];
  const places = rivals.map(({ place }) => place);
  const [top, bottom] = [Math.min(...places), Math.max(...places)];
  return [
    ...(top > 1 && top < me.place ? [{ place: top, side: 'above', style: 'reach', words: TEXT.reach } as const] : []),
    ...(bottom < players && bottom > me.place
      ? [{ place: bottom, side: 'below', style: 'reach', words: TEXT.reach } as const]
      : []),
    ...(drop !== undefined && drop > me.place
      ? [{ place: drop, side: 'below', style: 'drop', words: TEXT.drop } as const]
      : []),
  ];
}
