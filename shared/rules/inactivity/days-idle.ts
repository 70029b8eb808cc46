import { joined, openDaysAfter } from '#shared/calendar/club-calendar.ts';
import { addDays, daysBetween, END, later } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Closure } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { daysAwayOf } from '../away/days.ts';
import { awaySlot } from '../away/slots.ts';
import { configuredSlot } from '../common/configured.ts';
import type { Setting } from '../common/settings.ts';
import { takenOff } from '../common/standing.ts';
import type { Attendance, Duty } from '../duty.ts';
import { IdleDays } from './idle-days.ts';
import { dropped, type Inactivity, sparing } from './penalties.ts';
import { earliest, lastDayOver } from './repeating.ts';

type IdleTerms = Omit<Inactivity<never>, 'of' | 'each' | 'calendar'> & { readonly days: Setting<number> };

/** So many stretches in a row, no more: a ladder on which nobody has played for years comes to rest. */
const MOST_IN_A_ROW = 100;

/** When a player has been idle for the given number of days, how often in a row by then, and since when. */
interface Idle {
  readonly last: Day;
  readonly times: number;
  readonly since: Day;
}

/**
 * A player who has been idle for that many days drops as the last of them ends, and again after as many more (H18). The days
 * count from the last game, or from being seeded, joining or returning; closures and days away are left out. Nothing is kept
 * of what the ladder's last line has settled.
 */
export const daysIdle = (terms: IdleTerms): Duty<PeriodSettlement<'days'>> => {
  const daysOf = idleDays(terms);
  return (ladder, attendance) => {
    const due = nextOf(terms, ladder, daysOf(ladder, attendance));
    if (due === undefined) return undefined;
    const at = instantOf(ladder.header.timezone, addDays(due, 1));
    return { at, settle: () => settle(terms, ladder, daysOf(ladder, attendance).on(due), attendance, due, at) };
  };
};

/** The first day on which anybody is due whom that costs something: where that may be few, each is looked at. */
function nextOf(terms: IdleTerms, ladder: Ladder, days: IdleDays): Day | undefined {
  const { order } = ladder;
  const isSpared = sparing(terms.spared, ladder);
  const dayOf = (player: PlayerId | undefined) => (player && !isSpared(player) ? days.dayOf(player) : undefined);
  const below = terms.spared?.below.of(ladder) ?? 0;
  if (below > 0) return earliest(...Array.from({ length: below }, (_, above) => dayOf(order.at(above + 1))));
  for (const day of days.days())
    for (const player of days.on(day)) if (!isSpared(player) && order.has(player)) return day;
  return undefined;
}

/** The days on which players are due, and all that these depend on. */
interface IdleInputs {
  readonly days: IdleDays;
  readonly players: Ladder['players'];
  readonly challenges: Ladder['challenges'];
  readonly away: ReturnType<typeof awaySlot.of>;
  readonly over: Day;
  /** How much was told of who has played. */
  readonly told: number;
}

/** When everybody is due: worked out once, and from then on for those whom a line concerned, or whose day is over. */
function idleDays(terms: IdleTerms): (ladder: Ladder, attendance: Attendance) => IdleDays {
  const known = new WeakMap<Attendance, WeakMap<Ladder['header'], IdleInputs>>();
  return (ladder, attendance) => {
    const byHeader = known.get(attendance) ?? new WeakMap<Ladder['header'], IdleInputs>();
    known.set(attendance, byHeader);
    const { players, challenges, header } = ladder;
    const { length: told = 0 } = attendance.told ?? [];
    const [away, over] = [awaySlot.of(ladder), overOn(ladder)];
    const before = byHeader.get(header);
    const goesOn = before && before.over <= over;
    const days = goesOn ? before.days : new IdleDays();
    const changed = goesOn ? changedSince(before, ladder, attendance) : players.values().map(({ id }) => id);
    for (const player of changed) days.set(player, idleOf(terms, ladder, attendance, player, over)?.last);
    byHeader.set(header, { days, players, challenges, away, over, told });
    return days;
  };
}

/** Of whom the day on which they are due may be another one now. */
function* changedSince(before: IdleInputs, ladder: Ladder, attendance: Attendance): Generator<PlayerId> {
  yield* ladder.players.changedSince(before.players);
  yield* awaySlot.of(ladder).changedSince(before.away);
  yield* attendance.told?.slice(before.told) ?? [];
  for (const id of ladder.challenges.changedSince(before.challenges)) {
    for (const each of [before.challenges.get(id), ladder.challenges.get(id)])
      if (each) yield* [each.challenger, each.challenged];
  }
  const over = overOn(ladder);
  if (over === before.over) return;
  for (const day of before.days.days()) if (day <= over) yield* [...before.days.on(day)];
}

/** The last day whose midnight was settled: all that are over by the last line, and up to what was settled since. */
function overOn({ header, at, settled }: Ladder): Day {
  const over = lastDayOver(header.timezone, at);
  const last = settled.at(-1)?.last;
  return last === undefined ? over : later(over, last);
}

/** When a player is due next after a day; undefined for never, as after the season's last day. */
function idleOf(
  { days, until }: IdleTerms,
  ladder: Ladder,
  attendance: Attendance,
  player: PlayerId,
  over: Day,
): Idle | undefined {
  const length = days.of(ladder);
  const shut = shutFor(ladder, player);
  const end = until(ladder.header);
  let since = beginningOf(ladder, player);
  let played = attendance.lastPlayed(ladder, player, over);
  for (let turns = 0; turns < MOST_IN_A_ROW; turns++) {
    since = later(played ?? since, since);
    const times = Math.floor(openBetween(shut, since, over) / length) + 1;
    const last = openDaysAfter(shut, since, times * length);
    const due =
      times > MOST_IN_A_ROW || last >= END || (end !== undefined && last > end) ? undefined : { last, times, since };
    const known: Day | undefined = due && attendance.lastPlayed(ladder, player, last);
    if (known === undefined || known <= since) return due;
    played = known;
  }
  // Whoever plays however long one looks is never due.
  return undefined;
}

/** From when on days count for a player who has not played since: not before the season, nor before days were counted. */
function beginningOf(ladder: Ladder, player: PlayerId): Day {
  const { start } = ladder.header.season;
  const admitted = ladder.players.get(player)?.admitted ?? start;
  const since = configuredSlot.of(ladder).periodsSince;
  return later(later(admitted, start), since ?? start);
}

const shutFor = (ladder: Ladder, player: PlayerId): readonly Closure[] =>
  joined([...(ladder.header.closures ?? []), ...daysAwayOf(ladder, player)]);

/** How many days there are after one, up to another, without those of closures that are in order. */
function openBetween(shut: readonly Closure[], after: Day, to: Day): number {
  let days = Math.max(0, daysBetween(after, to));
  for (const { from, to: last } of shut) {
    const [first, end] = [later(from, addDays(after, 1)), last < to ? last : to];
    if (first <= end) days -= daysBetween(first, end) + 1;
  }
  return days;
}

function settle(
  terms: IdleTerms,
  ladder: Ladder,
  due: ReadonlySet<PlayerId>,
  attendance: Attendance,
  day: Day,
  at: PeriodSettlement['at'],
) {
  const [over, isSpared] = [overOn(ladder), sparing(terms.spared, ladder)];
  const [length, removeAfter] = [terms.days.of(ladder), terms.removal?.after.of(ladder) ?? 0];
  const fallen = new Set<PlayerId>();
  const removed: PlayerId[] = [];
  let rest = ladder;
  for (const player of ladder.order.topFirst(due)) {
    const idle = isSpared(player) ? undefined : idleOf(terms, ladder, attendance, player, over);
    if (idle?.last !== day) continue;
    if (removeAfter === 0 || idle.times < removeAfter) fallen.add(player);
    else {
      removed.push(player);
      rest = takenOff(rest, new Set([player]), { first: addDays(idle.since, 1), last: day });
    }
  }
  const order = rest.order.rearranged(dropped(rest.order.players(), fallen, terms.drop.of(ladder)));
  const settlement: PeriodSettlement<'days'> = {
    kind: 'days',
    name: day,
    first: addDays(day, 1 - length),
    last: day,
    at,
    length,
    clause: terms.clause,
    dropped: [...fallen],
    removed,
    moves: movesBetween(ladder.order, order),
  };
  return { ladder: { ...rest, order, settled: [{ first: day, last: day }] }, settlement };
}
