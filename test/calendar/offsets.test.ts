import * as fc from 'fast-check';
import * as Library from 'temporal-polyfill/fns/ZonedDateTime';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { MOST_BLOCKS, MOST_ZONES, offsetAt } from '#shared/calendar/zone.ts';
import { isOfPlace, parseZone, zoneMeant, zoneStored } from '#shared/calendar/zone-names.ts';
import { forAny } from '../runs.ts';

const NANO = 1_000_000n;
const YEAR = 31_556_952_000;

/** Asked of a library that finds it out by other means. */
const offsetElsewhere = (zone: string, at: number): number =>
  Library.offsetNanoseconds(Library.create(BigInt(at) * NANO, zone)) / 1e6;

function nextChange(zone: string, at: number): number {
  const next = Library.getTimeZoneTransition(Library.create(BigInt(at) * NANO, zone), 'next');
  return next ? Number(next.epochNanoseconds / NANO) : at;
}

const ALL = Intl.supportedValuesOf('timeZone');
const zones = fc.constantFrom(...ALL, 'UTC', 'Asia/Kolkata', 'Europe/Kyiv');
const between = (from: number, to: number) => fc.integer({ min: Date.UTC(from, 0, 1), max: Date.UTC(to, 0, 1) });

describe('the offset of a zone', () => {
  it('is what another library finds, from 1900 to 2199, also right before and after the clocks change', () => {
    forAny(200, [zones, between(1900, 2200)], (zone, at) => {
      const change = nextChange(zone, at);
      for (const moment of [at, change - 1, change, change + 1])
        expect([zone, moment, offsetAt(zone, moment)]).toEqual([zone, moment, offsetElsewhere(zone, moment)]);
    });
  });

  it('is right where the clocks were changed back within a week', () => {
    const at = (text: string) => offsetAt('America/Recife', Date.parse(text)) / 3_600_000;
    expect(['2000-10-08T02:59Z', '2000-10-08T03:00Z', '2000-10-15T01:59Z', '2000-10-15T02:00Z'].map(at)).toEqual([
      -3, -2, -2, -3,
    ]);
  });

  it('is one at any instant there is', () => {
    for (const at of [-8.64e15, Date.parse('0000-01-02'), Date.UTC(20_000, 0), 8.64e15])
      expect(Math.abs(offsetAt('Europe/London', at))).toBeLessThan(86_400_000);
  });
});

describe('how often the platform is asked for the time', () => {
  const Format = Intl.DateTimeFormat;
  let asked = 0;
  let made = 0;

  /** Zones enough that all others are forgotten: one that was asked for before is counted by nobody. */
  const others = ALL.filter((zone) => !zone.startsWith('Europe/')).slice(0, MOST_ZONES + 1);

  beforeEach(() => {
    for (const zone of others) offsetAt(zone, 0);
    [asked, made] = [0, 0];
    vi.stubGlobal('Intl', {
      ...Intl,
      DateTimeFormat: class {
        readonly #format: Intl.DateTimeFormat;
        constructor(locale: string, options: Intl.DateTimeFormatOptions) {
          made++;
          this.#format = new Format(locale, options);
        }
        format(at: number): string {
          asked++;
          return this.#format.format(at);
        }
      },
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const costOf = (zone: string, ats: readonly number[]): number => {
    const before = asked;
    for (const at of ats) offsetAt(zone, at);
    return asked - before;
  };
  const YEARS = Array.from({ length: 300 }, (_, year) => Date.UTC(1900, 6) + year * YEAR);
  /** 128 samples, and a closer look at four changes. */
  const A_BLOCK = 129 + 4 * 20;

  it('is a few hundred times for a year, and not once more for any number of entries', () => {
    expect(costOf('Europe/Paris', [Date.UTC(2021, 6)])).toBeLessThanOrEqual(A_BLOCK);
    expect(
      costOf(
        'Europe/Paris',
        Array.from({ length: 10_000 }, (_, n) => Date.UTC(2021, 6) + n * 1000),
      ),
    ).toBe(0);
  });

  it('does not grow for others of a zone when one club has entries of three hundred years', () => {
    costOf('Europe/Madrid', [Date.UTC(2021, 6)]);
    costOf('Europe/Madrid', YEARS);
    expect(costOf('Europe/Madrid', [Date.UTC(2021, 6)])).toBe(0);
  });

  it('is bounded for each question, and so is what is kept, however many zones and years are asked for', () => {
    const years = Array.from({ length: MOST_BLOCKS + 1 }, (_, year) => Date.UTC(1500, 6) + year * 1.1 * YEAR);
    expect(costOf('Europe/Rome', years)).toBeLessThanOrEqual(years.length * A_BLOCK);
    expect(costOf('Europe/Rome', years.slice(0, 1))).toBeGreaterThan(0);
    const all = ALL.slice(0, MOST_ZONES + 1);
    made = 0;
    expect(all.reduce((sum, zone) => sum + costOf(zone, years.slice(0, 1)), 0)).toBeLessThanOrEqual(
      all.length * A_BLOCK,
    );
    expect(made).toBeLessThanOrEqual(all.length);
    expect(costOf(all[0] ?? '', years.slice(0, 1))).toBeGreaterThan(0);
  });
});

/** Abbreviations that V8 takes, for places of its own choice, and most else does not. */
const SHORT =
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(' ');
const OLD = ['CET', 'EST', 'EST5EDT', 'MST', 'HST', 'GMT', 'GB', 'Zulu', 'NZ-CHAT', 'W-SU', 'US/Eastern', 'Etc/GMT+3'];

describe('the name of a time zone', () => {
  it('is one of the IANA database, that another library knows too', () => {
    for (const name of [...Intl.supportedValuesOf('timeZone'), ...OLD, 'UTC', 'Asia/Kolkata', 'Europe/Kyiv']) {
      expect(parseZone(name)).toBe(name);
      expect(() => Library.create(0n, name)).not.toThrow();
    }
  });

  test.each([...SHORT, 'SystemV/PST8', 'Z', '+01:00', 'London', 'Europe/Lavers', '', ' UTC', 'x'.repeat(10_000)])(
    'is not "%s"',
    (name) => {
      expect(parseZone(name)).toBeUndefined();
    },
  );

  it('is taken in any case, and written in its own', () => {
    expect(['europe/london', 'UTC', 'utc', 'cet', 'AMERICA/PORT-AU-PRINCE', 'asia/kolkata'].map(parseZone)).toEqual([
      'Europe/London',
      'UTC',
      'UTC',
      'CET',
      'America/Port-au-Prince',
      'Asia/Kolkata',
    ]);
  });

  it('names a place, or is UTC, for a club that begins now', () => {
    expect(['Europe/London', 'UTC', 'EST', 'CET', 'GMT'].map(isOfPlace)).toEqual([true, true, false, false, false]);
  });
});

describe('what is probably meant', () => {
  test.each([
    ['BST', 'Europe/London'],
    ['IST', 'Asia/Kolkata'],
    ['PST', 'America/Los_Angeles'],
    ['JST', 'Asia/Tokyo'],
    ['ACT', 'Australia/Sydney'],
    ['cet', 'Europe/Paris'],
    ['EST', 'America/New_York'],
    ['gmt', 'Europe/London'],
    ['UK', 'Europe/London'],
    ['London', 'Europe/London'],
    ['new york', 'America/New_York'],
    ['Kolkata', 'Asia/Kolkata'],
    ['europe/london', 'Europe/London'],
    ['Europe/Lodnon', 'Europe/London'],
    ['Lundon', 'Europe/London'],
    ['Asia/London', 'Europe/London'],
    ['America/Los Angeles', 'America/Los_Angeles'],
  ])('by "%s" is %s', (typed, meant) => {
    expect(zoneMeant(typed)).toBe(meant);
  });

  it('is not guessed from what is like nothing', () => {
    for (const typed of ['', 'x', 'somewhere else', 'y'.repeat(100_000)]) expect(zoneMeant(typed)).toBeUndefined();
  });

  it('is always a name that passes', () => {
    const typed = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...SHORT, ...OLD));
    void fc.assert(
      fc.property(typed, (text) => {
        const meant = zoneMeant(text);
        expect(meant === undefined || (parseZone(meant) !== undefined && isOfPlace(meant))).toBe(true);
      }),
    );
  });
});

describe('the zone of a ladder that was stored by the version before', () => {
  test.each(SHORT)('under the name of %s is the one that the platform means', (name) => {
    const at = Date.UTC(2021, 6, 1);
    expect(parseZone(zoneStored(name))).toBe(zoneStored(name));
    expect(offsetAt(zoneStored(name), at)).toBe(offsetAt(name, at));
  });

  it('is as it was where the name is good, and UTC where it is not known any more', () => {
    expect(['Europe/London', 'europe/london', 'EST', 'Europe/Kyiv'].map(zoneStored)).toEqual([
      'Europe/London',
      'europe/london',
      'EST',
      'Europe/Kyiv',
    ]);
    expect(zoneStored('No/Such')).toBe('UTC');
  });
});
