import type { CalendarOf, ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { addDays, later } from '#shared/calendar/days.ts';
import { dueWhole, endingBy, nextPeriod, nextSpan, type Period, type PeriodOf } from '#shared/calendar/periods.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { CalendarKind, PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import type { Clause, Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { configuredSlot } from '../common/configured.ts';
import type { Setting } from '../common/settings.ts';
import { takenOff } from '../common/standing.ts';
import type { Attendance, Duty } from '../duty.ts';
import { type InProgress, inMatch, missedRuns } from './missed-runs.ts';
import { earliest, isAtRest, lastAfter, lastDayOver, quietUntil, remembered } from './repeating.ts';

export interface Inactivity<Kind extends CalendarKind> {
  readonly of: PeriodOf<Kind>;
  readonly calendar: CalendarOf;
  /** The last day on which a period may end and still count. */
  readonly until: (header: Header) => Day | undefined;
  /** How far a player who missed a period moves down, in rungs. */
  readonly drop: Setting<number>;
  /** From this many consecutive periods missed on. */
  readonly dropAfter: Setting<number>;
  /** So many periods are one: 0 where each is by itself. */
  readonly each?: Setting<number>;
  readonly spared?: Spared;
  /** With this many, a player is removed instead; 0 for never. */
  readonly removal?: { readonly after: Setting<number>; readonly clause: Clause };
  readonly inProgress: InProgress;
  readonly clause: Clause;
}

/** Players who may stay away at no cost, by their rung when it is settled. */
export interface Spared {
  /** The player on rung 1. */
  readonly first: (ladder: Ladder) => boolean;
  /** Everybody below this rung; 0 for nobody. */
  readonly below: Setting<number>;
}

interface Next<Kind extends CalendarKind> {
  readonly header: Header;
  readonly due: { readonly period: Period<Kind>; readonly at: Instant } | undefined;
}

/** Which period is next depends on those settled so far, and is asked for again and again until one more is settled. */
function nextOf<Kind extends CalendarKind>({ of, calendar, until, each }: Inactivity<Kind>) {
  const known = new WeakMap<Ladder['settled'], Next<Kind>>();
  return (ladder: Ladder): Next<Kind>['due'] => {
    const { header, settled } = ladder;
    const hit = known.get(settled);
    if (hit?.header === header) return hit.due;
    const days = calendarOfPeriods(calendar, ladder);
    const length = each?.of(ladder) ?? 0;
    const period =
      length === 0
        ? nextPeriod(days, of, lastDecided(ladder, of, days), until(header))
        : nextSpan(days, of, lastSettled(ladder, days), until(header), length);
    const due = period && { period, at: instantOf(header.timezone, addDays(period.last, 1)) };
    known.set(settled, { header, due });
    return due;
  };
}

/**
 * Who did not play in a period, a rung blocker in Lavers, drops, and is removed after several (L25–L26). Due when the next
 * period begins.
 */
export const inactivity = <Kind extends CalendarKind>(terms: Inactivity<Kind>): Duty<PeriodSettlement<Kind>> => {
  const next = nextOf(terms);
  return (ladder) => {
    const due = next(ladder);
    return due && { at: due.at, settle: (attendance, by) => settle(terms, ladder, due.period, attendance, by) };
  };
};

function settle<Kind extends CalendarKind>(
  terms: Inactivity<Kind>,
  ladder: Ladder,
  period: Period<Kind>,
  attendance: Attendance,
  by: Instant,
) {
  const running = inMatch(ladder, attendance, terms.inProgress);
  const calendar = calendarOfPeriods(terms.calendar, ladder);
  const runs = missedRuns(ladder, calendar, period, attendance, running);
  const removed: PlayerId[] = [];
  const fallen: PlayerId[] = [];
  const removeAfter = terms.removal?.after.of(ladder) ?? 0;
  const dropAfter = period.length === undefined ? terms.dropAfter.of(ladder) : 1;
  const isSpared = sparing(terms.spared, ladder);
  for (const [player, run] of runs) {
    if (isSpared(player)) continue;
    if (removeAfter > 0 && run >= removeAfter) removed.push(player);
    else if (run >= dropAfter) fallen.push(player);
  }
  const rest =
    removed.length > 0 ? takenOff(ladder, new Set(removed), { first: period.first, last: period.last }) : ladder;
  const order =
    fallen.length > 0
      ? rest.order.rearranged(dropped(rest.order.players(), new Set(fallen), terms.drop.of(ladder)))
      : rest.order;
  const moves = movesBetween(ladder.order, order);
  const isQuiet = removed.length === 0 && moves.length === 0 && isAtRest(ladder, runs, running);
  const quiet = () =>
    earliest(
      lastDayOver(ladder.header.timezone, by),
      terms.until(ladder.header),
      quietUntil(ladder, attendance, period.last),
    );
  const last = isQuiet && period.length === undefined ? lastAfter(calendar, terms.of, period, quiet()) : period;
  const settlement: PeriodSettlement<Kind> = {
    kind: period.kind,
    ...dueWhole(ladder.header, period),
    ...(period.length !== undefined && { first: terms.of(period.first).first, length: period.length }),
    ...(last.last > period.last && { through: dueWhole(ladder.header, last) }),
    clause: terms.clause,
    ...(terms.removal && terms.removal.clause !== terms.clause && { clauses: { removed: terms.removal.clause } }),
    dropped: fallen,
    removed,
    moves,
  };
  return { ladder: { ...rest, order, settled: remembered(ladder, calendar, terms.of, period, last) }, settlement };
}

export function sparing(spared: Spared | undefined, ladder: Ladder): (player: PlayerId) => boolean {
  const below = spared?.below.of(ladder) ?? 0;
  const first = spared?.first(ladder) ? ladder.order.at(1) : undefined;
  return (player) =>
    player === first || (below > 0 && (ladder.order.rungOf(player) ?? Number.POSITIVE_INFINITY) > below);
}

/** A ladder's calendar from the day on which its periods began: that of the season, unless others counted at first. */
export function calendarOfPeriods(calendarOf: CalendarOf, ladder: Ladder): ClubCalendar {
  const calendar = calendarOf(ladder.header);
  const { periodsSince } = configuredSlot.of(ladder);
  if (periodsSince === undefined) return calendar;
  const { season } = calendar;
  return { ...calendar, season: { ...season, start: later(season.start, periodsSince) } };
}

/** The last day of the last period of a calendar that was settled. */
function lastSettled(ladder: Ladder, { season }: ClubCalendar): Day | undefined {
  const last = ladder.settled.at(-1)?.last;
  return last !== undefined && last >= season.start ? last : undefined;
}

/** The last day of the last period of a calendar that is decided on, be it that it did not count. */
function lastDecided(ladder: Ladder, of: PeriodOf, { season }: ClubCalendar): Day | undefined {
  const settled = ladder.settled.at(-1)?.last;
  const { decidedUntil } = configuredSlot.of(ladder);
  const decided = decidedUntil && endingBy(of, decidedUntil).last;
  const last = settled && decided ? later(settled, decided) : (settled ?? decided);
  return last !== undefined && last >= season.start ? last : undefined;
}

/** Several players dropped at once (§0): from the bottom up, each past up to `rungs` players, skipping those who drop too. */
export function dropped(order: readonly PlayerId[], who: ReadonlySet<PlayerId>, rungs: number): readonly PlayerId[] {
  const after = [...order];
  for (let place = after.length - 1; place >= 0; place--) {
    const player = after[place];
    if (player === undefined || !who.has(player)) continue;
    let to = place;
    for (
      let below = after[to + 1];
      to - place < rungs && below !== undefined && !who.has(below);
      below = after[to + 1]
    ) {
      after[to++] = below;
    }
    after[to] = player;
  }
  return after;
}
