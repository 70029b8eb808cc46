import { type Day, dayAt, dayOf, type Kind } from '../calendar.ts';
import type { Given, Header } from '../lines.ts';
import { newPairs, type Pairs } from '../of-pairs.ts';
import { isThere, put, rungOf, upOne } from '../placing.ts';
import type { Settled } from '../season.ts';

/**
 * What a challenge has come to. `left` is one that ended because a player left or was removed, `unplayed` one that a
 * deadline ended, `void` one whose result was voided.
 */
type State = 'open' | 'waiting' | 'result' | 'declined' | 'withdrawn' | 'left' | 'unplayed' | 'void';

export interface Challenge {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly issued: Day;
  /** Whether the challenger stood below when it was made. */
  readonly fromBelow: boolean;
  /** The settings under which it was issued. */
  readonly terms: Settings;
  state: State;
  /** Whether it counts as the last challenge of the two (H5): it came to a result, or was lost without one. */
  meets: boolean;
  accepted: boolean;
  /** A result of it was turned down: whether or not it was accepted, it is to be played. */
  turnedDown: boolean;
  /** The day after which the days for playing are counted: that of the challenge, or of the result turned down last. */
  playFrom: Day;
  /** The day on which it was accepted, from which the days for playing may count (H15). */
  acceptedOn?: Day;
  putOff: number;
  /** It was made to somebody who may not have heard of it (H14). */
  readonly unreached: boolean;
  /** Who of the two has offered a day (H15). */
  readonly offers: Set<string>;
  words: Set<string>;
  told?: Told;
}

interface Told {
  readonly line: number;
  readonly score: readonly [number, number];
  readonly playedOn: Day;
  /** Until the end of this day it can be confirmed or disputed; then it counts (H20). */
  readonly lastDay: Day;
  disputed: boolean;
}

/** A game of which the log tells: who played it and when, and what became of its result. */
export interface Game {
  readonly line: number;
  readonly challenge: string;
  readonly players: readonly string[];
  readonly playedAt: number;
  readonly playedOn: Day;
  readonly fate: 'counts' | 'waits' | 'turned-down' | 'left' | 'nothing';
  /** It came with its challenge in one line. */
  readonly isSheet: boolean;
  /** It is not accepted yet. */
  readonly isComing: boolean;
}

/** What a challenge came to; `line` is that of the game or, where there was none, of the last entry before. */
interface EndingOf {
  readonly challenge: string;
  readonly players: readonly [string, string];
  readonly losers: readonly string[];
  readonly day: Day;
  readonly line: number;
  readonly isGame: boolean;
}

export type Games = ReadonlyMap<number, Game>;

/** A ladder at a moment of its log. */
export interface World {
  readonly zone: string;
  readonly start: Day;
  readonly shut: ReadonlySet<Day>;
  settings: Settings;
  end: Day | undefined;
  order: string[];
  readonly known: Set<string>;
  /** The last entry that was applied. */
  line: number;
  readonly admitted: Map<string, Day>;
  readonly challenges: Map<string, Challenge>;
  readonly away: Map<string, Set<Day>>;
  readonly missed: Map<string, number>;
  readonly declines: Map<string, number>;
  readonly strikes: Map<string, number>;
  /** H6: on which days players have defended their rung, won and lost as challengers. */
  readonly defended: Map<string, Day[]>;
  /** H3: who joined in this season, and was not seeded. */
  readonly newcomers: Set<string>;
  /** Challenges that were withdrawn or whose result was voided, and that had no other result then. */
  readonly withdrawn: Set<string>;
  /** H3: the challenges of players that were free ones. */
  readonly freeUsed: Map<string, Set<string>>;
  /** Whose first result counts. */
  readonly haveResult: Set<string>;
  period: { kind: Kind | 'none' | 'days'; from: Day };
  /** Those that a deadline or a removal ended but for the game that is judged: then only who leaves ends them (H15, H18). */
  readonly kept: Set<string>;
  /** Up to when all is settled. */
  now: number;
  /** H18: the last day with whose end players dropped who had not played for so many. */
  idleOn?: Day;
  readonly won: Map<string, Day[]>;
  readonly beaten: Map<string, Day[]>;
  /** H5: all that challenges came to, in the order in which it came to count. */
  readonly endings: EndingOf[];
  readonly settled: Settled[];
  readonly games: Map<number, Game>;
  /** Where the entrants are pairs. */
  readonly pairs: Pairs | undefined;
  /** The settings that a line went by. */
  readonly settingsAt: Map<number, Settings>;
}

export function newWorld(header: Header, shut: ReadonlySet<Day>): World {
  const settings = settingsWith({}, header.settings);
  const start = dayOf(header.season.start);
  return {
    zone: header.timezone,
    start,
    shut,
    settings,
    end: header.season.end === undefined ? undefined : dayOf(header.season.end),
    order: [],
    line: 1,
    known: new Set(),
    admitted: new Map(),
    challenges: new Map(),
    away: new Map(),
    missed: new Map(),
    declines: new Map(),
    strikes: new Map(),
    defended: new Map(),
    newcomers: new Set(),
    withdrawn: new Set(),
    freeUsed: new Map(),
    haveResult: new Set(),
    kept: new Set(),
    won: new Map(),
    beaten: new Map(),
    endings: [],
    period: { kind: settings.period, from: start },
    now: Number.NEGATIVE_INFINITY,
    settled: [],
    games: new Map(),
    pairs: newPairs(header),
    settingsAt: new Map(),
  };
}

export const today = ({ zone }: World, at: number): Day => dayAt(at, zone);
export const isAway = ({ away }: World, player: string, day: Day): boolean => away.get(player)?.has(day) ?? false;
export const isOver = ({ end }: World, day: Day): boolean => end !== undefined && day > end;
export const has = (
  { challenger, challenged }: Pick<Challenge, 'challenger' | 'challenged'>,
  player: string,
): boolean => player === challenger || player === challenged;

export function admit(world: World, player: string, day: Day, rung = world.order.length + 1): void {
  if (isThere(world, player)) return;
  world.order.splice(rung <= world.order.length ? rung - 1 : world.order.length, 0, player);
  world.known.add(player);
  world.admitted.set(player, day);
  world.missed.set(player, 0);
}

/** Takes a player off the ladder, by their own wish or not; what they had begun ends without a result. */
export function takeOff(world: World, player: string, how: 'leaves' | 'is removed'): void {
  world.order = world.order.filter((each) => each !== player);
  for (const challenge of world.challenges.values()) {
    if (!has(challenge, player) || (how === 'is removed' && world.kept.has(challenge.id))) continue;
    if (challenge.state === 'waiting' && challenge.told) setFate(world, challenge.told.line, 'left');
    if (challenge.state === 'open' || challenge.state === 'waiting') challenge.state = 'left';
  }
}

export function setFate(world: World, line: number, fate: Game['fate']): void {
  const game = world.games.get(line);
  if (game) world.games.set(line, { ...game, fate });
}

/** H5: not given, so that it is 7 × rematchWeeks. */
const NONE = -1;

/** What a house ladder may be played by: what is usual, and what else is possible. */
const FIGURES = {
  reach: [3, 1, 100],
  reachDown: [0, 0, 100],
  freeChallenges: [0, 0, 5],
  freeFrom: [1, 1, 100],
  openMade: [1, 1, 10],
  openReceived: [1, 1, 10],
  openInAll: [0, 0, 20],
  mostMade: [0, 0, 10],
  mostReceived: [0, 0, 10],
  rematchWeeks: [2, 0, 52],
  rematchDays: [NONE, 0, 366],
  rematchMost: [0, 0, 20],
  protectedDays: [0, 0, 28],
  winnerDays: [0, 0, 28],
  beatenDays: [0, 0, 28],
  acceptDays: [5, 0, 28],
  playDays: [14, 0, 90],
  postponeDays: [7, 0, 28],
  freeDeclines: [0, 0, 20],
  dropAfter: [1, 1, 12],
  drop: [1, 1, 100],
  removeAfter: [0, 0, 12],
  holidayDays: [28, 0, 365],
  confirm: [0, 0, 28],
  strikes: [0, 0, 10],
  each: [0, 0, 12],
  days: [31, 7, 366],
  onlyTop: [0, 0, 100],
  minPlayed: [0, 0, 50],
  minMade: [0, 0, 50],
} as const;

/** H7: first-to-2 to first-to-21. */
const RACES = Array.from({ length: 20 }, (_, index): `first-to-${number}` => `first-to-${index + 2}`);

const CHOICES = {
  shape: ['ladder', 'pyramid', 'pyramid-right'],
  passes: ['nobody', 'away', 'busy'],
  freeFor: ['newcomers', 'everybody'],
  freeUntil: ['used', 'made', 'result'],
  otherMatches: ['challenges', 'always'],
  challengedWaits: ['no', 'yes'],
  mostPer: ['week', 'month'],
  rematchFor: ['both', 'loser', 'return', 'other'],
  game: ['best-of-5', 'best-of-3', 'best-of-7', 'best-of-9', 'one', ...RACES],
  draws: ['no', 'yes'],
  win: ['takes-rung', 'swap', 'halfway'],
  defence: ['stays', 'up-one'],
  draw: ['stays', 'up-one', 'just-below'],
  acceptLate: ['lapses', 'lost'],
  playLate: ['lapses', 'lost-by-silent', 'lost-by-challenged', 'lost-by-both'],
  declining: ['no', 'lost'],
  period: ['none', 'week', 'month', 'days'],
  exemptFirst: ['no', 'yes'],
  playFrom: ['challenge', 'acceptance'],
  lostCosts: ['match', 'one-rung', 'bottom'],
  strikeCosts: ['match', 'bottom', 'removed'],
  minCosts: ['bottom', 'removed'],
} as const;

/** H7: what a club calls one game is only a word. */
const UNITS = ['game', 'set', 'frame', 'rack', 'leg', 'end'];

/** H3: from a rung on downwards, a reach of its own. */
export interface Band {
  readonly from: number;
  readonly up?: number;
  /** As far as this rung, however many those are. */
  readonly to?: number;
}

type Figures = { [K in keyof typeof FIGURES]: K extends 'reach' ? number | readonly Band[] : number };
type Choices = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type Settings = Figures & Choices;

export const figures = Object.entries(FIGURES);
export const choices = Object.entries(CHOICES);

/** Those given over those that held; `null` puts one back to what is usual. */
export function settingsWith(held: Partial<Settings>, given: Given = {}): Settings {
  const usual = Object.fromEntries([...figures, ...choices].map(([name, [first]]) => [name, first]));
  const settings: Record<string, unknown> = { ...usual, ...held };
  for (const [name, value] of Object.entries(given)) settings[name] = value ?? usual[name];
  return settings as Settings;
}

/** H15: days to play count from acceptance only where a challenge is to be accepted. */
export const areFit = ({ playFrom, playDays, acceptDays }: Settings): boolean =>
  playFrom === 'challenge' || playDays === 0 || acceptDays > 0;

/** H3: two to five, the first from rung 1 and each further one from further down. */
const areBands = (bands: readonly Band[]): boolean =>
  bands.length >= 2 &&
  bands.length <= 5 &&
  bands[0]?.from === 1 &&
  bands.every(
    ({ from, up, to }, index) =>
      Number.isInteger(from) &&
      (up === undefined
        ? Number.isInteger(to) && Number(to) >= 1 && Number(to) < from
        : to === undefined && Number.isInteger(up) && up >= 1 && up <= 100) &&
      (index === 0 || from > (bands[index - 1]?.from ?? 0)),
  );

/** Whether these are settings of a house ladder, each within its bounds. */
export function areSettings(given: Given, mayBeNull: boolean): boolean {
  for (const [name, value] of Object.entries(given)) {
    if (value === null && mayBeNull && (name in FIGURES || name in CHOICES || name === 'unit')) continue;
    const figure = figures.find(([each]) => each === name)?.[1];
    const choice = name === 'unit' ? UNITS : choices.find(([each]) => each === name)?.[1];
    const fits =
      name === 'reach' && Array.isArray(value)
        ? areBands(value)
        : figure
          ? Number.isInteger(value) && Number(value) >= figure[1] && Number(value) <= figure[2]
          : choice?.some((each) => each === value);
    if (!fits) return false;
  }
  return true;
}

function swap(world: World, one: string, other: string): void {
  world.order = world.order.map((each) => (each === one ? other : each === other ? one : each));
}

/** H11, H12: what a win moves, from the rungs of this moment. */
function win(world: World, { terms }: Challenge, winner: string, loser: string): void {
  const w = rungOf(world, winner);
  const l = rungOf(world, loser);
  if (w < l) {
    if (terms.defence === 'up-one') upOne(world, winner);
  } else if (terms.win === 'takes-rung') {
    put(world, winner, l);
  } else if (terms.win === 'swap') {
    swap(world, winner, loser);
  } else {
    put(world, loser, l + 1);
    put(world, winner, Math.floor((w + l) / 2));
  }
}

/** H13: what a draw moves. */
function draw(world: World, { terms, challenger, challenged }: Challenge): void {
  if (terms.draw === 'stays') return;
  const lower = rungOf(world, challenger) > rungOf(world, challenged) ? challenger : challenged;
  const upper = lower === challenger ? challenged : challenger;
  if (terms.draw === 'just-below') put(world, lower, rungOf(world, upper) + 1);
  else if (rungOf(world, lower) - 1 !== rungOf(world, upper)) upOne(world, lower);
}

/** Moves the ladder by a score, and remembers what H5 and H6 go by. `line`: that of the game, where there was one. */
export function count(
  world: World,
  challenge: Challenge,
  [mine, theirs]: readonly [number, number],
  day: Day,
  line?: number,
): void {
  const { challenger, challenged } = challenge;
  if (mine === theirs) draw(world, challenge);
  else if (mine > theirs) win(world, challenge, challenger, challenged);
  else win(world, challenge, challenged, challenger);
  const losers = mine === theirs ? [] : [mine > theirs ? challenged : challenger];
  if (line !== undefined) for (const player of [challenger, challenged]) world.haveResult.add(player);
  remember(world, challenge, losers, day, line);
}

export function remember(world: World, challenge: Challenge, losers: readonly string[], day: Day, line?: number): void {
  const { id, challenger, challenged, fromBelow } = challenge;
  const note = (days: Map<string, Day[]>, player: string) => days.set(player, [...(days.get(player) ?? []), day]);
  const [only] = losers.length === 1 ? losers : [];
  if (only === challenger && fromBelow) note(world.defended, challenged);
  if (only === challenged) note(world.won, challenger);
  if (losers.includes(challenger)) note(world.beaten, challenger);
  const players = [challenger, challenged] as const;
  world.endings.push({ challenge: id, players, losers, day, line: line ?? world.line, isGame: line !== undefined });
}

/** Players go to the bottom, in their order. */
export function sink(world: World, players: readonly string[]): void {
  const those = world.order.filter((each) => players.includes(each));
  world.order = [...world.order.filter((each) => !players.includes(each)), ...those];
}
