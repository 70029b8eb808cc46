import { describe, expect, test } from 'vitest';
import { dueAt, nextRollover } from '#shared/engine/due.ts';
import type { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { buildView } from '#shared/view/view.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { toldOf } from '#test/view/club.ts';
import { clubOf, RulesClub } from '../club.ts';
import { NairobiClub } from './club.ts';
import { always, SYSTEMS } from './seasons.ts';

const DAY = 86_400_000;

/**
 * The parts of what a page says at an instant. When that is, since when changes count, and how far ahead the calendar
 * looks move on by themselves, and hurt nobody if they lag behind.
 */
function partsAt(told: ReturnType<typeof toldOf>, at: number): ReadonlyMap<string, string> {
  const { asOf: _asOf, since: _since, calendar, ...page } = buildView(told, instant(at));
  const parts = { ...page, ...calendar, dues: [] };
  return new Map(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
}

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** Every instant from a ladder's last line on at which its page has to be rendered, and Infinity. */
function* renderings({ ladder }: Season): Generator<number> {
  for (let at: Instant | undefined = ladder.at; at !== undefined; at = nextRollover(ladder, at)) yield at;
  yield Number.POSITIVE_INFINITY;
}

/** Pairs of neighbours in a list. */
function* steps(instants: Iterable<number>): Generator<readonly [from: number, to: number]> {
  let before: number | undefined;
  for (const each of instants) {
    if (before !== undefined) yield [before, each];
    before = each;
  }
}

// Many pages are rendered, which takes its time on a busy machine.
describe('between the times at which it is due', { timeout: 120_000 }, () => {
  test.each(SYSTEMS)('a page of %s says the same all the time', (system) => {
    always(
      system,
      ({ season }, number) => {
        const told = toldOf(season);
        for (const [from, to] of steps(renderings(season))) {
          const said = partsAt(told, from);
          const end = Math.min(to, from + 900 * DAY) - 1;
          for (const at of [end, from + (number % (end - from + 1))]) {
            expect(differing(said, partsAt(told, at))).toEqual([]);
          }
        }
      },
      5,
    );
  });

  test.each(SYSTEMS)('a ladder of %s has nothing to settle that the index does not know', (system) => {
    always(system, ({ season: { ladder } }, number) => {
      const [after, due] = [instant(ladder.at + (number % 40) * DAY), nextDue(ladder)];
      const next = dueAt(ladder, after) ?? Number.POSITIVE_INFINITY;
      if (ladder.order.size > 0) expect(next).toBeLessThanOrEqual(due ?? Number.POSITIVE_INFINITY);
      else expect(next).toBe(nextRollover(ladder, after) ?? Number.POSITIVE_INFINITY);
    });
  });
});

describe('a page', () => {
  const utc = (at: number): string => new Date(at).toISOString();

  test('rolls over when its hours are over, at the midnight that ends the night, at seven more, and at the one that ends the season', () => {
    const { season } = clubOf(4).at('2021-10-26 20:00').arrive('ann').arrive('bob');
    expect([...renderings(season)].slice(1, -1).map(utc)).toEqual([
      '2021-10-26T21:00:00.001Z',
      ...['2021-10-26T23:00', '2021-10-27T23:00', '2021-10-28T23:00', '2021-10-29T23:00'].map(
        (each) => `${each}:00.000Z`,
      ),
      ...['2021-10-30T23:00', '2021-11-01T00:00', '2021-11-02T00:00', '2021-11-03T00:00'].map(
        (each) => `${each}:00.000Z`,
      ),
      '2022-06-06T23:00:00.000Z',
    ]);
  });

  test('of which nothing has happened yet never does', () => {
    expect(nextRollover(new RulesClub().ladder, instant(Date.UTC(2022, 0, 1)))).toBeUndefined();
  });

  test('of Nairobi also rolls over when a pair may meet again, two months later (N9)', () => {
    const club = NairobiClub.of(3).plays('3', '2', [1, 0]);
    expect([...renderings(club.season)].slice(1, -1).map(utc).slice(-2)).toEqual([
      '2022-01-15T21:00:00.000Z',
      '2022-03-07T21:00:00.000Z',
    ]);
  });

  test('whose clocks are set back over midnight never looks back', () => {
    const club = clubOf(2, { timezone: 'America/St_Johns', season: { start: '2009-09-07', end: '2010-06-07' } });
    const { ladder } = club.at('2009-10-31 20:00').arrive('ann');
    const again = instant(Date.UTC(2009, 10, 1, 2, 45));
    expect(nextRollover(ladder, again)).toBeGreaterThan(again);
  });

  test('whose clocks are set back over the midnight that ends its season tells that a day later', () => {
    const club = clubOf(2, { timezone: 'America/St_Johns', season: { start: '2009-09-07', end: '2009-10-31' } });
    const { ladder } = club.at('2009-09-08 20:00').arrive('ann');
    expect(nextRollover(ladder, instant(Date.UTC(2009, 10, 1, 2, 45)))).toBe(Date.UTC(2009, 10, 2, 3, 30));
  });
});
