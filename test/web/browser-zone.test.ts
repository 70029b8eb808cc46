import * as fc from 'fast-check';
import * as Library from 'temporal-polyfill/fns/ZonedDateTime';
import { describe, expect, it } from 'vitest';
import * as Browser from '../../web/client/browser-zone.ts';

const ZONES = [
  'Europe/London',
  'America/St_Johns',
  'Africa/Nairobi',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'America/Havana',
  'UTC',
] as const;

const moments = fc.record({
  zone: fc.constantFrom(...ZONES),
  at: fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) }).map((at) => BigInt(at) * 1_000_000n),
});

const TWENTY_DAYS = 20n * 86_400_000_000_000n;

const offsetIn = (library: typeof Browser | typeof Library, at: bigint, zone: string) =>
  library === Browser
    ? Browser.offsetNanoseconds(Browser.create(at, zone))
    : Library.offsetNanoseconds(Library.create(at, zone));

const always = (runs: number, holds: (zone: string, at: bigint) => void): void =>
  fc.assert(
    fc.property(moments, ({ zone, at }) => holds(zone, at)),
    { numRuns: runs },
  );

describe('the time zones of a browser', () => {
  it('are those of the service, to the millisecond, also right before and after the clocks change', () => {
    always(500, (zone, at) => {
      const change = Library.getTimeZoneTransition(Library.create(at, zone), 'next')?.epochNanoseconds ?? at;
      for (const moment of [at, change - 1_000_000n, change, change + 1_000_000n])
        expect(offsetIn(Browser, moment, zone)).toBe(offsetIn(Library, moment, zone));
    });
  });

  it('keep one offset over the whole stretch for which they say so, and know where it ends', () => {
    always(300, (zone, at) => {
      const here = Browser.create(at, zone);
      const until = Browser.getTimeZoneTransition(here, 'next').epochNanoseconds;
      const from = Browser.getTimeZoneTransition(here, 'previous').epochNanoseconds;
      expect(from <= at && at < until).toBe(true);
      const next = Library.getTimeZoneTransition(Library.create(at, zone), 'next')?.epochNanoseconds;
      const last = Library.getTimeZoneTransition(Library.create(at + 1n, zone), 'previous')?.epochNanoseconds;
      expect(until <= (next ?? until)).toBe(true);
      expect(from >= (last ?? from)).toBe(true);
      expect(until - at > TWENTY_DAYS || until === next).toBe(true);
      expect(at - from > TWENTY_DAYS || from === last).toBe(true);
    });
  });
});
