/** A game of two programs, at a level at which the upper gives so much. */
export interface Game {
  readonly upper: string;
  readonly lower: string;
  readonly level: number;
}

interface Levels {
  readonly won: Set<number>;
  readonly lost: Set<number>;
}

/** The levels at which each program has won and lost against each other as the upper of the two, as far as they stand. */
export class Facts {
  readonly #levels = new Map<string, Levels>();

  #of(upper: string, lower: string): Levels {
    const pair = `${upper} ${lower}`;
    const levels = this.#levels.get(pair) ?? { won: new Set(), lost: new Set() };
    this.#levels.set(pair, levels);
    return levels;
  }

  win({ upper, lower, level }: Game): void {
    const { won, lost } = this.#of(upper, lower);
    won.add(level);
    for (const each of lost) if (each <= level) lost.delete(each);
  }

  lose({ upper, lower, level }: Game): void {
    const { won, lost } = this.#of(upper, lower);
    lost.add(level);
    for (const each of won) if (each >= level) won.delete(each);
  }

  /** An even game is one of both orders of the pair. */
  record(game: Game, hasUpperWon: boolean): void {
    const { upper, lower, level } = game;
    const turned = { upper: lower, lower: upper, level };
    if (hasUpperWon) this.win(game);
    else this.lose(game);
    if (level > 0) return;
    if (hasUpperWon) this.lose(turned);
    else this.win(turned);
  }

  /** Whether W is at least the level of the gap. */
  isWon({ upper, lower, level }: Game): boolean {
    return [...this.#of(upper, lower).won].some((each) => each >= level);
  }

  /** Whether L is at most one more than the level of the gap. */
  isLost({ upper, lower, level }: Game): boolean {
    return [...this.#of(upper, lower).lost].some((each) => each <= level + 1);
  }
}

/** A gap as it is written: "0", "1", "2.5", "3.5" and so on, with what the facts say of it. */
export function gapShown(facts: Facts, gap: Game): string {
  const [isWon, isLost] = [facts.isWon(gap), facts.isLost(gap)];
  const suffix = isWon ? (isLost ? '' : '+') : isLost ? '-' : '?';
  return `${gap.level}${gap.level < 2 ? '' : '.5'}${suffix}`;
}

export const isGap = (value: unknown): boolean =>
  typeof value === 'string' && /^([01]|([2-9]|[1-9]\d+)\.5)[-+?]?$/.test(value);

/** The level of a gap as it is written, and which facts it states. */
export function gapRead(written: string): { level: number; isWon: boolean; isLost: boolean } {
  const level = Math.floor(Number.parseFloat(written));
  return { level, isWon: !/[-?]/.test(written), isLost: !/[+?]/.test(written) };
}
