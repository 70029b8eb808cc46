import { type Day, periodAround, startOf } from '../calendar.ts';
import type { Challenge } from '../challenge.ts';
import { shutDays } from '../configured.ts';
import type { Body, Header } from '../lines.ts';
import { PairLadder, played } from '../pairs.ts';
import { listedFirst, placed, seeded } from '../placing.ts';
import type { Kept } from '../season.ts';

type Movement = 'halfway' | 'takes-rung' | 'swap';

interface Preferences {
  readonly rated?: boolean;
  readonly registered?: boolean;
  readonly paidUntil?: string;
}

/** A game of which the log tells, and whether it counts as played. */
interface Game {
  readonly players: readonly string[];
  readonly playedOn: Day;
}

export const CREWE = { reach: 10, movement: 'halfway', confirm: 0 };
export const NAIROBI = {
  reach: 5,
  rematchMonths: 2,
  hoursFrom: '14:00',
  hoursTo: '18:00',
  drop: 1,
  weeksUntilDrop: 2,
  movement: 'halfway',
};

const SATURDAY = 6;

/** A ladder by the rules of Crewe or of Nairobi. */
export class HalfDistance extends PairLadder<Movement> {
  readonly isNairobi: boolean;
  protected readonly isApproving: boolean;
  order: string[] = [];
  readonly preferences = new Map<string, Preferences>();
  readonly #games: readonly Game[];
  readonly #shut: ReadonlySet<Day>;
  readonly #admitted = new Map<string, Day>();
  readonly #missed = new Map<string, number>();
  /** The first day of the week that is settled next, in the season. */
  #week: Day;

  constructor(header: Header, games: readonly Game[], shut: ReadonlySet<Day>) {
    super(header, header.system === 'nairobi' ? NAIROBI : CREWE);
    this.isNairobi = header.system === 'nairobi';
    this.isApproving = this.isNairobi;
    this.#games = games;
    this.#shut = shut;
    this.#week = this.start;
  }

  isThere(player: string): boolean {
    return this.order.includes(player);
  }

  rungOf(player: string): number {
    return this.order.indexOf(player) + 1;
  }

  standings(): readonly string[] {
    return this.order;
  }

  isScore({ score = [0, 0], walkover, noShow }: Body): boolean {
    const isDraw = score[0] === 0.5 && score[1] === 0.5;
    const isWon = score[0] + score[1] === 1 && score.includes(1);
    const isPlayed = !walkover && !noShow;
    return isPlayed ? isDraw || isWon : isWon;
  }

  protected admit(player: string, day: Day): void {
    this.order.push(player);
    this.#admitted.set(player, day);
    this.#missed.set(player, 0);
  }

  protected takeOff(player: string): void {
    this.order = this.order.filter((each) => each !== player);
  }

  protected override place(body: Body): void {
    this.order = placed(this.order, body);
  }

  /** Those that a new seed lists stand where it puts them; others who are there come after, in their order. */
  protected seed(body: Body, day: Day): void {
    const listed = seeded(body);
    for (const player of listed) {
      this.bring(player.id, day);
      this.prefer(player.id, player);
    }
    this.order = listedFirst(listed, this.order);
  }

  protected prefer(player: string, { rated, registered, paidUntil }: Preferences): void {
    this.preferences.set(player, {
      ...this.preferences.get(player),
      ...(rated !== undefined && { rated }),
      ...(registered !== undefined && { registered }),
      ...(paidUntil !== undefined && { paidUntil }),
    });
  }

  protected termsOf(): Movement {
    return this.settings['movement'] as Movement;
  }

  protected count(challenge: Challenge<Movement>, [mine, theirs]: readonly [number, number]): void {
    const { challenger, challenged, terms } = challenge;
    if (mine === theirs) this.#draw(challenger, challenged, terms);
    else if (mine > theirs) this.#win(challenger, challenged, terms);
    else this.#win(challenged, challenger, terms);
  }

  /** C4–C6, N10a–c. Where a win is worth something else, only one from below moves anybody. */
  #win(winner: string, loser: string, movement: Movement): void {
    const [w, l] = [this.rungOf(winner), this.rungOf(loser)];
    if (w < l) {
      if (movement !== 'halfway') return;
      this.#swapRungs(w, w - 1);
      this.#swapRungs(l, l + 1);
    } else if (movement === 'swap') {
      this.#swapRungs(w, l);
    } else if (movement === 'takes-rung') {
      this.#put(winner, l);
    } else {
      this.#swapRungs(l, l + 1);
      this.#put(winner, Math.floor((w + l) / 2));
    }
  }

  /** C7, N10d. */
  #draw(one: string, other: string, movement: Movement): void {
    if (movement !== 'halfway') return;
    const below = Math.max(this.rungOf(one), this.rungOf(other));
    if (Math.abs(this.rungOf(one) - this.rungOf(other)) > 1) this.#swapRungs(below, below - 1);
  }

  /** Does nothing where there is no such rung. */
  #swapRungs(one: number, other: number): void {
    const [first, second] = [this.order[one - 1], this.order[other - 1]];
    if (first === undefined || second === undefined) return;
    this.order[one - 1] = second;
    this.order[other - 1] = first;
  }

  #put(player: string, rung: number): void {
    const others = this.order.filter((each) => each !== player);
    this.order = [...others.slice(0, rung - 1), player, ...others.slice(rung - 1)];
  }

  /** N4: each week that is due by an instant, oldest first. */
  override settle(by: number): void {
    if (this.isNairobi) {
      for (;;) {
        const { first, last, name } = periodAround(this.#week, 'week');
        if (startOf(last + 1, this.header.timezone) > by) break;
        this.#settleWeek(first, this.#week, last, name);
        this.#week = last + 1;
      }
    }
    super.settle(by);
  }

  #settleWeek(first: Day, from: Day, last: Day, name: string): void {
    const saturday = first + SATURDAY - 1;
    const isHalf = (last - from + 1) * 2 >= 7;
    const counts = isHalf && !this.isOver(last) && !this.#shut.has(saturday);
    const dropped = this.order.filter((player) => {
      const missed = this.#missed.get(player) ?? 0;
      if (this.#hasPlayed(player, from, last)) this.#missed.set(player, 0);
      else if (counts && (this.#admitted.get(player) ?? 0) <= from) {
        this.#missed.set(player, missed + 1);
        return missed + 1 >= Number(this.settings['weeksUntilDrop']);
      }
      return false;
    });
    this.#drop(dropped, Number(this.settings['drop']));
    if (counts) this.settled.push({ period: name, dropped, removed: [] });
  }

  #hasPlayed(player: string, from: Day, last: Day): boolean {
    return this.#games.some(
      ({ players, playedOn }) => players.includes(player) && from <= playedOn && playedOn <= last,
    );
  }

  /** From the bottom upwards, each past others who are not dropped. */
  #drop(players: readonly string[], rungs: number): void {
    for (const player of this.order.toReversed()) {
      for (let left = players.includes(player) ? rungs : 0; left > 0; left--) {
        const rung = this.rungOf(player);
        const below = this.order[rung];
        if (below !== undefined && !players.includes(below)) this.#swapRungs(rung, rung + 1);
      }
    }
  }
}

/**
 * The ladder that a header and the entries accepted make by an instant. A week is settled by all games of which the log
 * tells, however late; what becomes of their results depends on no week, so it is found out first.
 */
export function fold(header: Header, kept: readonly Kept[], by: number): HalfDistance {
  const shut = shutDays(header, kept);
  const first = played(new HalfDistance(header, [], shut), kept, by);
  if (!first.isNairobi) return first;
  const games = kept.flatMap((entry): readonly Game[] => {
    const counts = ['counts', 'waits', 'left'].includes(first.fates.get(entry.line) ?? '');
    const challenge = first.challenges.get(entry.body.challenge ?? entry.body.id);
    if (!counts || !challenge) return [];
    return [{ players: [challenge.challenger, challenge.challenged], playedOn: first.playedOn(entry) }];
  });
  return played(new HalfDistance(header, games, shut), kept, by);
}
