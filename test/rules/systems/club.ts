import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { Preferences, Score } from '#shared/vocabulary/command.ts';
import type { Player } from '#shared/vocabulary/ladder.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { RulesClub } from '../club.ts';

interface Begun {
  readonly challenge: string;
}

/** A club whose games are arranged by challenge, and played some other day. Players are called by their first rung. */
export class ChessClub extends RulesClub {
  /** So many players, "1" on rung 1. */
  seedNumbered(size: number, preferences: object = {}): this {
    const players = Array.from({ length: size }, (_, index) => ({ id: `${index + 1}`, ...preferences }));
    return this.does('seed', { order: 'draw', players });
  }

  /** Both want to play, however far apart they stand. */
  agree(challenger: string, challenged: string, id: string): this {
    return this.does('challenge', { id, challenger, challenged, agreed: true });
  }

  accept({ challenge }: Begun): this {
    return this.does('accept', { challenge });
  }

  decline({ challenge }: Begun): this {
    return this.does('decline', { challenge });
  }

  withdraw({ challenge }: Begun): this {
    return this.does('withdraw', { challenge });
  }

  prefer(player: string, preferences: object): this {
    return this.does('prefer', { player, ...preferences });
  }

  preferencesOf(player: string): Preferences {
    return this.player(player)?.preferences ?? {};
  }

  player(player: string): Player | undefined {
    const id = parsePlayerId(player);
    return id && this.ladder.players.get(id);
  }

  /** The challenges without a final result: "2 to 1". */
  get open(): readonly string[] {
    return [...this.ladder.challenges.values()].map(({ challenger, challenged }) => `${challenger} to ${challenged}`);
  }
}

const CREWE = { system: 'crewe', season: { start: '2019-09-02' } };

export const creweOf = (size: number, changes: object = {}): ChessClub =>
  new ChessClub({ ...CREWE, ...changes }).seedNumbered(size).at('2019-09-05 19:00');

const RESULTS: Readonly<Record<number, string>> = { 1: '1-0', 0.5: '1/2-1/2', 0: '0-1' };

/** The moves of a short game in which the challenger, who has White, scores so. */
const pgnFor = ([challenger]: Score): string => `1. e4 e5 2. Nf3 Nc6 ${RESULTS[challenger] ?? '*'}`;

/** A club that meets on Saturdays, and whose coordinator wants to see the moves. */
export class NairobiClub extends ChessClub {
  /** So many players, all of them paid up. */
  static of(size: number, changes: object = {}): NairobiClub {
    const club = new NairobiClub({ ...NAIROBI, ...changes });
    return club.seedNumbered(size, MEMBER).onSaturday(1);
  }

  /** The so-many-th Saturday of the season, when the club has met for an hour. */
  onSaturday(number: number): this {
    return this.at(`${addDays(FIRST_SATURDAY, 7 * (number - 1))} 15:00`);
  }

  /** The Monday after it, when the week is settled. */
  afterWeek(number: number): this {
    return this.at(addDays(FIRST_SATURDAY, 7 * (number - 1) + 2)).settle();
  }

  /** A result with its moves. */
  submit({ challenge }: Begun, score: Score, also: object = {}): this {
    return this.does('result', { challenge, score, pgn: pgnFor(score), ...also });
  }

  /** A game from a sheet with its moves. */
  submitSheet(id: string, challenger: string, challenged: string, score: Score, also: object = {}): this {
    return this.does('match', { id, challenger, challenged, score, pgn: pgnFor(score), ...also });
  }

  approve({ challenge }: Begun): this {
    return this.does('approve', { challenge });
  }

  reject({ challenge }: Begun): this {
    return this.does('reject', { challenge });
  }

  /** A challenge, its result and its approval, a line each. */
  override plays(challenger: string, challenged: string, score: Score): this {
    const game = this.issue(challenger, challenged);
    return this.submit(game, score).approve(game);
  }

  /** Draws between neighbours, which move nobody, for all of these. */
  draw(...pairs: readonly (readonly [challenger: string, challenged: string])[]): this {
    for (const [challenger, challenged] of pairs) {
      this.because('they are keen');
      this.approve(this.submitDraw(challenger, challenged));
    }
    return this;
  }

  submitDraw(challenger: string, challenged: string): Begun {
    const game = this.issue(challenger, challenged);
    this.submit(game, [0.5, 0.5]);
    return game;
  }
}

/** Registered, and paid up for years. */
export const MEMBER = { registered: true, paidUntil: '2029-12-31' };

const NAIROBI = { system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2022-01-03' } };
const FIRST_SATURDAY = theDay('2022-01-08');

function theDay(text: string) {
  const day = parseDay(text);
  if (!day) throw new Error(`"${text}" is no date`);
  return day;
}
