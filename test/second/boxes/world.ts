import { type Day, dateOf, dayAt, dayOf, periodAround, startOf } from '../calendar.ts';
import { shutDays } from '../configured.ts';
import type { Header } from '../lines.ts';
import { newPairs, type Pairs } from '../of-pairs.ts';
import type { Kept, Settled } from '../season.ts';

/** The settings with their usual values, and for figures the least and the most. */
export const FIGURES = {
  size: [5, 4, 8],
  weeks: [0, 0, 8],
  forPlaying: [1, 0, 3],
  forGame: [1, 0, 3],
  forWinning: [1, 0, 5],
  up: [2, 1, 3],
  least: [1, 0, 7],
  removeAfter: [2, 0, 12],
  holidayDays: [28, 0, 365],
  confirm: [0, 0, 30],
} as const;

export const GAMES = ['one', 'best-of-3', 'best-of-5', 'best-of-7', 'best-of-9', 'first-to-2', 'first-to-4'] as const;

export type Settings = { readonly [Name in keyof typeof FIGURES]: number } & {
  readonly game: string;
  readonly unfinished: 'no' | 'yes';
};

const usual = {
  ...Object.fromEntries(Object.entries(FIGURES).map(([name, [value]]) => [name, value])),
  game: 'best-of-5',
  unfinished: 'no',
} as unknown as Settings;

export function settingsWith(before: Settings, given: Readonly<Record<string, unknown>>): Settings {
  const settings: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) settings[name] = value ?? usual[name as keyof Settings];
  return settings as unknown as Settings;
}

export interface Match {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly line: number;
  readonly score: readonly [number, number];
  readonly isWalkover: boolean;
  readonly isFinished: boolean;
  /** When it counts if nobody objects. */
  counts: number;
  state: 'waiting' | 'result' | 'rejected' | 'left' | 'closed' | 'void';
  disputed: boolean;
}

/** What one of two has of a match in a round. */
export interface Side {
  readonly won: number;
  readonly lost: number;
  readonly isWalkover: boolean;
  readonly isFinished: boolean;
}

export interface Round {
  readonly since: Day;
  readonly until: Day;
  /** Fixed from the first match on, or from the beginning of a later round. */
  readonly boxes: string[][];
  readonly size: number;
  played: boolean;
}

export class World {
  readonly header: Header;
  readonly zone: string;
  readonly start: Day;
  readonly shut: ReadonlySet<Day>;
  end: Day | undefined;
  settings: Settings;
  readonly everSet: Settings[];
  readonly known = new Set<string>();
  readonly admitted = new Map<string, Day>();
  order: string[] = [];
  readonly challenges = new Map<string, Match>();
  readonly away = new Map<string, Set<Day>>();
  readonly settled: Settled[] = [];
  /** The day on which the last round ended. */
  lastRound: Day | undefined;
  fixed: Round | undefined;
  /** This round's matches: by player and opponent. */
  sides = new Map<string, Map<string, Side>>();
  readonly short = new Map<string, number>();
  now = Number.NEGATIVE_INFINITY;
  /** Where the entrants are pairs. */
  readonly pairs: Pairs | undefined;

  constructor(header: Header, kept: readonly Kept[]) {
    this.header = header;
    this.zone = header.timezone;
    this.start = dayOf(header.season.start);
    this.end = header.season.end === undefined ? undefined : dayOf(header.season.end);
    this.shut = shutDays(header, kept);
    this.settings = settingsWith(usual, header.settings ?? {});
    this.everSet = [this.settings];
    this.pairs = newPairs(header);
  }

  day(at: number): Day {
    return dayAt(at, this.zone);
  }

  isOver(day: Day): boolean {
    return this.end !== undefined && day > this.end;
  }

  /** B2: the round that goes on. */
  round(): Round {
    return this.fixed ?? this.newRound();
  }

  newRound(): Round {
    const since = this.lastRound === undefined ? this.start : this.lastRound + 1;
    return { since, until: this.#until(since), boxes: this.#boxes(), size: this.settings.size, played: false };
  }

  #until(since: Day): Day {
    const now = Math.max(since, Number.isFinite(this.now) ? this.day(this.now) : since);
    const { weeks } = this.settings;
    if (weeks > 0) {
      let until = since + 7 * weeks - 1;
      while (until < now || this.#isShut(since, until)) until += 7 * weeks;
      return until;
    }
    let month = periodAround(since, 'month');
    let first = this.lastRound === undefined ? since : month.first;
    for (;;) {
      const isLong = 2 * (month.last - first + 1) >= month.last - month.first + 1;
      if (isLong && month.last >= now && !this.#isShut(first, month.last)) return month.last;
      month = periodAround(month.last + 1, 'month');
      first = month.first;
    }
  }

  #isShut(from: Day, to: Day): boolean {
    for (let day = from; day <= to; day++) if (!this.shut.has(day)) return false;
    return true;
  }

  /** B1. */
  #boxes(): string[][] {
    const { size } = this.settings;
    const boxes: string[][] = [];
    for (let from = 0; from < this.order.length; from += size) boxes.push(this.order.slice(from, from + size));
    const last = boxes.at(-1);
    if (last && last.length < 3 && boxes.length > 1) {
      boxes.pop();
      boxes.at(-1)?.push(...last);
    }
    return boxes;
  }

  /** The last day of the round; nothing where the season is over before. */
  lastDay(): Day | undefined {
    const { since, until } = this.round();
    if (this.end === undefined) return until;
    return since > this.end ? undefined : Math.min(until, this.end);
  }

  roundEnds(): number | undefined {
    const last = this.lastDay();
    return last === undefined ? undefined : startOf(last + 1, this.zone);
  }

  boxOf(player: string): number {
    return this.round().boxes.findIndex((box) => box.includes(player));
  }

  side(player: string, other: string): Side | undefined {
    return this.sides.get(player)?.get(other);
  }

  isAway(player: string, day: Day): boolean {
    return this.away.get(player)?.has(day) ?? false;
  }

  date(day: Day): string {
    return dateOf(day);
  }
}

/** B5. */
export function pointsOf({ settings }: World, { won, lost, isWalkover, isFinished }: Side): number {
  const hasWon = isFinished && won > lost;
  if (isWalkover && !hasWon) return 0;
  return settings.forPlaying + settings.forGame * won + (hasWon ? settings.forWinning : 0);
}

export function takeOff(world: World, player: string): void {
  world.order = world.order.filter((each) => each !== player);
  world.short.delete(player);
  const box = world.fixed?.boxes.find((each) => each.includes(player));
  box?.splice(box.indexOf(player), 1);
}
