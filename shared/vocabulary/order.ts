import { type PlayerId, type Rung, rung } from './vocabulary.ts';

/** A stretch of the order that is stored as one item. Its number stays its own for as long as it lives. */
export interface Page {
  readonly number: number;
  readonly players: readonly PlayerId[];
}

interface Place {
  readonly page: number;
  readonly above: number;
  readonly index: number;
}

/** As many players as a page is filled with, and as many as it may grow to before it is halved. */
const FILL = 128;
const MOST = 256;
/** There are never more pages than one for every so many players, and two: 85 for 10,000, so that all fit one transaction. */
const SPARSEST = 120;

/**
 * Who stands on which rung: always gapless, 1 … size. An order is never changed; every move gives a new one that shares
 * the pages which the move did not touch.
 */
export class Order {
  readonly pages: readonly Page[];
  readonly size: number;
  /**
   * The numbers of the pages on which players were found last, known to all orders that were made of each other: a page
   * is where to look first, as hardly anybody leaves theirs.
   */
  readonly #found: Map<PlayerId, number>;

  private constructor(pages: readonly Page[], found = new Map<PlayerId, number>()) {
    this.pages = pages;
    this.size = pages.reduce((sum, page) => sum + page.players.length, 0);
    this.#found = found;
  }

  static readonly empty = new Order([]);

  /** The players as listed, top first. */
  static of(players: readonly PlayerId[]): Order {
    const pages: Page[] = [];
    for (let start = 0; start < players.length; start += FILL) {
      pages.push({ number: pages.length + 1, players: players.slice(start, start + FILL) });
    }
    return new Order(pages);
  }

  /** An order as it was stored. */
  static ofPages(pages: readonly Page[]): Order {
    return new Order(pages);
  }

  players(): PlayerId[] {
    return this.pages.flatMap((page) => page.players);
  }

  /** Those of some players who are on the ladder, top first. */
  topFirst(players: ReadonlySet<PlayerId>): readonly PlayerId[] {
    return this.pages.flatMap((page) => page.players.filter((player) => players.has(player)));
  }

  rungOf(player: PlayerId): Rung | undefined {
    const place = this.#placeOf(player);
    return place && rung(place.above + place.index + 1);
  }

  /** Which page a player is on, how many stand on those above it, and how many of its own above the player. */
  #placeOf(player: PlayerId): Place | undefined {
    const number = this.#found.get(player);
    return (number !== undefined && this.#look(player, number)) || this.#look(player);
  }

  /** Looks for a player on all pages, or only on the one with a number. */
  #look(player: PlayerId, only?: number): Place | undefined {
    let [page, above] = [0, 0];
    for (const { number, players } of this.pages) {
      const index = only === undefined || number === only ? players.indexOf(player) : -1;
      if (index >= 0) {
        if (number !== only) this.#found.set(player, number);
        return { page, above, index };
      }
      page++;
      above += players.length;
    }
    return undefined;
  }

  has(player: PlayerId): boolean {
    return this.#placeOf(player) !== undefined;
  }

  /** Who stands on a rung; nobody above the top and below the bottom. */
  at(place: number): PlayerId | undefined {
    let index = place - 1;
    for (const page of this.pages) {
      if (index < page.players.length) return page.players[index];
      index -= page.players.length;
    }
    return undefined;
  }

  /** Puts a newcomer on the first free rung at the bottom. */
  append(player: PlayerId): Order {
    const last = this.pages.at(-1);
    if (last && last.players.length < FILL) return this.#replace(last, [...last.players, player]);
    return this.#tidied([...this.pages, { number: this.#unusedNumber(), players: [player] }]);
  }

  /** Takes players out; those below close the gaps. */
  without(gone: ReadonlySet<PlayerId>): Order {
    const pages = this.pages.map((page) =>
      page.players.some((player) => gone.has(player))
        ? { ...page, players: page.players.filter((player) => !gone.has(player)) }
        : page,
    );
    return this.#tidied(pages);
  }

  /** Takes a player out and puts them on rung `to`; everybody between the two rungs moves by one. */
  move(player: PlayerId, to: Rung): Order {
    const place = this.#placeOf(player);
    if (place && place.above + place.index + 1 === to) return this;
    const rest = this.pages.slice();
    if (place) change(rest, place.page, (players) => players.toSpliced(place.index, 1));
    let index = to - 1;
    for (const [number, page] of rest.entries()) {
      if (index <= page.players.length) {
        change(rest, number, (players) => players.toSpliced(index, 0, player));
        break;
      }
      index -= page.players.length;
    }
    return this.#tidied(rest);
  }

  /** Two players change places. */
  swap(one: PlayerId, other: PlayerId): Order {
    const pages = this.pages.slice();
    const [first, second] = [this.#placeOf(one), this.#placeOf(other)];
    if (first) change(pages, first.page, (players) => players.with(first.index, other));
    if (second) change(pages, second.page, (players) => players.with(second.index, one));
    return this.#of(pages);
  }

  /** The same players in another order; pages that come out the same stay the same. */
  rearranged(players: readonly PlayerId[]): Order {
    let start = 0;
    const pages = this.pages.map((page) => {
      const now = players.slice(start, start + page.players.length);
      start += page.players.length;
      return now.every((player, index) => player === page.players[index]) ? page : { ...page, players: now };
    });
    return this.#of(pages);
  }

  /** Another order of this ladder; those that begin with nobody are of no ladder yet. */
  #of(pages: readonly Page[]): Order {
    return new Order(pages, this.size > 0 ? this.#found : undefined);
  }

  #unusedNumber(): number {
    return 1 + this.pages.reduce((most, page) => Math.max(most, page.number), 0);
  }

  #replace(old: Page, players: readonly PlayerId[]): Order {
    return this.#of(this.pages.map((page) => (page === old ? { ...old, players } : page)));
  }

  /** Drops empty pages, halves those that have grown too large, and joins neighbours where there are too many pages. */
  #tidied(untidy: readonly Page[]): Order {
    const pages: Page[] = [];
    let unused = this.#unusedNumber();
    for (const page of untidy) {
      if (page.players.length > MOST) {
        pages.push({ ...page, players: page.players.slice(0, MOST / 2) });
        pages.push({ number: unused++, players: page.players.slice(MOST / 2) });
      } else if (page.players.length > 0) pages.push(page);
    }
    const size = pages.reduce((sum, page) => sum + page.players.length, 0);
    while (pages.length > size / SPARSEST + 2) joinSmallestPair(pages);
    return this.#of(pages);
  }
}

function change(pages: Page[], index: number, to: (players: readonly PlayerId[]) => readonly PlayerId[]): void {
  const page = pages[index];
  if (page) pages[index] = { ...page, players: to(page.players) };
}

function joinSmallestPair(pages: Page[]): void {
  let smallest = 0;
  const together = (index: number) => (pages[index]?.players.length ?? 0) + (pages[index + 1]?.players.length ?? 0);
  for (let index = 1; index + 1 < pages.length; index++) if (together(index) < together(smallest)) smallest = index;
  const [one, next] = [pages[smallest], pages[smallest + 1]];
  if (one && next) pages.splice(smallest, 2, { ...one, players: [...one.players, ...next.players] });
}
