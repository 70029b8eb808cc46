import * as fc from 'fast-check';
import * as Library from 'temporal-polyfill/fns/ZonedDateTime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_BLOCKS, MOST_ZONES, offsetAt } from '#shared/calendar/zone.ts';
import { runs } from '../runs.ts';

const NANO = 1_000_000n;
const YEAR = 31_556_952_000;

/** Asked of a library that finds it out by other means. */
const offsetElsewhere = (zone: string, at: number): number =>
  Library.offsetNanoseconds(Library.create(BigInt(at) * NANO, zone)) / 1e6;

/** When the clocks of a zone are next changed. */
function nextChange(zone: string, at: number): number {
  const next = Library.getTimeZoneTransition(Library.create(BigInt(at) * NANO, zone), 'next');
  return next ? Number(next.epochNanoseconds / NANO) : at;
}

const ALL = Intl.supportedValuesOf('timeZone');
const zones = fc.constantFrom(...ALL, 'UTC', 'Asia/Kolkata', 'Europe/Kyiv');
const between = (from: number, to: number) => fc.integer({ min: Date.UTC(from, 0, 1), max: Date.UTC(to, 0, 1) });

describe('the offset of a zone', () => {
  it('is what another library finds, from 1900 to 2199, also right before and after the clocks change', () => {
    void fc.assert(
      fc.property(zones, between(1900, 2200), (zone, at) => {
        const change = nextChange(zone, at);
        for (const moment of [at, change - 1, change, change + 1])
          expect([zone, moment, offsetAt(zone, moment)]).toEqual([zone, moment, offsetElsewhere(zone, moment)]);
      }),
      { numRuns: runs(200) },
    );
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
