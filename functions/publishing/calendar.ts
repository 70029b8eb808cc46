import { addDays, daysBetween, later, weekday } from '../../shared/calendar/days.ts';
import { parseInstant } from '../../shared/calendar/moment.ts';
import { formatLocal, instantOf } from '../../shared/calendar/zone.ts';
import { timeIn } from '../../shared/rules/common/settings.ts';
import { dayOf } from '../../shared/rules/common/standing.ts';
import { laversSettings } from '../../shared/systems/lavers/declaration.ts';
import { nairobiSettings } from '../../shared/systems/nairobi/declaration.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { duesAhead } from '../../shared/view/dues-ahead.ts';
import { finalOf } from '../../shared/view/final.ts';
import { announce, isCut } from '../../shared/view/penalties.ts';
import { BEGINNING, type Ladder } from '../../shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant } from '../../shared/vocabulary/vocabulary.ts';
import { clockTime, periodWords } from '../../shared/words/dates.ts';
import { namesOf } from '../../shared/words/names.ts';
import { type Event, formatICalendar } from './icalendar.ts';
import { plainName } from './plain.ts';
import type { PublicPlace } from './public-place.ts';

/** How far ahead of the last line penalties and club days are told. */
const DAYS_AHEAD = 366;
/** How many open challenges are told at most, the last issued ones. */
const CHALLENGES = 100;

/**
 * The dates of a ladder as a calendar to subscribe to: the season and its final, closures, when penalties fall due, when
 * the club plays, and what is to be played. It is made from the ladder alone, so that equal ladders give equal calendars.
 */
export function formatCalendar(ladder: Ladder, { origin, club, ladder: id }: PublicPlace): string {
  const { header, line } = ladder;
  const host = URL.canParse(origin) ? new URL(origin).hostname : 'localhost';
  const name = plainName(header.name ?? id);
  return formatICalendar({
    name: `${name} – ${plainName(club.name)}`,
    domain: `${id}.${club.id}.${host}`,
    url: `${origin}/${club.id}/${id}/`,
    stamp: asOf(ladder),
    line,
    events: [
      ...seasonOf(ladder, name),
      ...finalEvents(ladder),
      ...closuresOf(ladder),
      ...penaltiesOf(ladder),
      ...clubDaysOf(ladder),
      ...challengesOf(ladder),
    ],
  });
}

/** When the last line happened, or else when the season begins. */
const asOf = ({ at, header }: Ladder): Instant =>
  at > BEGINNING ? at : instantOf(header.timezone, header.season.start);

function seasonOf({ header }: Ladder, name: string): readonly Event[] {
  const { start, end } = header.season;
  const begins = { id: 'season-start', summary: `${name}: the season begins`, from: start, to: start };
  if (end === undefined || header.system === 'lavers') return [begins];
  return [begins, { id: 'season-end', summary: `${name}: last day of the season`, from: end, to: end }];
}

/** The Grand Final with its hours (L28), and by when one has to be there (L29). */
function finalEvents(ladder: Ladder): readonly Event[] {
  const final = finalOf(ladder, namesOf(ladder));
  const cut = final && parseInstant(final.cutAt);
  if (!final || cut === undefined) return [];
  const at = (time: typeof laversSettings.finalHoursFrom): Instant =>
    instantOf(ladder.header.timezone, final.day, timeIn(ladder, time));
  const by = clockTime(final.cutAt);
  const { finalHoursFrom, finalHoursTo } = laversSettings;
  const description = `Whoever has not arrived by ${by} is removed from the ladder (L29).`;
  return [
    { id: 'final', summary: 'Grand Final', description, at: at(finalHoursFrom), until: at(finalHoursTo) },
    { id: 'final-cut', summary: `Grand Final: be here by ${by}`, description, at: cut },
  ];
}

const closuresOf = ({ header: { closures = [] } }: Ladder): readonly Event[] =>
  closures.map(({ from, to }) => ({ id: `closed-${from}-${to}`, summary: 'The club is closed', from, to }));

/** When penalties fall due from now on; the final's cut has an event of its own. */
function penaltiesOf(ladder: Ladder): readonly Event[] {
  const events: Event[] = [];
  for (const { at, settlement } of duesAhead(ladder, horizon(ladder))) {
    if (isCut(settlement)) continue;
    const { period, clause } = settlement;
    const description = `${announce(ladder, settlement)} (${clause})`;
    events.push({ id: `due-${period}`, summary: `Penalties for ${periodWords(period)}`, description, at });
  }
  return events;
}

const horizon = (ladder: Ladder): Instant => instant(asOf(ladder) + DAYS_AHEAD * 86_400_000);

const SATURDAY = 6;

/** The days on which the club plays, where its rules name one (N6). */
function clubDaysOf(ladder: Ladder): readonly Event[] {
  const { system, timezone, season, closures = [] } = ladder.header;
  if (system !== 'nairobi') return [];
  const from = later(season.start, dayOf(ladder, asOf(ladder)));
  const last = dayOf(ladder, horizon(ladder));
  const until = season.end !== undefined && season.end < last ? season.end : last;
  const { hoursFrom, hoursTo } = nairobiSettings;
  const at = (day: Day, time: typeof hoursFrom): Instant => instantOf(timezone, day, timeIn(ladder, time));
  return saturdays(from, until)
    .filter((day) => !closures.some((closure) => closure.from <= day && day <= closure.to))
    .map((day) => ({ id: `club-${day}`, summary: 'Ladder games', at: at(day, hoursFrom), until: at(day, hoursTo) }));
}

function saturdays(from: Day, until: Day): readonly Day[] {
  const first = addDays(from, (SATURDAY - weekday(from) + 7) % 7);
  const weeks = Math.max(0, Math.floor(daysBetween(first, until) / 7) + 1);
  return Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week));
}

/** What is to be played some day stands on the day on which it was announced; a match in progress is none. */
function challengesOf(ladder: Ladder): readonly Event[] {
  if (systemOf(ladder).matchesRun) return [];
  const named = namesOf(ladder);
  const name = (id: Parameters<typeof named>[0]): string => plainName(named(id).name);
  return [...ladder.challenges.values()]
    .filter(({ awaiting }) => !awaiting)
    .toSorted((one, other) => one.issued - other.issued || (one.id < other.id ? -1 : 1))
    .slice(-CHALLENGES)
    .map(({ id, challenger, challenged, issued, accepted }) => {
      const day = dayOf(ladder, issued);
      const since = formatLocal(ladder.header.timezone, issued);
      const state = accepted ? 'Accepted' : 'Open';
      return {
        id: `challenge-${id}`,
        summary: `${name(challenger)} challenges ${name(challenged)}`,
        description: `${state}: to be played. Issued at ${clockTime(since)}.`,
        from: day,
        to: day,
      };
    });
}
