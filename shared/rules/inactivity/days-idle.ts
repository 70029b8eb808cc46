import { joined } from '#shared/calendar/club-calendar.ts';
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
import { lastDayOver } from './repeating.ts';
import { dropped, type Inactivity, sparing } from './settle-period.ts';

type Terms = Omit<Inactivity<never>, 'of' | 'each' | 'calendar'> & { readonly days: Setting<number> };

/** So many stretches in a row, no more: a ladder on which nobody has played for years comes to rest. */
const MOST_IN_A_ROW = 100;

/** When a player has not played for so many days, how often in a row by then, and since when. */
interface Idle {
  readonly last: Day;
  readonly times: number;
  readonly since: Day;
}

/**
 * Who has not played for so many days drops as the last of them ends, and again after as many more (H18). They count from the
 * day of the last game, of being seeded, joining or returning; closures and days away are left out. What is settled by the
 * ladder's last line is over: nothing more is kept of it.
 */
export const daysIdle = (terms: Terms): Duty<PeriodSettlement<'days'>> => {
  const known = new WeakMap<Attendance, WeakMap<Ladder['header'], Known>>();
  return (ladder, attendance) => {
    const byHeader = known.get(attendance) ?? new WeakMap<Ladder['header'], Known>();
    known.set(attendance, byHeader);
    const now = nextOf(terms, ladder, attendance, byHeader.get(ladder.header));
    byHeader.set(ladder.header, now);
    const { due } = now;
    if (due === undefined) return undefined;
    const at = instantOf(ladder.header.timezone, addDays(due, 1));
    return { at, settle: () => settle(terms, ladder, attendance, due, at) };
  };
};

/** The next day on which somebody is due, and all that this depends on: who is looked at again is whom a line concerned. */
interface Known {
  readonly players: Ladder['players'];
  readonly challenges: Ladder['challenges'];
  readonly away: ReturnType<typeof awaySlot.of>;
  readonly size: number;
  readonly first: PlayerId | undefined;
  readonly over: Day;
  readonly changes: number | undefined;
  readonly due: Day | undefined;
  readonly who: PlayerId | undefined;
}

/** More players than these are not looked at one by one. */
const MANY = 64;

function nextOf(terms: Terms, ladder: Ladder, attendance: Attendance, before: Known | undefined): Known {
  const isSpared = sparing(terms.spared, ladder);
  const over = overOn(ladder);
  const { players, challenges } = ladder;
  const as = {
    players,
    challenges,
    away: awaySlot.of(ladder),
    size: ladder.order.size,
    first: ladder.order.at(1),
    over,
  };
  const fresh = { ...as, changes: attendance.changes };
  const lookAt = (those: Iterable<PlayerId>, from: Pick<Known, 'due' | 'who'>) => {
    let { due, who } = from;
    for (const player of those) {
      if (isSpared(player) || !ladder.order.has(player)) continue;
      const idle = idleOf(terms, ladder, attendance, player, over);
      if (idle && (due === undefined || idle.last < due)) [due, who] = [idle.last, player];
    }
    return { ...fresh, due, who };
  };
  const below = terms.spared?.below.of(ladder) ?? 0;
  const all = () => lookAt(ladder.order.players().slice(0, below || undefined), { due: undefined, who: undefined });
  if (below > 0 || !before || !goesOn(before, fresh)) return all();
  const touched = new Set(players.changedSince(before.players));
  for (const id of challenges.changedSince(before.challenges)) {
    for (const each of [before.challenges.get(id), challenges.get(id)]) {
      if (each) touched.add(each.challenger).add(each.challenged);
    }
  }
  for (const player of [before.first, fresh.first]) if (player !== undefined) touched.add(player);
  const { due, who } = before;
  if (touched.size > MANY || who === undefined || due === undefined || due <= over || touched.has(who)) return all();
  return lookAt(touched, { due, who });
}

const goesOn = (before: Known, now: Omit<Known, 'due' | 'who'>): boolean =>
  before.away === now.away && before.size === now.size && before.over <= now.over && before.changes === now.changes;

/** The last day whose midnight was settled: all that are over by the last line, and up to what was settled since. */
function overOn({ header, at, settled }: Ladder): Day {
  const over = lastDayOver(header.timezone, at);
  const last = settled.at(-1)?.last;
  return last === undefined ? over : later(over, last);
}

/** When a player is due next after a day; undefined for never, as after the season's last day. */
function idleOf(
  { days, until }: Terms,
  ladder: Ladder,
  attendance: Attendance,
  player: PlayerId,
  over: Day,
): Idle | undefined {
  const length = days.of(ladder);
  const shut = shutFor(ladder, player);
  const end = until(ladder.header);
  let since = beginningOf(ladder, player);
  let due: Idle | undefined;
  for (let played = attendance.lastPlayed(ladder, player, over); ; ) {
    if (played !== undefined && played > since) since = played;
    const times = Math.floor(openBetween(shut, since, over) / length) + 1;
    const last = openDaysAfter(shut, since, times * length);
    due =
      times > MOST_IN_A_ROW || last >= END || (end !== undefined && last > end) ? undefined : { last, times, since };
    const known: Day | undefined = due && attendance.lastPlayed(ladder, player, last);
    if (known === undefined || known <= since) return due;
    played = known;
  }
}

/** From when on days count for a player who has not played since: not before the season, nor before days were counted. */
function beginningOf(ladder: Ladder, player: PlayerId): Day {
  const { start } = ladder.header.season;
  const admitted = ladder.players.get(player)?.admitted ?? start;
  const since = configuredSlot.of(ladder).periodsSince;
  return later(later(admitted, start), since ?? start);
}

function shutFor(ladder: Ladder, player: PlayerId): readonly Closure[] {
  const [{ closures = [] }, away] = [ladder.header, daysAwayOf(ladder, player)];
  return closures.length + away.length === 0 ? closures : joined([...closures, ...away]);
}

/** How many days there are after one, up to another, without those of closures that are in order. */
function openBetween(shut: readonly Closure[], after: Day, to: Day): number {
  let days = Math.max(0, daysBetween(after, to));
  for (const { from, to: last } of shut) {
    const [first, end] = [later(from, addDays(after, 1)), last < to ? last : to];
    if (first <= end) days -= daysBetween(first, end) + 1;
  }
  return days;
}

/** A number of days after one, without those of closures that are in order. */
function openDaysAfter(shut: readonly Closure[], after: Day, days: number): Day {
  let day = addDays(after, days);
  for (const { from, to } of shut) {
    const first = later(from, addDays(after, 1));
    if (to > after && first <= day) day = addDays(day, daysBetween(first, to) + 1);
  }
  return day;
}

function settle(terms: Terms, ladder: Ladder, attendance: Attendance, day: Day, at: PeriodSettlement['at']) {
  const [over, isSpared] = [overOn(ladder), sparing(terms.spared, ladder)];
  const [length, removeAfter] = [terms.days.of(ladder), terms.removal?.after.of(ladder) ?? 0];
  const fallen = new Set<PlayerId>();
  const removed: PlayerId[] = [];
  let rest = ladder;
  for (const player of ladder.order.players()) {
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
