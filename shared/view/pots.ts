import { formatLocal } from '../calendar/zone.ts';
import type { PotView } from '../contract/games.ts';
import type { PotGameView, PotRowView } from '../contract/pots.ts';
import { potShares } from '../rules/pots/division.ts';
import { stake } from '../rules/pots/games.ts';
import type { Scores } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from './names.ts';

/** A game for points that was given its scores, as they stand now. */
export interface PotGame {
  readonly line: LineNumber;
  readonly playedAt: Instant;
  readonly scores: Scores;
  readonly correctedBy?: LineNumber;
  readonly voidedBy?: LineNumber;
}

/** The games for points of a log: who sat in each, and what came of it. */
export class PotGames {
  readonly #seats = new Map<ChallengeId, readonly PlayerId[]>();
  readonly #games = new Map<LineNumber, PotGame>();

  constructor(lines: readonly Entry[]) {
    for (const { line, command } of lines) {
      if (command.verb === 'start') this.#seats.set(command.body.id, command.body.players);
      if (command.verb === 'finish') {
        const { scores, playedAt = command.at } = command.body;
        this.#games.set(line, { line, playedAt, scores });
      }
      if (command.verb === 'correct') {
        const { scores } = command.body;
        this.#amend(command.body.line, { ...(scores && { scores }), correctedBy: line });
      }
      if (command.verb === 'void') this.#amend(command.body.line, { voidedBy: line });
    }
  }

  #amend(line: LineNumber, change: Partial<PotGame>): void {
    const game = this.#games.get(line);
    if (game) this.#games.set(line, { ...game, ...change });
  }

  /** Who sat in a game, in the order of their seats. */
  seats(id: ChallengeId): readonly PlayerId[] {
    return this.#seats.get(id) ?? [];
  }

  /** The game whose scores a line gave. */
  at(line: LineNumber): PotGame | undefined {
    return this.#games.get(line);
  }

  /** The last ones, newest first. */
  last(count: number): readonly PotGame[] {
    return [...this.#games.values()].slice(-count).reverse();
  }
}

/** How a game came out for everybody, by the steps of the worked example. */
export function potGameView(ladder: Ladder, { scores, playedAt, ...game }: PotGame, named: Named): PotGameView {
  const each = stake.of(ladder);
  const lowest = Math.min(...scores.map(([, score]) => score));
  const spread = scores.reduce((sum, [, score]) => sum + BigInt(score) - BigInt(lowest), 0n);
  const shares = potShares(scores, each);
  const pot = each * scores.length;
  const rows = scores.map(([id, score]): PotRowView => {
    const share = shares.get(id) ?? 0;
    const rating = spread === 0n ? undefined : Number((1000n * (BigInt(score) - BigInt(lowest))) / spread);
    const points = rating === undefined ? share : Math.floor((rating * pot) / 1000);
    return {
      ...named(id),
      score,
      spread: score - lowest,
      ...(rating !== undefined && { rating }),
      points,
      bonus: share - points,
      net: share - each,
    };
  });
  return {
    ...game,
    at: formatLocal(ladder.header.timezone, playedAt),
    pot,
    spread: Number(spread),
    rows: rows.toSorted((one, other) => other.score - one.score),
  };
}

/** The games that are running, the earliest first. */
export const potsOf = (ladder: Ladder, named: Named): PotView[] =>
  [...ladder.games.values()]
    .toSorted((one, other) => one.started - other.started || (one.id < other.id ? -1 : 1))
    .map(({ id, started, players }) => ({
      id,
      since: formatLocal(ladder.header.timezone, started),
      players: players.map(named),
      pot: stake.of(ladder) * players.length,
    }));
