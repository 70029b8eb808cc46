import { type PlayerId, type Rung, rung } from './vocabulary.ts';

/** A stretch of the order that is stored as one item. Its number stays its own for as long as it lives. */
export interface Page {
  readonly number: number;
  readonly players: readonly PlayerId[];
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

  private constructor(pages: readonly Page[]) {
    this.pages = pages;
    this.size = pages.reduce((sum, page) => sum + page.players.length, 0);
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
    let above = 0;
    for (const page of this.pages) {
      const index = page.players.indexOf(player);
      if (index >= 0) return rung(above + index + 1);
      above += page.players.length;
    }
    return undefined;
  }

  has(player: PlayerId): boolean {
    return this.rungOf(player) !== undefined;
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
    if (this.rungOf(player) === to) return this;
    const rest = this.pages.map((page) =>
      page.players.includes(player) ? { ...page, players: page.players.filter((each) => each !== player) } : page,
    );
    let index = to - 1;
    for (const [number, page] of rest.entries()) {
      if (index <= page.players.length) {
        rest[number] = { ...page, players: page.players.toSpliced(index, 0, player) };
        break;
      }
      index -= page.players.length;
    }
    return this.#tidied(rest);
  }

  /** Two players change places. */
  swap(one: PlayerId, other: PlayerId): Order {
    const other_ = (player: PlayerId): PlayerId => (player === one ? other : player === other ? one : player);
    const pages = this.pages.map((page) =>
      page.players.includes(one) || page.players.includes(other)
        ? { ...page, players: page.players.map(other_) }
        : page,
    );
    return new Order(pages);
  }

  /** The same players in another order; pages that come out the same stay the same. */
  rearranged(players: readonly PlayerId[]): Order {
    let start = 0;
    const pages = this.pages.map((page) => {
      const now = players.slice(start, start + page.players.length);
      start += page.players.length;
      return now.every((player, index) => player === page.players[index]) ? page : { ...page, players: now };
    });
    return new Order(pages);
  }

  #unusedNumber(): number {
    return 1 + this.pages.reduce((most, page) => Math.max(most, page.number), 0);
  }

  #replace(old: Page, players: readonly PlayerId[]): Order {
    return new Order(this.pages.map((page) => (page === old ? { ...old, players } : page)));
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
    return new Order(pages);
  }
}

function joinSmallestPair(pages: Page[]): void {
  let smallest = 0;
  const together = (index: number) => (pages[index]?.players.length ?? 0) + (pages[index + 1]?.players.length ?? 0);
  for (let index = 1; index + 1 < pages.length; index++) if (together(index) < together(smallest)) smallest = index;
  const [one, next] = [pages[smallest], pages[smallest + 1]];
  if (one && next) pages.splice(smallest, 2, { ...one, players: [...one.players, ...next.players] });
}
