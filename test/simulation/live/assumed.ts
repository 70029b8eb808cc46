import type { Chance } from '#local/demo/chance.ts';
import { chanceOf } from '../mishaps.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** How many players a club of the middle has. */
export const PLAYERS = 40;

/** A club's week, as far as it is assumed and not measured: how many people look, at what, and for how long. */
export const weekOf = (players: number) => ({
  players,
  /** Who comes to the night, and how many games each plays. */
  here: 2 * Math.round(0.3 * players),
  gamesEach: 2,
  /** Of each club's night, in minutes; the board and the wall are on for a quarter of an hour before and after. */
  night: 180,
  /** Within how many minutes the nights of all clubs begin. */
  spread: 30,
  boards: Math.ceil(players / 100),
  walls: 1,
  /** How often each player who is here looks at their own page, and for how many minutes. */
  phone: { visits: 4, minutes: 4 },
  /** The public page: all who want to know, at home or in the hall. */
  page: { visits: 1.5 * players, minutes: 4 },
  /** Visits of the organiser. */
  admin: { visits: 2, minutes: 30 },
  /** The rest of the week: visits of some minutes each, and entries. */
  quiet: { pages: 2 * players, phones: Math.round(0.6 * players), admins: 3, minutes: 2, entries: 6 },
});
export type Week = ReturnType<typeof weekOf>;

/** Check-ins, and a challenge and a result of each game. */
export const entriesOf = ({ here, gamesEach }: Week): number => here + here * gamesEach;

/** The share of visits that come with an empty cache, and what they load besides the page: files and bytes. */
export const FIRST = { share: 0.2, files: 8, bytes: 51_200 } as const;

/** Weeks in a month. */
export const WEEKS = 52 / 12;

/** What is assumed of connections. */
export const SOCKETS = {
  /** The share of visits whose network lets no socket through. */
  blocked: 0.005,
  /** After how long one breaks in the mean: on a phone, and on a screen that stands in the hall. */
  breaks: { moving: 30 * MINUTE, still: 4 * HOUR },
  /** The share of them that say nothing: no message comes any more. */
  silent: 0.05,
  /** The share of attempts that fail. */
  failing: 0.1,
} as const;

/** How long something takes, in milliseconds: in the median, and what 99 of 100 do not exceed. */
export interface Hop {
  readonly what: string;
  readonly median: number;
  readonly worst: number;
}

export const HOPS = {
  phone: { what: 'a browser to CloudFront and back, by Wi-Fi or 4G', median: 45, worst: 350 },
  gateway: { what: 'CloudFront, API Gateway, a warm function, and back', median: 25, worst: 120 },
  table: { what: 'a request to the table (“single-digit millisecond”); a transaction is two', median: 5, worst: 25 },
  stream: { what: 'until a change can be read from the stream, besides the look for it', median: 60, worst: 350 },
  invoke: { what: 'to call a warm function', median: 10, worst: 40 },
  bucket: { what: 'a PUT, HEAD or GET of a small file', median: 35, worst: 200 },
  publish: { what: 'a POST to AppSync Events', median: 25, worst: 150 },
  fanOut: { what: 'from AppSync Events to a browser', median: 40, worst: 250 },
  draw: { what: 'until a browser shows it', median: 20, worst: 80 },
} as const satisfies Readonly<Record<string, Hop>>;

/** How often Lambda asks a shard for news, in milliseconds: “4 times a second”. */
export const POLL = 250;
/** A table on demand begins with 4 partitions, and its stream has a shard for each. */
export const SHARDS = 4;
/** How many times longer a function of 1 GB, which has 0.6 of a processor, takes than a processor of the benchmark. */
export const SLOWER = 2;
/** What Lambda takes to start a process, besides loading the bundle, in milliseconds. */
export const START = 200;

/** The normal deviate of a share, within 0.02. */
const deviateOf = (share: number): number =>
  share < 0.5 ? -deviateOf(1 - share) : 5.5556 * (1 - ((1 - share) / share) ** 0.1186);
const WORST = deviateOf(0.99);
const STEPS = 2048;
/** Normal deviates of equal chance. */
const DEVIATES = Float64Array.from({ length: STEPS }, (_, index) => deviateOf((index + 0.5) / STEPS));

const tables = new Map<string, Float64Array>();

/** Times of a hop, log-normal as those of networks and services are. */
export function timesOf(chance: Chance, { median, worst }: Pick<Hop, 'median' | 'worst'>): () => number {
  const name = `${median} ${worst}`;
  const spread = Math.log(worst / median) / WORST;
  const table = tables.get(name) ?? DEVIATES.map((each) => median * Math.exp(spread * each));
  tables.set(name, table);
  return () => table[Math.floor(chance.next() * STEPS)] ?? median;
}

export type Times = { readonly [Name in keyof typeof HOPS]: () => number };

export const hopsOf = (chance: Chance): Times => {
  const each = Object.entries(HOPS).map(([name, hop]) => [name, timesOf(chance, hop)]);
  return Object.fromEntries(each) as Times;
};

export const APPS = ['page', 'wall', 'board', 'phone', 'admin'] as const;
export type App = (typeof APPS)[number];

/** An entry as it is tapped, in milliseconds after the first club's board was opened. */
export interface Line {
  readonly club: number;
  readonly at: number;
  readonly by: 'board' | 'phone';
}

/** A screen that is seen from one time to another. */
export interface Visit {
  readonly app: App;
  readonly from: number;
  readonly to: number;
}

export interface ClubTime {
  readonly club: number;
  /** Whether it is a club night, on which every result has to be seen at once. */
  readonly isOn: boolean;
  readonly lines: readonly Line[];
  readonly visits: readonly Visit[];
}

/** How long the board and the wall are on before the night and after it. */
const AROUND = 15 * MINUTE;
/** Check-ins come within the first part of a night. */
const CHECK_IN = 30 * MINUTE;

/** What a club's night is: check-ins, then rounds of games, each with its challenge and its result; and who looks on. */
export function clubNight(seed: number, club: number, week: Week): ClubTime {
  const chance = chanceOf(seed, 'night', club);
  const begins = AROUND + chance.next() * week.spread * MINUTE;
  const ends = begins + week.night * MINUTE;
  const lines = [...checkIns(chance, begins, week), ...games(chance, begins, week)]
    .map((each) => ({ ...each, club }))
    .toSorted((one, other) => one.at - other.at);
  return { club, isOn: true, lines, visits: inOrder(visits(chance, begins, ends, week)) };
}

const checkIns = (chance: Chance, begins: number, { here }: Week): Omit<Line, 'club'>[] =>
  Array.from({ length: here }, () => ({
    at: begins + chance.next() * CHECK_IN,
    by: chance.happens(0.5) ? 'phone' : 'board',
  }));

/** In each round everybody plays once; the games of a round begin within a quarter of an hour. */
function games(chance: Chance, begins: number, { night, here, gamesEach }: Week): Omit<Line, 'club'>[] {
  const round = (night * MINUTE - CHECK_IN) / gamesEach;
  return Array.from({ length: (here / 2) * gamesEach }, (_, index) => {
    const starts = begins + CHECK_IN + (index % gamesEach) * round + chance.next() * 15 * MINUTE;
    const lasts = (0.4 + 0.5 * chance.next()) * (round - 15 * MINUTE);
    return [
      { at: starts, by: 'board' as const },
      { at: starts + lasts, by: chance.happens(0.2) ? ('phone' as const) : ('board' as const) },
    ];
  }).flat();
}

function visits(chance: Chance, begins: number, ends: number, week: Week): Visit[] {
  const { boards, walls, here, phone, page, admin } = week;
  const standing = (app: App, count: number): Visit[] =>
    Array.from({ length: count }, () => ({ app, from: begins - AROUND, to: ends + AROUND }));
  const coming = (app: App, count: number, minutes: number): Visit[] =>
    Array.from({ length: count }, () => {
      const from = begins + chance.next() * (ends - begins - minutes * MINUTE);
      return { app, from, to: from + minutes * MINUTE };
    });
  return [
    ...standing('board', boards),
    ...standing('wall', walls),
    ...coming('phone', here * phone.visits, phone.minutes),
    ...coming('page', page.visits, page.minutes),
    ...coming('admin', admin.visits, admin.minutes),
  ];
}

const inOrder = (visits: readonly Visit[]): readonly Visit[] => visits.toSorted((one, other) => one.from - other.from);

/** The rest of a club's week: some look, and now and then something is entered. */
export function quietDays(seed: number, club: number, week: Week): ClubTime {
  const chance = chanceOf(seed, 'quiet', club);
  const { pages, phones, admins, minutes, entries } = week.quiet;
  const sometime = (): number => chance.next() * 6 * 24 * HOUR;
  const coming = (app: App, count: number): Visit[] =>
    Array.from({ length: count }, () => {
      const from = sometime();
      return { app, from, to: from + minutes * MINUTE };
    });
  const lines = Array.from({ length: entries }, () => ({ club, at: sometime(), by: 'phone' as const }));
  return {
    club,
    isOn: false,
    lines: lines.toSorted((one, other) => one.at - other.at),
    visits: inOrder([...coming('page', pages), ...coming('phone', phones), ...coming('admin', admins)]),
  };
}
