import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PYRAMID_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { frameOf, renderRowPage } from '#web/pages/row-page.tsx';
import { Rows } from '#web/pages/rows.ts';
import { PLACE, textOf, unbalanced } from './page.ts';
import { pyramidOf, whereAway } from './pyramid.ts';

const ASSETS = { style: '/style.css', pyramid: '/pyramid.css' };

const pageOf = (view: LadderView): string => renderLadder(view, PLACE, ASSETS);

/** The table as it is read: the headings of rows, and the rungs below each, as "Row 2: 2 3". */
const readOf = (page: string): readonly string[] =>
  [...page.slice(0, page.indexOf('</table>')).matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, block = '']) => {
    const [heading, ...rungs] = [...block.matchAll(/<th [^>]*>([^<]*)/g)].map(([, text]) => text);
    return `${heading}: ${rungs.join(' ')}`;
  });

const widthOf = (page: string): number => Number(/pyramid.css" media="\(min-width: ([\d.]+)rem\)"/.exec(page)?.[1]);

/** What is said of a player at their name. */
const marksOf = (page: string, player: string): readonly string[] => {
  const [, row = ''] = new RegExp(`id="at-${player}">(.*?)</tr>`, 's').exec(page) ?? [];
  return [...row.matchAll(/<i class="(\w+)">/g)].flatMap(([, mark]) => mark ?? []);
};

describe('the page of a pyramid (H2)', () => {
  it('is one table in the order of rungs, and says before each row which it is', () => {
    const view = pyramidOf(12);
    const page = pageOf(view);
    expect(readOf(page)).toEqual(['Row 1: 1', 'Row 2: 2 3', 'Row 3: 4 5 6', 'Row 4: 7 8 9 10', 'Row 5: 11 12']);
    expect([...page.matchAll(/id="at-(p\d+)"/g)].map(([, id]) => id)).toEqual(view.standings.map(({ id }) => id));
    expect(unbalanced(page)).toEqual([]);
    expect(textOf(page)).toContain('The pyramid');
  });

  it('goes on with its rows on the further pages of a long one', () => {
    const view = pyramidOf(600);
    const rows = new Rows().of(view);
    expect(readOf(pageOf(view)).at(-1)).toMatch(/^Row 22: 232 .* 250$/);
    expect(pageOf(view)).not.toContain(ASSETS.pyramid);
    const second = { frame: frameOf(view, PLACE), page: 2, rows: rows.slice(250, 500) };
    expect(readOf(renderRowPage(second, ASSETS)).slice(0, 2)).toEqual([
      'Row 22: 251 252 253',
      `Row 23: ${Array.from({ length: 23 }, (_, index) => 254 + index).join(' ')}`,
    ]);
  });

  it('is drawn where the window has room for its widest row, and is a list elsewhere', () => {
    const widths = [3, 36, 45, 200].map((size) => widthOf(pageOf(pyramidOf(size))));
    expect(widths).toEqual([...widths].toSorted((one, other) => one - other));
    const [, of36 = 0, , of200 = 0] = widths;
    expect(of36 * 16).toBeLessThanOrEqual(320);
    expect(of200 * 16).toBeGreaterThan(390);
    expect(of200 * 16).toBeLessThanOrEqual(1280);
    expect(pageOf(pyramidOf(301))).not.toContain(ASSETS.pyramid);
  });

  it('says at the name who is away, and who has a challenge to play: whom one may challenge is seen at once', () => {
    const view = whereAway(pyramidOf(12), 'p2');
    expect(['p2', 'p5', 'p8', 'p9'].map((player) => marksOf(pageOf(view), player))).toEqual([
      ['away'],
      ['busy'],
      ['busy'],
      [],
    ]);
    const { shape, ...ladder } = view;
    expect(shape).toBe('pyramid');
    expect(['p2', 'p5'].flatMap((player) => marksOf(pageOf(ladder), player))).toEqual([]);
  });

  it('is drawn anew where a challenge has been played', () => {
    const rows = new Rows();
    const view = pyramidOf(12);
    rows.of(view);
    const after = rows.of({ ...view, challenges: [] });
    expect(after.some((row) => row.includes('busy'))).toBe(false);
  });

  it('has its style sheet to itself: no other ladder loads it, and a pyramid of a hundred is no heavier than the others', () => {
    const { shape, ...ladder } = pyramidOf(100);
    expect(shape).toBe('pyramid');
    expect(pageOf(ladder)).not.toMatch(/pyramid|as-list/);
    const parts = [pageOf(pyramidOf(100)), STYLE, PYRAMID_STYLE].map((part) => gzipSync(part).length);
    expect(parts.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(30 * 1024);
  });
});
