import * as fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { When } from '#shared/calendar/moment.ts';
import { leagueOf } from '#test/rules/boxes/league.ts';
import { challengeId, who as player, seasonView } from '#test/view/club.ts';
import { pyramidOf } from '#test/view/clubs.ts';
import { Challenges } from '#web/apps/wall/challenges.tsx';
import { type Fitted, fitOf, isAsGood, legibleOn, MOST, roomIn, shownIn } from '#web/apps/wall/fit.ts';
import { Headline, moversIn, newsBetween } from '#web/apps/wall/headline.tsx';
import { cornerOf, pyramidFit } from '#web/apps/wall/pyramid.tsx';
import { Rungs } from '#web/apps/wall/rungs.tsx';
import { widthOnTwoLines } from '#web/apps/wall/widths.ts';

const LEAST = 28;
const screens = fc.record({
  width: fc.integer({ min: 200, max: 4000 }),
  height: fc.integer({ min: 100, max: 2200 }),
  rows: fc.integer({ min: 0, max: 201 }),
  widest: fc.double({ min: 0, max: 20, noNaN: true }),
  least: fc.constant(LEAST),
});

/** How a ladder fits, and how many rows the fullest page has. */
function shownBy(screen: Fitted) {
  const { ends, ...fit } = fitOf(screen);
  return { ...fit, shown: Math.max(...ends.map((end, page) => end - (ends[page - 1] ?? 0))) };
}

describe('a ladder on the wall', () => {
  it('is in letters that can be read from four metres away, on pages that show every row, whatever the screen', () => {
    const holds = fc.property(screens, (screen) => {
      const { size, pages, shown } = shownBy(screen);
      expect(size).toBeGreaterThanOrEqual(LEAST);
      expect(size).toBeLessThanOrEqual(MOST);
      expect(pages * shown).toBeGreaterThanOrEqual(screen.rows);
      if (shown > 1) expect(shown).toBeLessThanOrEqual(roomIn(screen, size));
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('has pages about as full as each other, and no more of them than can be read', () => {
    const screen = { width: 1200, height: 700, widest: 9, least: LEAST };
    expect(roomIn({ ...screen, rows: 0 }, LEAST)).toBe(32);
    expect(shownBy({ ...screen, rows: 32 })).toMatchObject({ pages: 1, shown: 32 });
    expect(shownBy({ ...screen, rows: 33 })).toMatchObject({ pages: 2, shown: 17 });
    expect(shownBy({ ...screen, rows: 200 })).toMatchObject({ pages: 7, shown: 29 });
  });

  it('has rows that fill the height, and never more than there is', () => {
    const holds = fc.property(screens, (screen) => {
      const { size, shown, row, column } = shownBy(screen);
      const columns = Math.max(1, Math.floor((screen.width + 2 * size) / ((column + 2) * size)));
      const lines = Math.ceil(shown / columns);
      if (lines > 1) expect(lines * row * size).toBeLessThanOrEqual(screen.height);
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('keeps those of a box together, on a page and in a column, where a column is long enough', () => {
    const boxes = fc.array(fc.integer({ min: 4, max: 9 }), { minLength: 1, maxLength: 25 });
    const holds = fc.property(screens, boxes, (screen, groups) => {
      const rows = groups.reduce((sum, each) => sum + each, 0);
      const { size, column, row, ends } = fitOf({ ...screen, rows, groups });
      expect(ends.at(-1)).toBe(rows);
      const lines = Math.floor(screen.height / (row * size));
      if (lines < 9) return;
      const columns = Math.max(1, Math.floor((screen.width + 2 * size) / ((column + 2) * size)));
      let [page, filled, used, end] = [0, 1, 0, 0];
      for (const group of groups) {
        if (end === ends[page]) [page, filled, used] = [page + 1, 1, 0];
        if (used + group > lines) [filled, used] = [filled + 1, 0];
        used += group;
        end += group;
        expect(filled).toBeLessThanOrEqual(columns);
      }
      expect(page).toBe(ends.length - 1);
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('takes letters of 28 pixels where a screen has 1080 lines, upright or not, and as large a part of any other', () => {
    expect(legibleOn({ width: 1920, height: 1080 })).toBe(28);
    expect(legibleOn({ width: 1080, height: 1920 })).toBe(28);
    expect(legibleOn({ width: 3840, height: 2160 })).toBe(56);
  });

  it('writes out as many of those who are free as have room in two columns, the last line of which says how many are left out', () => {
    const lines = (...heights: readonly number[]): readonly number[] => heights.map((each) => 20 * each);
    expect(shownIn(lines(1, 1, 1, 1), 40)).toBe(4);
    expect(shownIn(lines(1, 1, 1, 1, 1), 40)).toBe(3);
    // A name on two lines is not divided between the columns.
    expect(shownIn(lines(1, 2, 2, 1), 60)).toBe(4);
    expect(shownIn(lines(2, 2, 1, 1), 60)).toBe(2);
    expect(shownIn(lines(1, 1), 10)).toBe(0);
    expect(shownIn(lines(1, 2, 1), Number.POSITIVE_INFINITY)).toBe(3);
  });

  it('is in the largest letters in which it fits', () => {
    const screen = { width: 1200, height: 900, widest: 8, least: 8 };
    expect(shownBy({ ...screen, rows: 10 })).toMatchObject({ size: 60, shown: 10, pages: 1 });
    const hundred = fitOf({ ...screen, rows: 100 });
    expect(roomIn({ ...screen, rows: 100 }, hundred.size + 1)).toBeLessThan(100);
  });

  it('cuts no name: a column is as wide as the widest row', () => {
    const holds = fc.property(screens, (screen) => {
      const { column } = fitOf(screen);
      expect(column).toBeGreaterThanOrEqual(screen.widest);
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('writes long names smaller only where all letters are larger for it', () => {
    const few = { width: 1200, height: 900, rows: 8, least: LEAST };
    expect(isAsGood(fitOf({ ...few, widest: 9 }), fitOf({ ...few, widest: 7 }))).toBe(true);
    expect(isAsGood(fitOf({ ...few, widest: 30 }), fitOf({ ...few, widest: 12 }))).toBe(false);
  });

  it('tells what moved since it was last seen, and nothing of a result that moved nobody', () => {
    const view = pyramidOf(10);
    const before = {
      ...view,
      results: [],
      standings: view.standings.toSpliced(0, 2, ...view.standings.slice(0, 2).reverse()),
    };
    expect(newsBetween(before, view)).toEqual(view.results.map((result) => ({ kind: 'result', result })));
    expect(newsBetween({ ...view, results: [] }, view)).toEqual([]);
    expect(newsBetween({ ...before, results: view.results }, view)).toEqual([]);
    expect(newsBetween(undefined, view)).toEqual([]);
  });

  it('tells who joined, who left, and whom a month without a match moved or removed', () => {
    const view = pyramidOf(10);
    const [first, second, third, ...others] = view.standings;
    if (!first || !second || !third) throw new Error('there are ten');
    const without = (...gone: readonly unknown[]) => view.standings.filter((each) => !gone.includes(each));
    const stories = (before: typeof view, now: typeof view) => {
      const news = newsBetween(before, now);
      return [renderToString(h(Headline, { standings: now.standings, news })).replace(/<[^>]+>/g, ' '), moversIn(news)];
    };
    const newcomer = stories({ ...view, standings: without(third) }, view);
    expect(newcomer).toEqual([expect.stringMatching(`${third.name}\\s+joined`), [third.id]]);
    const leaver = stories(view, { ...view, standings: without(third) });
    expect(leaver).toEqual([expect.stringMatching(`${third.name}\\s+left the ladder`), [third.id]]);
    const october = {
      ...{ line: 99, at: view.asOf, kind: 'month', period: '2026-10', cause: 'no match in October' },
      ...{ dropped: [first], removed: [third] },
    } as unknown as (typeof view)['settlements'][number];
    const settled = stories(view, { ...view, standings: [second, first, ...others], settlements: [october] });
    expect(settled).toEqual([
      expect.stringMatching(`No match in October\\s+Dropped:\\s+${first.name}\\s+Removed:\\s+${third.name}`),
      [first.id],
    ]);
  });
});

describe('boxes on the wall', () => {
  it('are under their names, with each player’s number, points and way up or down, and last who waits', () => {
    const league = leagueOf(7, { size: 4, up: 1 }).plays('2', '1', [3, 0]).plays('6', '5', [3, 1]).join('8');
    const { standings } = seasonView(league.join('9').join('10').season, league.ladder.at);
    const shown = renderToString(h(Rungs, { standings, today: '2023-03-20', movers: [] }));
    const lines = shown.split('</li>').map((line) =>
      line
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    );
    expect(lines.filter((line) => line !== '')).toEqual([
      ...['Box 1', '1 1 1', '2 2 5', '3 3 0', '4 4 0'],
      ...['Box 2', '1 5 2', '2 6 5', '3 7 0', '4 8 0', '5 9 0'],
      ...['Waiting for the next round', '10 10 new'],
    ]);
    const going = (way: string) =>
      Array.from(shown.matchAll(new RegExp(`data-player="(\\w+)"(?:(?!</li>).)*rung-change ${way}`, 'g')));
    expect([going('up'), going('down')].map((all) => all.map(([, id]) => id))).toEqual([['6'], ['4']]);
  });
});

describe('a pyramid on the wall', () => {
  const screens = fc.record({
    width: fc.integer({ min: 200, max: 4000 }),
    height: fc.integer({ min: 100, max: 2200 }),
    rows: fc.integer({ min: 1, max: 45 }),
    widest: fc.double({ min: 0, max: 20, noNaN: true }),
  });

  it('has room for its widest row, whatever the screen, and for a rung and two lines in each', () => {
    const holds = fc.property(screens, (screen) => {
      const fit = pyramidFit(screen);
      if (!fit) return;
      expect(fit.wide * screen.rows).toBeLessThanOrEqual(screen.width + fit.size);
      expect(fit.high * screen.rows).toBeLessThanOrEqual(screen.height + fit.size);
      expect(fit.high).toBeGreaterThanOrEqual(4.2 * fit.size);
    });
    return fc.assert(holds, { endOnFailure: true });
  });

  it('of 40 players is read from afar on a big screen, and one of 1,000 is not drawn', () => {
    const screen = { width: 1250, height: 940, widest: 5.5 };
    expect(pyramidFit({ ...screen, rows: 9 })?.size).toBeGreaterThanOrEqual(18);
    expect(pyramidFit({ ...screen, rows: 45 })).toBeUndefined();
  });

  it('leaves room for the codes for phones beside its top, unless they reach too far down', () => {
    const screen = { width: 1250, height: 900, rows: 9, widest: 5 };
    const fit = pyramidFit(screen);
    if (!fit) throw new Error('it is drawn');
    expect(cornerOf(screen, fit, 190)).toBeGreaterThan(200);
    expect(cornerOf(screen, fit, 900)).toBeLessThan(20);
  });

  it('breaks a name where both lines are shortest', () => {
    const widthOf = (text: string): number => text.length;
    const names = ['Ann Bo', 'Ann Mary Featherstone', 'Featherstone', ''];
    expect(names.map((name) => widthOnTwoLines(name, widthOf))).toEqual([3, 12, 12, 0]);
  });
});

describe('challenges on the wall', () => {
  const who = (name: string) => ({ id: player(name.toLowerCase()), name });
  const [ann, bob, cy] = [who('Ann'), who('Bob'), who('Cy')];
  const between = (one: typeof ann, other: typeof ann, state: 'open' | 'accepted', more = {}) => ({
    id: challengeId(`${one.id}-${other.id}`),
    challenger: one,
    challenged: other,
    since: '2026-11-10T20:34:00+00:00' as When,
    state,
    terms: {},
    ...more,
  });

  it('stand with the day until which they are to be accepted or played, or the date agreed, the soonest first', () => {
    const open = [
      between(ann, bob, 'accepted'),
      between(bob, cy, 'open'),
      between(cy, ann, 'accepted', { date: '2026-11-21T19:30:00+00:00' }),
      between(cy, bob, 'accepted'),
    ];
    const due = (kind: string, day: string, one: typeof ann, other: typeof ann) => ({
      kind,
      at: `${day}T00:00:00+00:00`,
      between: [one, other],
    });
    const dues = [due('deadline', '2026-11-25', ann, bob), due('acceptance', '2026-11-24', bob, cy)];
    const words = renderToString(h(Challenges, { view: { calendar: { dues } } as never, open }))
      .replace(/<li>/g, '\n')
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ');
    expect(
      words
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual(['Cy – Ann Sat 21 Nov, 19:30', 'Bob – Cy accept by 23 Nov', 'Ann – Bob play by 24 Nov', 'Cy – Bob']);
  });
});
