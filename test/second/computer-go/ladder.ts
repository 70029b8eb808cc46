import type { Challenge } from '../challenge.ts';
import type { Body, Entry, Header } from '../lines.ts';
import { PairLadder, played } from '../pairs.ts';
import { seeded } from '../placing.ts';
import type { Kept } from '../season.ts';
import { Facts, type Game, gapRead, gapShown } from './facts.ts';
import { handicapOf, type Preferences } from './handicap.ts';

/** What a challenge is about, and keeps, also in a replay. */
export interface Terms extends Game {
  readonly kind: 'up' | 'down' | 'entry';
}

export const SETTINGS = { confirm: 0 };

/** A ladder by the rules of Computer Go. */
export class GoLadder extends PairLadder<Terms> {
  protected readonly isApproving = false;
  readonly order: string[] = [];
  /** The level between each program of the order and the next. */
  readonly #gaps: number[] = [];
  /** The programs that have no rung yet, as they joined. */
  readonly #waiting: string[] = [];
  readonly #entering = new Set<string>();
  readonly #facts = new Facts();
  readonly #preferences = new Map<string, Preferences>();

  isThere(player: string): boolean {
    return this.hasRung(player) || this.#waiting.includes(player);
  }

  hasRung(player: string): boolean {
    return this.order.includes(player);
  }

  /** All who are there. */
  get everybody(): readonly string[] {
    return [...this.order, ...this.#waiting];
  }

  standings(): readonly string[] {
    return this.order.map((upper, place) => {
      const lower = this.order[place + 1];
      return lower === undefined ? upper : `${upper} ${gapShown(this.#facts, this.#gapAt(place, upper, lower))}`;
    });
  }

  #gapAt(place: number, upper: string, lower: string): Game {
    return { upper, lower, level: this.#gaps[place] ?? 0 };
  }

  isScore({ score = [0, 0] }: Body): boolean {
    return score.includes(1) && score.includes(0);
  }

  /** Whom a program must challenge that is new; undefined where it is not. */
  entryAgainst(player: string): string | undefined {
    if (!this.#entering.has(player)) return undefined;
    return this.hasRung(player) ? this.order[this.order.indexOf(player) - 1] : this.order.at(-1);
  }

  areNeighbours(one: string, other: string): boolean {
    return Math.abs(this.order.indexOf(one) - this.order.indexOf(other)) === 1;
  }

  /** What a challenge that is issued now is about. */
  termsNow({ challenger, challenged }: Body): Terms {
    const [from, to] = [this.order.indexOf(challenger), this.order.indexOf(challenged)];
    const between = this.#gaps.slice(Math.min(from, to), Math.max(from, to)).reduce((sum, level) => sum + level, 0);
    if (this.#entering.has(challenger)) return { kind: 'entry', upper: challenged, lower: challenger, level: 0 };
    if (from > to) return { kind: 'up', upper: challenged, lower: challenger, level: between };
    return { kind: 'down', upper: challenger, lower: challenged, level: between + 1 };
  }

  protected termsOf({ remembered }: Kept): Terms {
    return remembered as Terms;
  }

  protected admit(player: string): void {
    this.#waiting.push(player);
    this.#entering.add(player);
    this.#fillRungOne();
  }

  /** An empty ladder has the first of those who wait on rung 1, and nobody there is entering any more. */
  #fillRungOne(): void {
    const [first] = this.#waiting;
    if (this.order.length === 0 && first !== undefined) {
      this.#waiting.shift();
      this.order.push(first);
    }
    this.#entering.delete(this.order[0] ?? '');
  }

  protected takeOff(player: string): void {
    this.#takeOut(player);
    this.#entering.delete(player);
    this.#fillRungOne();
  }

  /** The gaps above and below become one. */
  #takeOut(player: string): void {
    const waiting = this.#waiting.indexOf(player);
    if (waiting >= 0) this.#waiting.splice(waiting, 1);
    const place = this.order.indexOf(player);
    if (place < 0) return;
    this.order.splice(place, 1);
    const [above, below] = [this.#gaps[place - 1], this.#gaps[place]];
    if (above === undefined) this.#gaps.shift();
    else this.#gaps.splice(place - 1, 2, ...(below === undefined ? [] : [above + below]));
  }

  /** Those that a new seed lists stand where it puts them; others with a rung come after, in their order. */
  protected seed(body: Body): void {
    const sorted = seeded(body);
    const others = this.order.filter((each) => !sorted.some(({ id }) => id === each));
    for (const each of sorted) {
      this.known.add(each.id);
      this.#takeOut(each.id);
      this.#entering.delete(each.id);
      this.prefer(each.id, each);
    }
    this.order.splice(0, this.order.length, ...sorted.map(({ id }) => id), ...others);
    const levels = sorted.slice(0, -1).map(({ id, gap = '0?' }, place) => {
      const { level, isWon, isLost } = gapRead(gap);
      const lower = this.order[place + 1] ?? '';
      if (isWon) this.#facts.win({ upper: id, lower, level });
      if (isLost) this.#facts.lose({ upper: id, lower, level: level + 1 });
      return level;
    });
    this.#gaps.splice(0, this.#gaps.length, ...levels, ...others.map(() => 0));
    this.#fillRungOne();
  }

  protected prefer(player: string, { main, byoyomi, scoring }: Preferences): void {
    this.#preferences.set(player, {
      ...this.#preferences.get(player),
      ...(main !== undefined && { main }),
      ...(byoyomi !== undefined && { byoyomi }),
      ...(scoring !== undefined && { scoring }),
    });
  }

  protected override playedAt({ terms, challenger, challenged }: Challenge<Terms>): string {
    const [mine = {}, theirs = {}] = [challenger, challenged].map((player) => this.#preferences.get(player));
    return `: ${handicapOf(terms, challenged, mine, theirs)}`;
  }

  protected count(
    { terms, challenger, challenged }: Challenge<Terms>,
    [mine, theirs]: readonly [number, number],
  ): void {
    const hasChallengerWon = mine > theirs;
    this.#facts.record(terms, hasChallengerWon === (challenger === terms.upper));
    if (terms.kind === 'entry') {
      if (this.entryAgainst(challenger) === challenged) this.#enter(challenger, challenged, hasChallengerWon);
    } else if (hasChallengerWon && this.#fits(terms)) {
      if (terms.kind === 'down') this.#widen(terms);
      else if (terms.level > 0) this.#narrow(terms);
      else this.#swap(terms);
    }
    this.#fillRungOne();
  }

  /** Whether the two are still neighbours in that order, with the gap of then. */
  #fits({ kind, upper, lower, level }: Terms): boolean {
    const place = this.order.indexOf(upper);
    const gap = kind === 'down' ? level - 1 : level;
    return place >= 0 && this.order[place + 1] === lower && this.#gaps[place] === gap;
  }

  /** The lower has won: its own gap below may widen. */
  #narrow({ upper, lower, level }: Terms): void {
    const place = this.order.indexOf(upper);
    this.#gaps[place] = level - 1;
    const next = this.order[place + 2];
    if (next === undefined) return;
    const below = this.#gapAt(place + 1, lower, next);
    if (!this.#facts.isLost(below)) this.#gaps[place + 1] = below.level + 1;
  }

  /** The upper has won: the gap above it may narrow. */
  #widen({ upper, level }: Terms): void {
    const place = this.order.indexOf(upper);
    this.#gaps[place] = level;
    const next = this.order[place - 1];
    if (next === undefined) return;
    const above = this.#gapAt(place - 1, next, upper);
    if (above.level > 0 && !this.#facts.isWon(above)) this.#gaps[place - 1] = above.level - 1;
  }

  #swap({ upper, lower }: Terms): void {
    this.order.splice(this.order.indexOf(upper), 2, lower, upper);
  }

  /** Directly above the one that it beat, at 0; where it beats nobody, at the bottom. */
  #enter(program: string, other: string, hasWon: boolean): void {
    if (hasWon) {
      this.#takeOut(program);
      const place = this.order.indexOf(other);
      this.order.splice(place, 0, program);
      this.#gaps.splice(place, 0, 0);
      return;
    }
    this.#entering.delete(program);
    if (this.hasRung(program)) return;
    this.#takeOut(program);
    this.order.push(program);
    this.#gaps.push(0);
  }
}

export const fold = (header: Header, kept: readonly Kept[], by: number): GoLadder =>
  played(new GoLadder(header, SETTINGS), kept, by);

/** Terms are those of when a challenge was issued. */
export const remember = (world: GoLadder, { verb, body }: Entry): Terms | undefined =>
  verb === 'challenge' ? world.termsNow(body) : undefined;
