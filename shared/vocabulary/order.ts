import { type PlayerId, type Rung, rung } from './vocabulary.ts';

/** A stretch of the order that is stored as one item. Its number stays its own for as long as it lives. */
export interface Page {
  readonly number: number;
  readonly players: readonly PlayerId[];
}

/** The page a player is on, counted from the top, and how many are above them on it. */
interface PageIndex {
  readonly page: number;
  readonly index: number;
}

/** As many players as a page is filled with, and as many as it may grow to before it is halved. */
const FILL = 128;
const MOST = 256;
/** There is at most one page for every 120 players, and two more: 85 for 10,000, so that all fit one transaction. */
const SPARSEST = 120;

/** Who stands on which rung: gapless, 1 … size. Never changed: a move gives an order that shares the pages it left alone. */
export class Order {
  readonly pages: readonly Page[];
  readonly size: number;
  /** Where players were found last, known to all orders made of each other: a page is where to look first. */
  readonly #found: Map<PlayerId, number>;
  /** Of several pages, once it was asked for. */
  #all: readonly PlayerId[] | undefined;

  private constructor(pages: readonly Page[], found = new Map<PlayerId, number>()) {
    this.pages = pages;
    this.size = countOn(pages);
    this.#found = found;
  }

  static readonly empty = new Order([]);

  static of(players: readonly PlayerId[]): Order {
    const pages: Page[] = [];
    for (let start = 0; start < players.length; start += FILL) {
      pages.push({ number: pages.length + 1, players: players.slice(start, start + FILL) });
    }
    const found = new Map(players.map((player, index) => [player, Math.floor(index / FILL)] as const));
    return new Order(pages, found);
  }

  static ofPages(pages: readonly Page[]): Order {
    return new Order(pages);
  }

  players(): readonly PlayerId[] {
    const [first, ...others] = this.pages;
    if (!first || others.length === 0) return first?.players ?? [];
    this.#all ??= first.players.concat(...others.map(({ players }) => players));
    return this.#all;
  }

  /** The given players who are on the ladder, top first. */
  topFirst(players: ReadonlySet<PlayerId>): readonly PlayerId[] {
    return this.pages.flatMap((page) => page.players.filter((player) => players.has(player)));
  }

  rungOf(player: PlayerId): Rung | undefined {
    const place = this.#placeOf(player);
    return place && this.#rungAt(place);
  }

  #rungAt({ page, index }: PageIndex): Rung {
    let above = index;
    for (let each = 0; each < page; each++) above += this.pages[each]?.players.length ?? 0;
    return rung(above + 1);
  }

  /** Looks on the page where the player was found last, then further and further away from it. */
  #placeOf(player: PlayerId): PageIndex | undefined {
    const last = this.pages.length - 1;
    const known = this.#found.get(player);
    const near = Math.min(known ?? 0, last);
    for (let away = 0; away <= last; away++) {
      for (const page of [near - away, near + away]) {
        const index = this.pages[page]?.players.indexOf(player) ?? -1;
        if (index < 0) continue;
        if (page !== known) this.#found.set(player, page);
        return { page, index };
      }
    }
    return undefined;
  }

  has(player: PlayerId): boolean {
    return this.#placeOf(player) !== undefined;
  }

  /** The player on a rung; undefined above the top and below the bottom. */
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
    const pages = this.pages.slice();
    const last = pages.length - 1;
    if ((pages[last]?.players.length ?? FILL) < FILL) change(pages, last, (players) => players.push(player));
    else pages.push({ number: this.#unusedNumber(), players: [player] });
    const after = this.#tidied(pages);
    after.#found.set(player, after.pages.length - 1);
    return after;
  }

  /** Takes players out; those below close the gaps. */
  without(gone: ReadonlySet<PlayerId>): Order {
    const pages = this.pages.slice();
    for (const index of new Set(Array.from(gone, (player) => this.#placeOf(player)?.page ?? -1))) {
      const page = pages[index];
      if (page) pages[index] = { ...page, players: page.players.filter((player) => !gone.has(player)) };
    }
    return this.#tidied(pages);
  }

  /** Puts somebody who is on no rung on rung `to`; everybody from there on moves down by one. */
  insert(player: PlayerId, to: Rung): Order {
    const pages = this.pages.length > 0 ? this.pages.slice() : [{ number: 1, players: [] }];
    this.#put(pages, player, to);
    return this.#tidied(pages);
  }

  #put(pages: Page[], player: PlayerId, to: Rung): void {
    let index = to - 1;
    for (const [page, { players }] of pages.entries()) {
      if (index <= players.length) {
        change(pages, page, (those) => those.splice(index, 0, player));
        this.#found.set(player, page);
        return;
      }
      index -= players.length;
    }
  }

  /** Takes a player out and puts them on rung `to`; everybody between the two rungs moves by one. */
  move(player: PlayerId, to: Rung): Order {
    const from = this.#placeOf(player);
    if (from && this.#rungAt(from) === to) return this;
    const pages = this.pages.slice();
    if (from) change(pages, from.page, (players) => players.splice(from.index, 1));
    this.#put(pages, player, to);
    return this.#tidied(pages);
  }

  swap(one: PlayerId, other: PlayerId): Order {
    const pages = this.pages.slice();
    const [first, second] = [this.#placeOf(one), this.#placeOf(other)];
    if (first) change(pages, first.page, (players) => players.splice(first.index, 1, other));
    if (second) change(pages, second.page, (players) => players.splice(second.index, 1, one));
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

  /** Another order of this ladder; an empty one belongs to no ladder yet. */
  #of(pages: readonly Page[]): Order {
    return new Order(pages, this.size > 0 ? this.#found : undefined);
  }

  #unusedNumber(): number {
    return 1 + Math.max(0, ...this.pages.map(({ number }) => number));
  }

  /** Drops empty pages, halves those that have grown too large, and joins neighbours where there are too many pages. */
  #tidied(untidy: readonly Page[]): Order {
    if (!untidy.some(({ players }) => players.length === 0 || players.length > MOST) && !isSparse(untidy))
      return this.#of(untidy);
    const pages: Page[] = [];
    let unused = this.#unusedNumber();
    for (const page of untidy) {
      if (page.players.length > MOST) {
        pages.push({ ...page, players: page.players.slice(0, MOST / 2) });
        pages.push({ number: unused++, players: page.players.slice(MOST / 2) });
      } else if (page.players.length > 0) pages.push(page);
    }
    while (isSparse(pages)) joinSmallestNeighbours(pages);
    return this.#of(pages);
  }
}

/** Changes a copy of a page. */
function change(pages: Page[], index: number, edit: (players: PlayerId[]) => unknown): void {
  const page = pages[index];
  if (!page) return;
  const players = page.players.slice();
  edit(players);
  pages[index] = { ...page, players };
}

function countOn(pages: readonly Page[]): number {
  let count = 0;
  for (const { players } of pages) count += players.length;
  return count;
}

/** Whether there are more pages than there may be. */
const isSparse = (pages: readonly Page[]): boolean => pages.length > countOn(pages) / SPARSEST + 2;

function joinSmallestNeighbours(pages: Page[]): void {
  let smallest = 0;
  const together = (index: number) => (pages[index]?.players.length ?? 0) + (pages[index + 1]?.players.length ?? 0);
  for (let index = 1; index + 1 < pages.length; index++) if (together(index) < together(smallest)) smallest = index;
  const [one, next] = [pages[smallest], pages[smallest + 1]];
  if (one && next) pages.splice(smallest, 2, { ...one, players: [...one.players, ...next.players] });
}
