import type { Chance } from '#local/demo/chance.ts';
import { chanceOf } from '../mishaps.ts';
import { HOUR, MINUTE, type Week } from './assumed.ts';

export const APPS = ['page', 'wall', 'board', 'phone', 'admin'] as const;
export type App = (typeof APPS)[number];

/** An entry that somebody taps, in milliseconds after the first club's board was opened. */
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
