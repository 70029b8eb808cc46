import { picked } from '../vocabulary/alike.ts';
import type { Bodies, PlayedGame, Score } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import type { ChallengeId, LineNumber, Outcome, PlayerId } from '../vocabulary/vocabulary.ts';
import type { GameInWords } from './game.ts';
import type { PairingTerms } from './game-terms.ts';

/** The games of the last lines of a season, and what later lines need to know of earlier ones. */
export interface GamesSnapshot {
  /** All games are known from this line on. */
  readonly since: LineNumber;
  /** How many there were before. */
  readonly before: number;
  readonly games: readonly GameInWords[];
  readonly twos: readonly (readonly [ChallengeId, PairingTerms])[];
  readonly approvals: readonly (readonly [LineNumber, LineNumber])[];
  /** How players had done by then, as `formOf` tells it. */
  readonly forms: readonly (readonly [PlayerId, string])[];
}

/** What of a season's games goes into a snapshot besides those since a line. */
export interface KeptOfGames extends Pick<GamesSnapshot, 'since' | 'forms'> {
  readonly challenges: ReadonlySet<ChallengeId>;
  readonly lines: ReadonlySet<LineNumber>;
}

/** Who has won by a score, under the settings of a ladder or, where none is told, of those that a season began with. */
export type OutcomeOf = (score: Score, on?: Pick<Ladder, 'header'>) => Outcome;

/** Who played for two entrants, be it said or usual; nothing where that is not known. */
export type LineupOf = (
  two: PairingTerms,
  said: readonly PlayerId[] | undefined,
  on: Ladder | undefined,
) => Pick<GameInWords, 'lineup' | 'standIns'> | undefined;

export class Games {
  readonly #games = new Map<LineNumber, GameInWords>();
  readonly #twos = new Map<ChallengeId, PairingTerms>();
  readonly #approvals = new Map<LineNumber, LineNumber>();
  /** The lines of the results of each player, in the order of the log. */
  readonly #byPlayer = new Map<PlayerId, LineNumber[]>();

  /** What games that continue from a snapshot know of those before it. */
  readonly #known: Pick<GamesSnapshot, 'since' | 'before'> | undefined;
  readonly #older = new Map<LineNumber, GameInWords>();
  readonly #forms: ReadonlyMap<PlayerId, string>;

  readonly #outcomeOf: OutcomeOf;
  readonly #lineupOf: LineupOf;

  constructor(
    outcomeOf: OutcomeOf,
    lines: readonly Entry[] = [],
    from?: GamesSnapshot,
    lineupOf: LineupOf = () => undefined,
  ) {
    this.#outcomeOf = outcomeOf;
    this.#lineupOf = lineupOf;
    this.#known = from;
    this.#forms = new Map(from?.forms);
    for (const [id, two] of from?.twos ?? []) this.#twos.set(id, two);
    for (const [approval, line] of from?.approvals ?? []) this.#approvals.set(approval, line);
    for (const game of from?.games ?? []) this.#remember(game);
    for (const entry of lines) this.note(entry);
  }

  /** Takes a line; `awaited` is that of the result that waits as it comes, where it is about one; `on`: the ladder to which it came. */
  note(entry: Entry, awaited?: LineNumber, on?: Ladder): void {
    const { line } = entry;
    this.#noteTwo(entry);
    const game = this.#recorded(entry, on);
    if (game) this.#add(line, game);
    this.#approve(entry, awaited);
    this.#amend(entry, on);
  }

  #remember(game: GameInWords): void {
    const { line } = game.entry;
    if (this.#isBefore(line)) this.#older.set(line, game);
    else this.#add(line, game);
  }

  #isBefore(line: LineNumber): boolean {
    return this.#known !== undefined && line < this.#known.since;
  }

  snapshot({ since, forms, challenges, lines }: KeptOfGames): GamesSnapshot {
    const all = [...this.#older.values(), ...this.#games.values()];
    const isKept = (line: LineNumber): boolean => line >= since || lines.has(line);
    return {
      since,
      before: (this.#known?.before ?? 0) + this.all().filter(({ entry }) => entry.line < since).length,
      games: all.filter(({ entry }) => isKept(entry.line)),
      twos: [...this.#twos].filter(([id]) => challenges.has(id)),
      approvals: [...this.#approvals].filter(([approval]) => isKept(approval)),
      forms,
    };
  }

  #add(line: LineNumber, game: GameInWords): void {
    this.#games.set(line, game);
    for (const player of [game.challenger, game.challenged]) {
      const lines = this.#byPlayer.get(player);
      if (lines) lines.push(line);
      else this.#byPlayer.set(player, [line]);
    }
  }

  /** Takes note that a line noted before did something else: it was worked out again. */
  renew(entry: Entry, awaited?: LineNumber, on?: Ladder): void {
    this.#noteTwo(entry);
    this.#approve(entry, awaited);
    const game = this.#games.get(entry.line);
    if (game)
      this.#games.set(entry.line, { ...this.#onTermsOfNow(game, entry), ...this.#lineup(entry, game, on), entry });
  }

  #lineup({ command: { body } }: Entry, two: PairingTerms, on: Ladder | undefined) {
    return this.#lineupOf(two, 'lineup' in body ? body.lineup : undefined, on);
  }

  /** A challenge that was voided was issued at nothing. */
  #onTermsOfNow({ terms: before, ...game }: GameInWords, { command }: Entry): GameInWords {
    const terms = command.verb === 'result' ? this.#twos.get(command.body.challenge)?.terms : before;
    return { ...game, ...(terms && { terms }) };
  }

  #noteTwo({ command, effects: { terms } }: Entry): void {
    if (command.verb === 'challenge' || command.verb === 'match')
      this.#twos.set(command.body.id, { ...command.body, ...(terms && { terms }) });
  }

  at(line: LineNumber): GameInWords | undefined {
    const game = this.known(line);
    if (!game && this.#isBefore(line)) logNeeded();
    return game;
  }

  /** The same, where it is not asked whether a snapshot lacks it. */
  known(line: LineNumber): GameInWords | undefined {
    return this.#games.get(line) ?? this.#older.get(line);
  }

  behind(line: LineNumber): GameInWords | undefined {
    return this.at(this.#approvals.get(line) ?? line);
  }

  /** In the order of the log. */
  all(): readonly GameInWords[] {
    return [...this.#games.values()];
  }

  /** The last ones, newest first. */
  last(count: number): readonly GameInWords[] {
    const last = this.all().slice(-count).reverse();
    if (last.length < count && this.#known && this.#known.before > 0) logNeeded();
    return last;
  }

  of(lines: Iterable<LineNumber>): readonly GameInWords[] {
    return [...new Set(lines)].toSorted((one, other) => other - one).flatMap((line) => this.at(line) ?? []);
  }

  /** Newest first. */
  *playedBy(player: PlayerId): Generator<GameInWords> {
    const lines = this.#byPlayer.get(player) ?? [];
    for (let last = lines.length - 1; last >= 0; last--) {
      const line = lines[last];
      const game = line && this.#games.get(line);
      if (game) yield game;
    }
  }

  /** How a player had done before the first game that `playedBy` knows. */
  formBefore(player: PlayerId): string {
    return this.#forms.get(player) ?? '';
  }

  /** Those who have played. */
  players(): Iterable<PlayerId> {
    return new Set([...this.#forms.keys(), ...this.#byPlayer.keys()]);
  }

  twoOf(id: ChallengeId): PairingTerms | undefined {
    const two = this.#twos.get(id);
    if (!two && this.#known) logNeeded();
    return two;
  }

  #recorded(entry: Entry, on?: Ladder): GameInWords | undefined {
    const { command } = entry;
    switch (command.verb) {
      case 'result': {
        const two = this.twoOf(command.body.challenge);
        return two && this.#played(entry, two, command.body.challenge, command.body, on);
      }
      case 'match':
        return this.#played(entry, command.body, command.body.id, command.body, on);
      case 'playoff': {
        const [challenger, challenged] = command.body.players;
        const won = command.body.winner === challenger;
        const score: Score = won ? [1, 0] : [0, 1];
        const outcome = won ? 'challenger-won' : 'challenged-won';
        return { entry, playedAt: command.at, challenger, challenged, score, outcome };
      }
      default:
        return undefined;
    }
  }

  #played(
    entry: Entry,
    two: PairingTerms,
    id: ChallengeId,
    game: Pick<PlayedGame, 'score' | 'points' | 'playedAt' | 'pgn' | 'white'>,
    on?: Ladder,
  ): GameInWords {
    return {
      entry,
      id,
      playedAt: game.playedAt ?? entry.command.at,
      ...picked(two, ['challenger', 'challenged', 'terms']),
      outcome: this.#outcomeOf(game.score, on),
      ...picked(game, ['score', 'points', 'pgn', 'white']),
      ...this.#lineup(entry, two, on),
    };
  }

  /** With the right score; points that were given for another go with it. */
  #corrected(game: GameInWords, { score, points }: Bodies['correct'], on?: Pick<Ladder, 'header'>): GameInWords {
    if (!score) return game;
    const { points: _, ...rest } = game;
    return { ...rest, score, ...(points && { points }), outcome: this.#outcomeOf(score, on) };
  }

  /** An approval lets count what waits when it comes: another result, once a rejection before it was voided. */
  #approve({ command, line }: Entry, awaited: LineNumber | undefined): void {
    if (command.verb === 'void') this.#unapprove(command.body.line);
    if (command.verb !== 'approve' || command.body.challenge === undefined) return;
    const game = awaited === undefined ? this.#givenBefore(line, command.body.challenge) : this.#games.get(awaited);
    if (!game) return;
    this.#approvals.set(line, game.entry.line);
    this.#games.set(game.entry.line, { ...game, approvedBy: line });
  }

  /** Where nothing waits any more, as what was approved has been voided since: the last result that stood by then. */
  #givenBefore(line: LineNumber, challenge: ChallengeId): GameInWords | undefined {
    return this.all().findLast(
      ({ id, entry, voidedBy }) =>
        id === challenge && entry.line < line && !(voidedBy !== undefined && voidedBy < line),
    );
  }

  /** Lines from one on are worked out again: only then it is known which of them let which result count. */
  forgetApprovals(from: LineNumber): void {
    for (const line of [...this.#approvals.keys()]) if (line >= from) this.#unapprove(line);
  }

  /** An approval that is voided never let anything count. */
  #unapprove(approval: LineNumber): void {
    const game = this.behind(approval);
    this.#approvals.delete(approval);
    if (game?.approvedBy !== approval) return;
    const { approvedBy: _, ...waiting } = game;
    this.#games.set(game.entry.line, waiting);
  }

  /** Corrections and voidings change a game that was recorded before. */
  #amend({ line, command }: Entry, on?: Pick<Ladder, 'header'>): void {
    if (command.verb !== 'correct' && command.verb !== 'void') return;
    const game = this.#games.get(command.body.line);
    if (!game) return;
    if (command.verb === 'void') this.#games.set(command.body.line, { ...game, voidedBy: line, voidedAt: command.at });
    else this.#games.set(command.body.line, { ...this.#corrected(game, command.body, on), correctedBy: line });
  }
}
