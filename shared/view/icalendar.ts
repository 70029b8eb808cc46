import { addDays } from '../calendar/days.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { type ChallengeId, type Day, type Instant, instant, type LineNumber } from '../vocabulary/vocabulary.ts';
import type { CalendarDate } from '../words/dates.ts';

export interface Calendar {
  readonly name: string;
  /** What follows the "@" in the ids of its events: nobody else's calendar has it. */
  readonly domain: string;
  readonly url: string;
  /** When it last changed: equal calendars are equal to the last byte. */
  readonly stamp: Instant;
  /** The last line of the ladder's log, which tells one edition from the next. */
  readonly line: LineNumber;
  readonly events: readonly Revised[];
}

export interface Revised {
  readonly event: CalendarDate;
  /** Rises with each change of the event, so that a calendar that has it already takes it over. */
  readonly sequence: number;
  readonly isCancelled: boolean;
}

/** A calendar as a file (RFC 5545). */
export const formatICalendar = (calendar: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Club Ladder//Club Ladder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textIn(calendar.name)}`,
    `X-WR-CALNAME:${textIn(calendar.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    `X-CLUB-LADDER-LINE:${calendar.line}`,
    ...calendar.events.flatMap((event) => linesOf(event, calendar)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = ({ event, sequence, isCancelled }: Revised, { domain, url, stamp }: Calendar): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${domain}`,
  `DTSTAMP:${utc(stamp)}`,
  `SEQUENCE:${sequence}`,
  ...(isCancelled ? ['STATUS:CANCELLED'] : []),
  ...timesOf(event),
  `SUMMARY:${textIn(event.summary)}`,
  ...(event.description === undefined ? [] : [`DESCRIPTION:${textIn(event.description)}`]),
  ...(event.place === undefined ? [] : [`LOCATION:${textIn(event.place)}`]),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The end of an event on whole days is the first day after it. */
function timesOf(event: CalendarDate): readonly string[] {
  if ('from' in event)
    return [`DTSTART;VALUE=DATE:${date(event.from)}`, `DTEND;VALUE=DATE:${date(addDays(event.to, 1))}`];
  const end = event.until === undefined ? [] : [`DTEND:${utc(event.until)}`];
  return [`DTSTART:${utc(event.at)}`, ...end];
}

const date = (day: Day): string => day.replaceAll('-', '');

/** To the second: 20211101T000000Z. */
const utc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text value: on one line, and without what separates values. */
const textIn = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

const OCTETS = new TextEncoder();

/** How many octets a line may have without its end. */
const WIDTH = 75;

/** A long line goes on in the next after a blank, and no character is cut in two. */
function folded(line: string): string {
  if (OCTETS.encode(line).length <= WIDTH) return line;
  let [result, octets] = ['', 0];
  for (const character of line) {
    const size = OCTETS.encode(character).length;
    if (octets + size > WIDTH) [result, octets] = [`${result}\r\n `, 1];
    result += character;
    octets += size;
  }
  return result;
}

/** How long a game is assumed to take, in milliseconds. */
const LENGTH = 2 * 3_600_000;

/** When a challenge is to be played, as the two have agreed. */
interface AgreedDate {
  readonly issued: Instant;
  readonly at: Instant;
}

export type GameDates = ReadonlyMap<ChallengeId, Instant>;

/** Finds challenges by when they were issued, as public ids may differ; two of one instant, or one that waits, are left out. */
export function gameDatesOf({ challenges }: Pick<Ladder, 'challenges'>, agreed: readonly AgreedDate[]): GameDates {
  const all = [...challenges.values()];
  return new Map(
    agreed.flatMap(({ issued, at }) => {
      const [challenge, ...more] = all.filter((each) => each.issued === issued);
      return challenge && more.length === 0 && isToBePlayed(challenge) ? [[challenge.id, at] as const] : [];
    }),
  );
}

export const eventOfGame = (id: ChallengeId, at: Instant, [one, other]: readonly [string, string]): CalendarDate => ({
  id: `game-${id}`,
  summary: `${one} – ${other}`,
  at,
  until: instant(at + LENGTH),
});

const isToBePlayed = ({ accepted, awaiting }: Challenge): boolean => accepted === true && !awaiting;
