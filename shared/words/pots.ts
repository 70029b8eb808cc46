import type { Scores } from '../vocabulary/command.ts';
import { CONFIRMED_BY, type Entry } from '../vocabulary/entry.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import type { KeptOfGames } from './games.ts';

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

/** The games for points of the last lines of a season, and what later lines need to know of earlier ones: see `GamesSnapshot`. */
export interface PotGamesSnapshot {
  readonly since: LineNumber;
  readonly before: number;
  readonly games: readonly PotGame[];
  readonly seats: readonly (readonly [ChallengeId, readonly PlayerId[]])[];
}

/** The games for points of a log: who sat in each, and what came of it. */
export class PotGames {
  readonly #seats = new Map<ChallengeId, readonly PlayerId[]>();
  readonly #games = new Map<LineNumber, PotGame>();

  readonly #known: Pick<PotGamesSnapshot, 'since' | 'before'> | undefined;
  readonly #older = new Map<LineNumber, PotGame>();

  constructor(lines: readonly Entry[] = [], from?: PotGamesSnapshot) {
    this.#known = from;
    for (const [id, players] of from?.seats ?? []) this.#seats.set(id, players);
    for (const game of from?.games ?? []) (this.#isBefore(game.line) ? this.#older : this.#games).set(game.line, game);
    for (const entry of lines) this.note(entry);
  }

  /** Takes a line; `awaited` is that of the scores that wait as it comes, where it is about some. */
  note(entry: Entry, awaited?: LineNumber): void {
    const { line, command, effects } = entry;
    this.renew(entry, awaited);
    switch (command.verb) {
      case 'start':
        this.#seats.set(command.body.id, command.body.players);
        break;
      case 'finish': {
        const { game, scores, playedAt = command.at, reported } = command.body;
        const isReported = reported !== undefined && effects.clause === CONFIRMED_BY;
        this.#games.set(line, { line, game, playedAt, scores, ...(isReported && { isReported }) });
        break;
      }
      case 'correct': {
        const { scores } = command.body;
        this.#amend(command.body.line, { ...(scores && { scores }), correctedBy: line });
        break;
      }
      case 'void':
        this.#amend(command.body.line, { voidedBy: line });
    }
  }

  /** Takes note of what a line lets count, or no longer: again, where it was worked out again. */
  renew({ line, command: { verb, body } }: Entry, awaited: LineNumber | undefined): void {
    if (verb === 'approve' && awaited !== undefined) this.#amend(awaited, { approvedBy: line });
    if (verb === 'void') this.#unapprove((approval) => approval === body.line);
  }

  /** Lines from one on are worked out again: only then it is known which of them let which scores count. */
  forgetApprovals(from: LineNumber): void {
    this.#unapprove((approval) => approval >= from);
  }

  #unapprove(isMeant: (approval: LineNumber) => boolean): void {
    for (const [line, { approvedBy, ...game }] of this.#games)
      if (approvedBy !== undefined && isMeant(approvedBy)) this.#games.set(line, game);
  }

  #isBefore(line: LineNumber): boolean {
    return this.#known !== undefined && line < this.#known.since;
  }

  snapshot({ since, challenges, lines }: Omit<KeptOfGames, 'forms'>): PotGamesSnapshot {
    const all = [...this.#older.values(), ...this.#games.values()];
    return {
      since,
      before: (this.#known?.before ?? 0) + this.all().filter(({ line }) => line < since).length,
      games: all.filter(({ line }) => line >= since || lines.has(line)),
      seats: [...this.#seats].filter(([id]) => challenges.has(id)),
    };
  }

  #amend(line: LineNumber, change: Partial<PotGame>): void {
    const game = this.#games.get(line);
    if (game) this.#games.set(line, { ...game, ...change });
  }

  /** The players of a game, in the order of their seats. */
  seats(id: ChallengeId): readonly PlayerId[] {
    const seats = this.#seats.get(id);
    if (!seats && this.#known) logNeeded();
    return seats ?? [];
  }

  at(line: LineNumber): PotGame | undefined {
    const game = this.known(line);
    if (!game && this.#isBefore(line)) logNeeded();
    return game;
  }

  /** The same, where it is not asked whether a snapshot lacks it. */
  known(line: LineNumber): PotGame | undefined {
    return this.#games.get(line) ?? this.#older.get(line);
  }

  /** In the order of the log. */
  all(): readonly PotGame[] {
    return [...this.#games.values()];
  }

  /** The last ones, newest first. */
  last(count: number): readonly PotGame[] {
    const last = this.all().slice(-count).reverse();
    if (last.length < count && this.#known && this.#known.before > 0) logNeeded();
    return last;
  }
}
