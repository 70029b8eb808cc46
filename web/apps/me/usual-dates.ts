import { lastDayOfPlay } from '#shared/calendar/club-calendar.ts';
import { addDays, weekday } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { deadlineOf } from '#shared/engine/due.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

/** How far ahead, in days, how many at most, and from how many of the newest results one tells when a club plays. */
const [AHEAD, AT_MOST, LATELY] = [14, 3, 40] as const;

/** Of a club that has not played yet. */
const EVENING = '19';

/**
 * When a challenge could be played: the next days on which the club mostly plays, in time for its deadline and at its usual
 * hour, as a field holds them. `played` is when games were played, by the club's clocks and oldest first.
 */
export function usualDates(
  ladder: Ladder,
  challenge: ChallengeId,
  played: readonly string[],
  at: Instant,
): readonly string[] {
  const { header } = ladder;
  const calendar = systemOf(ladder).calendar(header);
  const deadline = deadlineOf(ladder, challenge)?.at;
  const last = deadline === undefined ? undefined : localOf(header.timezone, instant(deadline - 1)).day;
  const today = localOf(header.timezone, at).day;
  const days = Array.from({ length: AHEAD }, (_, n) => addDays(today, n + 1))
    .filter((day) => last === undefined || day <= last)
    .filter((day) => lastDayOfPlay(calendar, { from: day, to: day }) !== undefined);
  const lately = played.slice(-LATELY);
  const weekdays = mostOften(lately.flatMap((when) => parseDay(when.slice(0, 10)) ?? []).map(weekday));
  const usual = days.filter((day) => weekdays.slice(0, AT_MOST).includes(weekday(day)));
  const [hour = EVENING] = mostOften(lately.map((when) => when.slice(11, 13)));
  return (usual.length > 0 ? usual : days).slice(0, AT_MOST).map((day) => `${day}T${hour}:00`);
}

/** Each of them once, the most frequent first. */
function mostOften<Item>(items: readonly Item[]): readonly Item[] {
  const times = new Map<Item, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one).map(([item]) => item);
}
