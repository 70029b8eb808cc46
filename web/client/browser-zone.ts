/** A moment in a zone, as `temporal-polyfill/fns/ZonedDateTime` has it. */
interface Moment {
  readonly epochNanoseconds: bigint;
  readonly zone: string;
}

const NANO = 1_000_000n;
const DAY = 86_400_000;
/** So many days around a moment are looked at; further away is for the next question. */
const WINDOW = 32;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  formats.set(zone, format);
  return format;
}

/** What the clocks of a zone show at a moment, less the moment, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(at / 1000) * 1000;
}

const millisecondsOf = ({ epochNanoseconds }: Moment): number => Number(epochNanoseconds / NANO);

/**
 * The time zones that the browser itself knows, in the place of the library that knows them for the service: as much as
 * shared/calendar asks of it, and a sixth less to load for every page that plays by the rules.
 */
export const create = (epochNanoseconds: bigint, zone: string): Moment => ({ epochNanoseconds, zone });

export const offsetNanoseconds = (moment: Moment): number =>
  offsetAt(moment.zone, millisecondsOf(moment)) * Number(NANO);

/**
 * Up to when, or since when, the offset of a moment holds without a break: its next or last change, or the end of what was
 * looked at.
 */
export function getTimeZoneTransition(moment: Moment, direction: 'previous' | 'next'): Moment {
  const at = millisecondsOf(moment);
  const step = direction === 'next' ? DAY : -DAY;
  const offset = offsetAt(moment.zone, at);
  const isSame = (other: number): boolean => offsetAt(moment.zone, other) === offset;
  let same = at;
  for (let days = 0; days < WINDOW; days++) {
    if (!isSame(same + step)) return momentAt(changeBetween(same, same + step, isSame), moment.zone);
    same += step;
  }
  return momentAt(same, moment.zone);
}

/** The first millisecond of what comes later: between one at which something is so, and one at which it is not. */
function changeBetween(so: number, not: number, isSo: (at: number) => boolean): number {
  let [yes, no] = [so, not];
  while (Math.abs(no - yes) > 1) {
    const middle = Math.floor((yes + no) / 2);
    if (isSo(middle)) yes = middle;
    else no = middle;
  }
  return Math.max(yes, no);
}

const momentAt = (at: number, zone: string): Moment => ({ epochNanoseconds: BigInt(at) * NANO, zone });
