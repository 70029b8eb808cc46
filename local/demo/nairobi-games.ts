import { readFileSync } from 'node:fs';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
export type Result = (typeof RESULTS)[number];

interface Players {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** Games to be played at the demo club: each time the next one with the result that is asked for. */
export class GameBook {
  readonly #games: readonly string[];
  readonly #taken = new Map<Result, number>();

  constructor() {
    const file = new URL('nairobi-games.pgn', import.meta.url);
    this.#games = readFileSync(file, 'utf8').trim().split('\n\n');
  }

  /** A game with this result as PGN. */
  next(result: Result, { white, black }: Players, day: Day): string {
    const games = this.#games.filter((moves) => moves.endsWith(` ${result}`) || moves.endsWith(`\n${result}`));
    const taken = this.#taken.get(result) ?? 0;
    this.#taken.set(result, taken + 1);
    const tags = Object.entries({ Date: day.replaceAll('-', '.'), White: white, Black: black, Result: result });
    const head = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('');
    return `${head}\n${games[taken % games.length]}\n`;
  }
}
