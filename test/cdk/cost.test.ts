import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callsOf, costPage, DOLLARS_PAGE, dollarsPage, PAGE } from '#docs/cost.ts';
import { weekOf } from '../simulation/live/assumed.ts';
import { dollarsBeyondFree, dollarsOf, plus, times } from '../simulation/live/bill.ts';
import { measure } from '../simulation/live/measured.ts';
import { type Both, bothManners, freshnessOf, live, monthOf, PLAN } from '../simulation/live.ts';

let run: Promise<Both> | undefined;
const both = (): Promise<Both> => {
  run ??= bothManners(PLAN);
  return run;
};

/** A month of 1,000 clubs that ask, by list prices, as it was reckoned before anything was told. */
const KNOWN = 463;

describe('1,000 clubs that play at once', () => {
  it('see what is tapped elsewhere within a second, and 99 of 100 times within two', async () => {
    const [median, worst] = freshnessOf((await both()).after);
    expect(median).toBeLessThanOrEqual(1000);
    expect(worst).toBeLessThanOrEqual(2000);
  });

  it('cost at most a third of what asking did, and asking comes to what was reckoned', async () => {
    const { before, after } = await both();
    expect(dollarsOf(monthOf(after))).toBeLessThanOrEqual(KNOWN / 3);
    expect(Math.abs(dollarsOf(monthOf(before)) / KNOWN - 1)).toBeLessThan(0.15);
    expect(dollarsOf(before.month.asking) / dollarsOf(monthOf(before))).toBeCloseTo(0.91, 1);
  });

  it('ask nothing of the API any more while nothing happens', async () => {
    const { before, after } = await both();
    expect([after.counts['state, same'], after.counts['Admin, same']]).toEqual([0, 0]);
    expect(after.counts.version).toBeLessThan(before.counts.version / 15);
  });

  it('are as fresh with a single shard of the stream, and late with a single process', async () => {
    const [week, measured] = [weekOf(40), await measure(40)];
    const worst = (change: object): number =>
      freshnessOf(live({ ...PLAN, clubs: 100, every: 5, ...change }, 'told', week, measured))[1];
    expect(worst({ shards: 1 })).toBeLessThan(2000);
    expect(worst({ clubs: 1000, concurrency: 1 })).toBeGreaterThan(60_000);
  });

  it('play the same each time', async () => {
    const [week, measured] = [weekOf(20), await measure(20)];
    const once = () => live({ ...PLAN, clubs: 10, every: 1 }, 'told', week, measured);
    expect(once()).toEqual(once());
  });
});

describe('the page about costs', () => {
  it('is up to date (npm run docs)', async () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(await costPage(await both()));
    expect(readFileSync(DOLLARS_PAGE, 'utf8')).toBe(dollarsPage());
  });
});

describe('a bill', () => {
  it('is units by their prices, less what each month is free', () => {
    const month = plus({ lambdaRequests: 3_000_000 }, times(2, { writeUnits: 500_000, edgeGb: 400 }));
    expect(dollarsOf(month)).toBeCloseTo(3 * 0.2 + 0.705 + 800 * 0.085);
    expect(dollarsBeyondFree(month)).toBeCloseTo(2 * 0.2 + 0.705);
  });

  it.each([
    ['cron(0 * * * ? *)', 730],
    ['cron(0/15 * * * ? *)', 2920],
    ['cron(0,15,30,45 * * * ? *)', 2920],
    ['cron(23 3 * * ? *)', 730 / 24],
  ])('has the calls of a schedule: %s', (cron, calls) => {
    expect(callsOf(cron)).toBeCloseTo(calls);
  });
});
