import * as fc from 'fast-check';
import * as Library from 'temporal-polyfill/fns/ZonedDateTime';
import { describe, expect, it, test } from 'vitest';
import { offsetAt } from '#shared/calendar/zone.ts';
import { isOfPlace, parseZone, zoneMeant, zoneStored } from '#shared/calendar/zone-names.ts';

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
