import type { Scores } from '../vocabulary/command.ts';
import { CONFIRMED_BY, type Entry } from '../vocabulary/entry.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';

/** A game for points that was given its scores, as they stand now. */
export interface PotGame {
  readonly line: LineNumber;
  readonly game: ChallengeId;
  readonly playedAt: Instant;
  readonly scores: Scores;
  readonly correctedBy?: LineNumber;
  readonly voidedBy?: LineNumber;
  /** A player reported it, for another one to confirm. */
  readonly isReported?: true;
  /** The line that let it count, where it waited for that. */
  readonly approvedBy?: LineNumber;
}

/** The games for points of a log: who sat in each, and what came of it. */
export class PotGames {
  readonly #seats = new Map<ChallengeId, readonly PlayerId[]>();
  readonly #games = new Map<LineNumber, PotGame>();
  /** The last line that gave each game scores. */
  readonly #given = new Map<ChallengeId, LineNumber>();

  constructor(lines: readonly Entry[] = []) {
    for (const entry of lines) this.note(entry);
  }

  note({ line, command, effects }: Entry): void {
    switch (command.verb) {
      case 'start':
        this.#seats.set(command.body.id, command.body.players);
        break;
      case 'finish': {
        const { game, scores, playedAt = command.at, reported } = command.body;
        const isReported = reported !== undefined && effects.clause === CONFIRMED_BY;
        this.#games.set(line, { line, game, playedAt, scores, ...(isReported && { isReported }) });
        this.#given.set(game, line);
        break;
      }
      case 'approve':
        if (command.body.game !== undefined) this.#approve(command.body.game, line);
        break;
      case 'correct': {
        const { scores } = command.body;
        this.#amend(command.body.line, { ...(scores && { scores }), correctedBy: line });
        break;
      }
      case 'void':
        this.#amend(command.body.line, { voidedBy: line });
    }
  }

  #amend(line: LineNumber, change: Partial<PotGame>): void {
    const game = this.#games.get(line);
    if (game) this.#games.set(line, { ...game, ...change });
  }

  #approve(id: ChallengeId, line: LineNumber): void {
    const game = this.given(id);
    if (game && game.voidedBy === undefined) this.#games.set(game.line, { ...game, approvedBy: line });
  }

  given(id: ChallengeId): PotGame | undefined {
    const line = this.#given.get(id);
    return line && this.at(line);
  }

  /** Who sat in a game, in the order of their seats. */
  seats(id: ChallengeId): readonly PlayerId[] {
    return this.#seats.get(id) ?? [];
  }

  at(line: LineNumber): PotGame | undefined {
    return this.#games.get(line);
  }

  /** In the order of the log. */
  all(): readonly PotGame[] {
    return [...this.#games.values()];
  }

  /** The last ones, newest first. */
  last(count: number): readonly PotGame[] {
    return this.all().slice(-count).reverse();
  }
}
