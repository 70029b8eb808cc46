import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BoardPage, openNight, tally } from './board.ts';
import { useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';

const DAY = '2026-11-20';
const NAMES = ['Ann', 'Bob', 'Cye', 'Dee', 'Eve', 'Flo'];

describe('on the night of the final, in the order of the evening', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  const board = (ladder: string) => BoardPage.open(open, friday.laptop, ladder);

  /** What the service's clock shows more than this machine's, in milliseconds. */
  async function ahead(ladder: string): Promise<number> {
    const { origin, organiser } = friday.laptop;
    const headers = { authorization: `Bearer ${organiser}` };
    const answer = await fetch(`${origin}/api/clubs/lavers-chess/ladders/${ladder}/state`, { headers });
    const { now } = await answer.json();
    return now - Date.now();
  }

  it('a tap for the absent leader that is undone a minute later was no arrival', async () => {
    await openNight(friday.laptop, 'wrong', DAY, ['Ann', 'Bob', 'Cy', 'Dee']);
    const bar = await board('wrong');
    for (const name of ['Bob', 'Cy', 'Dee', 'Ann']) await bar.arrive(name);
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await bar.page.getByRole('button', { name: 'Undo Ann checked in' }).tap();
    await expect.poll(() => bar.page.locator('.sheet').innerText()).toContain('as if they hadn’t come');
    expect(await bar.barriers()).toEqual([]);
    // While it is on its way something else is recorded, and shown here.
    const renamed = async (route: Route) => {
      const { origin, organiser } = friday.laptop;
      await fetch(`${origin}/api/clubs/lavers-chess/ladders/wrong/rename`, {
        method: 'POST',
        headers: { authorization: `Bearer ${organiser}`, 'content-type': 'application/json' },
        body: JSON.stringify({ player: 'p4', name: 'Deedee' }),
      });
      await expect.poll(() => bar.room(), { timeout: 20_000 }).toContain('Deedee');
      await route.continue();
    };
    await bar.page.route(/\/void$/, renamed, { times: 1 });
    await bar.page.locator('.sheet .main:enabled').tap();
    await expect.poll(() => bar.room(), { timeout: 20_000 }).toContain('Deedee');
    // Not a double tap.
    await bar.page.waitForTimeout(320);
    await bar.page.locator('.sheet .main:enabled').tap();
    await expect.poll(() => bar.present()).toBe(3);
    await bar.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await expect.poll(() => bar.page.locator('.so-far .undone').innerText()).toContain('Ann checked in');
    expect(await bar.barriers()).toEqual([]);
    expect(bar.complaints).toEqual([]);
  });

  it('an outage from 20:13 to 20:16 removes nobody who sat there', async () => {
    await openNight(friday.laptop, 'outage', DAY, NAMES);
    const bar = await board('outage');
    const began = await ahead('outage');
    for (const name of ['Dee', 'Eve', 'Flo']) await bar.arrive(name);
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.offline(true);
    const at = (time: string) => bar.setAhead(Date.parse(`${DAY}T${time}Z`) - Date.now() - began);
    await at('20:13:10');
    for (const name of ['Ann', 'Bob']) await bar.arrive(name);
    await at('20:14:10');
    const panel = bar.page.locator('.final-now');
    await expect.poll(() => panel.locator('.calling').innerText()).toMatch(/20:14 – not in yet\s+Cye$/);
    await panel.getByRole('button', { name: 'Cye' }).tap();
    await expect.poll(() => bar.line()).toContain('No connection – 3 taps waiting');
    await friday.later(`${DAY}T20:16`);
    await bar.setAhead((await ahead('outage')) - began);
    await expect.poll(() => panel.innerText()).toContain('Open until you close it.');
    await bar.offline(false);
    await expect.poll(() => bar.page.locator('.pending').count(), { timeout: 20_000 }).toBe(0);
    await expect.poll(async () => (await bar.room()).match(/^[A-Z]\w\w$/gm)).toEqual(NAMES);
    expect(await panel.innerText()).not.toContain('Removed');
    expect(await tally(friday.laptop, 'outage')).toMatchObject({ seed: 1, arrive: 6 });
    expect(bar.complaints).toEqual([]);
  });

  it('a mis-tapped challenge, pass and winner of a play-off are undone, and the right one is champion', async () => {
    const bar = await board('wrong');
    const final = bar.page.locator('.final-now');
    await expect.poll(() => final.innerText()).toContain('Removed at 20:15: Ann');
    const before = await bar.room();

    await bar.page.locator('.is-open .who').filter({ hasText: 'Bob' }).tap();
    await expect.poll(() => bar.matches()).toBe(1);
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.undo();
    await expect.poll(() => bar.room()).toBe(before);

    await bar.page.getByRole('button', { name: 'Pass' }).tap();
    await expect.poll(() => bar.page.locator('.turn-now').innerText()).toContain('Cy');
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.undo();
    await expect.poll(() => bar.room()).toBe(before);

    // Cy wins as the challenged, and passes Bob, who did not play.
    await bar.page.locator('.is-open .who').filter({ hasText: 'Cy' }).tap();
    await bar.result('last');
    await expect.poll(() => bar.page.locator('.marker').count()).toBe(1);
    await final.getByRole('button', { name: 'Close normal play' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await bar.page.getByText('Club decision').tap();
    await bar.page.locator('.sheet .main').tap();
    await final.getByRole('button', { name: 'Bob won' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Bob is the champion');
    await final.getByRole('button', { name: 'Made a mistake?' }).tap();
    await bar.page.getByRole('button', { name: 'Undo Bob won a play-off' }).tap();
    await expect.poll(() => bar.page.locator('.foreseen').innerText()).toMatch(/1\s+Bob\s+Cy ▲ up 1/);
    await bar.page.locator('.sheet .main:enabled').tap();
    await final.getByRole('button', { name: 'Cy won' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Cy is the champion');
    await expect.poll(() => tally(friday.laptop, 'wrong')).toMatchObject({ void: 4, playoff: 2, close: 1 });
    expect(bar.complaints).toEqual([]);
  });
});
