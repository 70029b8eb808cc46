/** A date of the ladder's calendar, in days since 1970-01-01. */
export type Day = number;

const MS = 86_400_000;

/** Remembers what it was asked, apart for each zone or kind of period: most of a reading is the same few questions. */
function remembering<Asked, Apart extends string, Found>(find: (asked: Asked, apart: Apart) => Found) {
  const all = new Map<Apart, Map<Asked, Found>>();
  return (asked: Asked, apart: Apart): Found => {
    const known = all.get(apart) ?? new Map<Asked, Found>();
    const found = known.get(asked) ?? find(asked, apart);
    if (known.size === 0) all.set(apart, known);
    known.set(asked, found);
    return found;
  };
}

const dayAsked = remembering((date: string) => Date.parse(`${date}T00:00:00Z`) / MS);
const dateAsked = remembering((day: Day) => new Date(day * MS).toISOString().slice(0, 10));

export const dayOf = (date: string): Day => dayAsked(date, '');
export const dateOf = (day: Day): string => dateAsked(day, '');
/** 1 is Monday, 7 Sunday. */
export const weekday = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  clocks.set(zone, clock);
  return clock;
}

/** The date that the ladder's clock shows at an instant, which is in milliseconds. */
export const dayAt = remembering(dayOfClock);

/** The first instant at which the ladder's clock shows this date or, where it leaves the date out, a later one: a whole minute. */
export const startOf = remembering((day: Day, zone: string): number => {
  let before = (day * 24 - 16) * 60;
  let after = (day * 24 + 16) * 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOfClock(middle * 60_000, zone) < day) before = middle;
    else after = middle;
  }
  return after * 60_000;
});

/** As `dayAt`, but remembers nothing. */
function dayOfClock(instant: number, zone: string): Day {
  const [day, month, year] = clockOf(zone).format(instant).split('/');
  return dayOf(`${year}-${month}-${day}`);
}

export type Kind = 'week' | 'month';

interface Period {
  readonly first: Day;
  readonly last: Day;
  readonly name: string;
}

/** The first and the last day of the week or month in which a day lies, and its name. */
export const periodAround = remembering((day: Day, kind: Kind): Period => {
  if (kind === 'week') {
    const first = day - weekday(day) + 1;
    const year = Number(dateOf(first + 3).slice(0, 4));
    const january4 = dayOf(`${year}-01-04`);
    const number = (first - (january4 - weekday(january4) + 1)) / 7 + 1;
    return { first, last: first + 6, name: `${year}-W${String(number).padStart(2, '0')}` };
  }
  const name = dateOf(day).slice(0, 7);
  const first = dayOf(`${name}-01`);
  const [year = 0, month = 0] = name.split('-').map(Number);
  return { first, last: Date.UTC(year, month, 0) / MS, name };
});

/** The same date so many months later, or the last one of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = dateOf(day).split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1) / MS;
  const { last } = periodAround(first, 'month');
  return Math.min(last, first + date - 1);
}

const hands = new Map<string, Intl.DateTimeFormat>();

/** The time that the ladder's clock shows at an instant, as "14:00:00". */
export const timeAt = remembering((instant: number, zone: string): string => {
  const hand = hands.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' });
  hands.set(zone, hand);
  return hand.format(instant);
});

/** The instant at which the ladder's clock shows this time, such as "20:15", of an evening that leaves nothing out. */
export function instantAt(day: Day, time: string, zone: string): number {
  const noon = startOf(day, zone) + MS / 2;
  return noon + secondsBetween(timeAt(noon, zone), time) * 1000;
}

function secondsBetween(from: string, to: string): number {
  const [before, after] = [from, to].map((time) => Date.parse(`1970-01-01T${time}Z`));
  return ((after ?? 0) - (before ?? 0)) / 1000;
}
