import { type Day, dayAt, dayOf } from '../calendar.ts';
import type { Body, Given, Header, Scores } from '../lines.ts';
import type { Settled } from '../season.ts';

/** What is usual, and within what bounds it may be otherwise. */
export const FIGURES = {
  stake: [100, 1, 1000],
  forfeitPercent: [25, 1, 100],
  monthsUntilRemoval: [4, 1, 12],
  confirm: [0, 0, 30],
} as const;

export type Settings = { [K in keyof typeof FIGURES]: number };

/** Those given over those that held; `null` puts one back to what is usual. */
export function settingsWith(held: Partial<Settings>, given: Given = {}): Settings {
  const usual = Object.fromEntries(Object.entries(FIGURES).map(([name, [figure]]) => [name, figure]));
  const settings: Record<string, unknown> = { ...usual, ...held };
  for (const [name, value] of Object.entries(given)) settings[name] = value ?? usual[name];
  return settings as Settings;
}

interface Player {
  points: number;
  readonly admitted: Day;
  /** How many months in a row were missed, and the points at the first instant of the first of them. */
  missed: number;
  original: number;
  /** The points at the first instant of the month that is running, or those of the admission. */
  atFirst: number;
}

/** `gone` is a game that ended without a result. */
export interface Game {
  readonly id: string;
  readonly players: readonly string[];
  readonly stake: number;
  readonly startedAt: number;
  state: 'running' | 'waiting' | 'ended' | 'gone';
  told?: Told;
}

interface Told {
  readonly line: number;
  readonly scores: Scores;
  readonly at: number;
  readonly playedOn: Day;
  /** Until the end of this day it can be confirmed or disputed; then it counts. */
  readonly lastDay: Day;
  disputed: boolean;
}

/** A ladder at a moment of its log. */
export interface World {
  readonly zone: string;
  readonly start: Day;
  readonly shut: ReadonlySet<Day>;
  settings: Settings;
  end: Day | undefined;
  readonly players: Map<string, Player>;
  /** Those on the ladder by who joined first. */
  joined: string[];
  readonly known: Set<string>;
  readonly games: Map<string, Game>;
  /** The first day of the month that is running, the season's first day in its first month; and whether that day came. */
  month: { from: Day; hasBegun: boolean };
  readonly settled: Settled[];
}

export function newWorld(header: Header, shut: ReadonlySet<Day>): World {
  const start = dayOf(header.season.start);
  return {
    zone: header.timezone,
    start,
    shut,
    settings: settingsWith({}, header.settings),
    end: header.season.end === undefined ? undefined : dayOf(header.season.end),
    players: new Map(),
    joined: [],
    known: new Set(),
    games: new Map(),
    month: { from: start, hasBegun: false },
    settled: [],
  };
}

export const today = ({ zone }: World, at: number): Day => dayAt(at, zone);
export const isOver = ({ end }: World, day: Day): boolean => end !== undefined && day > end;
/** The players of a `start`, which are ids alone. */
export const seatsOf = ({ players }: Body): readonly string[] => players as unknown as readonly string[];
export const pointsOf = ({ players }: World, player: string): number => players.get(player)?.points ?? 0;

/** Most points first; equal ones by who joined first. */
export const orderOf = (world: World): readonly string[] =>
  world.joined.toSorted((one, other) => pointsOf(world, other) - pointsOf(world, one));

export function give(world: World, player: string, points: number): void {
  const found = world.players.get(player);
  if (found) found.points += points;
}

export function admit(world: World, player: string, day: Day): void {
  if (world.players.has(player)) return;
  world.players.set(player, { points: 1000, admitted: day, missed: 0, original: 1000, atFirst: 1000 });
  world.joined.push(player);
  world.known.add(player);
}

/** Takes a player off the ladder, whose points, or debts, are spread among others. */
export function takeOff(world: World, player: string, among: readonly string[]): void {
  const points = pointsOf(world, player);
  world.players.delete(player);
  world.joined = world.joined.filter((each) => each !== player);
  spread(world, points, among);
}

/** Gives each the same; what is left over goes one by one from the first of them down. A debt is taken likewise. */
export function spread(world: World, points: number, among: readonly string[]): void {
  const sign = Math.sign(points);
  const each = Math.floor(Math.abs(points) / among.length);
  const left = Math.abs(points) % among.length;
  for (const [place, player] of among.entries()) give(world, player, sign * (each + (place < left ? 1 : 0)));
}

/** Everybody of a game that ends is there: whoever is not is admitted anew. */
export function gather(world: World, { players }: Game, day: Day): void {
  for (const player of players) admit(world, player, day);
}

/** A game that ends without a result: every stake returns. */
export function callOff(world: World, game: Game, day: Day): void {
  game.state = 'gone';
  gather(world, game, day);
  for (const player of game.players) give(world, player, game.stake);
}

/** The pot is shared by how far each score is above the lowest. */
export function share(world: World, game: Game, scores: Scores): void {
  const pot = game.stake * scores.length;
  const lowest = Math.min(...scores.map(([, score]) => score));
  const spreads = scores.reduce((sum, [, score]) => sum + score - lowest, 0);
  const partOf = (score: number): number =>
    spreads === 0 ? game.stake : Math.floor((Math.floor((1000 * (score - lowest)) / spreads) * pot) / 1000);
  for (const [player, score] of scores) give(world, player, partOf(score));
  const best = scores.toSorted(([, one], [, other]) => other - one);
  let left = pot - scores.reduce((sum, [, score]) => sum + partOf(score), 0);
  for (let place = 0; left > 0; place++, left--) give(world, best[place % best.length]?.[0] ?? '', 1);
}
