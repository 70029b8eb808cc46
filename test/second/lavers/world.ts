import { type Day, dayAt, dayOf } from '../calendar.ts';
import type { Given, Header } from '../lines.ts';
import { isThere, put, rungOf, upOne } from '../placing.ts';
import type { Settled } from '../season.ts';

/** What is usual, and for figures within what bounds they may be otherwise. */
export const FIGURES = { reach: [4, 1, 100], drop: [5, 1, 100], monthsUntilRemoval: [2, 2, 12] } as const;
export const HOURS = { hoursFrom: '19:50', hoursTo: '22:00', finalHoursFrom: '19:45', finalHoursTo: '21:40' } as const;
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export type Settings = { [K in keyof typeof FIGURES]: number } & { [K in keyof typeof HOURS]: string } & {
  readonly nights: readonly string[];
};

/** Those given over those that held; `null` puts one back to what is usual. */
export function settingsWith(held: Partial<Settings>, given: Given = {}): Settings {
  const figures = Object.entries(FIGURES).map(([name, [figure]]) => [name, figure] as const);
  const usual: Record<string, unknown> = { ...Object.fromEntries(figures), ...HOURS, nights: WEEKDAYS };
  const settings: Record<string, unknown> = { ...usual, ...held };
  for (const [name, value] of Object.entries(given)) settings[name] = value ?? usual[name];
  return settings as Settings;
}

/** `gone` is a match that ended without a result, `left` one that was closed as a player left or was removed. */
export interface Match {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  /** The night on which it began: of a match from a sheet the day on which it was played. */
  readonly night: Day;
  readonly startedAt: number;
  /** In rungs from the challenger up to the challenged, when challenged. */
  readonly distance: number;
  /** How many rungs above somebody was near then (L20a). */
  readonly reach: number;
  state: 'running' | 'result' | 'gone' | 'left';
  /** When it ended, by the line of its result or of whoever left. */
  endedAt?: number;
  told?: { readonly line: number; readonly playedOn: Day };
}

export interface Peg {
  /** Challenges issued less challenges accepted. */
  balance: number;
  hasPassed: boolean;
}

/** What is on the board on one date. */
export interface Night {
  readonly pegs: Map<string, Peg>;
  waiting?: string | undefined;
}

/** What is left of the season after normal play: the play-off that is due. */
interface Closed {
  due?: readonly [lower: string, upper: string];
}

/** A ladder at a moment of its log. */
export interface World {
  readonly zone: string;
  readonly start: Day;
  readonly shut: ReadonlySet<Day>;
  settings: Settings;
  /** The date of the Grand Final. */
  end: Day;
  order: string[];
  readonly known: Set<string>;
  readonly admitted: Map<string, Day>;
  readonly missed: Map<string, number>;
  readonly challenges: Map<string, Match>;
  readonly nights: Map<Day, Night>;
  /** The dates on which somebody arrived, were it by a line that was voided later. */
  readonly nightsTold: Set<Day>;
  /** The first day of the month that is running; the season's first day in its first month. */
  monthFrom: Day;
  /** The finals whose latecomers were removed, and who those are that have not come back. */
  readonly cuts: Set<Day>;
  readonly cutOff: Set<string>;
  readonly displaced: Set<string>;
  closed?: Closed;
  champion?: string | undefined;
  readonly settled: Settled[];
}

export function newWorld({ timezone, season, settings }: Header, shut: ReadonlySet<Day>): World {
  const start = dayOf(season.start);
  return {
    zone: timezone,
    start,
    shut,
    settings: settingsWith({}, settings),
    end: dayOf(season.end ?? season.start),
    order: [],
    known: new Set(),
    admitted: new Map(),
    missed: new Map(),
    challenges: new Map(),
    nights: new Map(),
    nightsTold: new Set(),
    monthFrom: start,
    cuts: new Set(),
    cutOff: new Set(),
    displaced: new Set(),
    settled: [],
  };
}

export const today = ({ zone }: World, at: number): Day => dayAt(at, zone);
export const has = ({ challenger, challenged }: Match, player: string): boolean =>
  player === challenger || player === challenged;
/** Nothing begins any more: the date of the final is over, or normal play was closed. */
export const isOver = ({ end, closed }: World, day: Day): boolean => day > end || closed !== undefined;

export function admit(world: World, player: string, day: Day): void {
  world.cutOff.delete(player);
  if (isThere(world, player)) return;
  world.order.push(player);
  world.known.add(player);
  world.admitted.set(player, day);
  world.missed.set(player, 0);
}

/** Takes a player off the ladder, by their own wish or not; a match that is in progress is closed. */
export function takeOff(world: World, player: string): readonly Match[] {
  world.order = world.order.filter((each) => each !== player);
  const closed = [...world.challenges.values()].filter((match) => match.state === 'running' && has(match, player));
  for (const match of closed) match.state = 'left';
  return closed;
}

/** L20–L22, and the markers of the final (L30, L31). */
export function count(world: World, match: Match, [mine, theirs]: readonly [number, number]): void {
  const { challenger, challenged, distance, reach, night } = match;
  const [top] = world.order;
  if (mine > theirs && distance >= 1 && distance <= reach) {
    const rung = rungOf(world, challenged);
    if (rung < rungOf(world, challenger)) put(world, challenger, rung);
  } else if (mine !== theirs) {
    upOne(world, mine > theirs ? challenger : challenged);
  }
  if (mine !== theirs) world.displaced.delete(mine > theirs ? challenged : challenger);
  if (top !== undefined && top !== world.order[0] && night === world.end && !has(match, top)) world.displaced.add(top);
}
