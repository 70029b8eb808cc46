import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newLink } from '../local/laptop.ts';
import { enter, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { DESKTOP, published } from './public.ts';
import { named, nameless, type Spoken, spokenOn } from './spoken.ts';

/** What is said of each player of a ladder, in the order in which it is. */
function rowsIn(all: readonly Spoken[]): readonly (readonly Spoken[])[] {
  const from = all.flatMap(({ role }, index) => (role === 'row' ? [index] : []));
  const rows = from.map((index, place) => all.slice(index, from[place + 1] ?? all.length));
  return rows
    .map((row) => row.filter(({ role }) => ['rowheader', 'link', 'DisclosureTriangle'].includes(role)))
    .filter(([head]) => head?.role === 'rowheader' && /^\d+\b/.test(head.name) && !/20\d\d/.test(head.name));
}

describe('what VoiceOver and TalkBack read out', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  /** A page of the demo ladder, for somebody who has opened their link. */
  async function opened(app: string, terms: object, ready: string): Promise<Page> {
    const page = await open(await newLink(friday.laptop, terms), DESKTOP);
    await enter(page);
    await page.goto(`${friday.laptop.origin}/lavers-chess/main/${app}/`);
    await page.locator(ready).first().waitFor();
    return page;
  }

  it('of the ladder is the way to its parts, then each player as a phrase: rung, name, why they stand there', async () => {
    const { standings } = await published(friday.laptop, '/lavers-chess/main/view.json');
    const page = await open(`${friday.laptop.origin}/lavers-chess/main/`);
    await page.locator('#find').waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    expect(named(all, 'heading').slice(1, 3)).toEqual(['Tonight', 'The ladder']);
    expect(
      named(all, 'link')
        .slice(0, 6)
        .filter((name) => !name.includes('Lavers')),
    ).toEqual(['Skip to the ladder', 'Ladder', 'Tonight', 'Results', 'More']);
    const rows = rowsIn(all);
    expect(rows.map(([head, link]) => [Number.parseInt(head?.name ?? '', 10), link?.name])).toEqual(
      standings.map(({ rung, name }: { rung: number; name: string }) => [rung, name]),
    );
    for (const [head, , why] of rows) {
      expect(head?.name).toMatch(/^\d+( (up|down) \d+| new)?$/);
      expect(why?.name).toMatch(/^\S.*\p{L}/u);
    }
  });

  it('of a player’s own page is who they are and what waits, before whom they may challenge and what was', async () => {
    const { matches } = await published(friday.laptop, '/lavers-chess/main/view.json');
    const player = matches[0].challenger;
    const page = await opened('me', { role: 'player', label: 'spoken', player: player.id }, '.rivals, .open');
    await page.getByRole('heading', { name: 'Your results' }).waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    const wanted = [player.name, 'Tonight', 'Your match', 'Challenge a player', 'Your results'];
    expect(named(all, 'heading').filter((name) => wanted.includes(name))).toEqual(wanted);
  });

  it('of the club night is who is here, who is playing and who may check in, each a button that says what it does', async () => {
    const page = await opened('board', { role: 'scorer', label: 'spoken' }, '[aria-labelledby], section');
    await page.getByRole('heading', { name: 'Check in' }).waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    const headings = named(all, 'heading').map((name) => name.replace(/ \d+$/, ''));
    const wanted = ['Who’s here', 'Playing now', 'Check in'];
    expect(headings.filter((name) => wanted.includes(name))).toEqual(wanted);
  });
});
