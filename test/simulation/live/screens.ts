import { FRESH } from '#functions/publishing/assets.ts';
import type { Chance } from '#local/demo/chance.ts';
import { SILENT, USUAL } from '#web/ui/page/live.ts';
import { pauseAfter, SAFETY } from '#web/ui/page/watcher.ts';
import { chanceOf } from '../mishaps.ts';
import { type App, type ClubTime, hopsOf, MINUTE, SOCKETS, type Times, type Visit } from './assumed.ts';
import type { Ask } from './measured.ts';
import type { Published } from './publication.ts';

/** How the screens of all clubs learn what is new: they ask again and again, or they are told. */
export type Manner = 'asking' | 'told';

/** What screens ask for, and what connections do. */
export const COUNTED = [
  'page',
  'version',
  'data',
  'bucket',
  'state',
  'state, same',
  'Admin',
  'Admin, same',
  'proposals',
  'connect',
  'subscribe',
  'delivered',
  'minutes',
] as const satisfies readonly (Ask | string)[];
export type Counts = Record<(typeof COUNTED)[number], number>;
export const noCounts = (): Counts => Object.fromEntries(COUNTED.map((each) => [each, 0])) as Counts;

/** What screens have asked for, and the milliseconds from each tap until another screen shows it, by kind of screen. */
export interface Seen {
  readonly counts: Counts;
  readonly freshness: Map<App | 'no socket', number[]>;
}

/** How often boards, phones and Admin asked, in milliseconds: `PACE`, `PAUSE` of web/apps, as long as they asked. */
const PACE: Readonly<Partial<Record<App, number>>> = { board: 1000, phone: 4000, admin: 4000 };
const PROPOSALS = 20_000;
/** Two systems in three have proposals. */
const PROPOSING = 2 / 3;
/** For how long CloudFront keeps a file, in milliseconds. */
const KEPT = 1000 * Number(/max-age=(\d+)/.exec(FRESH)?.[1]);
/** The first pause before another attempt, which doubles each time: as in `Watcher`. */
const AGAIN = 1000;
/** In milliseconds: for how long phones wait at most before they all ask after the same news (`SPREAD` of web/apps/me). */
const SPREAD = 100;
/** AppSync lets a connection hear so often that it stands. */
const HEARTBEAT = MINUTE;
/** Ways there and back until a connection stands and is subscribed to its channel: TCP, TLS, upgrade, greeting, channel. */
const HANDSHAKE = 5;

/** What all screens of a club’s night ask and see. */
export function watch(night: ClubTime, lines: readonly Published[], manner: Manner, seed: number, seen: Seen): void {
  const club = new Watching(night, lines, chanceOf(seed, 'screens', night.club, night.isOn ? 1 : 0), seen);
  if (manner === 'told') for (const visit of night.visits) club.tell(visit);
  else {
    club.askPages(night.visits.filter(({ app }) => PACE[app] === undefined));
    for (const visit of night.visits) if (PACE[visit.app] !== undefined) club.askApi(visit);
  }
}

/** A screen with what it shows, up to which line, and when it asks next. */
interface Screen extends Visit {
  shown: number;
  asks: number;
  news: number;
}

class Watching {
  readonly #isOn: boolean;
  readonly #lines: readonly Published[];
  readonly #chance: Chance;
  readonly #hops: Times;
  readonly #counts: Counts;
  readonly #freshness: Seen['freshness'];
  /** The copy of the number that CloudFront has, since when, and up to which line. */
  #copy = { at: Number.NEGATIVE_INFINITY, shown: 0 };

  constructor({ isOn }: ClubTime, lines: readonly Published[], chance: Chance, { counts, freshness }: Seen) {
    this.#isOn = isOn;
    this.#lines = lines;
    this.#chance = chance;
    this.#hops = hopsOf(chance);
    this.#counts = counts;
    this.#freshness = freshness;
  }

  /** Pages and walls look at the number of what is published, all through the same CloudFront. */
  askPages(visits: readonly Visit[]): void {
    let coming = 0;
    let open: Screen[] = [];
    for (;;) {
      let next: Screen | undefined;
      for (const each of open) if (!next || each.asks < next.asks) next = each;
      const visit = visits[coming];
      if (visit && (!next || visit.from <= next.asks)) {
        coming++;
        open.push(this.#opened(visit));
        continue;
      }
      if (!next) return;
      if (next.asks > next.to) open = open.filter((each) => each !== next);
      else this.#askPage(next, next.app);
    }
  }

  /** A page that shows what was published before it was opened. */
  #opened(visit: Visit): Screen {
    this.#counts.page++;
    const screen = { ...visit, shown: this.#published(visit.from), asks: visit.from, news: visit.from };
    screen.asks += this.#pause(screen, visit.from);
    return screen;
  }

  #askPage(screen: Screen, as: App | 'no socket'): void {
    const [there, round] = [screen.asks, this.#hops.phone()];
    this.#counts.version++;
    const found = this.#copyAt(there + round / 2);
    let answered = there + round;
    if (found > screen.shown) {
      answered += this.#fetch(screen.app);
      this.#show(screen, found, answered, as);
      screen.news = answered;
    }
    screen.asks = answered + this.#pause(screen, answered);
  }

  #pause({ news }: Screen, now: number): number {
    return pauseAfter({ quiet: now - news, inVain: 0, isOn: this.#isOn, random: this.#chance.next() });
  }

  #copyAt(time: number): number {
    if (time > this.#copy.at + KEPT || time < this.#copy.at) {
      this.#counts.bucket++;
      this.#copy = { at: time, shown: this.#published(time) };
    }
    return this.#copy.shown;
  }

  /** Boards, phones and Admin ask the API, which knows what is recorded. */
  askApi(visit: Visit): void {
    const { app, from, to } = visit;
    const pace = PACE[app] ?? 0;
    const [whole, same] = app === 'admin' ? (['Admin', 'Admin, same'] as const) : (['state', 'state, same'] as const);
    this.#counts.page++;
    this.#counts[whole]++;
    if (app !== 'board') this.#counts.proposals += (PROPOSING * (to - from)) / PROPOSALS;
    const screen: Screen = { ...visit, shown: this.#recorded(from), asks: from, news: from };
    while (screen.asks < to) {
      const round = this.#hops.phone() + this.#hops.gateway();
      // As long as nothing comes one look is like the other.
      const next = Math.min(this.#lines[screen.shown]?.committed ?? to, to);
      const vain = Math.max(0, Math.floor((next - screen.asks) / (pace + round)) - 1);
      this.#counts[same] += vain;
      screen.asks += vain * (pace + round);
      const found = Math.max(screen.shown, this.#recorded(screen.asks + round * 0.75));
      this.#counts[found > screen.shown ? whole : same]++;
      if (found > screen.shown && app === 'phone') this.#counts.data += 2;
      this.#show(screen, found, screen.asks + round, app);
      screen.asks += pace + round;
    }
  }

  /** A screen that is connected while it is seen, and looks by itself where that fails. */
  tell(visit: Visit): void {
    const screen: Screen = { ...visit, shown: this.#published(visit.from), asks: visit.from, news: visit.from };
    this.#counts.page++;
    if (PACE[visit.app] !== undefined) this.#counts[visit.app === 'admin' ? 'Admin' : 'state']++;
    if (this.#chance.happens(SOCKETS.blocked)) {
      for (screen.asks += this.#pause(screen, visit.from); screen.asks < visit.to; ) this.#askPage(screen, 'no socket');
      return;
    }
    const moving = visit.app === 'phone' || visit.app === 'page';
    const lasts = moving ? SOCKETS.breaks.moving : SOCKETS.breaks.still;
    // Where it is told of news, it learns by its first look, which a page that was just loaded puts off.
    const asksApi = PACE[visit.app] !== undefined;
    const first = visit.from + (asksApi ? 0 : this.#pause(screen, visit.from));
    this.#look(screen, first);
    for (let at = first + 2 * this.#hops.phone(); at < visit.to; )
      at = this.#connection(screen, at, -Math.log(1 - this.#chance.next()) * lasts);
  }

  /** One connection, from the attempt to its end; gives when the next one is begun. */
  #connection(screen: Screen, at: number, lasts: number): number {
    let [tries, pause, connected] = [0, 0, at];
    do {
      connected += pause + HANDSHAKE * this.#hops.phone();
      pause = this.#again(++tries);
      this.#counts.connect++;
    } while (this.#chance.happens(SOCKETS.failing));
    if (connected >= screen.to) return connected;
    this.#counts.subscribe++;
    const breaks = Math.min(connected + lasts, screen.to);
    this.#counts.minutes += (breaks - connected) / MINUTE;
    const looks = [connected, ...this.#safetyLooks(connected, breaks)];
    const silent = breaks < screen.to && this.#chance.happens(SOCKETS.silent);
    const heard = breaks - this.#chance.next() * HEARTBEAT;
    // It is doubted first, and the page looks; then it is given up.
    if (silent) looks.push(heard + USUAL);
    const lost = silent ? heard + SILENT : breaks;
    if (lost < screen.to) looks.push(lost);
    this.#listen(screen, connected, breaks, looks);
    return lost + this.#again(0);
  }

  #again(tries: number): number {
    return AGAIN * 2 ** tries * (1 - this.#chance.next() / 2);
  }

  #safetyLooks(from: number, to: number): readonly number[] {
    return Array.from({ length: Math.floor((to - from) / SAFETY) }, (_, index) => from + (index + 1) * SAFETY);
  }

  /** Hears what is told from one time to another, and looks at some times besides. */
  #listen(screen: Screen, from: number, to: number, looks: readonly number[]): void {
    let next = 0;
    const lookUntil = (time: number): void => {
      for (let at = looks[next]; at !== undefined && at < time; at = looks[++next])
        if (at < screen.to) this.#look(screen, at);
    };
    for (let index = this.#told(from); index < this.#lines.length; index++) {
      const line = this.#lines[index];
      if (!line || line.told > to) break;
      // Lines that were published together are told once.
      if (line.told === this.#lines[index - 1]?.told) continue;
      const told = line.told + this.#hops.fanOut();
      lookUntil(told);
      this.#counts.delivered++;
      this.#hear(screen, told, this.#published(line.shown));
    }
    lookUntil(Number.POSITIVE_INFINITY);
  }

  /** What was told is fetched; if something is being fetched, after that. */
  #hear(screen: Screen, told: number, version: number): void {
    if (version <= screen.shown) return;
    const begins = Math.max(told, screen.asks) + (screen.app === 'phone' ? SPREAD * this.#chance.next() : 0);
    const round = this.#fetch(screen.app);
    screen.asks = begins + round;
    const found = Math.max(version, this.#published(begins + round / 2));
    this.#show(screen, found, screen.asks, screen.app);
  }

  #look(screen: Screen, at: number): void {
    this.#counts.version++;
    const round = this.#hops.phone();
    this.#hear(screen, at + round, this.#copyAt(at + round / 2));
  }

  /** Gets what is new, for pages from CloudFront, whose copy is named by the line; for the others from the API. */
  #fetch(app: App): number {
    if (app === 'page' || app === 'wall') {
      this.#counts.data++;
      this.#counts.bucket++;
      return this.#hops.phone() + this.#hops.bucket();
    }
    this.#counts[app === 'admin' ? 'Admin' : 'state']++;
    if (app === 'phone') this.#counts.data += 2;
    if (app !== 'board') this.#counts.proposals += PROPOSING;
    return this.#hops.phone() + this.#hops.gateway();
  }

  #show(screen: Screen, found: number, at: number, as: App | 'no socket'): void {
    const shows = at + this.#hops.draw();
    for (let index = screen.shown; index < found; index++) {
      const line = this.#lines[index];
      // Who tapped it saw it at once.
      if (line && line.at >= screen.from && shows <= screen.to && line.by !== screen.app)
        this.#note(as, shows - line.at);
    }
    screen.shown = Math.max(screen.shown, found);
  }

  #note(as: App | 'no socket', time: number): void {
    const times = this.#freshness.get(as) ?? [];
    times.push(time);
    this.#freshness.set(as, times);
  }

  /** How many lines are published by a time, recorded, or told. */
  #published = (time: number): number => this.#count(time, 'shown');
  #recorded = (time: number): number => this.#count(time, 'committed');
  #told = (time: number): number => this.#count(time, 'told');

  #count(time: number, by: 'shown' | 'committed' | 'told'): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle]?.[by] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
