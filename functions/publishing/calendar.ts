import { later } from '#shared/calendar/days.ts';
import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { reconfigured } from '#shared/rules/common/configuring.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { eventOfGame, formatICalendar, type GameDates, type Revised } from '#shared/view/icalendar.ts';
import { duesAhead } from '#shared/view/season-calendar.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { NEWS } from '#shared/view/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { BEGINNING, byIssue, type Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type CalendarDate, clockTime } from '#shared/words/dates.ts';
import type { Named } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { settlementWords } from '#shared/words/settlement-words.ts';
import { TEXT } from '#web/pages/texts.ts';
import { PUBLISHING } from '../runtime/texts.ts';
import { type PublicPlace, plainName } from './files.ts';

const CALENDAR = PUBLISHING.calendar;

/** How far ahead of the last line penalties and club days are told. */
const DAYS_AHEAD = 366;
/** The most open challenges that are told, newest first. */
const CHALLENGES = 100;

/** The dates of a ladder as a calendar to subscribe to, made from the season alone: equal seasons, equal calendars. */
export function formatCalendar(
  told: NarrationSoFar,
  { origin, club, ladder: id }: PublicPlace,
  dates?: GameDates,
): string {
  const { ladder, context } = told;
  const named: Named = (id) => ({ id, name: plainName(context.named(id).name) });
  const host = URL.canParse(origin) ? new URL(origin).hostname : 'localhost';
  return formatICalendar({
    name: `${nameOf(ladder, id)} – ${plainName(club.name)}`,
    domain: `${id}.${club.id}.${host}`,
    url: `${origin}/${club.id}/${id}/`,
    stamp: asOf(ladder),
    line: ladder.line,
    events: [
      ...revised(headersOf(told), dayOf(ladder, asOf(ladder)), (each) =>
        datesOf({ ...ladder, header: each }, id, named),
      ),
      ...challengesOf(ladder, named, dates).map((event) => ({ event, sequence: 0, isCancelled: false })),
    ],
  });
}

const nameOf = ({ header }: Ladder, id: string): string => plainName(header.name ?? id);

const datesOf = (ladder: Ladder, id: string, named: Named): readonly CalendarDate[] => [
  ...seasonOf(ladder, nameOf(ladder, id)),
  ...closuresOf(ladder),
  ...penaltiesOf(ladder, named),
  ...clubDaysOf(ladder),
];

/** When the last line happened, or else when the season begins. */
const asOf = ({ at, header }: Ladder): Instant =>
  at > BEGINNING ? at : instantOf(header.timezone, header.season.start);

function seasonOf(ladder: Ladder, name: string): readonly CalendarDate[] {
  const { start } = ladder.header.season;
  const begins = { id: 'season-start', summary: CALENDAR.begins(name), from: start, to: start };
  // Each season has its own: those of the one before do not move into the next.
  const season = ladder.header.line === undefined ? '' : `-${ladder.header.line}`;
  return [begins, ...wordsOf(ladder).seasonEnd(ladder, name)].map((date) => ({ ...date, id: `${date.id}${season}` }));
}

const closuresOf = ({ header: { closures = [] } }: Ladder): readonly CalendarDate[] =>
  closures.map(({ from, to }) => ({ id: `closed-${from}-${to}`, summary: TEXT.days.closed, from, to }));

/** When penalties fall due from now on, but for what the system's own dates have already. */
function penaltiesOf(ladder: Ladder, named: Named): readonly CalendarDate[] {
  const { settlements } = wordsOf(ladder);
  return duesAhead(ladder, horizon(ladder)).flatMap((settlement): readonly CalendarDate[] => {
    const words = settlementWords(settlements, settlement, { ladder, named });
    const { name, at } = settlement;
    const [summary, description] = [words.date(), words.ahead()];
    return summary === undefined ? [] : [{ id: `due-${name}`, summary, description, ...dueOn(ladder, at) }];
  });
}

/** What falls due as a day ends is on that day, the last on which it can be averted; anything else at its time. */
function dueOn(ladder: Ladder, at: Instant): { readonly from: Day; readonly to: Day } | { readonly at: Instant } {
  if (instantOf(ladder.header.timezone, dayOf(ladder, at)) !== at) return { at };
  const last = dayOf(ladder, instant(at - 1));
  return { from: last, to: last };
}

const horizon = (ladder: Ladder): Instant => instant(asOf(ladder) + DAYS_AHEAD * 86_400_000);

/** The days on which the club plays, where its rules name them. */
function clubDaysOf(ladder: Ladder): readonly CalendarDate[] {
  const { season } = ladder.header;
  const from = later(season.start, dayOf(ladder, asOf(ladder)));
  const last = dayOf(ladder, horizon(ladder));
  const until = season.end !== undefined && season.end < last ? season.end : last;
  return wordsOf(ladder).clubDays(ladder, from, until);
}

/** What is to be played, on its agreed date or else on the day of its announcement; a match in progress has no date. */
function challengesOf(ladder: Ladder, named: Named, dates?: GameDates): readonly CalendarDate[] {
  if (!systemOf(ladder).controls.plays.includes('challenges')) return [];
  const name = (id: PlayerId): string => named(id).name;
  return [...ladder.challenges.values()]
    .filter(({ awaiting }) => !awaiting)
    .toSorted(byIssue)
    .slice(-CHALLENGES)
    .map(({ id, challenger, challenged, issued, accepted }) => {
      const day = dayOf(ladder, issued);
      const since = formatLocal(ladder.header.timezone, issued);
      const at = dates?.get(id);
      if (at !== undefined) return eventOfGame(id, at, [name(challenger), name(challenged)]);
      return {
        id: `challenge-${id}`,
        summary: textOf(NEWS.feed.challenges([named(challenger)], [named(challenged)])),
        description: (accepted ? CALENDAR.accepted : CALENDAR.open)(clockTime(since)),
        from: day,
        to: day,
      };
    });
}

/** What a ladder was from a line on. */
interface Former {
  /** 0 for the beginning of its season. */
  readonly line: number;
  readonly header: Header;
}

/** By how many of its last changes a calendar goes. */
const CHANGES = 20;

/** What a ladder was after each change, also after each that was voided, oldest first. */
function headersOf(told: Pick<NarrationSoFar, 'ladder' | 'configured' | 'own'>): readonly Former[] {
  const all = told.configured().flatMap(({ line, voided }) => {
    const command = told.own(line)?.entry.command;
    return command?.verb === 'configure' ? [{ line, until: voided?.line ?? Infinity, body: command.body }] : [];
  });
  const lines = all.flatMap(({ line, until }) => (until < Infinity ? [line, until] : [line]));
  const headerAt = (turn: number): Header =>
    all
      .filter(({ line, until }) => line <= turn && turn < until)
      .reduce((header, { body }) => reconfigured(header, body), madeOf(told.ladder));
  return [0, ...lines]
    .toSorted((one, other) => one - other)
    .slice(-CHANGES)
    .map((line) => ({ line, header: headerAt(line) }));
}

/** The present dates, each with the line that changed it last, and cancelled ones still to come. */
function revised(
  headers: readonly Former[],
  today: string,
  datesOf: (header: Header) => readonly CalendarDate[],
): readonly Revised[] {
  const known = new Map<string, Revised>();
  for (const { line: sequence, header } of headers) {
    const dates = new Map(datesOf(header).map((event) => [event.id, event]));
    for (const [id, { event, isCancelled }] of known) {
      if (!dates.has(id) && !isCancelled) known.set(id, { event, sequence, isCancelled: true });
    }
    for (const [id, event] of dates) {
      const before = known.get(id);
      const isSame = before && !before.isCancelled && JSON.stringify(before.event) === JSON.stringify(event);
      if (!isSame) known.set(id, { event, sequence, isCancelled: false });
    }
  }
  return [...known.values()].filter(({ event, isCancelled }) => !isCancelled || lastDayOf(event) >= today);
}

/** Roughly: by the clocks of Greenwich. */
const lastDayOf = (event: CalendarDate): string =>
  'from' in event ? event.to : new Date(event.at).toISOString().slice(0, 10);
