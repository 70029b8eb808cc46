import { documentOf } from '#shared/log/replay.ts';
import { admissionsSlot, gamesSlot } from '#shared/rules/pots/slots.ts';
import { stake } from '#shared/rules/pots/stake.ts';
import { RulesClub } from '../club.ts';

/** Players and their scores, in the order in which they are entered. */
export type Scores = Readonly<Record<string, number>>;

interface Running {
  readonly game: string;
}

/** A club that plays for points, with a clock of its own, whose season can be told in a few words. */
export class DiceClub extends RulesClub {
  #games = 0;

  constructor(changes: object = {}) {
    super({ system: 'shicargo', season: { start: '2021-09-01' }, ...changes });
  }

  start(...players: readonly string[]): Running {
    this.#games += 1;
    const game = `g${this.#games}`;
    this.does('start', { id: game, players });
    return { game };
  }

  finish({ game }: Running, scores: Scores, playedAt?: string): this {
    const played = playedAt === undefined ? {} : { playedAt };
    return this.does('finish', { game, scores: Object.entries(scores), ...played });
  }

  /** A game from start to finish, with the seats in the order of the scores. */
  game(scores: Scores): this {
    return this.finish(this.start(...Object.keys(scores)), scores);
  }

  /** A game that returns every stake, so that everybody in it has played and nobody has won. */
  even(...players: readonly string[]): this {
    return this.game(Object.fromEntries(players.map((player) => [player, 300])));
  }

  abandonGame({ game }: Running): this {
    return this.does('abandon', { game });
  }

  correctScores(line: number, scores: Scores): this {
    return this.does('correct', { line, scores: Object.entries(scores) });
  }

  /** Lets time pass until a date, and what is due by then happen. */
  until(when: string): this {
    return this.at(when).settle();
  }

  /** Who has how many points, top first: "ann 1088, bob 912". */
  get points(): string {
    return this.#standings.map(({ player, points }) => `${player} ${points}`).join(', ');
  }

  /** Who stands on which rung: "1 ann, 1 bob, 3 cy". */
  get rungs(): string {
    return this.#standings.map(({ rung, player }) => `${rung} ${player}`).join(', ');
  }

  /** All points on the ladder and in the pots of running games. */
  get total(): number {
    const seats = [...gamesSlot.of(this.ladder).values()].reduce((sum, { players }) => sum + players.length, 0);
    return this.#standings.reduce((sum, { points = 0 }) => sum + points, seats * stake.of(this.ladder));
  }

  /** How many players were ever admitted. */
  get admissions(): number {
    return admissionsSlot.of(this.ladder);
  }

  /** Every month settled so far: "2021-09: bob 250, cy 250; removed cy". */
  override get settled(): readonly string[] {
    return this.#document.settled.map(({ period, forfeited = [], removed }) => {
      const paid = forfeited.map(({ player, points }) => `${player} ${points}`).join(', ');
      return `${period}: ${paid || 'nothing'}${removed.length > 0 ? `; removed ${removed.join(' ')}` : ''}`;
    });
  }

  get #document() {
    return documentOf({ season: this.season, refused: [] });
  }

  get #standings() {
    return this.#document.standings;
  }
}

/** Ann, bob and so on, each with 1000 points on the season's first morning. */
export const clubOf = (players: string, changes: object = {}): DiceClub =>
  new DiceClub(changes).seed(...players.split(' '));

/** In each of these months these players have a game that nobody wins; then the next month begins. */
export function months(club: DiceClub, names: string, players: string): DiceClub {
  for (const month of names.split(' ')) club.at(`${month}-10 20:00`).even(...players.split(' '));
  return club;
}
