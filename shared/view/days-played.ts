import { localOf } from '../calendar/zone.ts';
import type { PlayedOnView } from '../contract/calendar.ts';
import { scoresStateOf } from '../rules/pots/outcome.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import { type ChallengeId, type Day, FIRST_LINE, type LineNumber } from '../vocabulary/vocabulary.ts';
import { stateOf } from '../words/game.ts';
import type { Games } from '../words/games.ts';
import type { PotGames } from '../words/pots.ts';

export interface DaysPlayedSnapshot {
  /** How many results that count each day had. */
  readonly counts: readonly PlayedOnView[];
  /** Days for which not all results are known. */
  readonly partly: readonly Day[];
}

/** The days of a season on which anybody played: worked out only from results that may have changed since. */
export class DaysPlayed {
  readonly #zone: string;
  readonly #games: Games;
  readonly #pots: PotGames;
  /** Every line that gave a result, by its date of play. */
  readonly #lines = new Map<Day, LineNumber[]>();
  /** The same lines, in the order of the log. */
  readonly #results: LineNumber[] = [];
  /** The lines whose result counts, and how many each day has. */
  readonly #counted = new Map<LineNumber, Day>();
  readonly #counts = new Map<Day, number>();
  /** The lines that gave each challenge or game a result. */
  readonly #ofGame = new Map<ChallengeId, readonly LineNumber[]>();
  #doubtful = new Set<LineNumber>();
  readonly #partly = new Set<Day>();

  constructor(zone: string, games: Games, pots: PotGames) {
    this.#zone = zone;
    this.#games = games;
    this.#pots = pots;
  }

  /** Goes on from a snapshot, which knows of these lines that they gave results. */
  resume({ counts, partly }: DaysPlayedSnapshot, lines: readonly LineNumber[], ladder: Ladder): void {
    for (const { day, results } of counts) this.#counts.set(day, results);
    for (const day of partly) this.#partly.add(day);
    for (const line of lines) {
      const playedAt = this.#playedAt(line);
      if (playedAt !== undefined) this.#add(line, localOf(this.#zone, playedAt).day);
      const counted = this.#dayOf(line, ladder);
      if (counted !== undefined) this.#counted.set(line, counted);
    }
    this.#doubtful = new Set();
  }

  snapshot(since: LineNumber, ladder: Ladder): DaysPlayedSnapshot {
    const cut = [...this.#lines].filter(([, lines]) => lines.some((line) => line < since));
    return { counts: this.days(ladder), partly: [...new Set([...this.#partly, ...cut.map(([day]) => day)])] };
  }

  note(line: LineNumber, { body }: Command): void {
    const playedAt = this.#playedAt(line);
    if (playedAt !== undefined) this.#add(line, localOf(this.#zone, playedAt).day);
    if ('challenge' in body) this.doubtGame(body.challenge);
    if ('game' in body) this.doubtGame(body.game);
    if ('line' in body) this.#doubtAmended(body.line);
  }

  /** What is voided that is no result may have let one count, or not, that was given before it. */
  #doubtAmended(line: LineNumber): void {
    if (this.#playedAt(line) === undefined) this.doubtSince(FIRST_LINE);
    else this.#doubt(line);
  }

  /** All results since a line may count otherwise than before. */
  doubtSince(first: LineNumber): void {
    for (let index = this.#results.length - 1; index >= 0; index--) {
      const line = this.#results[index];
      if (line === undefined || line < first) return;
      this.#doubtful.add(line);
    }
  }

  /** The lines that gave the results of a day, newest first. */
  on(day: Day): readonly LineNumber[] {
    if (this.#partly.has(day)) logNeeded();
    return (this.#lines.get(day) ?? []).toReversed();
  }

  days(ladder: Ladder): readonly PlayedOnView[] {
    for (const line of this.#doubtful) this.#count(line, ladder);
    this.#doubtful = new Set();
    return [...this.#counts]
      .map(([day, results]) => ({ day, results }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  }

  #playedAt = (line: LineNumber) => (this.#games.at(line) ?? this.#pots.at(line))?.playedAt;

  #add(line: LineNumber, day: Day): void {
    const id = this.#games.at(line)?.id ?? this.#pots.at(line)?.game;
    if (id !== undefined) this.#ofGame.set(id, [...(this.#ofGame.get(id) ?? []), line]);
    const known = this.#lines.get(day);
    if (known) known.push(line);
    else this.#lines.set(day, [line]);
    this.#results.push(line);
    this.#doubtful.add(line);
  }

  /** Any of a game's results may come to count, or not: also one that came before others that were turned down. */
  doubtGame(id: ChallengeId | undefined): void {
    for (const line of (id && this.#ofGame.get(id)) ?? []) this.#doubt(line);
  }

  /** The result of a line may count otherwise than before. */
  #doubt(line: LineNumber | undefined): void {
    if (line !== undefined) this.#doubtful.add(line);
  }

  #count(line: LineNumber, ladder: Ladder): void {
    const [before, now] = [this.#counted.get(line), this.#dayOf(line, ladder)];
    if (before === now) return;
    this.#change(before, -1);
    this.#change(now, 1);
    if (now === undefined) this.#counted.delete(line);
    else this.#counted.set(line, now);
  }

  #change(day: Day | undefined, by: number): void {
    if (day === undefined) return;
    const count = (this.#counts.get(day) ?? 0) + by;
    if (count > 0) this.#counts.set(day, count);
    else this.#counts.delete(day);
  }

  /** The day on which a result counts, if it does. */
  #dayOf(line: LineNumber, ladder: Ladder): Day | undefined {
    const [game, pot] = [this.#games.at(line), this.#pots.at(line)];
    const state = game ? stateOf(ladder, game) : pot && scoresStateOf(ladder, pot);
    const stands = state === 'stands';
    const playedAt = this.#playedAt(line);
    return stands && playedAt !== undefined ? localOf(this.#zone, playedAt).day : undefined;
  }
}
