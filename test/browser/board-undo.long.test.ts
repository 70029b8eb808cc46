import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BoardPage, openNight, PACE, tally } from './board.ts';
import { useBrowser } from './browser.ts';
import { useFriday, useOwnFriday } from './friday.ts';

const DAY = '2026-11-20';
const NAMES = ['Ann', 'Bob', 'Cye', 'Dee', 'Eve', 'Flo'];

describe('on the night of the final, in the order of the evening', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  const board = (ladder: string) => BoardPage.open(open, friday.laptop, ladder);

  /** What the service's clock shows more than this machine's, in milliseconds. */
  async function ahead(ladder: string): Promise<number> {
    const { now } = await friday.laptop.ask(`/ladders/${ladder}/state`);
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
      await friday.laptop.ask('/ladders/wrong/rename', { player: 'p4', name: 'Deedee' });
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

describe('a result that was tapped for the wrong table', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  const board = (ladder: string) => BoardPage.open(open, friday.laptop, ladder);
  const recorded = (bar: BoardPage) => expect.poll(() => bar.page.locator('.pending').count()).toBe(0);

  /** Bob has challenged Ann at one table, and Dee Cye at another; the first match that runs is given a result. */
  async function wrongTable(ladder: string): Promise<BoardPage> {
    await openNight(friday.laptop, ladder, DAY, ['Ann', 'Bob', 'Cye', 'Dee']);
    const bar = await board(ladder);
    for (const name of ['Ann', 'Bob', 'Cye', 'Dee']) await bar.arrive(name);
    for (const count of [1, 2]) {
      await bar.page.waitForTimeout(PACE);
      await bar.challenge();
      await expect.poll(() => bar.matches()).toBe(count);
    }
    await recorded(bar);
    return bar;
  }

  it('is undone by the first button: the two are playing still, as before the tap, and the toast goes', async () => {
    const bar = await wrongTable('still');
    const before = (await bar.room()).split('\n').toSorted();
    await bar.result('first');
    await recorded(bar);
    await bar.page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
    const buttons = bar.page.locator('.sheet .main');
    await expect.poll(() => buttons.first().innerText()).toBe('Still playing');
    expect(await bar.barriers()).toEqual([]);
    await buttons.first().tap();
    await expect.poll(() => bar.page.locator('.toast').innerText()).toContain('still playing');
    await expect.poll(() => bar.page.locator('.toast button').count()).toBe(0);
    await recorded(bar);
    await expect.poll(async () => (await bar.room()).split('\n').toSorted()).toEqual(before);
    // They are given their result in the end: they have not met tonight before.
    await bar.result('last', 1);
    await recorded(bar);
    expect(await tally(friday.laptop, 'still')).toMatchObject({ challenge: 3, result: 2, void: 2 });
    expect(bar.complaints).toEqual([]);
  });

  it('is undone on another tablet, which sees it later', async () => {
    const bar = await wrongTable('other-still');
    const other = await board('other-still');
    const before = (await bar.room()).split('\n').toSorted();
    await bar.result('first');
    await recorded(bar);
    await expect.poll(() => other.matches()).toBe(1);
    await other.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await other.page
      .getByRole('button', { name: /^Undo / })
      .first()
      .tap();
    await other.page.getByRole('button', { name: 'Still playing' }).tap();
    for (const each of [other, bar])
      await expect.poll(async () => (await each.room()).split('\n').toSorted(), { timeout: 20_000 }).toEqual(before);
    expect([...bar.complaints, ...other.complaints]).toEqual([]);
  });

  it.each([
    ['before it was sent', { challenge: 2 }],
    ['when the service had it but its answer was lost', { challenge: 3, result: 1, void: 2 }],
  ])('is taken back as if it had not been tapped, offline %s', async (when, lines) => {
    const isSent = when !== 'before it was sent';
    const ladder = isSent ? 'offline-sent' : 'offline-still';
    const bar = await wrongTable(ladder);
    const before = (await bar.room()).split('\n').toSorted();
    const noLine = () => expect.poll(() => bar.line()).toContain('No connection');
    const answerLost = async (route: Route) => {
      await route.fetch();
      await bar.offline(true);
      await route.abort('internetdisconnected');
    };
    if (isSent) await bar.page.route(/\/result$/, answerLost, { times: 1 });
    else await bar.offline(true).then(noLine);
    await bar.result('first');
    await noLine();
    await expect.poll(() => bar.matches()).toBe(1);
    await bar.page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => bar.matches()).toBe(2);
    await bar.offline(false);
    await expect.poll(() => bar.line(), { timeout: 20_000 }).not.toContain('No connection');
    await expect
      .poll(() => tally(friday.laptop, ladder), { timeout: 20_000 })
      .toEqual({ seed: 1, arrive: 4, ...lines });
    await recorded(bar);
    await expect.poll(async () => (await bar.room()).split('\n').toSorted(), { timeout: 20_000 }).toEqual(before);
    expect(bar.complaints).toEqual([]);
  });
});
