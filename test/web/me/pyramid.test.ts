import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { houseLike, houseOf, playerOn } from '#test/rules/house-like.ts';
import { textOf } from '#test/view/page.ts';
import { meOf } from '#web/apps/me/model.ts';
import { Part } from '#web/apps/me/rivals.tsx';
import type { Tools } from '#web/apps/me/tools.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

/** What a player of a ladder of twelve is shown of those whom they may challenge, as HTML. */
function rivalsOf(id: string, shape: 'ladder' | 'pyramid', size = 12) {
  const { ladder } = houseOf(size, { shape }).season;
  const player = playerOn(ladder, id);
  const model = meOf(ladder, player, ladder.at);
  // Nothing is tapped here.
  const tools = { model, player, at: ladder.at } as Partial<Tools> as Tools;
  return { row: model.place?.row, html: renderToString(h(Part, { tools })) };
}

const drawnAs = (html: string, part: string): number => html.split(`<g class="${part}"`).length - 1;

describe('the own page of a player in a pyramid (H2, H3)', () => {
  it('says in which row they are, and row by row whom they may challenge', () => {
    const { row, html } = rivalsOf('9', 'pyramid');
    expect(row).toBe(4);
    expect(textOf(html.replace(/<svg.*?<\/svg>/gs, ''))).toContain('Row 3 4 4 5 5 6 6 Row 4, to your left 7 7 8 8');
  });

  it('shows it as a picture, too: where they are, and who is in reach; not where that would be too small to see', () => {
    const { html } = rivalsOf('9', 'pyramid');
    expect([drawnAs(html, 'me'), drawnAs(html, 'may'), html.split('<rect').length - 1]).toEqual([1, 5, 12]);
    expect(rivalsOf('9', 'pyramid', 400).html).not.toContain('<svg');
  });

  it('has nothing of it on a plain ladder', () => {
    const { row, html } = rivalsOf('9', 'ladder');
    expect(row).toBeUndefined();
    expect(html).not.toMatch(/<svg|Row/);
  });
});
