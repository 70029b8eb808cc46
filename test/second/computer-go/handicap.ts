import type { Game } from './facts.ts';

export interface Preferences {
  readonly main?: number;
  readonly byoyomi?: number;
  readonly scoring?: string;
}

/** How a game is played: what the upper gives, and what the two prefer. */
export function handicapOf({ upper, level }: Game, defender: string, one: Preferences, other: Preferences): string {
  const stones = level >= 2 ? level : 0;
  const [komi, white] = level === 0 ? [5.5, `as ${defender} chooses`] : [0.5, upper];
  const [main, byoyomi] = [larger(one.main, other.main), larger(one.byoyomi, other.byoyomi)];
  const { scoring = 'Chinese' } = one.scoring === other.scoring ? one : {};
  return `${stones} stones, komi ${komi}, White ${white}, ${main} + ${byoyomi} minutes, ${scoring}`;
}

/** In minutes. */
const larger = (one: number | undefined, other: number | undefined): number | 'any' =>
  one === undefined || other === undefined ? (one ?? other ?? 'any') : Math.max(one, other);
