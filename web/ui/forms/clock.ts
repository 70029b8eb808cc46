import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { formatLocal, offsetAt, timesShown } from '#shared/calendar/zone.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { clockTime } from '#shared/words/dates.ts';
import { CLUB_TIME } from '../texts.ts';

interface ClockAnswer {
  readonly words: string;
  /** What the field holds then. */
  readonly value: string;
}

interface ClockQuestion {
  readonly says: string;
  readonly answers: readonly ClockAnswer[];
}

/** A day and a time of day as a field holds them: 2026-10-25T02:30. */
const TYPED = /^(\d{4,6}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/** A moment as a field holds it: the club's time, to the minute. */
const fieldOf = (zone: string, at: Instant): string => formatLocal(zone, at).slice(0, 16);

/** The same with the offset, where the clocks show it twice. */
const exactly = (zone: string, at: Instant): string => `${fieldOf(zone, at)}${formatLocal(zone, at).slice(-6)}`;

/** A recorded moment as a field holds it: with its offset only where it would be asked about without. */
export function asTyped(zone: string, recorded: string): string {
  const local = recorded.slice(0, 16);
  const at = questionOf(zone, local) && parseInstant(recorded);
  return at === undefined ? local : exactly(zone, at);
}

function shownBy(zone: string, value: string): ReturnType<typeof timesShown> | undefined {
  const [, date = '', hours, minutes] = TYPED.exec(value) ?? [];
  const day = parseDay(date);
  return day && timesShown(zone, day, (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** What is asked about a time that the club's clocks skip or show twice; undefined if there is nothing to ask. */
export function questionOf(zone: string, value: string): ClockQuestion | undefined {
  const shown = shownBy(zone, value);
  if (!shown || shown.times.length === 1) return undefined;
  const [first, second] = shown.times;
  if (first === undefined || second === undefined) {
    const instead = fieldOf(zone, shown.instead);
    const words = clockTime(instead);
    return { says: CLUB_TIME.skipped(clockTime(value), words), answers: [{ words, value: instead }] };
  }
  const answers = [
    { words: CLUB_TIME.first, value: exactly(zone, first) },
    { words: CLUB_TIME.second, value: exactly(zone, second) },
  ];
  return { says: CLUB_TIME.twice(clockTime(value)), answers };
}

/** The moment that a field means; undefined where it is empty, or something is to be asked. */
export function momentIn(zone: string, value: string): Instant | undefined {
  const shown = shownBy(zone, value);
  if (!shown) return parseInstant(value);
  return shown.times.length === 1 ? shown.times[0] : undefined;
}

/** Whether this device's clocks show another time than the club's. */
export const isElsewhere = (
  zone: string,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
  now = instant(Date.now()),
): boolean => offsetAt(zone, now) !== offsetAt(own, now);
