import { afterAll, describe, expect, it } from 'vitest';
import { startOnFriday } from '../local/demo-folder.ts';
import { Laptop, useFolder } from '../local/laptop.ts';
import { BoardPage, openNight, tally } from './board.ts';
import { useBrowser } from './browser.ts';

const DAY = '2026-11-20';

describe('the Grand Final on the board', { timeout: 180_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop | undefined;
  afterAll(() => laptop?.end());

  it('counts down to the cut, marks who was displaced, plays off, and has a champion', async () => {
    laptop = await startOnFriday(folder);
    await openNight(laptop, 'final', DAY, ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo']);
    const early = await BoardPage.open(open, laptop, 'final');
    for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) await early.arrive(name);
    const panel = early.page.locator('.final-now');
    await expect
      .poll(() => panel.innerText())
      .toMatch(
        /^Grand Final\s+\d:\d\d to 20:15: 2 players not here yet will be removed[\s\S]+20:00 – not in yet\s+Eve\s+Flo/,
      );
    await expect.poll(() => panel.getByRole('button', { name: 'Close normal play' }).isDisabled()).toBe(true);
    const wall = await open(`${laptop.origin}/lavers-chess/final/wall/`);
    await wall.getByText('Be here by 20:15').waitFor();
    await wall.close();
    await early.page.locator('.is-open .who').filter({ hasText: 'Bob' }).tap();
    await early.page.locator('.matches-now button').tap();
    await early.page.locator('.choices button').last().tap();
    await early.page.locator('.sheet .main').tap();
    await expect.poll(() => early.page.locator('.marker').count()).toBe(1);
    await expect.poll(() => early.room()).toMatch(/^1\s+Bob/);
    expect(await early.barriers()).toEqual([]);
    await expect.poll(() => early.page.locator('.pending').count()).toBe(0);
    await early.page.close();
    await laptop.end();

    const again = await Laptop.start(folder, ['--clock', `${DAY}T20:15:30`]);
    laptop = again;
    const late = await BoardPage.open(open, again, 'final');
    const final = late.page.locator('.final-now');
    await expect.poll(() => final.innerText()).toContain('Removed at 20:15: Eve and Flo');
    await expect.poll(() => final.innerText()).toMatch(/If play ended now, Ann would challenge Bob for rung\s1\./);
    await late.page.locator('.arrivals button.late').filter({ hasText: 'Flo' }).tap();
    await late.page.getByRole('button', { name: 'Just arrived' }).tap();
    await expect.poll(() => late.room()).toMatch(/5\s+Flo/);
    await final.getByRole('button', { name: 'Close normal play' }).tap();
    expect(await late.barriers()).toEqual([]);
    // It is somebody's turn: the sheet says so, and asks for a reason.
    await expect.poll(() => late.page.locator('.preview').innerText()).toContain('challenges can be made until 21:40');
    await late.page.locator('.sheet .main').tap();
    await late.page.getByText('Club decision').tap();
    await late.page.getByRole('button', { name: 'Do it anyway' }).tap();
    await expect.poll(() => final.innerText()).toContain('Ann challenges Bob');
    const said = await final.innerText();
    // Nobody comes or challenges after the end of normal play.
    for (const gone of ['.arrivals', '.turn-now']) await expect.poll(() => late.page.locator(gone).count()).toBe(0);
    for (const words of ['for rung 1', 'White 6 minutes and must win', 'Bob chooses the colour'])
      expect(said).toContain(words);
    expect(await late.barriers()).toEqual([]);
    await final.getByRole('button', { name: 'Bob doesn’t take it up' }).tap();
    await expect.poll(() => late.page.locator('.preview').innerText()).toMatch(/^Ann goes up to rung\s1\./);
    await late.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Ann is the champion');
    expect(await late.barriers()).toEqual([]);
    await expect
      .poll(() => tally(again, 'final'))
      .toMatchObject({ arrive: 5, challenge: 1, result: 1, close: 1, playoff: 1 });
    expect([...early.complaints, ...late.complaints]).toEqual([]);
  });
});
