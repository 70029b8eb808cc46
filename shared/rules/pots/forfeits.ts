import { addDays, END, later } from '#shared/calendar/days.ts';
import { countsAtAll, dueWhole, endingBy, monthOf, type Period, shutAround } from '#shared/calendar/periods.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Setting } from '../common/settings.ts';
import type { Attendance, Duty, DutyOutcome } from '../duty.ts';
import { inMatch, missedRuns } from '../inactivity/missed-runs.ts';
import { earliest, isAtRest, lastAfter, lastDayOver, quietUntil, remembered } from '../inactivity/repeating.ts';
import type { IsSettled } from '../inactivity/settled-days.ts';
import { sharesOfAll, total } from './payout.ts';
import { gamesInProgress, withoutPurse } from './players.ts';
import { inOrderOfPoints, pointsOf } from './purses.ts';
import { monthBeganSlot, type Purse, pursesSlot } from './slots.ts';

type MonthSettlement = PeriodSettlement<'month'>;

export interface ForfeitTerms {
  /** How much of what a player had at first is forfeited each month, in percent. */
  readonly share: Setting<number>;
  /** In this month of a run all that is left goes, and the player is removed. */
  readonly removeAfter: Setting<number>;
}

/** Players who missed a month forfeit part of their points to those who played in it (S Missing players). */
export const forfeits =
  (terms: ForfeitTerms): Duty<MonthSettlement> =>
  (ladder) => {
    const { timezone, season } = ladder.header;
    const monthBegan = monthBeganSlot.of(ladder);
    if (monthBegan === undefined)
      return { at: instantOf(timezone, season.start), settle: () => ({ ladder: monthBegun(ladder, season.start) }) };
    const period: Period<'month'> = { ...monthOf(monthBegan), first: monthBegan };
    if (period.last >= END || (season.end !== undefined && period.last > season.end)) return undefined;
    return {
      at: instantOf(timezone, addDays(period.last, 1)),
      settle: (attendance, by) => settle(terms, ladder, period, attendance, by),
    };
  };

/** Months are settled even if they do not count. */
export const untilMonthBegan: IsSettled = (ladder, day) => {
  const first = monthBeganSlot.of(ladder);
  return first !== undefined && day < first;
};

/** Notes what everybody has at the first instant of a month. */
function monthBegun(ladder: Ladder, first: Period['first']): Ladder {
  const purses = [...pursesSlot.of(ladder).entries()].map(
    ([player, purse]) => [player, { ...purse, opening: purse.points }] as const,
  );
  return monthBeganSlot.set(pursesSlot.set(ladder, Table.of(purses)), first);
}

function settle(
  terms: ForfeitTerms,
  ladder: Ladder,
  period: Period<'month'>,
  attendance: Attendance,
  by: Instant,
): DutyOutcome<MonthSettlement> {
  const running = inMatch(ladder, attendance, gamesInProgress);
  const runs = missedRuns(ladder, ladder.header, period, attendance, running);
  const receivers = ladder.order
    .players()
    .filter((player) => running.has(player) || hasPlayedIn(ladder, player, period, attendance));
  const over = earliest(lastDayOver(ladder.header.timezone, by), ladder.header.season.end) ?? period.last;
  if (!countsAtAll(ladder.header, period, monthOf)) {
    const shut = shutAround(ladder.header, period)?.to;
    return { ladder: monthBegun(ladder, monthAfter(period, shut && earliest(shut, over))) };
  }
  const quiet = () => earliest(over, quietUntil(ladder, attendance, period.last));
  const idle = [...runs.keys()];
  const named = { kind: period.kind, ...dueWhole(ladder.header, period), clause: 'S' } as const;
  if (receivers.length === 0) {
    const after = monthBegun(ladder, monthAfter(period, quiet()));
    const uncounted: MonthSettlement = { ...named, forfeited: [], removed: [], moves: [] };
    return { ladder: after, ...(idle.length > 0 && { uncounted, idle }) };
  }
  const forfeited = [...runs].map(([player, run]) => ({ player, run, ...dueFrom(terms, ladder, player, run) }));
  const removed = forfeited.filter(({ run }) => run >= terms.removeAfter.of(ladder)).map(({ player }) => player);
  const changes = total([
    new Map(forfeited.map(({ player, points }) => [player, -points] as const)),
    sharesOfAll(
      forfeited.map(({ points }) => points),
      receivers,
    ),
  ]);
  const originals = new Map(forfeited.map(({ player, original }) => [player, original]));
  const purses = [...pursesSlot.of(ladder).entries()].map(
    ([player, purse]) => [player, changed(purse, changes.get(player) ?? 0, originals.get(player))] as const,
  );
  const rest = inOrderOfPoints(withoutPurse(pursesSlot.set(ladder, Table.of(purses)), new Set(removed)));
  // Where nobody missed it, and nobody but those in games is there, the next month comes out alike.
  const isQuiet = runs.size === 0 && isAtRest(ladder, runs, running);
  const last = isQuiet ? lastAfter(ladder.header, monthOf, period, quiet()) : period;
  const settled = remembered(ladder, ladder.header, monthOf, period, last);
  return {
    ladder: monthBegun({ ...rest, settled }, monthAfter(last)),
    settlement: {
      ...named,
      ...(last.last > period.last && { through: dueWhole(ladder.header, last) }),
      forfeited: forfeited.filter(({ points }) => points !== 0).map(({ player, points }) => ({ player, points })),
      removed,
      moves: movesBetween(ladder.order, rest.order),
    },
    idle,
  };
}

/** A player who joined in a month and did not play misses nothing in it, and has no share in it either. */
function hasPlayedIn(ladder: Ladder, player: PlayerId, { first, last }: Period, attendance: Attendance): boolean {
  const played = attendance.lastPlayed(ladder, player, last);
  return played !== undefined && played >= first;
}

/** The first day after a month, or after the last month that is over at the end of a later day. */
const monthAfter = (month: Period, by: Day = month.last): Day =>
  addDays(later(month.last, endingBy(monthOf, by).last), 1);

/** What a player forfeits, and the points of which it is a part. */
function dueFrom({ share, removeAfter }: ForfeitTerms, ladder: Ladder, player: PlayerId, run: number) {
  const purse = pursesSlot.of(ladder).get(player);
  const original = (run > 1 ? purse?.original : purse?.opening) ?? 1000;
  const now = pointsOf(ladder, player);
  if (run >= removeAfter.of(ladder)) return { original, points: now };
  return { original, points: now <= 0 || original <= 0 ? 0 : Math.floor((original * share.of(ladder)) / 100) };
}

function changed({ original: _, ...purse }: Purse, change: number, original: number | undefined): Purse {
  return { ...purse, points: purse.points + change, ...(original !== undefined && { original }) };
}
