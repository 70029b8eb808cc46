import { dateOf, dayAt, dayOf } from './calendar.ts';
import { Chance } from './chance.ts';
import type { Closure, Given, Header } from './lines.ts';
import { type Outcome, type Rules, SecondSeason } from './season.ts';

export const HOUR = 3_600_000;

export type Line = readonly [verb: string, body: object, override?: boolean];

/** Zones whose days are awkward, each with a season's first day shortly before it matters. */
export const PLACES: readonly (readonly [zone: string, start: string])[] = [
  ['Pacific/Apia', '2011-12-12'], // without 30 December
  ['Pacific/Kiritimati', '1994-12-19'], // without the last day of the year
  ['Australia/Lord_Howe', '2023-03-20'], // half an hour of summer time
  ['America/Santiago', '2023-08-21'], // no midnight on 3 September
  ['America/Santiago', '2023-03-20'], // two times 23 o'clock on 1 April
  ['America/New_York', '2023-10-23'],
  ['America/New_York', '2024-02-26'],
  ['Europe/London', '2023-12-11'],
  ['UTC', '2024-01-31'],
];

export function closure(chance: Chance, day: number): Closure {
  const from = day + chance.upTo(40);
  return { from: dateOf(from), to: dateOf(from + chance.of([0, 1, 6, 13, chance.upTo(40)])) };
}

/** An instant as the log writes it, with one offset or another. */
export function instantOf(chance: Chance, at: number): string {
  const offset = chance.of([0, 0, 60, -300, 330, 840]);
  const shown = new Date(at + offset * 60_000).toISOString().slice(0, 19);
  if (offset === 0) return `${shown}Z`;
  const minutes = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

type Begun = ReadonlyMap<string, { readonly id: string; readonly state: string }>;

interface Ladder {
  readonly known: ReadonlySet<string>;
  /** Where a system has any. */
  readonly challenges?: Begun;
}

/** People who do everything, mostly what they may. */
export abstract class People<World extends Ladder> {
  protected readonly chance: Chance;
  protected readonly season: SecondSeason<World>;
  protected at: number;
  #last = '';

  constructor(chance: Chance, season: SecondSeason<World>) {
    this.chance = chance;
    this.season = season;
    const start = dayOf(season.header.season.start) - chance.upTo(3);
    this.at = start * 24 * HOUR + chance.upTo(24) * HOUR;
  }

  /** The first line of a log, or another. */
  protected abstract seed(): Line;
  protected abstract deed(): Line;

  line(isFirst: boolean): string {
    const { chance } = this;
    if (isFirst) return this.#written(this.seed());
    if (chance.is(0.03) && this.#last.includes('settle')) return this.#last;
    if (chance.is(0.01)) return chance.of(['', '{', '[]', '{"at":"2023-01-01","settle":{}}', '{"settle":{}}']);
    this.passTime();
    this.#last = this.#written(this.deed());
    return this.#last;
  }

  /** What is said next on a ladder that others play on, too: not before an instant. */
  next(now: number): string {
    this.at = Math.max(now, this.season.now);
    return this.line(this.season.trace.length === 0);
  }

  /** Often hardly any, sometimes up to about a midnight, sometimes weeks. */
  protected passTime(): void {
    const { chance } = this;
    if (chance.is(0.02)) return;
    const hours = chance.is(0.1)
      ? 24 * chance.upTo(16)
      : chance.of([0, 0, 0.01, 1, 3, 5, 9, 20, 24, 24 * chance.upTo(3)]);
    this.at += hours * HOUR;
    if (chance.is(0.15)) this.at = this.#midnight() + chance.of([-1000, 0, 1000]);
  }

  /** The next midnight by a clock that knows hours alone, so in zones of half hours sometimes half an hour off. */
  #midnight(): number {
    const { today } = this;
    let at = Math.ceil(this.at / HOUR) * HOUR;
    while (dayAt(at, this.season.header.timezone) === today) at += HOUR / 2;
    return at;
  }

  protected get today(): number {
    return dayAt(this.at, this.season.header.timezone);
  }

  /** Rarely dated back. */
  #written([verb, body, override]: Line): string {
    const { chance } = this;
    const back = chance.is(0.02) ? chance.upTo(30) * HOUR : 0;
    const at = instantOf(chance, this.at - back);
    const overridden = override ?? chance.is(0.15);
    return JSON.stringify({ at, [verb]: body, ...(overridden && { override: 'The club agreed.' }) });
  }

  /** The number of a line, of the last ones more often; of these verbs if there are any. */
  protected someLine(verbs: readonly string[] = []): number {
    const { trace } = this.season;
    const told = trace.filter(({ line }) => this.#isOf(line, verbs)).map(({ line }) => line);
    if (told.length === 0 || this.chance.is(0.1)) return 1 + this.chance.upTo(trace.length + 2);
    return this.chance.of(this.chance.is(0.7) ? told.slice(-5) : told);
  }

  /** Whether a line that was accepted does one of these, or whether it is all the same. */
  #isOf(line: number, verbs: readonly string[]): boolean {
    if (!this.season.trace[line - 2]?.ok) return false;
    return verbs.length === 0 || verbs.includes(this.season.verbs.get(line) ?? '');
  }

  protected newId(): string {
    return this.chance.is(0.03) ? 'm2' : `m${this.season.trace.length + 2}`;
  }

  /** Mostly one of those that are there. */
  protected anybody(there: Iterable<string>): string {
    if (this.chance.is(0.03)) return 'nobody';
    return this.chance.of(this.chance.is(0.1) ? [...this.season.world.known, 'p0'] : [...there, 'p0']);
  }

  /** A seed of up to so many: the first one, or another of people who are there, or were never. */
  protected seedOf(counts: readonly number[], isThere: (player: string) => boolean, more: () => object): Line {
    const { chance } = this;
    const { known } = this.season.world;
    const order = chance.of(['given', 'draw', 'rating']);
    const all = chance.times(chance.of(counts), (index) => `p${index}`);
    const ids = all.filter((id) => isThere(id) || !known.has(id)).concat(chance.is(0.1) ? ['p0'] : []);
    const players = ids.map((id) => ({
      id,
      ...((order === 'rating' || chance.is(0.1)) && { rating: chance.upTo(5) }),
      ...more(),
    }));
    return ['seed', { order, players }];
  }

  /** A challenge or game: mostly one of which what is wanted is true, rarely one that was refused, or voided since. */
  protected someId(begun: Begun, wanted: string): string {
    const all = [...begun.values()];
    const fitting = all.filter(({ state }) => state === wanted);
    const id = this.chance.of(fitting.length > 0 && this.chance.is(0.85) ? fitting : all)?.id;
    return id === undefined || this.chance.is(0.03) ? `m${this.chance.upTo(this.season.trace.length)}` : id;
  }

  protected one(wanted = 'open'): { challenge: string } {
    return { challenge: this.someId(this.season.world.challenges ?? new Map(), wanted) };
  }

  /** What only a ladder with club nights knows. */
  protected ofANight(): Line {
    return this.chance.of<Line>([
      ['arrive', { player: 'p1' }],
      ['close', {}],
      ['abandon', this.one()],
    ]);
  }

  /** When something was played that is told now: often now, else before; rarely later. */
  protected playedAt(): { playedAt?: string } {
    const { chance } = this;
    if (chance.is(0.5)) return {};
    const before = chance.of([0, 1, 10, 24, 24 * chance.upTo(5), 24 * chance.upTo(20), -1]);
    return { playedAt: instantOf(chance, this.at - before * HOUR) };
  }

  /** Another last day, closures and settings, each perhaps; of the settings some are put back at times. */
  protected configuring(someSettings: () => Given, putBack: Given): Line {
    const { chance, today } = this;
    const end = chance.of([null, dateOf(today - 1), dateOf(today), dateOf(today + chance.upTo(40))]);
    const closures = chance.times(chance.upTo(2), () => closure(chance, dayOf(this.season.header.season.start)));
    const settings = someSettings();
    return [
      'configure',
      {
        ...(chance.is(0.3) && { end }),
        ...(chance.is(0.3) && { closures }),
        ...(chance.is(0.7) && { settings: chance.is(0.1) ? { ...settings, ...putBack } : settings }),
      },
    ];
  }
}

export interface HostileSeason {
  /** The lines of the log, the header first. */
  readonly lines: readonly string[];
  readonly outcome: Outcome;
}

/** Somebody who reads the lines of a log as they come, and says what people do next. */
export interface Follower {
  tell(line: string): void;
  /** A line that somebody might add, not before an instant in milliseconds; another seed gives another one. */
  next(seed: number, now: number): string;
}

export function follow<World extends Ladder>(
  rules: Rules<World>,
  Crowd: new (chance: Chance, season: SecondSeason<World>) => People<World>,
  header: Header,
): Follower {
  const season = new SecondSeason(rules, header);
  return {
    tell: (line) => void season.tell(line),
    next: (seed, now) => new Crowd(new Chance(seed), season).next(now),
  };
}

/** A season in which much goes wrong, of so many lines after the header. The same seed gives the same one. */
export function hostileSeason<World extends Ladder>(
  rules: Rules<World>,
  headerBy: (chance: Chance) => Header,
  Crowd: new (chance: Chance, season: SecondSeason<World>) => People<World>,
  { seed, length }: { readonly seed: number; readonly length: number },
): HostileSeason {
  const chance = new Chance(seed);
  const header = headerBy(chance);
  const season = new SecondSeason(rules, header);
  const people = new Crowd(chance, season);
  const lines = [JSON.stringify({ ladder: header })];
  while (lines.length <= length) {
    const line = people.line(lines.length === 1);
    lines.push(line);
    season.tell(line);
  }
  return { lines, outcome: season.outcome() };
}
